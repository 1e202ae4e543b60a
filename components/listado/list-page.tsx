import type { ComponentType, ReactNode } from 'react'
import { addressOf, hrefWith, readPage, type Address } from '@/components/data-table/address'
import { ColumnChooser } from '@/components/data-table/column-chooser'
import { type Filter, FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { askedOrden, besidesOf, type Puesta } from '@/components/data-table/lista'
import { puestaOf } from '@/components/data-table/puesta'
import { SavedViews } from '@/components/data-table/saved-views'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { sheetOf } from '@/components/descarga/planilla'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { type Espera, mapList, type PagedList, pagedList } from '@/components/espera/paged-list'
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
import type { AnyCall } from '@/lib/api/result'
import {
  type LecturaDe,
  type ListaDe,
  type FilaDeListado,
  readListado,
  type TotalesDe,
} from '@/lib/api/listado'
import type { Permiso } from '@/domain/roles'
import type { ListaConVistas } from '@/domain/vista'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

/** What a list's table takes of its page. */
export interface TablaDe<D extends DeclaracionListado> {
  address: Address
  puesta: Puesta<ColumnaDeListado<D>, OrdenDeListado<D>>
}
/** What a screen's own parts are told. */
interface Con<D extends DeclaracionListado, L, A> {
  sesion: Awaited<ReturnType<typeof requireSession>>
  permisos: ReadonlySet<Permiso>
  address: Address
  filtros: FiltrosDe<D>
  /** Absent where a filter cannot be read. */
  leida: ListaDe<L> | undefined
  ademas: A
}
interface Pantalla<D extends DeclaracionListado, L extends AnyCall, A, S> extends LecturaDe<L> {
  ruta: string
  back: (permisos: ReadonlySet<Permiso>) => string
  /** What is read beside the rows; `legible`: these are read, since every filter can be. */
  ademas?: (pide: { filtros: FiltrosDe<D>; legible: boolean }) => Promise<A>
  /** The filters as they are drawn where their options are read; the declared ones otherwise. */
  campos?: (ademas: A, params: Address['params']) => readonly Filter[]
  /** Where it says more than the declared one. */
  subtitulo?: (con: Con<D, L, A>) => string | undefined
  /** What stands before the files. */
  acciones?: (con: Con<D, L, A>) => ReactNode
  /** What stands over the filters. */
  resumen?: (con: Con<D, L, A>) => ReactNode
  /** What stands over the table of all rows that match. */
  totales?: (totales: TotalesDe<L>) => ReactNode
  /** What the table is given of a row, where that is in other words. */
  fila?: (fila: FilaDeListado<L>) => S
  tabla: (
    tabla: PagedList<S> & TablaDe<D>,
    con: Con<D, L, A> & { leida: ListaDe<L> },
  ) => ReactNode | Promise<ReactNode>
  /** The file's title and what it is asked, where that is not the list's own. */
  archivo?: (con: Con<D, L, A>) => { titulo: string; pide: Address['params'] }
  /** Draws the filters of a day, where there are any. */
  day?: ComponentType<DateInputProps>
}

/** A declared list's screen: its filters, columns, views and files, and the page of rows that its address asks for. */
export function listPage<D extends ConVistas, L extends AnyCall, A = undefined, S = FilaDeListado<L>>(
  listado: Listado<D>,
  pantalla: Pantalla<D, L, A, S>,
) {
  const { declaracion, lista, campos } = listado
  const { acceso, exporta, titulo, subtitulo, que, alEsperar = que, porPagina } = declaracion
  const { fila: show = (fila: FilaDeListado<L>) => fila as unknown as S } = pantalla
  const day = pantalla.day && { day: pantalla.day }
  return async function ListPage({ searchParams }: { searchParams: Busqueda }) {
    const sesion = await requireSession(acceso)
    const { permisos } = sesion
    const address = addressOf(pantalla.ruta, await searchParams)
    const puesta = await puestaOf(lista, address, true)
    const filtros = readFiltros(listado, address.params)
    const entrada = { ...filtros, ...askedOrden(lista, puesta) }
    const values = valuesOf(campos, address)
    const legible = Object.keys(problemsOf(camposPara(listado, values), values)).length === 0
    const [leida, ademas] = await Promise.all([
      legible ? readListado(pantalla, readPage(address.params['pagina']), entrada, porPagina) : undefined,
      pantalla.ademas?.({ filtros, legible }) as Promise<A>,
    ])
    const filters = pantalla.campos?.(ademas, address.params) ?? campos
    const con = { sesion, permisos, address, filtros, leida, ademas }
    // Its calls are the contract's, whose union is too large to be followed from a declaration.
    const espera = { ruta: pantalla.traerTodos.ruta, entrada, que: alEsperar } as unknown as Espera
    const planilla = exporta === undefined || permisos.has(exporta)
    const pagina = leida && pagedList(mapList(leida, show), espera, { address, filters, planilla })
    return (
      <>
        <PageHeader
          {...{ title: titulo, subtitle: pantalla.subtitulo ? pantalla.subtitulo(con) : subtitulo }}
          back={pantalla.back(permisos)}
          actions={
            <>
              {pantalla.acciones?.(con)}
              <Tools
                {...{ listado, puesta, address, planilla }}
                disabled={!leida?.paginas.total}
                archivo={pantalla.archivo?.(con)}
              />
            </>
          }
        />
        {pantalla.resumen?.(con)}
        {filters.length > 0 && (
          <div className="mb-4">
            <FilterForm vacia {...{ filters, address, values }} {...day} />
          </div>
        )}
        {leida && pagina ? (
          <>
            {leida.totales && pantalla.totales?.(leida.totales)}
            {await pantalla.tabla({ ...pagina, address, puesta }, { ...con, leida })}
          </>
        ) : (
          <UnreadableFilter clearHref={address.path} />
        )}
      </>
    )
  }
}

const valuesOf = (campos: readonly { name: string }[], { params }: Address) =>
  Object.fromEntries(campos.map(({ name }) => [name, params[name]]))

/** Whose views can be kept. */
type ConVistas = DeclaracionListado & { clave: ListaConVistas }
type Part = { listado: Listado<ConVistas>; puesta: Puesta; address: Address }
type ToolsProps = Part & {
  /** This person may take it away as a file. */
  planilla: boolean
  disabled: boolean
  archivo: { titulo: string; pide: Address['params'] } | undefined
}

/** What every list has at the right of its title. */
function Tools({ listado, puesta, address, planilla: leaves, disabled, archivo }: ToolsProps) {
  const { declaracion, lista, planilla, nombres } = listado
  const { clave, titulo, que } = declaracion
  const asked = Object.fromEntries(nombres.map((name) => [name, address.params[name]]))
  return (
    <>
      {leaves && (
        <TableDownloads
          que={que}
          disabled={disabled}
          tabla={{
            de: hrefWith(
              { path: `/api/descargas/${clave}`, params: {} },
              { ...asked, ...askedOrden(lista, puesta), ...archivo?.pide },
            ),
            ...{ titulo: archivo?.titulo ?? titulo, columnas: sheetOf(planilla, puesta) },
          }}
        />
      )}
      <SavedViews lista={clave} address={address} besides={besidesOf(puesta)} />
      <ColumnChooser {...{ lista, address, puesta }} />
    </>
  )
}
