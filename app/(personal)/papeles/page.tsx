import type { Metadata } from 'next'
import { FILTROS_PAPELES, readPapelesFilters } from '@/components/credenciales/emitidos/filters'
import { PaperDownloads } from '@/components/credenciales/emitidos/paper-downloads'
import { PaperTable } from '@/components/credenciales/emitidos/paper-table'
import { addressOf, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { pagedList } from '@/components/espera/paged-list'
import { PageHeader } from '@/components/shell/page-header'
import { traerTodos } from '@/contract/papel'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: 'Papeles emitidos' }

export default async function PapelesPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('papeles.ver')
  const address = addressOf(rutas.papeles(), await searchParams)
  const values = Object.fromEntries(FILTROS_PAPELES.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_PAPELES, values)).length > 0
  const entrada = readPapelesFilters(address)
  const lista = wrong
    ? undefined
    : await readListPage(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
        readApi(traerTodos, { pagina, ...entrada }),
      )
  const exporta = permisos.has('papeles.exportar')
  return (
    <>
      <PageHeader
        title="Papeles emitidos"
        subtitle="Certificados y carnets numerados, a quién, cuándo y si valen"
        back={permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()}
        actions={exporta && <PaperDownloads values={values} disabled={!lista?.paginas.total} />}
      />
      <div className="mb-4">
        <FilterForm vacia filters={FILTROS_PAPELES} address={address} values={values} />
      </div>
      {lista ? (
        <PaperTable
          {...pagedList(
            lista,
            { ruta: '/papel/traerTodos', entrada, que: 'la lista de papeles' },
            { address, filters: FILTROS_PAPELES, planilla: exporta },
          )}
          address={address}
          anula={permisos.has('papeles.anular')}
          emisor={permisos.has('credenciales.editar') ? emisor() : undefined}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}
