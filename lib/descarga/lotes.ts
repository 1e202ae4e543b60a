import { ERROR_INESPERADO } from '@/contract/mensajes'
import type { Exito } from '@/lib/api/resultado'
import { Cortada } from '@/lib/descarga/lectura'
import type { FilaDescarga, Renglon } from '@/lib/descarga/renglon'

/** Rows of one read: few enough that decoding them holds up nobody, enough that 50,000 take 50 reads. */
const LOTE = 1_000

type Lote = { cantidad: number; despuesDe: number | undefined }
type Leidas = Exito<(FilaDescarga & { id: number | undefined })[]>

/** A list from beginning to end, each lot from where the last one ended: somebody added meanwhile moves nobody. */
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
