'use client'

import { useForm } from 'react-hook-form'
import type { ActoEnCurso } from '@/components/catalogos/acto/acto-values'
import { AddDialog } from '@/components/form/add-dialog'
import { NumberField } from '@/components/form/value-fields'
import { useRepetible } from '@/components/llamada/use-repetible'
import { CLASES_DE_ACTO, nameOfActo } from '@/domain/acto'
import { formatFecha, partsOf } from '@/domain/fechas'

const ETIQUETAS = { primero: 'Primer número del año' } as const

type Props = { acto: ActoEnCurso; close: () => void }

/** Gives a draft its number; of the first of a year it may be told where its numbers begin. */
export function NumberDialog({ acto, close }: Props) {
  const { id, clase, fecha, version, primera } = acto
  const { anio } = partsOf(fecha)
  const form = useForm<{ primero: number | undefined }>({ defaultValues: { primero: undefined } })
  const { enviar, ...outcome } = useRepetible('/acto/numerar', {
    exito: 'Se numeró la resolución',
    fracaso: 'No se pudo numerar',
    que: 'se numeró la resolución',
    enCampos: true,
    relee: true,
  })
  async function send({ primero }: { primero: number | undefined }) {
    const result = await enviar({ id, version, primero })
    if (result?.ok) close()
    return result && !result.ok ? result.errores : {}
  }
  return (
    <AddDialog
      title={`Numerar: ${CLASES_DE_ACTO[clase]} del ${formatFecha(fecha)}`}
      labels={ETIQUETAS}
      {...{ form, send, close, outcome }}
    >
      <p>
        Toma el número que sigue de {anio}. Desde entonces ni el texto ni los firmantes se pueden cambiar, y
        la que venga después no puede tener una fecha anterior.
      </p>
      {primera && (
        <NumberField
          control={form.control}
          name="primero"
          label={ETIQUETAS.primero}
          hint={`Es la primera de ${anio} acá. Si ya hay otras en papel, ingrese el número que le toca; si no, será ${nameOfActo({ clase, numero: 1, anio })}.`}
        />
      )}
    </AddDialog>
  )
}
