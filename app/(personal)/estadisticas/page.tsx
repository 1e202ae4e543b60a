import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ChartAhead } from '@/components/estadisticas/grafico/chart-ahead'
import { InformeCards } from '@/components/estadisticas/informe/informe-cards'
import { mesOf, monthsAround } from '@/components/estadisticas/tablero/cuotas-filters'
import { listadoHref } from '@/components/estadisticas/tablero/hrefs'
import { Cumples, ForeignCumples } from '@/components/estadisticas/tablero/cumples'
import { MonthFigures } from '@/components/estadisticas/tablero/month-figures'
import { Impagos, Pendientes, Seguros, Tipos } from '@/components/estadisticas/tablero/parts'
import { ActionCard } from '@/components/inicio/action-card'
import { PageHeader } from '@/components/shell/page-header'
import { Card } from '@/components/ui/card'
import { ChartPie, Rows3 } from '@/components/ui/icons'
import { traerUltimoAnio } from '@/contract/estadisticas'
import { textOfMes } from '@/domain/cuota'
import { ANIO_DEL_BALANCE } from '@/domain/estadisticas'
import { today } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { escrito } from '@/lib/ortografia/escrito'

export const metadata: Metadata = { title: escrito('Estadisticas') }

export default async function EstadisticasPage({ searchParams }: { searchParams: Busqueda }) {
  const { hay } = await requireSession('estadisticas.ver')
  const cuenta = hay.propio
  const hoy = today()
  const mes = mesOf((await searchParams)['mes'], hoy)
  return (
    <>
      <PageHeader
        title="Estadisticas"
        subtitle="Cuántos somos, quién debe y cuánto entró"
        back={rutas.inicio()}
      />
      <ChartAhead forma="torta" />
      {cuenta && (
        <Suspense fallback={<div className="month-figures min-h-24" aria-busy="true" />}>
          <MonthFigures hoy={hoy} />
        </Suspense>
      )}
      <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        <Suspense fallback={<Coming />} key={textOfMes(mes)}>
          <Impagos {...{ mes, abre: cuenta }} meses={monthsAround(hoy, mes)} />
        </Suspense>
        <Suspense fallback={<Coming />}>
          <Tipos cuenta={cuenta} />
        </Suspense>
        <Suspense fallback={<Coming />}>
          <Seguros cuenta={cuenta} />
        </Suspense>
        <Suspense fallback={<Coming />}>
          <Pendientes cuenta={cuenta} />
        </Suspense>
        <Suspense fallback={<Coming />}>{cuenta ? <Cumples /> : <ForeignCumples />}</Suspense>
        <div className="grid content-start gap-3">
          {cuenta && (
            <ActionCard
              icon={ChartPie}
              title="Evolución"
              text="Ingresos, deuda, cobranza y padrón, mes por mes y contra el año anterior"
              href={rutas.evolucion()}
            />
          )}
          <ActionCard
            icon={Rows3}
            title="Listado de Usuarios"
            text="Quiénes son, con los filtros y las columnas que elija, y en Excel"
            href={listadoHref()}
          />
        </div>
      </div>
      <InformeCards anio={await firstYear()} {...{ hoy, cuenta }} />
    </>
  )
}

/** The last year with a movement is a better beginning than the year the specification was written in. */
async function firstYear(): Promise<number> {
  const result = await readApi(traerUltimoAnio, {})
  return (result.ok && result.datos.anio) || ANIO_DEL_BALANCE
}

const Coming = () => (
  <Card className="grid min-h-72 place-items-center" aria-busy="true">
    <span className="skeleton block size-40 rounded-full" />
  </Card>
)
