import { ERROR_INESPERADO } from '@/contract/fixed-texts'
import { formatCount } from '@/domain/texto'
import type { Exito, Falla, Resultado } from '@/lib/api/result'
import { toJson } from '@/lib/exact-json'

/** Bounds a server whose pages never end. */
const MAX_PAGINAS = 1_000

const SE_REPITE =
  'El servidor contestó dos veces la misma página: no se puede saber cuáles son todas las filas. Véalas por páginas.'
/** What is said of a whole list that is not what its total said. */
export const CAMBIO = 'La lista cambió mientras se leía: puede faltar alguna fila. Vuelva a abrirla.'

interface Opciones {
  tell?: (filas: number, total: number | undefined) => void
  /** Of a longer list only the first page is answered. */
  hasta?: number
}

type Paginas<F> =
  | (Exito<F[]> & {
      /** The list is longer than was asked for, and `datos` is its first page. */
      demasiadas?: true
      aviso?: string | undefined
    })
  | (Falla & {
      pagina: number
    })

/** Reads all rows page after page. The first failure ends it, and no half list is answered. */
export async function readPages<F>(
  read: (pagina: number) => Promise<Resultado<F[]>>,
  { tell = () => undefined, hasta = Infinity }: Opciones = {},
): Promise<Paginas<F>> {
  const filas: F[] = []
  let [first, changed]: [Exito<F[]> | undefined, boolean] = [undefined, false]
  let before: string[] = []
  for (let pagina = 1; pagina <= MAX_PAGINAS; pagina++) {
    const result = await read(pagina)
    if (!result.ok) return { ...result, pagina }
    first ??= result
    const { datos, total } = result
    const page = datos.map(toJson)
    if (datos.length > 0 && page.join() === before.join()) {
      // Some servers answer their last page for ever.
      if (total === undefined && datos.length < first.datos.length) return { ok: true, datos: filas }
      return { ...broken(SE_REPITE), pagina }
    }
    changed ||= total !== first.total
    // A new row before this page pushes the last row of the page before into it.
    filas.push(...(changed ? datos.filter((_, at) => !before.includes(page[at] ?? '')) : datos))
    if ((total ?? 0) > hasta || filas.length > hasta) return { ...first, demasiadas: true }
    before = page
    tell(filas.length, total)
    const all = total !== undefined && filas.length >= total
    if (all || datos.length === 0)
      return { ok: true, datos: filas, total, aviso: doubt(filas, total, changed) }
  }
  return { ...broken(ERROR_INESPERADO), pagina: MAX_PAGINAS }
}

function doubt(filas: readonly unknown[], total: number | undefined, changed: boolean): string | undefined {
  if (changed) return CAMBIO
  if (total === undefined || filas.length >= total) return undefined
  return `El servidor dice que son ${formatCount(total)} filas y envió ${formatCount(filas.length)}.`
}

const broken = (mensaje: string): Falla => ({
  ok: false,
  tipo: 'inesperado',
  mensaje,
  errores: {},
  pedidoID: '',
})
