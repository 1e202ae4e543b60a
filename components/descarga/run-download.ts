import type {
  Avance,
  Encargo,
  FallaDescarga,
  Marcha,
  Parte,
  DescargaPedida,
} from '@/components/descarga/pedido'
import { toast } from '@/components/ui/toast'
import { ERROR_INESPERADO } from '@/contract/fixed-texts'
import { today } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import { screenOwner } from '@/lib/llamada/who-asks'
import { leaveEndedSession } from '@/lib/llamada/ended-session'
import { saveBlob } from '@/lib/llamada/save-file'
import { fileName } from '@/domain/spreadsheets/column'

interface Oyente {
  avance: (avance: Avance) => void
  listo: (archivo: Blob, filas: number) => void
  falla: (falla: FallaDescarga) => void
}

/** Downloads, saves the file and says so; `go` hears how it stands. Answers what stops it. */
export function saveDownload(pedido: DescargaPedida, go: (marcha: Marcha) => void): () => void {
  const { titulo, nombre, formato } = pedido
  return runDownload(pedido, {
    avance: (avance) => go({ fase: 'bajando', pedido, avance }),
    listo: (archivo, filas) => {
      go({ fase: 'quieta' })
      const file = nombre === undefined ? fileName(titulo, today(), formato) : `${nombre}.${formato}`
      saveBlob(archivo, file)
      toast.success(filas === 1 ? 'Se descargó 1 fila' : `Se descargaron ${formatCount(filas)} filas`, file)
    },
    falla: ({ tipo, mensaje, enCsv = false }) => {
      if (tipo === 'sesion') leaveEndedSession()
      else go({ fase: 'falla', pedido, mensaje, enCsv })
    },
  })
}

/** Starts a download in its own worker and answers what stops it, down to the API. */
function runDownload(pedido: DescargaPedida, oyente: Oyente): () => void {
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
