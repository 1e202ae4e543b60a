import { ERROR_INESPERADO } from '@/contract/mensajes'
import type { Exito } from '@/lib/api/resultado'
import { Cortada } from '@/lib/descarga/lectura'
import type { FilaDescarga, Renglon } from '@/lib/descarga/renglon'

/** Few enough rows that decoding them holds up nobody. */
const LOTE = 1_000

type Lote = { cantidad: number; despuesDe: number | undefined }
type Leidas = Exito<(FilaDescarga & { id: number | undefined })[]>

/** Each lot begins where the last one ended, so that new rows do not shift the others. */
export async function* walkLots(
  read: (lote: Lote) => AsyncGenerator<Renglon, Leidas>,
): AsyncGenerator<Renglon, void> {
  for (let despuesDe: number | undefined; ;) {
    const { datos } = yield* read({ cantidad: LOTE, despuesDe })
    yield { filas: datos }
    if (datos.length < LOTE) return
    despuesDe = datos.at(-1)?.id
    if (despuesDe === undefined) throw new Cortada({ tipo: 'inesperado', mensaje: ERROR_INESPERADO })
  }
}
