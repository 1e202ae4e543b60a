import type { ComponentType, ReactNode } from 'react'
import { addressOf, hrefWith, readPage, type Address } from '@/components/data-table/address'
import { ColumnChooser } from '@/components/data-table/column-chooser'
import { type Filter, FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { askedOrden, besidesOf, type Puesta } from '@/components/data-table/lista'
import { puestaOf } from '@/components/data-table/puesta'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { sheetOf } from '@/components/descarga/planilla'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { type Espera, type PagedList, pagedList } from '@/components/espera/paged-list'
import type { DateInputProps } from '@/components/form/date-input'
import { PageHeader } from '@/components/shell/page-header'
import {
  camposPara,
  type ColumnaDeListado,
  type DeclaracionListado,
  type FiltrosDe,
  type Listado,
  type OrdenDeListado,
  readFiltros,
} from '@/contract/listas/declaracion'
import type { OrdenDe } from '@/domain/orden'
import type { Permiso } from '@/domain/roles'
import type { Lista, Pagina } from '@/lib/api/list-reading'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

/** What a list's calls are asked with, but for the page. */
export type PedidoDe<D extends DeclaracionListado> = FiltrosDe<D> & {
  orden: OrdenDe<OrdenDeListado<D>> | undefined
}
/** What a list's table takes of its page. */
export interface TablaDe<D extends DeclaracionListado> {
  address: Address
  puesta: Puesta<ColumnaDeListado<D>, OrdenDeListado<D>>
}
type Leida<Row, T> = Lista<Row> & { totales?: T | undefined }

interface Pantalla<D extends DeclaracionListado, Row, T> {
  ruta: string
  back: (permisos: ReadonlySet<Permiso>) => string
  /** Reads a page or all of them. */
  lee: (pagina: Pagina, entrada: PedidoDe<D>) => Promise<Leida<Row, T>>
  tabla: (
    tabla: PagedList<Row> & TablaDe<D>,
    con: { permisos: ReadonlySet<Permiso>; filtros: FiltrosDe<D> },
  ) => ReactNode | Promise<ReactNode>
  /** What stands over the table of all rows that match. */
  totales?: (totales: T) => ReactNode
  /** The filters as they are drawn where their options are read; the declared ones otherwise. */
  campos?: (params: Address['params']) => Promise<readonly Filter[]>
  /** Draws the filters of a day, where there are any. */
  day?: ComponentType<DateInputProps>
}

/** A declared list's screen: its filters, columns, views and files, and the page of rows that its address asks for. */
export function listPage<D extends DeclaracionListado, Row, T>(
  listado: Listado<D>,
  { ruta, back, lee, tabla, totales, campos, day }: Pantalla<D, Row, T>,
) {
  const { declaracion, lista, planilla, nombres } = listado
  const { clave, titulo, subtitulo, que } = declaracion
  return async function ListPage({ searchParams }: { searchParams: Busqueda }) {
    const { permisos } = await requireSession(declaracion.acceso)
    const address = addressOf(ruta, await searchParams)
    const values = Object.fromEntries(nombres.map((name) => [name, address.params[name]]))
    const puesta = await puestaOf(lista, address, true)
    const filtros = readFiltros(listado, address.params)
    const orden = askedOrden(lista, puesta)
    const entrada = { ...filtros, ...orden }
    const wrong = Object.keys(problemsOf(camposPara(listado, values), values)).length > 0
    const [leida, filters] = await Promise.all([
      wrong ? undefined : lee(readPage(address.params['pagina']), entrada),
      campos?.(address.params) ?? listado.campos,
    ])
    // Its calls are the contract's, whose union is too large to be followed from a declaration.
    const espera = { ruta: `${declaracion.ruta}/traerTodos`, entrada, que } as unknown as Espera
    return (
      <>
        <PageHeader
          {...{ title: titulo, subtitle: subtitulo, back: back(permisos) }}
          actions={
            <TableDownloads
              que={que}
              disabled={!leida?.paginas.total}
              tabla={{
                de: hrefWith({ path: `/api/descargas/${clave}`, params: {} }, { ...values, ...orden }),
                ...{ titulo, columnas: sheetOf(planilla, puesta) },
              }}
            />
          }
        />
        <div className="mb-4">
          <FilterForm
            vacia
            {...{ filters, address, values, vistas: clave, besides: besidesOf(puesta) }}
            {...(day ? { day } : {})}
          >
            <ColumnChooser {...{ lista, address, puesta }} />
          </FilterForm>
        </div>
        {leida ? (
          <>
            {leida.totales && totales?.(leida.totales)}
            {await tabla(
              { ...pagedList(leida, espera, { address, filters, planilla: true }), address, puesta },
              { permisos, filtros },
            )}
          </>
        ) : (
          <UnreadableFilter clearHref={address.path} />
        )}
      </>
    )
  }
}
