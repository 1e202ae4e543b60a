import 'server-only'
import { describeList } from '@/lib/api/pagina'
import { readPages } from '@/lib/api/paginas'
import type { Resultado } from '@/lib/api/resultado'
import { isPropio } from '@/lib/api/servidor'

/** What an address asks for instead of a page's number: every row at once, to print them. */
export const TODAS = 'todas'
export type Pagina = number | typeof TODAS

/** Rows that one screen shows and one printer is sent. */
export const MAX_TODAS = 2_000

/** A page of a list, or all of them as one. */
export interface Lista<F> {
  /** Of a list that is too long to be shown whole: its first page. */
  result: Resultado<F[]>
  /** The page that was read; of a whole list that could not be read, the page that failed. */
  pagina: number
  paginas: ReturnType<typeof describeList>
  /** Every row is here, or why not. */
  entera?: 'toda' | 'demasiadas' | 'falla'
  /** What is to be known about these rows. */
  aviso?: string | undefined
}

/** Reads a page of a list, or, one after another and never two at a time, all of them. */
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

/** The same for a call whose answer has totals beside its rows: `totales` is what the first page said. */
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
