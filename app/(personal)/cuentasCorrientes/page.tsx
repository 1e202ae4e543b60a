import type { Metadata } from 'next'
import { CuentasTable } from '@/components/tesoreria/cuenta-corriente/cuentas-table'
import { FILTROS_CUENTAS, readCuentasFilters } from '@/components/tesoreria/cuenta-corriente/balance-filters'
import { Totales } from '@/components/tesoreria/cuenta-corriente/balance-totals'
import { LISTA_CUENTAS, PLANILLA_CUENTAS } from '@/components/tesoreria/cuenta-corriente/lista'
import { sheetOf } from '@/components/descarga/planilla'
import { ColumnChooser } from '@/components/data-table/column-chooser'
import { askedOrden, besidesOf } from '@/components/data-table/lista'
import { puestaOf } from '@/components/data-table/puesta'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { pagedList } from '@/components/espera/paged-list'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { PageHeader } from '@/components/shell/page-header'
import { traerLote, traerTodos } from '@/contract/cuentas-corrientes'
import type { EntradaDe } from '@/contract/llamada'
import { CERO, sumMoney } from '@/domain/dinero'
import { countMatriculados } from '@/domain/texto'
import { readApi } from '@/lib/api/client'
import { readListWithTotals } from '@/lib/api/list-reading'
import { type Busqueda } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Cuentas corrientes' }

export default async function CuentasCorrientesPage({ searchParams }: { searchParams: Busqueda }) {
  await requireSession('cuentas.ver')
  const address = addressOf(rutas.cuentasCorrientes(), await searchParams)
  const values = Object.fromEntries(NAMES.map((name) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_CUENTAS, values)).length > 0
  const puesta = await puestaOf(LISTA_CUENTAS, address, true)
  const orden = askedOrden(LISTA_CUENTAS, puesta)
  const entrada = { ...readCuentasFilters(address), ...orden }
  const lista = wrong ? undefined : await readCuentas(entrada, address.params.pagina)
  return (
    <>
      <PageHeader
        title="Cuentas corrientes"
        subtitle="Lo que debe y lo que tiene a favor cada matriculado"
        back={rutas.varios()}
        actions={
          <TableDownloads
            que="las cuentas corrientes"
            disabled={!lista?.totales?.cantidad}
            tabla={{
              de: hrefWith({ path: '/api/descargas/cuentasCorrientes', params: {} }, { ...values, ...orden }),
              titulo: 'Cuentas corrientes',
              columnas: sheetOf(PLANILLA_CUENTAS, puesta),
            }}
          />
        }
      />
      <div className="mb-4">
        <FilterForm
          vacia
          filters={FILTROS_CUENTAS}
          address={address}
          values={values}
          vistas="cuentasCorrientes"
          besides={besidesOf(puesta)}
        >
          <ColumnChooser lista={LISTA_CUENTAS} address={address} puesta={puesta} />
        </FilterForm>
      </div>
      {lista ? (
        <>
          {lista.totales && <Sums totales={lista.totales} />}
          <CuentasTable
            {...pagedList(
              lista,
              { ruta: '/cuentasCorrientes/traerTodos', entrada, que: 'la lista de cuentas corrientes' },
              { address, filters: FILTROS_CUENTAS, planilla: true },
            )}
            address={address}
            puesta={puesta}
          />
        </>
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}

type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina'>

const readCuentas = (filtros: Filtros, pagina: string | undefined) =>
  readListWithTotals(
    traerTodos.ruta,
    readPage(pagina),
    (page) => readApi(traerTodos, { pagina: page, ...filtros }),
    (cantidad) => readApi(traerLote, { cantidad, ...filtros }),
    ({ pendiente, aFavor }, filas) =>
      pendiente === sumMoney(filas.map((fila) => fila.pendiente)) &&
      aFavor === sumMoney(filas.map((fila) => fila.aFavor)),
  )

type Totals = NonNullable<Awaited<ReturnType<typeof readCuentas>>['totales']>

const Sums = ({ totales }: { totales: Totals }) => {
  const { cantidad = 0, pendiente = CERO, aFavor = CERO, saldo = CERO } = totales
  return (
    <Totales
      partes={[
        { titulo: 'Pendiente', monto: pendiente, detalle: countMatriculados(cantidad) },
        { titulo: 'A favor', monto: aFavor },
        { titulo: 'Saldo', monto: saldo },
      ]}
    />
  )
}

const NAMES = FILTROS_CUENTAS.map(({ name }) => name)
