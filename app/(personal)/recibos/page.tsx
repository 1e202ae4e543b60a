import type { Metadata } from 'next'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { ColumnChooser } from '@/components/data-table/column-chooser'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { askedOrden, besidesOf } from '@/components/data-table/lista'
import { puestaOf } from '@/components/data-table/puesta'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { sheetOf } from '@/components/descarga/planilla'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { pagedList } from '@/components/espera/paged-list'
import { DateInput } from '@/components/form/date-input'
import { PageHeader } from '@/components/shell/page-header'
import { Totales } from '@/components/tesoreria/cuenta-corriente/balance-totals'
import {
  filtrosDeRecibos,
  NOMBRES_DE_FILTROS,
  readRecibosFilters,
} from '@/components/tesoreria/recibo/filters'
import { LISTA_RECIBOS, PLANILLA_RECIBOS } from '@/components/tesoreria/recibo/lista'
import { receiptActsOf } from '@/components/tesoreria/recibo/acts'
import { ReceiptTable } from '@/components/tesoreria/recibo/receipt-table'
import { medioPago as mediosDePago } from '@/contract/catalogo/seleccion'
import type { EntradaDe } from '@/contract/llamada'
import { traerLote, traerTodos } from '@/contract/recibo'
import { CERO, subtract } from '@/domain/dinero'
import { RECIBOS_POR_PAGINA } from '@/domain/recibo'
import { formatCount } from '@/domain/texto'
import { readApi } from '@/lib/api/client'
import { readListWithTotals } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: 'Recibos' }

export default async function RecibosPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('caja.ver')
  const address = addressOf(rutas.recibos(), await searchParams)
  const values = Object.fromEntries(NOMBRES_DE_FILTROS.map((name) => [name, address.params[name]]))
  const puesta = await puestaOf(LISTA_RECIBOS, address, true)
  const orden = askedOrden(LISTA_RECIBOS, puesta)
  const entrada = { ...readRecibosFilters(address), ...orden }
  const [lista, filters] = await Promise.all([
    isWrong(values) ? undefined : readRecibos(entrada, address.params.pagina),
    readFilters(address.params.medio),
  ])
  return (
    <>
      <PageHeader
        title="Recibos"
        subtitle="Todos los recibos: uno por cada cobro, también los anulados"
        back={rutas.varios()}
        actions={
          <TableDownloads
            que="los recibos"
            disabled={!lista?.totales?.cantidad}
            tabla={{
              de: hrefWith({ path: '/api/descargas/recibos', params: {} }, { ...values, ...orden }),
              titulo: 'Recibos',
              columnas: sheetOf(PLANILLA_RECIBOS, puesta),
            }}
          />
        }
      />
      <div className="mb-4">
        <FilterForm
          vacia
          {...{ filters, address, values }}
          day={DateInput}
          vistas="recibos"
          besides={besidesOf(puesta)}
        >
          <ColumnChooser lista={LISTA_RECIBOS} address={address} puesta={puesta} />
        </FilterForm>
      </div>
      {lista ? (
        <>
          {lista.totales && <Sums totales={lista.totales} />}
          <ReceiptTable
            {...pagedList(
              lista,
              { ruta: '/recibo/traerTodos', entrada, que: 'la lista de recibos' },
              { address, filters, planilla: true },
            )}
            {...{ address, puesta }}
            actos={receiptActsOf(permisos)}
            emisor={await emisor()}
          />
        </>
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}

const isWrong = (values: Readonly<Record<string, string | undefined>>): boolean =>
  Object.keys(problemsOf(filtrosDeRecibos([], values['medio']), values)).length > 0

async function readFilters(pedido: string | undefined) {
  const medios = await readApi(mediosDePago, {})
  return filtrosDeRecibos(medios.ok ? medios.datos : [], pedido)
}

type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina'>

const readRecibos = (filtros: Filtros, pagina: string | undefined) =>
  readListWithTotals(
    traerTodos.ruta,
    readPage(pagina),
    (page) => readApi(traerTodos, { pagina: page, ...filtros }),
    (cantidad) => readApi(traerLote, { cantidad, ...filtros }),
    undefined,
    RECIBOS_POR_PAGINA,
  )

type Totals = NonNullable<Awaited<ReturnType<typeof readRecibos>>['totales']>

/** Applied credit is told apart, since no money moved. */
const Sums = ({ totales }: { totales: Totals }) => {
  const { cantidad = 0, cobrado = CERO, anulado = CERO, aplicado = CERO } = totales
  const recibos = cantidad === 1 ? '1 recibo' : `${formatCount(cantidad)} recibos`
  return (
    <Totales
      partes={[
        { titulo: 'Cobrado', monto: cobrado, detalle: recibos },
        { titulo: 'De eso, anulado', monto: anulado },
        { titulo: 'Queda', monto: subtract(cobrado, anulado) },
        ...(aplicado > 0n ? [{ titulo: 'Saldo a favor aplicado', monto: aplicado }] : []),
      ]}
    />
  )
}
