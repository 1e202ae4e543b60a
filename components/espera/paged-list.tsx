import { Rows3 } from '@/components/ui/icons'
import Link from 'next/link'
import { type Address, hrefWith, pageHref } from '@/components/data-table/address'
import { describeFilters } from '@/components/data-table/asked-filters'
import type { TableContent } from '@/components/data-table/content'
import type { Filter } from '@/components/data-table/filter-form'
import type { PaginationState } from '@/components/data-table/pagination'
import type { TextFilter } from '@/components/data-table/text-filters'
import { contentOf } from '@/components/espera/content-of'
import { PrintOnArrival } from '@/components/data-table/print-all'
import { QuietLink } from '@/components/data-table/table-frame'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/domain/texto'
import { type ListaLeida, MAX_ALL_ROWS, ALL_ROWS } from '@/lib/api/list-reading'
import type { EntradaEn, RutaDeLectura } from '@/lib/llamada/call-paths'
import { orLeave } from '@/lib/screen'

export interface PagedList<Row> {
  content: TableContent<Row>
  pagination: PaginationState
}

export type Espera<R extends RutaDeLectura = RutaDeLectura> = {
  ruta: R
  entrada: Omit<EntradaEn<R>, 'pagina'>
  /** 'la lista de matriculados'. */
  que: string
}
type Lugar = {
  address: Address
  pageParam?: string
  filters?: readonly (Filter | TextFilter)[]
  /** The screen offers it as a spreadsheet. */
  planilla?: boolean
}

/** A page of a list or all of it, with the ways between them. */
export function pagedList<Row, R extends RutaDeLectura>(
  lista: ListaLeida<Row>,
  { entrada, ...espera }: Espera<R>,
  lugar: Lugar,
): PagedList<Row> {
  const { address, pageParam = 'pagina', filters = [] } = lugar
  const { pagina, paginas, entera } = lista
  const asked = { ...entrada, pagina } as EntradaEn<R>
  const content: TableContent<Row> =
    entera === 'demasiadas'
      ? { state: 'waiting', frame: <TooMany lista={lista} lugar={lugar} /> }
      : contentOf(orLeave(named(lista)), { ...espera, entrada: asked })
  const filtered = describeFilters(filters, address.params)
  return {
    content,
    pagination: {
      page: entera ? 1 : pagina,
      ...paginas,
      head: <Head lista={lista} filtered={filtered} byPages={pageHref(address, pageParam, 1)} />,
      todas: hrefWith(address, { [pageParam]: ALL_ROWS }),
    },
  }
}

export const mapList = <Row, Shown>(
  lista: ListaLeida<Row>,
  show: (row: Row, index: number) => Shown,
): ListaLeida<Shown> => ({
  ...lista,
  result: lista.result.ok ? { ...lista.result, datos: lista.result.datos.map(show) } : lista.result,
})

/** Tells which page of a whole list could not be read. */
function named<Row>({ result, entera, pagina }: ListaLeida<Row>): ListaLeida<Row>['result'] {
  if (result.ok || entera !== 'falla') return result
  return { ...result, mensaje: `No se pudo leer la página ${pagina} de la lista. ${result.mensaje}` }
}

type HeadProps = { lista: ListaLeida<unknown>; filtered: string; byPages: string }

/** How many rows, and by which filters. For a single page this is only on paper. */
function Head({ lista: { entera, paginas, aviso }, filtered, byPages }: HeadProps) {
  const chosen = filtered && <span className="list-filters">Filtros: {filtered}</span>
  if (!entera) return chosen ? <p className="list-head hidden print:block">{chosen}</p> : null
  const rows = paginas.total === 1 ? '1 fila' : `${formatCount(paginas.total)} filas`
  return (
    <div className="list-head flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="tabular-nums">
        La lista entera: {rows}.{chosen && <> {chosen}</>}
      </p>
      <QuietLink href={byPages}>Ver por páginas</QuietLink>
      <PrintOnArrival />
      {aviso && (
        <p role="alert" className="w-full font-semibold text-destructive-ink">
          {aviso}
        </p>
      )}
    </div>
  )
}

type TooManyProps = { lista: ListaLeida<unknown>; lugar: Lugar }

/** Tells how to get more rows than are shown at once. */
function TooMany({ lista: { result }, lugar }: TooManyProps) {
  const { address, pageParam = 'pagina', filters = [], planilla = false } = lugar
  const total = result.ok ? result.total : undefined
  const ways = [planilla && 'descargue la planilla', filters.length > 0 && 'acorte la lista con un filtro']
  const advice = ways.filter(Boolean).join(' o ')
  return (
    <div
      role="status"
      className="flex min-h-56 flex-col items-center justify-center gap-3 px-6 py-10 text-center"
    >
      <Rows3 aria-hidden className="size-7 text-muted-foreground" />
      <p className="max-w-md text-balance">
        {total === undefined
          ? `Son más de ${formatCount(MAX_ALL_ROWS)} filas.`
          : `Son ${formatCount(total)} filas.`}{' '}
        Se muestran juntas hasta {formatCount(MAX_ALL_ROWS)}
        {advice ? `: ${advice}.` : '.'}
      </p>
      <Button variant="outline" asChild size="sm">
        <Link href={pageHref(address, pageParam, 1)} prefetch={false}>
          Ver por páginas
        </Link>
      </Button>
    </div>
  )
}
