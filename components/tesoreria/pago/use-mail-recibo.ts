import { useLlamada } from '@/components/llamada/use-llamada'
import { toast } from '@/components/ui/toast'

export function useMailRecibo() {
  const { enviar, pendiente } = useLlamada('/pago/enviarRecibo', {
    fracaso: 'No se pudo enviar el recibo',
  })
  async function mail(recibo: { matriculadoID: number; pagoID: number }) {
    const result = await enviar(recibo)
    if (result?.ok) toast.success('El recibo sale por mail', result.datos.destino)
  }
  return { mail, enviando: pendiente }
}
