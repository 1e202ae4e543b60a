import type { Metadata } from 'next'
import Link from 'next/link'
import { addressOf, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { pagedList } from '@/components/espera/paged-list'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { contentOf } from '@/components/espera/content-of'
import { FILTROS_MOROSOS, readMorososFilters } from '@/components/avisos/moroso/filters'
import { toForeign } from '@/components/avisos/moroso/foreign-rows'
import { ForeignTable } from '@/components/avisos/moroso/foreign-table'
import { MorosoTable } from '@/components/avisos/moroso/moroso-table'
import { Totales } from '@/components/tesoreria/cuenta-corriente/balance-totals'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { traerMorosos, traerTodos } from '@/contract/moroso'
import { CERO } from '@/domain/dinero'
import { countMatriculados } from '@/domain/texto'
import { leer } from '@/lib/api/cliente'
import { TODAS, leerListaConTotales } from '@/lib/api/lista'
import { isPropio } from '@/lib/api/servidor'
import { entorno } from '@/lib/entorno'
import { type Busqueda, orLeave } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Morosos' }

export default async function MorososPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await exigir('morosos.ver')
  const propio = await isPropio()
  const address = addressOf(rutas.morosos(), await searchParams)
  const envia = propio && permisos.has('mensajes.enviar')
  return (
    <>
      <PageHeader
        title="Morosos"
        back={rutas.varios()}
        actions={
          envia && (
            <>
              <Button asChild>
                <Link href={rutas.mensajes()} prefetch={false}>
                  Bandeja de salida
                </Link>
              </Button>
              <Button asChild>
                <Link href={rutas.recordatorios()} prefetch={false}>
                  Recordatorios
                </Link>
              </Button>
            </>
          )
        }
      />
      {propio ? <Own address={address} envia={envia} /> : <Foreign address={address} />}
    </>
  )
}

type Address = ReturnType<typeof addressOf>

function Own({ address, envia }: { address: Address; envia: boolean }) {
  const values = Object.fromEntries(FILTROS_MOROSOS.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_MOROSOS, values)).length > 0
  return (
    <>
      <div className="mb-4">
        <FilterForm vacia filters={FILTROS_MOROSOS} address={address} values={values} />
      </div>
      {wrong ? <UnreadableFilter clearHref={address.path} /> : <List address={address} envia={envia} />}
    </>
  )
}

async function List({ address, envia }: { address: Address; envia: boolean }) {
  const filtros = readMorososFilters(address)
  const pagina = readPage(address.params.pagina)
  const lista = await leerListaConTotales(traerTodos.ruta, pagina, (page) =>
    leer(traerTodos, { pagina: page, ...filtros }),
  )
  const { cantidad = 0, mora = CERO, conAntigua = 0, antigua = CERO } = lista.totales ?? {}
  return (
    <>
      {lista.totales && (
        <Totales
          partes={[
            {
              titulo: 'Mora',
              monto: mora,
              detalle: `${countMatriculados(cantidad)}, meses anteriores al actual`,
            },
            {
              titulo: 'Deuda más vieja, fuera de la mora',
              monto: antigua,
              detalle: `${countMatriculados(conAntigua)}; está en su cuenta y no en esta lista`,
            },
          ]}
        />
      )}
      <MorosoTable
        key={JSON.stringify({ ...filtros, importeDesde: String(filtros.importeDesde) })}
        {...pagedList(
          lista,
          { ruta: '/moroso/traerTodos', entrada: filtros, que: 'la lista de morosos' },
          { address, filters: FILTROS_MOROSOS, planilla: true },
        )}
        address={address}
        filtros={filtros}
        mora={mora}
        elige={envia && pagina !== TODAS}
      />
    </>
  )
}

/** A server that has the spec's call alone: all of them at once, each with a chat to open (D9). */
async function Foreign({ address }: { address: Address }) {
  const result = orLeave(await leer(traerMorosos, {}))
  const filas = result.ok ? { ...result, datos: toForeign(result.datos) } : result
  return (
    <ForeignTable
      area={entorno().AREA_TELEFONICA ?? ''}
      content={contentOf(filas, {
        ruta: '/estadisticas/traerMorosos',
        entrada: {},
        que: 'la lista de morosos',
      })}
      address={address}
    />
  )
}
