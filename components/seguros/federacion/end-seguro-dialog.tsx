'use client'

import { useForm, useWatch } from 'react-hook-form'
import { AddDialog } from '@/components/form/add-dialog'
import { FarDateField } from '@/components/form/far-date-field'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { useRepetible } from '@/components/llamada/use-repetible'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { AjusteDeCargo } from '@/components/seguros/federacion/ajuste-de-cargo'
import { type Seguro, told } from '@/components/seguros/federacion/seguro-words'
import { useAjuste } from '@/components/seguros/federacion/use-ajuste'
import { isFecha } from '@/domain/fechas'
import type { EntradaEn } from '@/lib/llamada/call-paths'

type Entrada = EntradaEn<'/federacion_matriculado/darDeBaja'>
type Valores = { federacionMatriculadoID: number; hasta: string | undefined; confirmada?: string }
type Props = { matriculadoID: number; fila: Seguro; simula: boolean; close: () => void }

const ETIQUETAS = { hasta: 'Fecha de Baja' } as const
const resolver = lazyResolver<Valores, Entrada>(() =>
  import('@/components/seguros/federacion/seguro-schema').then((module) => module.checkEnd),
)

export function EndSeguroDialog({ matriculadoID, fila, simula, close }: Props) {
  const { id = 0, hasta, version } = fila
  const form = useForm<Valores, unknown, Entrada>({
    resolver,
    defaultValues: { federacionMatriculadoID: id, hasta: hasta ?? undefined },
  })
  const { enviar, ...outcome } = useRepetible('/federacion_matriculado/darDeBaja', {
    exito: 'Se dió de baja a seguro correctamente',
    fracaso: 'No se pudo dar de baja',
    que: 'se dio de baja el seguro',
    enCampos: true,
    relee: true,
  })
  const { control } = form
  const dia = useWatch({ control, name: 'hasta' })
  const adjusting = useAjuste(
    simula && dia && isFecha(dia)
      ? { acto: 'baja', matriculadoID, federacionMatriculadoID: id, dia }
      : undefined,
  )
  async function send(values: Entrada) {
    const result = await enviar({ ...values, ...adjusting.adjustment, version })
    if (result?.ok) close()
    else adjusting.reread()
    return result && !result.ok ? result.errores : {}
  }
  return (
    <AddDialog
      title="Dar de Baja"
      head={<ForMatriculado matriculadoID={matriculadoID} />}
      labels={ETIQUETAS}
      {...{ outcome, form, send, close }}
    >
      <p className="text-sm">
        {told(fila)}.{simula && ' La fecha de baja es el último día cubierto.'}
      </p>
      <FarDateField {...{ control, name: 'hasta', label: ETIQUETAS.hasta }} required />
      <AjusteDeCargo {...adjusting} told={Object.keys(form.formState.errors).length > 0} />
    </AddDialog>
  )
}
