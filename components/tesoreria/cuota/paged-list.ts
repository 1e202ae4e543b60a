import type { PaginationState } from '@/components/data-table/pagination'
import type { TableContent } from '@/components/data-table/content'
import { contentOf } from '@/components/espera/content-of'
import { describeList } from '@/lib/api/pagina'
import type { Exito } from '@/lib/api/resultado'
import type { EntradaEn, RutaDeLectura } from '@/lib/llamada/rutas-de-llamada'
import type { FallaVisible } from '@/lib/pantalla'

export interface PagedList<Row> {
  content: TableContent<Row>
  pagination: PaginationState
}

/** A page of a list and its place among the others. A server that announces monthly charges has pages like ours. */
export function pagedList<Row, R extends RutaDeLectura>(
  result: Exito<Row[]> | FallaVisible,
  espera: { ruta: R; entrada: EntradaEn<R> & { pagina: number }; que: string },
): PagedList<Row> {
  const { pagina } = espera.entrada
  const filas = result.ok ? result.datos.length : 0
  const total = result.ok ? result.total : 0
  return {
    content: contentOf(result, espera),
    pagination: {
      page: pagina,
      ...describeList({ ruta: espera.ruta, pagina, filas, total, propia: true }),
    },
  }
}
