import 'server-only'
import { describeList } from '@/lib/api/pagina'
import { readPages } from '@/lib/api/paginas'
import type { Resultado } from '@/lib/api/resultado'
import { isPropio } from '@/lib/api/servidor'

/** The page's address asks with this word for every row at once, to print them. */
export const TODAS = 'todas'
export type Pagina = number | typeof TODAS

/** One screen and one printer take so many rows. */
export const MAX_TODAS = 2_000

export interface Lista<F> {
  /** The first page when the list is too long to be shown whole. */
  result: Resultado<F[]>
  /** The page that was read, or the one that failed. */
  pagina: number
  paginas: ReturnType<typeof describeList>
  /** Whether every row is here, or why not. */
  entera?: 'toda' | 'demasiadas' | 'falla'
  aviso?: string | undefined
}

/** Reads one page, or all of them, one after another. */
export async function leerLista<F>(
  ruta: string,
  pagina: Pagina,
  read: (pagina: number) => Promise<Resultado<F[]>>,
): Promise<Lista<F>> {
  const propia = await isPropio()
  const describe = (result: Resultado<F[]>, page: number) => {
    const { datos, total } = result.ok ? result : { datos: [], total: 0 }
    return describeList({ ruta, pagina: page, filas: datos.length, total, propia })
  }
  if (pagina !== TODAS) {
    const result = await read(pagina)
    return { result, pagina, paginas: describe(result, pagina) }
  }
  const result = await readPages(read, { hasta: MAX_TODAS })
  if (!result.ok) return { result, pagina: result.pagina, paginas: describe(result, 1), entera: 'falla' }
  if (result.demasiadas) return { result, pagina: 1, paginas: describe(result, 1), entera: 'demasiadas' }
  const total = result.datos.length
  return { result, pagina: 1, paginas: { pageSize: total, total }, entera: 'toda', aviso: result.aviso }
}

type ConFilas = { filas: unknown[] | undefined; cantidad: number | undefined }
type FilaEn<D extends ConFilas> = NonNullable<D['filas']>[number]

/** For an answer with totals beside its rows: `totales` is what the first page said. */
export async function leerListaConTotales<D extends ConFilas>(
  ruta: string,
  pagina: Pagina,
  read: (pagina: number) => Promise<Resultado<D>>,
): Promise<Lista<FilaEn<D>> & { totales: D | undefined }> {
  let totales: D | undefined
  const lista = await leerLista<FilaEn<D>>(ruta, pagina, async (page) => {
    const result = await read(page)
    if (!result.ok) return result
    totales ??= result.datos
    return { ok: true, datos: result.datos.filas ?? [], total: result.datos.cantidad }
  })
  return { ...lista, totales }
}
