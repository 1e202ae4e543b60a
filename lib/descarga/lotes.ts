import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { ERROR_INESPERADO } from '@/contract/fixed-texts'
import type { Exito } from '@/lib/api/result'
import { DownloadCut } from '@/lib/descarga/lectura'
import type { FilaDescarga, Renglon } from '@/lib/descarga/renglon'

/** Rows of one read: few enough that decoding them holds up nobody, enough that 50,000 take 100 reads. */
const LOTE = 500

/** Share of the time in which a process that serves nobody else is at work on a file. */
const A_SOLAS = 0.7
/** Milliseconds. */
const PAUSA_MAXIMA = 500

interface Lote {
  cantidad: number
  /** Where the last row stood, as it told. */
  lugar: string | undefined
}
type Fila = FilaDescarga & { id: number | undefined }
type Lectura<F> = AsyncGenerator<Renglon, Exito<F[]>>
/** What a file holds of rows as they were read. */
type Lineas<F> = (filas: readonly F[]) => readonly FilaDescarga[]

/** A list from beginning to end, each lot from where the last one ended: somebody added meanwhile moves nobody. */
export async function* walkLots<F extends Fila>(
  read: (lote: Lote) => Lectura<F>,
  { cantidad = LOTE, lineas = (filas) => filas }: { cantidad?: number; lineas?: Lineas<F> } = {},
): AsyncGenerator<Renglon, void> {
  let lugar: string | undefined
  for (let before: number | undefined; ;) {
    const giveWay = observe()
    const { datos } = yield* read({ cantidad, lugar })
    // Where a row stands is for the next lot alone, and long beside a short row.
    yield { filas: lineas(datos.map(({ lugar: _, ...fila }) => fila as unknown as F)) }
    if (datos.length < cantidad) return
    const last = datos.at(-1)
    // A server that answers the same rows whatever is asked would be read for ever.
    if (last?.id === undefined || last.id === before)
      throw new DownloadCut({ tipo: 'inesperado', mensaje: ERROR_INESPERADO })
    await giveWay()
    before = last.id
    lugar = typeof last['lugar'] === 'string' ? last['lugar'] : undefined
  }
}

/** From now on; the answer waits as long as it took until then where this process had hardly a free moment, for those who wait for a page. */
function observe(): () => Promise<void> {
  const [start, before] = [performance.now(), performance.eventLoopUtilization()]
  return async () => {
    if (performance.eventLoopUtilization(before).utilization < A_SOLAS) return
    await delay(Math.min(performance.now() - start, PAUSA_MAXIMA))
  }
}

/** A list page after page, as far as its total or, without one, to a page that is shorter than the first. */
export async function* walkPages<F extends Fila>(
  read: (pagina: number) => Lectura<F>,
  lineas?: Lineas<F>,
): AsyncGenerator<Renglon, void> {
  const primera = yield* read(1)
  const linesOf = lineas ?? ((filas) => filas)
  yield { total: lineas ? null : (primera.total ?? null) }
  yield { filas: linesOf(primera.datos) }
  let anterior = primera.datos
  let leidas = anterior.length
  for (let pagina = 2; anterior.length > 0; pagina++) {
    if (primera.total === undefined ? anterior.length < primera.datos.length : leidas >= primera.total) return
    const { datos } = yield* read(pagina)
    // A server that answers the same page whatever is asked would be read for ever.
    if (datos.length > 0 && datos[0]?.id === anterior[0]?.id)
      throw new DownloadCut({ tipo: 'inesperado', mensaje: ERROR_INESPERADO })
    if (datos.length > 0) yield { filas: linesOf(datos) }
    leidas += datos.length
    anterior = datos
  }
}
