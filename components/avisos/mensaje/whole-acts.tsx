import { useConfirm } from '@/components/form/confirm'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/domain/texto'

type Props = { envioID: number; fallados: number; pendientes: number }

/** What is done with all messages of one sending. */
export function WholeActs({ envioID, fallados, pendientes }: Props) {
  const confirm = useConfirm()
  const cancelar = useLlamada('/mensaje/cancelar', {
    exito: ({ cantidad = 0 }) => `Mensajes cancelados: ${formatCount(cantidad)}`,
    fracaso: 'No se pudo cancelar',
    relee: true,
  })
  const reintentar = useLlamada('/mensaje/reintentar', {
    exito: ({ cantidad = 0 }) => `Vuelven a salir: ${formatCount(cantidad)}`,
    fracaso: 'No se pudo volver a enviar',
    relee: true,
  })
  const cancelAll = () =>
    confirm({
      title:
        pendientes === 1
          ? 'Cancelar el mensaje que espera'
          : `Cancelar los ${formatCount(pendientes)} mensajes que esperan`,
      description: 'Los que ya salieron no cambian.',
      tone: 'destructive',
      action: () => cancelar.enviar({ envioID }),
    })
  return (
    <div className="flex flex-wrap gap-2">
      {fallados > 0 && (
        <Button variant="outline" onClick={() => void reintentar.enviar({ envioID })}>
          Reintentar los fallados
        </Button>
      )}
      {pendientes > 0 && (
        <Button variant="destructive-outline" onClick={() => void cancelAll()}>
          Cancelar los que esperan
        </Button>
      )}
    </div>
  )
}
