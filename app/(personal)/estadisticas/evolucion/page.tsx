import type { Metadata } from 'next'
import { Suspense } from 'react'
import { addressOf } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import {
  Altas,
  Cobrabilidad,
  Deuda,
  Edades,
  Especialidades,
  Ingresos,
} from '@/components/estadisticas/evolucion/parts'
import { periodFilters, readPeriodo } from '@/components/estadisticas/evolucion/periodo'
import { ChartAhead } from '@/components/estadisticas/grafico/chart-ahead'
import { InformeButton } from '@/components/estadisticas/informe/informe-button'
import { PageHeader } from '@/components/shell/page-header'
import { Card } from '@/components/ui/card'
import { DangerNotice } from '@/components/ui/danger-notice'
import { CircleAlert } from '@/components/ui/icons'
import { today } from '@/domain/fechas'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

const PARTES = Object.entries({ Ingresos, Deuda, Cobrabilidad, Altas, Edades, Especialidades })

export const metadata: Metadata = { title: 'Evolución' }

export default async function EvolucionPage({ searchParams }: { searchParams: Busqueda }) {
  await requireSession('estadisticas.ver')
  const address = addressOf(rutas.evolucion(), await searchParams)
  const hoy = today()
  const periodo = readPeriodo(address, hoy)
  const asked = { desde: address.params['desde'], hasta: address.params['hasta'] }
  const shown =
    'falta' in periodo ? asked : { desde: periodo.desde.slice(0, 7), hasta: periodo.hasta.slice(0, 7) }
  return (
    <>
      <PageHeader
        title="Evolución"
        subtitle="Ingresos, deuda, cobranza y padrón, mes por mes y contra el año anterior"
        back={rutas.estadisticas()}
        actions={'falta' in periodo ? undefined : <InformeButton dia={periodo.dia} emisor={await emisor()} />}
      />
      <div className="mb-4">
        <FilterForm filters={periodFilters(hoy)} address={address} values={{ ...asked, ...shown }} />
      </div>
      {'falta' in periodo ? (
        <DangerNotice role="alert" icon={CircleAlert} title="Ese período no se puede mostrar">
          <p>{periodo.falta}. Elija otro o limpie los filtros.</p>
        </DangerNotice>
      ) : (
        <div className="grid gap-3 lg:grid-cols-2" key={`${periodo.desde} ${periodo.hasta}`}>
          <ChartAhead forma="barras" />
          {PARTES.map(([nombre, Parte]) => (
            <Suspense fallback={<Coming />} key={nombre}>
              <Parte {...{ periodo, hoy, address }} />
            </Suspense>
          ))}
        </div>
      )}
    </>
  )
}

const Coming = () => (
  <Card className="grid min-h-72 place-items-center" aria-busy="true">
    <span className="skeleton block h-56 w-full" />
  </Card>
)
