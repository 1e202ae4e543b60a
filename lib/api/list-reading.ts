import 'server-only'
import { describeList } from '@/lib/api/page-size'
import { CAMBIO, readPages } from '@/lib/api/read-pages'
import type { Leido, Resultado } from '@/lib/api/result'
import { isPropio } from '@/lib/api/servidor'

/** The page's address asks with this word for every row at once, to print them. */
export const ALL_ROWS = 'todas'
export type NumeroDePagina = number | typeof ALL_ROWS

/** One screen and one printer take so many rows. */
export const MAX_ALL_ROWS = 2_000

export interface ListaLeida<F> {
  /** The first page when the list is too long to be shown whole. */
  result: Resultado<F[]>
  /** The page that was read, or the one that failed. */
  pagina: number
  paginas: ReturnType<typeof describeList>
  /** Whether every row is here, or why not. */
  entera?: 'toda' | 'demasiadas' | 'falla'
  aviso?: string | undefined
}

/** Reads one page, or all of them, one after another. `tamano`: rows of a page where it is not the usual. */
export async function readListPage<F>(
  ruta: string,
  pagina: NumeroDePagina,
  read: (pagina: number) => Promise<Resultado<F[]>>,
  tamano?: number,
): Promise<ListaLeida<F>> {
  const propia = await isPropio()
  const describe = (result: Resultado<F[]>, page: number) => {
    const { datos, total } = result.ok ? result : { datos: [], total: 0 }
    return describeList({ ruta, pagina: page, filas: datos.length, total, propia, tamano })
  }
  if (pagina !== ALL_ROWS) {
    const result = await read(pagina)
    return { result, pagina, paginas: describe(result, pagina) }
  }
  const result = await readPages(read, { hasta: MAX_ALL_ROWS })
  if (!result.ok) return { result, pagina: result.pagina, paginas: describe(result, 1), entera: 'falla' }
  if (result.demasiadas) return { result, pagina: 1, paginas: describe(result, 1), entera: 'demasiadas' }
  const total = result.datos.length
  return { result, pagina: 1, paginas: { pageSize: total, total }, entera: 'toda', aviso: result.aviso }
}

type ConFilas = { filas: unknown[] | undefined; cantidad: number | undefined }
type LeerLote<F> = (cantidad: number) => Promise<Resultado<Leido<F>[]>>
const OTROS_TOTALES =
  'La lista cambió mientras se leía: los totales no son los de estas filas. Vuelva a abrirla.'
type FilaEn<D extends ConFilas> = NonNullable<D['filas']>[number]
type Suman<D extends ConFilas> = (totales: D, filas: readonly FilaEn<D>[]) => boolean

/**
 * For an answer with totals beside its rows: `totales` is what the first page said, and `suman` whether a whole list's rows
 * come to them.
 */
export async function readListWithTotals<D extends ConFilas>(
  ruta: string,
  pagina: NumeroDePagina,
  read: (pagina: number) => Promise<Resultado<D>>,
  lote?: LeerLote<NoInfer<FilaEn<D>>>,
  suman: Suman<NoInfer<D>> = () => true,
  tamano?: number,
): Promise<ListaLeida<FilaEn<D>> & { totales: D | undefined }> {
  if (pagina === ALL_ROWS && lote) return leerEntera(ruta, read, lote, suman, tamano)
  let totales: D | undefined
  const lista = await readListPage<FilaEn<D>>(
    ruta,
    pagina,
    async (page) => {
      const result = await read(page)
      if (!result.ok) return result
      totales ??= result.datos
      return { ok: true, datos: result.datos.filas ?? [], total: result.datos.cantidad }
    },
    tamano,
  )
  return { ...lista, totales }
}

/** Totals from the first page, which also says whether they are too many; rows from one lot. */
async function leerEntera<D extends ConFilas>(
  ruta: string,
  read: (pagina: number) => Promise<Resultado<D>>,
  lote: LeerLote<FilaEn<D>>,
  suman: Suman<D>,
  tamano: number | undefined,
): Promise<ListaLeida<FilaEn<D>> & { totales: D | undefined }> {
  const primera = await readListWithTotals(ruta, 1, read, undefined, undefined, tamano)
  if (!primera.result.ok) return { ...primera, entera: 'falla' }
  const { total } = primera.paginas
  if (total > MAX_ALL_ROWS) return { ...primera, entera: 'demasiadas' }
  // Rows inside an answer are typed as whole, and shown like those of a list: what is missing is '—'.
  const result = (await lote(MAX_ALL_ROWS)) as Resultado<FilaEn<D>[]>
  if (!result.ok) return { ...primera, result, entera: 'falla' }
  const cuantas = result.datos.length
  const { totales } = primera
  const same = cuantas === total
  return {
    ...primera,
    result,
    paginas: { pageSize: cuantas, total: cuantas },
    entera: 'toda',
    aviso: !same ? CAMBIO : totales && !suman(totales, result.datos) ? OTROS_TOTALES : undefined,
  }
}
