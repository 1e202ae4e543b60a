import type { Metadata } from 'next'
import { FILTROS_RONDAS, readRondasFilters } from '@/components/debitos/ronda/filters'
import { RoundsTable } from '@/components/debitos/ronda/rounds-table'
import { LISTA_RONDAS, PLANILLA_RONDAS } from '@/components/debitos/ronda/lista'
import { sheetOf } from '@/components/descarga/planilla'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { ColumnChooser } from '@/components/data-table/column-chooser'
import { askedOrden, besidesOf } from '@/components/data-table/lista'
import { puestaOf } from '@/components/data-table/puesta'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { mapList, pagedList } from '@/components/espera/paged-list'
import { PageHeader } from '@/components/shell/page-header'
import { traerTodas } from '@/contract/ronda'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { roundRow } from '@/components/debitos/ronda/round-row'

export const metadata: Metadata = { title: 'Débitos del mes' }

export default async function RondasPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('debitos.rondas')
  const address = addressOf(rutas.rondas(), await searchParams)
  const values = Object.fromEntries(FILTROS_RONDAS.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_RONDAS, values)).length > 0
  const puesta = await puestaOf(LISTA_RONDAS, address, true)
  const orden = askedOrden(LISTA_RONDAS, puesta)
  const entrada = { ...readRondasFilters(address), ...orden }
  const lista = wrong
    ? undefined
    : await readListPage(traerTodas.ruta, readPage(address.params.pagina), (pagina) =>
        readApi(traerTodas, { pagina, ...entrada }),
      )
  return (
    <>
      <PageHeader
        title="Débitos del mes"
        subtitle="Lo que se pidió a los bancos y a las entidades, lo último primero"
        back={permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()}
        actions={
          <TableDownloads
            que="la lista de débitos"
            disabled={!lista?.paginas.total}
            tabla={{
              de: hrefWith({ path: '/api/descargas/rondas', params: {} }, { ...values, ...orden }),
              titulo: 'Débitos del mes',
              columnas: sheetOf(PLANILLA_RONDAS, puesta),
            }}
          />
        }
      />
      <div className="mb-4">
        <FilterForm
          vacia
          filters={FILTROS_RONDAS}
          address={address}
          values={values}
          vistas="rondas"
          besides={besidesOf(puesta)}
        >
          <ColumnChooser lista={LISTA_RONDAS} address={address} puesta={puesta} />
        </FilterForm>
      </div>
      {lista ? (
        <RoundsTable
          {...pagedList(
            mapList(lista, roundRow),
            { ruta: '/ronda/traerTodas', entrada, que: 'la lista de débitos' },
            { address, filters: FILTROS_RONDAS, planilla: true },
          )}
          address={address}
          puesta={puesta}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}
