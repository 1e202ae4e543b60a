import type { Metadata } from 'next'
import { FILTROS_DE_UNO, readPapelesFilters } from '@/components/credenciales/emitidos/filters'
import { PaperDownloads } from '@/components/credenciales/emitidos/paper-downloads'
import { PaperTable } from '@/components/credenciales/emitidos/paper-table'
import { addressOf, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { pagedList } from '@/components/espera/paged-list'
import { MemberHeader } from '@/components/padron/matriculado/member-header'
import { traerDatosBasicos } from '@/contract/matriculado'
import { traerTodos } from '@/contract/papel'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import { type Busqueda, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: 'Papeles emitidos' }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function PapelesDeMatriculadoPage({ params, searchParams }: Props) {
  const { permisos } = await requireSession('papeles.ver')
  const matriculadoID = readId((await params).id)
  const address = addressOf(rutas.papelesDeMatriculado(matriculadoID), await searchParams)
  const values = Object.fromEntries(FILTROS_DE_UNO.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_DE_UNO, values)).length > 0
  const entrada = { ...readPapelesFilters(addressOf(address.path, values)), matriculadoID }
  const [quien, lista] = await Promise.all([
    readApi(traerDatosBasicos, { matriculadoID }),
    wrong
      ? undefined
      : readListPage(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
          readApi(traerTodos, { pagina, ...entrada }),
        ),
  ])
  const basicos = orNotFound(quien)
  const exporta = permisos.has('papeles.exportar')
  const asked = { ...values, matriculadoID: String(matriculadoID) }
  return (
    <>
      <MemberHeader
        pantalla="Papeles emitidos"
        matriculadoID={matriculadoID}
        datos={basicos.ok ? basicos.datos : undefined}
      />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <FilterForm vacia filters={FILTROS_DE_UNO} address={address} values={values} />
        {exporta && <PaperDownloads values={asked} disabled={!lista?.paginas.total} />}
      </div>
      {lista ? (
        <PaperTable
          {...pagedList(
            lista,
            { ruta: '/papel/traerTodos', entrada, que: 'la lista de papeles' },
            { address, filters: FILTROS_DE_UNO, planilla: exporta },
          )}
          address={address}
          deUno
          anula={permisos.has('papeles.anular')}
          emisor={permisos.has('credenciales.editar') ? emisor() : undefined}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}
