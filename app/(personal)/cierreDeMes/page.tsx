import type { Metadata } from 'next'
import { CierreForm } from '@/components/tesoreria/caja/cierre-form'
import { CierreHistorial, toFila } from '@/components/tesoreria/caja/cierre-historial'
import { addressOf, readPage } from '@/components/data-table/address'
import { mapList, pagedList } from '@/components/espera/paged-list'
import { ReadFailure } from '@/components/espera/read-failure'
import { PageHeader } from '@/components/shell/page-header'
import { Card } from '@/components/ui/card'
import { traerActual, traerTodos } from '@/contract/cierre'
import { addDays, formatFecha, startOfMonth, today, type Fecha } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { type Busqueda, orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Cierre de Mes' }

/** The end of the last month, if it is not closed yet. */
function propose(actual: Fecha | undefined): Fecha | undefined {
  const end = addDays(startOfMonth(today()), -1)
  return actual === undefined || actual < end ? end : undefined
}

export default async function CierreDeMesPage({ searchParams }: { searchParams: Busqueda }) {
  await requireSession('cierre.mover')
  const address = addressOf(rutas.cierreDeMes(), await searchParams)
  const [actual, historial] = await Promise.all([
    readApi(traerActual, {}),
    readListPage(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
      readApi(traerTodos, { pagina }),
    ),
  ])
  const ahora = orLeave(actual)
  const hasta = ahora.ok ? (ahora.datos.hasta ?? undefined) : undefined
  return (
    <>
      <PageHeader
        title="Cierre de Mes"
        subtitle="Hasta qué día está cerrado: lo que ya se informó no cambia de fecha"
        back={rutas.varios()}
      />
      <div className="grid grid-cols-1 gap-8">
        {ahora.ok ? (
          <Card className="grid max-w-3xl gap-4 p-4">
            <p className="text-lg font-semibold">
              {hasta
                ? `El período está cerrado hasta el ${formatFecha(hasta)}`
                : 'No hay ningún período cerrado'}
            </p>
            <CierreForm
              key={hasta ?? ''}
              actual={hasta}
              propuesta={propose(hasta)}
              maximo={ahora.datos.maximo}
            />
          </Card>
        ) : (
          <ReadFailure falla={ahora} ruta="/cierre/traerActual" entrada={{}} que="el cierre" />
        )}
        <CierreHistorial
          {...pagedList(
            mapList(historial, toFila),
            { ruta: '/cierre/traerTodos', entrada: {}, que: 'el historial' },
            { address },
          )}
          address={address}
        />
      </div>
    </>
  )
}
