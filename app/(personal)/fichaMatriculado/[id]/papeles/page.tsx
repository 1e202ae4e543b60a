import type { Metadata } from 'next'
import { PapelTable } from '@/components/credenciales/emitidos/papel-table'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { askedOrden, readPuesta } from '@/components/data-table/lista'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { sheetOf } from '@/components/descarga/planilla'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { pagedList } from '@/components/espera/paged-list'
import { DateInput } from '@/components/form/date-input'
import { MatriculadoHeader } from '@/components/padron/matriculado/matriculado-header'
import { readFiltros } from '@/contract/listas/declaracion'
import { papeles } from '@/contract/listas/papeles'
import { traerDatosBasicos } from '@/contract/matriculado'
import { traerTodos } from '@/contract/papel'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import { type Busqueda, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

const { titulo, que, alEsperar } = papeles.declaracion
export const metadata: Metadata = { title: titulo }

/** Of one member's papers: his name is said above. */
const LISTA = { ...papeles.lista, iniciales: ['papel', 'emitido', 'firmante', 'estado', 'codigo'] } as const
const FILTROS = papeles.campos.filter(({ name }) => ['clase', 'desde', 'hasta', 'anulados'].includes(name))

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function PapelesDeMatriculadoPage({ params, searchParams }: Props) {
  const { permisos } = await requireSession('papeles.ver')
  const matriculadoID = readId((await params).id)
  const address = addressOf(rutas.papelesDeMatriculado(matriculadoID), await searchParams)
  const values = Object.fromEntries(FILTROS.map(({ name }) => [name, address.params[name]]))
  const asked = { ...values, matriculadoID: String(matriculadoID) }
  const { orden, pagina } = address.params
  const puesta = readPuesta(LISTA, { orden }, { propio: true, recordadas: undefined })
  const entrada = { ...readFiltros(papeles, asked), ...askedOrden(LISTA, puesta) }
  const [quien, lista] = await Promise.all([
    readApi(traerDatosBasicos, { matriculadoID }),
    Object.keys(problemsOf(FILTROS, values)).length === 0
      ? readListPage(traerTodos.ruta, readPage(pagina), (page) =>
          readApi(traerTodos, { pagina: page, ...entrada }),
        )
      : undefined,
  ])
  const basicos = orNotFound(quien)
  const exporta = permisos.has('papeles.exportar')
  const espera = { ruta: '/papel/traerTodos', entrada, que: alEsperar } as const
  const tabla = lista && pagedList(lista, espera, { address, filters: FILTROS, planilla: exporta })
  return (
    <>
      <MatriculadoHeader
        pantalla={titulo}
        matriculadoID={matriculadoID}
        datos={basicos.ok ? basicos.datos : undefined}
      />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <FilterForm vacia filters={FILTROS} day={DateInput} address={address} values={values} />
        {exporta && (
          <TableDownloads
            que={que}
            disabled={!tabla?.pagination.total}
            tabla={{
              de: hrefWith(
                { path: '/api/descargas/papeles', params: {} },
                { ...asked, ...askedOrden(LISTA, puesta) },
              ),
              ...{ titulo, columnas: sheetOf(papeles.planilla, puesta) },
            }}
          />
        )}
      </div>
      {tabla ? (
        <PapelTable
          {...{ ...tabla, address, puesta }}
          deUno
          anula={permisos.has('papeles.anular')}
          emisor={permisos.has('credenciales.editar') ? await emisor() : undefined}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}
