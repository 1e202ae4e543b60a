import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DATOS } from '@/components/tesoreria/cuenta-corriente/balance-columns'
import { FILTROS_CUENTAS, readCuentasFilters } from '@/components/tesoreria/cuenta-corriente/balance-filters'
import { Totales } from '@/components/tesoreria/cuenta-corriente/balance-totals'
import { type Address, addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { DataTable } from '@/components/data-table/data-table'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { contentOf } from '@/components/espera/content-of'
import { PageHeader } from '@/components/shell/page-header'
import { traerTodos } from '@/contract/cuentas-corrientes'
import { CERO } from '@/domain/dinero'
import { countMatriculados } from '@/domain/texto'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'
import { TAMANO_PROPIO } from '@/lib/api/pagina'
import type { Exito } from '@/lib/api/resultado'
import type { EntradaEn, LeidoEn } from '@/lib/llamada/rutas-de-llamada'
import { type Busqueda, type FallaVisible, orLeave } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Cuentas corrientes' }

export default async function CuentasCorrientesPage({ searchParams }: { searchParams: Busqueda }) {
  await exigir('cuentas.ver')
  if (!(await capacidades()).has('cuentasCorrientes')) notFound()
  const address = addressOf(rutas.cuentasCorrientes(), await searchParams)
  const values = Object.fromEntries(NAMES.map((name) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_CUENTAS, values)).length > 0
  const pagina = readPage(address.params.pagina)
  const entrada = { pagina, ...readCuentasFilters(address) }
  const result = wrong ? undefined : orLeave(await leer(traerTodos, entrada))
  return (
    <>
      <PageHeader
        title="Cuentas corrientes"
        subtitle="Lo que debe y lo que tiene a favor cada matriculado"
        back={rutas.varios()}
        actions={
          <TableDownloads
            que="las cuentas corrientes"
            disabled={!result?.ok || !result.datos.cantidad}
            tabla={{
              url: hrefWith({ path: '/api/descargas/cuentasCorrientes', params: {} }, values),
              titulo: 'Cuentas corrientes',
              columnas: COLUMNAS,
            }}
          />
        }
      />
      <div className="mb-4">
        <FilterForm vacia filters={FILTROS_CUENTAS} address={address} values={values} />
      </div>
      {result ? (
        <Balances {...{ result, address, pagina, entrada }} />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}

type Props = {
  result: Exito<LeidoEn<'/cuentasCorrientes/traerTodos'>> | FallaVisible
  address: Address
  pagina: number
  entrada: EntradaEn<'/cuentasCorrientes/traerTodos'>
}

function Balances({ result, address, pagina, entrada }: Props) {
  const { cantidad = 0, pendiente = CERO, aFavor = CERO, saldo = CERO } = result.ok ? result.datos : {}
  const filas = result.ok ? { ...result, datos: result.datos.filas ?? [] } : result
  return (
    <>
      {result.ok && (
        <Totales
          partes={[
            { titulo: 'Pendiente', monto: pendiente, detalle: countMatriculados(cantidad) },
            { titulo: 'A favor', monto: aFavor },
            { titulo: 'Saldo', monto: saldo },
          ]}
        />
      )}
      <DataTable
        label="Cuentas corrientes"
        columns={DATOS}
        content={contentOf(filas, {
          ruta: '/cuentasCorrientes/traerTodos',
          entrada,
          que: 'la lista de cuentas corrientes',
        })}
        rowKey={({ id }) => String(id)}
        empty={{ text: 'Todavía no hay matriculados' }}
        address={address}
        filters={NAMES}
        pagination={{ page: pagina, pageSize: TAMANO_PROPIO, total: cantidad }}
      />
    </>
  )
}

const NAMES = FILTROS_CUENTAS.map(({ name }) => name)
const TIPOS = { number: 'entero', money: 'dinero', text: 'texto' } as const
const COLUMNAS = DATOS.map(({ id, label, kind }) => ({
  id,
  titulo: label,
  tipo: TIPOS[kind as keyof typeof TIPOS],
}))
