import type { Metadata } from 'next'
import { LISTA_RECHAZOS, PLANILLA_RECHAZOS } from '@/components/debitos/rechazo/lista'
import { sheetOf } from '@/components/descarga/planilla'
import { ColumnChooser } from '@/components/data-table/column-chooser'
import { askedOrden, besidesOf } from '@/components/data-table/lista'
import { puestaOf } from '@/components/data-table/puesta'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { FILTROS_RECHAZOS, readRechazosFilters } from '@/components/debitos/rechazo/filters'
import { RejectTable } from '@/components/debitos/rechazo/reject-table'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { pagedList } from '@/components/espera/paged-list'
import { PageHeader } from '@/components/shell/page-header'
import type { EntradaDe } from '@/contract/llamada'
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
  const puesta = await puestaOf(LISTA_RECHAZOS, address, true)
  const orden = askedOrden(LISTA_RECHAZOS, puesta)
  const entrada = { ...filtros, ...orden }
  const lista = wrong ? undefined : await readRechazos(address.params.pagina, entrada)
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
              de: hrefWith({ path: '/api/descargas/rechazos', params: {} }, { ...values, ...orden }),
              titulo: 'Débitos rechazados',
              columnas: sheetOf(PLANILLA_RECHAZOS, puesta),
            }}
          />
        }
      />
      <div className="mb-4">
        <FilterForm
          vacia
          filters={FILTROS_RECHAZOS}
          address={address}
          values={values}
          vistas="rechazos"
          besides={besidesOf(puesta)}
        >
          <ColumnChooser lista={LISTA_RECHAZOS} address={address} puesta={puesta} />
        </FilterForm>
      </div>
      {lista ? (
        <RejectTable
          key={JSON.stringify(filtros)}
          {...pagedList(
            lista,
            { ruta: '/rechazo/traerTodos', entrada, que: 'los débitos rechazados' },
            { address, filters: FILTROS_RECHAZOS, planilla: true },
          )}
          address={address}
          filtros={filtros}
          puesta={puesta}
          elige={permisos.has('mensajes.enviar')}
          edita={permisos.has('debitos.editar')}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}

const readRechazos = (pagina: string | undefined, filtros: Omit<EntradaDe<typeof traerTodos>, 'pagina'>) =>
  readListPage(traerTodos.ruta, readPage(pagina), (page) => readApi(traerTodos, { pagina: page, ...filtros }))
