import { type Columnas, useColumns } from '@/components/data-table/arrange'
import type { ActionsColumn, OwnColumn } from '@/components/data-table/columns'
import type { NoRows } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'
import type { TablaDe } from '@/components/listado/list-page'
import type {
  ColumnaDeListado,
  ColumnaPropia,
  DeclaracionListado,
  Listado,
} from '@/contract/listas/declaracion'

/** How a list's table draws the columns that its declaration leaves to it. */
export type Vistas<Row, D extends DeclaracionListado> = Columnas<Row, ColumnaPropia<D>>

/** A declared list's columns: those that show a value of the row as it is, and those that its table draws itself. */
export function columnsOf<Row, D extends DeclaracionListado>(
  { declaracion: { columnas } }: Listado<D>,
  vistas: Vistas<Row, D>,
): Columnas<Row, ColumnaDeListado<D>> {
  const values = Object.entries(columnas).flatMap(([id, { vista }]) => (vista ? [[id, vista]] : []))
  return { ...Object.fromEntries(values), ...vistas } as Columnas<Row, ColumnaDeListado<D>>
}

type Props<Row, D extends DeclaracionListado> = PagedList<Row> &
  TablaDe<D> & {
    listado: Listado<D>
    columnas: Columnas<Row, ColumnaDeListado<D>>
    /** What can be done with a row. */
    acciones?: ActionsColumn | OwnColumn<Row>
    empty: NoRows
    /** Where it is not the list's title, and its page not the address's `pagina`. */
    label?: string
    pageParam?: string
    wide?: 'page'
    /** Those that make no rows mean no match, where some do not. */
    filters?: readonly string[]
  }

/** The table of a declared list of which nobody is chosen: used by client components, so that rows travel once. */
export const ListTable = <Row extends { id: number | undefined }, D extends DeclaracionListado>({
  listado: { declaracion, lista, nombres },
  columnas,
  acciones,
  content,
  puesta,
  address,
  ...props
}: Props<Row, D>) => (
  <DataTable
    label={declaracion.titulo}
    columns={useColumns(lista, columnas, puesta, address, acciones)}
    content={useGrowing(content)}
    rowKey={({ id }) => String(id)}
    filters={nombres}
    {...{ address, ...props }}
  />
)
