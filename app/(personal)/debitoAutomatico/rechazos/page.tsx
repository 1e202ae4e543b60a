import type { Metadata } from 'next'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import {
  FILTROS_RECHAZOS,
  type FiltrosRechazos,
  readRechazosFilters,
} from '@/components/debitos/rechazo/filters'
import { RejectTable } from '@/components/debitos/rechazo/reject-table'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { pagedList } from '@/components/espera/paged-list'
import { PageHeader } from '@/components/shell/page-header'
import { traerTodos } from '@/contract/rechazo'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Débitos rechazados' }

export default async function RechazosPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('debitos.rondas')
  const address = addressOf(rutas.rechazos(), await searchParams)
  const values = Object.fromEntries(FILTROS_RECHAZOS.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_RECHAZOS, values)).length > 0
  const filtros = readRechazosFilters(address)
  const lista = wrong ? undefined : await readRechazos(address.params.pagina, filtros)
  return (
    <>
      <PageHeader
        title="Débitos rechazados"
        subtitle="Lo que los bancos y las entidades no cobraron y todavía se debe; con un mes, todos los suyos"
        back={permisos.has('debitos.ver') ? rutas.debitoAutomatico() : rutas.inicio()}
        actions={
          <TableDownloads
            que="los débitos rechazados"
            disabled={!lista?.paginas.total}
            tabla={{
              de: hrefWith({ path: '/api/descargas/rechazos', params: {} }, values),
              titulo: 'Débitos rechazados',
              columnas: PLANILLA,
            }}
          />
        }
      />
      <div className="mb-4">
        <FilterForm vacia filters={FILTROS_RECHAZOS} address={address} values={values} />
      </div>
      {lista ? (
        <RejectTable
          key={JSON.stringify(filtros)}
          {...pagedList(
            lista,
            { ruta: '/rechazo/traerTodos', entrada: filtros, que: 'los débitos rechazados' },
            { address, filters: FILTROS_RECHAZOS, planilla: true },
          )}
          address={address}
          filtros={filtros}
          elige={permisos.has('mensajes.enviar')}
          edita={permisos.has('debitos.editar')}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}

const readRechazos = (pagina: string | undefined, filtros: FiltrosRechazos) =>
  readListPage(traerTodos.ruta, readPage(pagina), (page) => readApi(traerTodos, { pagina: page, ...filtros }))

const PLANILLA = [
  { id: 'matricula', titulo: 'MATRÍCULA', tipo: 'entero' },
  { id: 'apellidoNombre', titulo: 'APELLIDO Y NOMBRE', tipo: 'texto' },
  { id: 'debito', titulo: 'DÉBITO', tipo: 'texto' },
  { id: 'mesUltimo', titulo: 'MES', tipo: 'texto' },
  { id: 'pedido', titulo: 'PEDIDO', tipo: 'dinero' },
  { id: 'debe', titulo: 'DEBE', tipo: 'dinero' },
  { id: 'resultado', titulo: 'RESULTADO', tipo: 'entero' },
  { id: 'codigo', titulo: 'CÓDIGO', tipo: 'texto' },
  { id: 'motivo', titulo: 'MOTIVO', tipo: 'texto' },
  { id: 'paso', titulo: 'QUÉ HACER', tipo: 'texto' },
  { id: 'seguidos', titulo: 'SEGUIDOS', tipo: 'entero' },
  { id: 'aBaja', titulo: 'PROPONER BAJA', tipo: 'texto' },
] as const
