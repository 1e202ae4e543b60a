import type { Avance, Encargo, FallaDescarga, Parte, Pedido } from '@/components/descarga/pedido'
import { ERROR_INESPERADO } from '@/contract/fixed-texts'
import { screenOwner } from '@/lib/llamada/ask-proxy'

interface Oyente {
  avance: (avance: Avance) => void
  listo: (archivo: Blob, filas: number) => void
  falla: (falla: FallaDescarga) => void
}

/** Starts a download in its own worker and answers what stops it, down to the API. */
export function runDownload(pedido: Pedido, oyente: Oyente): () => void {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<Parte>) => {
    if ('avance' in data) return oyente.avance(data.avance)
    worker.terminate()
    if ('listo' in data) oyente.listo(data.listo, data.filas)
    else oyente.falla(data.falla)
  }
  worker.onerror = () => {
    worker.terminate()
    oyente.falla({ tipo: 'inesperado', mensaje: ERROR_INESPERADO })
  }
  const { de } = pedido
  const encargo: Encargo = {
    ...pedido,
    dueno: screenOwner(),
    de: typeof de === 'string' ? new URL(de, window.location.origin).href : de,
  }
  worker.postMessage(encargo)
  return () => worker.terminate()
}
