'use client'

import { useConfirm } from '@/components/form/confirm'
import { useRepetible } from '@/components/llamada/use-repetible'
import { Button } from '@/components/ui/button'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Fila = LeidoEn<'/rechazo/traerTodos'>[number]

/** '3 rechazos seguidos: No había dinero en la cuenta'. */
const reasonOf = ({ seguidos = 0, respuesta }: Fila): string =>
  [seguidos === 1 ? '1 rechazo' : `${seguidos} rechazos seguidos`, respuesta?.motivo]
    .filter(Boolean)
    .join(': ')

/** Ends the member's debit in one act, with what was rejected as its reason. */
export function LeaveButton({ fila }: { fila: Fila }) {
  const confirm = useConfirm()
  const { enviar, pendiente } = useRepetible('/da_listado/baja', {
    exito: 'Dado de Baja Exitosamente',
    fracaso: 'No se pudo dar de baja',
    que: 'se dio de baja',
    relee: true,
  })
  const { matriculadoID, daListadoID, apellidoNombre = '', formaPago = '', aBaja, dejar } = fila
  if (matriculadoID === undefined || !daListadoID) return null
  const motivo = reasonOf(fila)
  const ask = () =>
    void confirm({
      title: `¿Dar de baja el débito de ${apellidoNombre}?`,
      description: `${formaPago}. Queda anotado: «${motivo}». Desde ahora paga en efectivo; lo que debe lo sigue debiendo.`,
      yes: 'Si',
      no: 'No',
      tone: 'danger',
      action: () => enviar({ matriculadoID, daListadoID, motivo }),
    })
  return (
    <Button
      size="sm"
      variant={aBaja || dejar ? 'danger-outline' : 'ghost'}
      onClick={ask}
      busy={pendiente}
      aria-label={`Dar de baja a ${apellidoNombre}`}
    >
      Dar de baja
    </Button>
  )
}
