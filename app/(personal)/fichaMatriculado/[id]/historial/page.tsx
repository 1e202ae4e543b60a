import { DateInput } from '@/components/form/date-input'
import type { Metadata } from 'next'
import { addressOf, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { pagedList } from '@/components/espera/paged-list'
import { HistorialDownload } from '@/components/padron/ficha/historial-download'
import { CAMPOS_HISTORIAL, readFilters } from '@/components/padron/ficha/historial-filters'
import { HistorialTable } from '@/components/padron/ficha/historial-table'
import { MatriculadoHeader } from '@/components/padron/matriculado/matriculado-header'
import { traerHistorial } from '@/contract/historial'
import { traerDatosBasicos } from '@/contract/matriculado'
import { today } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { type Busqueda, orNotFound, readId } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Historial' }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function HistorialPage({ params, searchParams }: Props) {
  await requireSession('historial.ver')
  const matriculadoID = readId((await params).id)
  const address = addressOf(rutas.historial(matriculadoID), await searchParams)
  const filtros = readFilters(address)
  const entrada = { matriculadoID, ...filtros }
  const [quien, lista] = await Promise.all([
    readApi(traerDatosBasicos, { matriculadoID }),
    readListPage(traerHistorial.ruta, readPage(address.params.pagina), (pagina) =>
      readApi(traerHistorial, { pagina, ...entrada }),
    ),
  ])
  const basicos = orNotFound(quien)
  const datos = basicos.ok ? basicos.datos : undefined
  return (
    <>
      <MatriculadoHeader pantalla="Historial" matriculadoID={matriculadoID} datos={datos} />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <FilterForm filters={CAMPOS_HISTORIAL} day={DateInput} address={address} values={filtros} />
        <HistorialDownload
          matriculadoID={matriculadoID}
          nombre={`historial-${datos?.matricula ?? matriculadoID}-${today()}`}
          filtros={filtros}
        />
      </div>
      <HistorialTable
        {...pagedList(
          lista,
          { ruta: '/matriculado/traerHistorial', entrada, que: 'el historial' },
          { address, filters: CAMPOS_HISTORIAL, planilla: true },
        )}
        address={address}
      />
    </>
  )
}
