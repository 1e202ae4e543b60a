import { useLlamada } from '@/components/llamada/use-llamada'
import { toast } from '@/components/ui/toast'

export function useMailReceipt(matriculadoID: number) {
  const { enviar, pendiente } = useLlamada('/pago/enviarRecibo', {
    fracaso: 'No se pudo enviar el recibo',
  })
  async function mail(pagoID: number) {
    const result = await enviar({ matriculadoID, pagoID })
    if (result?.ok) toast.success('El recibo sale por mail', result.datos.destino)
  }
  return { mail, enviando: pendiente }
}
