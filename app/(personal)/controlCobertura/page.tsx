import type { Metadata } from 'next'
import { type ColumnaDeControl, LISTA_CONTROL, PLANILLA_CONTROL } from '@/components/seguros/control/lista'
import { sheetOf } from '@/components/descarga/planilla'
import { ColumnChooser } from '@/components/data-table/column-chooser'
import { askedOrden, besidesOf, type Puesta } from '@/components/data-table/lista'
import { puestaOf } from '@/components/data-table/puesta'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { pagedList } from '@/components/espera/paged-list'
import { FaultCounts } from '@/components/seguros/control/fault-counts'
import { FaultTable } from '@/components/seguros/control/fault-table'
import { FILTROS_CONTROL, readControlFilters } from '@/components/seguros/control/filters'
import { PageHeader } from '@/components/shell/page-header'
import { contar, traerTodos } from '@/contract/control-cobertura'
import type { EntradaDe } from '@/contract/llamada'
import { sayFaltas, writeMes } from '@/domain/control-cobertura'
import { formatMes, type Mes, today } from '@/domain/fechas'
import type { ColumnaDe } from '@/domain/orden'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Control de Cobertura' }

export default async function ControlCoberturaPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('seguros.ver')
  const address = addressOf(rutas.controlCobertura(), await searchParams)
  const values = Object.fromEntries(FILTROS_CONTROL.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_CONTROL, values)).length > 0
  const filtros = readControlFilters(address, today())
  const { anio, mes, falta } = filtros
  const puesta = await puestaOf(LISTA_CONTROL, address, true)
  const entrada = { ...filtros, ...askedOrden(LISTA_CONTROL, puesta) }
  const [lista, cuenta] = wrong
    ? []
    : await Promise.all([readFaltas(address.params.pagina, entrada), readApi(contar, { anio, mes })])
  return (
    <>
      <PageHeader
        title="Control de Cobertura"
        subtitle={`${formatMes({ anio, mes })}${lista?.result.ok ? `: ${sayFaltas(lista.paginas.total ?? 0)}` : ''}`}
        back={permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()}
        actions={
          <Files values={values} puesta={puesta} mes={{ anio, mes }} disabled={!lista?.paginas.total} />
        }
      />
      {cuenta?.ok && <FaultCounts cuenta={cuenta.datos} address={address} elegida={falta} />}
      <div className="mb-4">
        <FilterForm
          vacia
          filters={FILTROS_CONTROL}
          address={address}
          values={values}
          vistas="controlCobertura"
          besides={besidesOf(puesta)}
        >
          <ColumnChooser lista={LISTA_CONTROL} address={address} puesta={puesta} />
        </FilterForm>
      </div>
      {lista ? (
        <FaultTable
          {...pagedList(
            lista,
            { ruta: '/controlCobertura/traerTodos', entrada, que: 'las faltas de cobertura' },
            { address, filters: FILTROS_CONTROL, planilla: true },
          )}
          address={address}
          puesta={puesta}
          carga={permisos.has('polizas.cargar')}
          genera={permisos.has('federacion.archivos')}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}

type FilesProps = {
  values: Readonly<Record<string, string | undefined>>
  puesta: Puesta<ColumnaDeControl, ColumnaDe<'controlCobertura'>>
  mes: Mes
  disabled: boolean
}

const Files = ({ values, puesta, mes, disabled }: FilesProps) => (
  <TableDownloads
    que="las faltas de cobertura"
    disabled={disabled}
    tabla={{
      de: hrefWith(
        { path: '/api/descargas/controlCobertura', params: {} },
        { ...values, ...askedOrden(LISTA_CONTROL, puesta), mes: writeMes(mes) },
      ),
      titulo: `Control de Cobertura ${writeMes(mes)}`,
      columnas: sheetOf(PLANILLA_CONTROL, puesta),
    }}
  />
)

const readFaltas = (pagina: string | undefined, filtros: Omit<EntradaDe<typeof traerTodos>, 'pagina'>) =>
  readListPage(traerTodos.ruta, readPage(pagina), (page) => readApi(traerTodos, { pagina: page, ...filtros }))
