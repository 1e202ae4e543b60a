import type { ListadoPedido } from '@/components/padron/listado/filters'
import { toast } from '@/components/ui/toast'
import { SIN_RESPUESTA } from '@/contract/fixed-texts'
import { today } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import { makeReport } from '@/lib/listado/report-action'
import { leaveEndedSession } from '@/lib/llamada/ended-session'
import { lastPart } from '@/lib/llamada/last-part'
import { saveBlob } from '@/lib/llamada/save-file'
import { fileName } from '@/domain/spreadsheets/column'

export interface Avance {
  hechos: number
  total: number
}

const EXITO = 'Se genero el Informe exitosamente'
const FRACASO = 'Hubo un error en la generacion del Informe'

/** Reads every page, saves the spreadsheet and says so, or what went wrong. */
export async function saveReport(pedido: ListadoPedido, onAvance: (avance: Avance) => void): Promise<void> {
  const trozos: Uint8Array<ArrayBuffer>[] = []
  try {
    const end = await lastPart(await makeReport(pedido), (parte) => {
      if ('hechos' in parte) onAvance(parte)
      if ('trozo' in parte) trozos.push(new Uint8Array(parte.trozo))
    })
    if ('caducada' in end) return leaveEndedSession()
    if ('filas' in end) {
      saveBlob(new Blob(trozos), fileName('Listado de Usuarios', today(), 'xlsx'))
      toast.success(EXITO, end.filas === 1 ? '1 fila' : `${formatCount(end.filas)} filas`)
    } else toast.error(FRACASO, 'error' in end ? end.error : SIN_RESPUESTA)
  } catch {
    toast.error(FRACASO, SIN_RESPUESTA)
  }
}
