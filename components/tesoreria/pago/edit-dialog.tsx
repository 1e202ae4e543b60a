'use client'

import { useMemo, useState } from 'react'
import { MoneyDialog } from '@/components/form/money-dialog'
import { usePresent } from '@/components/llamada/use-present'
import { isUncertain } from '@/lib/llamada/insist'
import { useRepetible } from '@/components/llamada/use-repetible'
import { EditForm, type Rechazada } from '@/components/tesoreria/pago/edit-form'
import type { Edicion } from '@/components/tesoreria/pago/edit-values'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { DialogStanding } from '@/components/espera/dialog-standing'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { useItems } from '@/components/tesoreria/pago/use-items'
import { sparingUnread } from '@/lib/unread'

/** A month without an id has no pencil, which the types do not know. */
const SIN_ID = 0

type Props = {
  fila: FilaPendiente
  lista: readonly FilaPendiente[] | undefined
  close: () => void
}

/** Shows the month as the server has it now, whatever the list said. */
export function EditDialog({ fila, lista, close }: Props) {
  const { id: matriculaID = SIN_ID } = fila
  const { ahora: leida, falla, leer } = usePresent('/matriculado/traerDatosMatricula', { matriculaID })
  const chosen = useMemo(() => [fila], [fila])
  const { filas: sigue, cambios } = useItems(chosen, lista)
  const [typed, setTyped] = useState(false)
  const { matriculadoID, quien, permisos, registra } = useMostrador()
  // Prices tell what another type or insurance costs.
  const verPrecios = registra && permisos.has('precios.ver')
  const { enviar, ...outcome } = useRepetible('/matriculado/actualizarDatosMatricula', {
    exito: 'Se editó correctamente',
    fracaso: 'No se pudo editar la matrícula',
    que: 'se editó la matrícula',
    enCampos: true,
    relee: true,
  })

  async function save(values: Edicion): Promise<Rechazada> {
    const result = await enviar(sparingUnread({ ...values, matriculaID, version: leida?.version }, leida))
    if (result?.ok) close()
    if (!result || result.ok || isUncertain(result)) return { errores: {} }
    return { errores: result.errores, ahora: await leer() }
  }
  return (
    <MoneyDialog
      title="Editar Matricula Generada"
      description={
        <ForMatriculado
          {...{ matriculadoID, quien }}
          ademas={[fila.nombre, fila.mes].filter(Boolean).join(' · ')}
        />
      }
      className="max-w-xl"
      onOpenAutoFocus={undefined}
      {...{ outcome, typed, close }}
    >
      {leida ? (
        <EditForm
          leida={leida}
          anio={verPrecios ? fila.anio : undefined}
          quitada={sigue.length === 0 ? cambios : undefined}
          save={save}
          onTyped={setTyped}
          close={close}
        />
      ) : (
        <DialogStanding
          leyendo="Leyendo la matrícula…"
          falla={falla?.mensaje}
          close={close}
          className="grid min-h-80 place-items-center"
        />
      )}
    </MoneyDialog>
  )
}
