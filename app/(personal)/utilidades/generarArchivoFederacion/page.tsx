import type { Metadata } from 'next'
import { addressOf, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { pagedList } from '@/components/espera/paged-list'
import { FILTROS_ENSAYO, readEnsayoFilters } from '@/components/seguros/archivo-federacion/filters'
import { GenerateFilesButton } from '@/components/seguros/archivo-federacion/generate-files-button'
import { GeneratedFiles } from '@/components/seguros/archivo-federacion/generated-files'
import { EnsayoCounts } from '@/components/seguros/archivo-federacion/ensayo-counts'
import { EnsayoTable } from '@/components/seguros/archivo-federacion/ensayo-table'
import { PlanillaButtons } from '@/components/seguros/archivo-federacion/planilla-buttons'
import { PageHeader } from '@/components/shell/page-header'
import { contar, ensayar, traerTodos } from '@/contract/archivo-federacion'
import { coverMonths, writeMes } from '@/domain/control-cobertura'
import { formatMes, partsOf, today } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Archivo de la federación' }

const TITULO = 'Archivo de la federación'

export default async function ArchivoFederacionPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos, hay } = await requireSession('federacion.archivos')
  if (!hay.propio)
    return (
      <>
        <PageHeader title={TITULO} subtitle="Altas, bajas y asegurados de un mes" back={rutas.utilidades()} />
        <PlanillaButtons meses={coverMonths()} mes={writeMes(partsOf(today()))} />
      </>
    )
  const address = addressOf(rutas.archivoFederacion(), await searchParams)
  const values = Object.fromEntries(FILTROS_ENSAYO.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_ENSAYO, values)).length > 0
  const filtros = readEnsayoFilters(address, today())
  const { anio, mes } = filtros
  const [lista, cuenta, archivos] = wrong
    ? []
    : await Promise.all([
        readListPage(ensayar.ruta, readPage(address.params.pagina), (pagina) =>
          readApi(ensayar, { pagina, ...filtros }),
        ),
        readApi(contar, { anio, mes }),
        readApi(traerTodos, { anio, mes }),
      ])
  const anterior = cuenta?.ok ? (cuenta.datos.anterior ?? null) : null
  return (
    <>
      <PageHeader
        title={TITULO}
        subtitle={formatMes({ anio, mes })}
        back={rutas.utilidades()}
        actions={
          cuenta?.ok && (
            <GenerateFilesButton mes={writeMes({ anio, mes })} nombre={formatMes({ anio, mes })} />
          )
        }
      />
      {archivos?.ok && archivos.datos.length > 0 && <GeneratedFiles archivos={archivos.datos} />}
      {cuenta?.ok && <EnsayoCounts cuenta={cuenta.datos} address={address} elegida={filtros.lista} />}
      <div className="mb-4">
        <FilterForm vacia filters={FILTROS_ENSAYO} address={address} values={values} />
      </div>
      {lista ? (
        <EnsayoTable
          {...pagedList(
            lista,
            { ruta: '/archivoFederacion/ensayar', entrada: filtros, que: 'el ensayo del archivo' },
            { address, filters: FILTROS_ENSAYO },
          )}
          address={address}
          lista={filtros.lista}
          anterior={anterior?.anio && anterior.mes ? { anio: anterior.anio, mes: anterior.mes } : null}
          tipos={permisos.has('catalogos.administrar')}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}
