import { type Address, hrefWith, readPage } from '@/components/data-table/address'
import { type Filter, FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { idsOf } from '@/components/data-table/lista'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { sheetOf } from '@/components/descarga/planilla'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { type Espera, mapList, type PagedList, pagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import {
  type ColumnaDeListado,
  type DeclaracionListado,
  type Listado,
  readFiltros,
} from '@/contract/listas/declaracion'
import { type FilaDeListado, readListado } from '@/lib/api/listado'
import type { AnyCall } from '@/lib/api/result'

interface Props<D extends DeclaracionListado, L extends AnyCall, S> {
  listado: Listado<D>
  traerTodos: L
  /** What its call is asked beside the filters. */
  de?: object
  address: Address
  /** The form's, where they are not all of the list's and those alone; what it does not offer is not asked for. */
  filters?: readonly Filter[]
  /** The columns that are shown, where not all are. */
  campos?: readonly ColumnaDeListado<D>[]
  /** The file's, where it is not the list's. */
  titulo?: string
  /** What the table is given of a row, where that is in other words. */
  fila?: (fila: FilaDeListado<L>) => S
  tabla: (tabla: PagedList<S> & TablaDe<D>) => React.ReactNode
}

/** A declared list inside of a screen: its filters, its file and a page of its rows. */
export async function ListPart<D extends DeclaracionListado, L extends AnyCall, S = FilaDeListado<L>>({
  listado: list,
  traerTodos,
  de,
  address,
  filters = list.campos,
  campos = list.lista.iniciales ?? idsOf(list.lista),
  titulo = list.declaracion.titulo,
  fila: show = (fila) => fila as unknown as S,
  tabla,
}: Props<D, L, S>) {
  const { declaracion, lista, planilla } = list
  const { clave, que, alEsperar = que } = declaracion
  const values = Object.fromEntries(filters.map(({ name }) => [name, address.params[name]]))
  const legible = Object.keys(problemsOf(filters, values)).length === 0
  const entrada = { ...de, ...readFiltros(list, values) }
  const leida = legible
    ? await readListado({ traerTodos }, readPage(address.params['pagina']), entrada, declaracion.porPagina)
    : undefined
  const asked = Object.entries(entrada as Record<string, string | number | boolean | undefined>).map(
    ([key, value]) => [key, value?.toString()] as const,
  )
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <FilterForm vacia {...{ filters, address, values }} />
        <TableDownloads
          que={que}
          disabled={!leida?.paginas.total}
          tabla={{
            de: hrefWith({ path: `/api/descargas/${clave}`, params: {} }, Object.fromEntries(asked)),
            ...{ titulo, columnas: sheetOf(planilla, { campos: idsOf(lista) }) },
          }}
        />
      </div>
      {leida ? (
        tabla({
          ...pagedList(
            mapList(leida, show),
            // Its call is the contract's, whose union is too large to be followed from a declaration.
            { ruta: traerTodos.ruta, entrada, que: alEsperar } as unknown as Espera,
            { address, filters, planilla: true },
          ),
          ...{ address, puesta: { campos, orden: lista.orden.inicial } },
        })
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}
