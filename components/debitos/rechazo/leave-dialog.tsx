import { useEffect } from 'react'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { ConfirmDialog } from '@/components/form/confirm-dialog'
import { useRepetible } from '@/components/llamada/use-repetible'
import { ClosedDebitos, fromWhen, useTellClosed } from '@/components/padron/matriculado/closed-debitos'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

type Props = {
  fila: LeidoEn<'/rechazo/traerTodos'>[number]
  matriculadoID: number
  daListadoID: number
  close: () => void
}

/** Asks, and ends the member's debit in one act, with what was rejected as its reason. */
export function LeaveDialog({ fila, matriculadoID, daListadoID, close }: Props) {
  const tellClosed = useTellClosed()
  const { enviar } = useRepetible('/da_listado/baja', {
    exito: 'Dado de Baja Exitosamente',
    fracaso: 'No se pudo dar de baja',
    que: 'se dio de baja',
    relee: true,
  })
  const { apellidoNombre = '', formaPago = '' } = fila
  const motivo = reasonOf(fila)
  const { estado, leer } = useLectura('/da_listado/traerCerrados')
  useEffect(() => void leer({ matriculadoID }), [leer, matriculadoID])
  const cerrados = estado.fase === 'lista' ? estado.datos : []
  async function leave() {
    const result = await enviar({ matriculadoID, daListadoID, motivo })
    if (result?.ok) tellClosed(result.datos?.cerrados)
  }
  return (
    <ConfirmDialog
      title={`¿Dar de baja el débito de ${apellidoNombre}?`}
      head={<ForMatriculado matriculadoID={matriculadoID} quien="" />}
      description={`${formaPago}. Queda anotado: «${motivo}». ${fromWhen(cerrados)} paga en efectivo; lo que debe lo sigue debiendo.`}
      yes="Si"
      no="No"
      details={<ClosedDebitos cerrados={cerrados} />}
      tone="destructive"
      onNo={close}
      onYes={() => leave().finally(close)}
    />
  )
}

/** '3 rechazos seguidos: No había dinero en la cuenta'. */
const reasonOf = ({ seguidos = 0, respuesta }: Props['fila']): string =>
  [seguidos === 1 ? '1 rechazo' : `${seguidos} rechazos seguidos`, respuesta?.motivo]
    .filter(Boolean)
    .join(': ')
