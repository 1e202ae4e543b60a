import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MOTIVO_PARAM, PAGINA_PARAM, chosenReason } from '@/components/tesoreria/cuota/left-out'
import { chosenMonth } from '@/components/tesoreria/cuota/month'
import { MonthScreen } from '@/components/tesoreria/cuota/month-screen'
import { pagedList } from '@/components/tesoreria/cuota/paged-list'
import { toFila } from '@/components/tesoreria/cuota/run-rows'
import { RunTable } from '@/components/tesoreria/cuota/run-table'
import { addressOf, readPage } from '@/components/data-table/address'
import { mapRows } from '@/components/espera/content-of'
import { PageHeader } from '@/components/shell/page-header'
import { simularMes, traerCorridas, traerExcluidos } from '@/contract/cuota'
import { today } from '@/domain/fechas'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'
import { type Busqueda, orLeave } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Generar Cuotas' }

export default async function GenerarCuotasPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await exigir('cuotas.correr')
  const puede = await capacidades()
  if (!puede.has('cuota.mensual')) notFound()
  const address = addressOf(rutas.generarCuotas(), await searchParams)
  const hoy = today()
  const mes = chosenMonth(address.params.mes, hoy)
  const motivo = chosenReason(address.params[MOTIVO_PARAM])
  const excluidos = motivo && { ...mes, motivo, pagina: readPage(address.params[PAGINA_PARAM]) }
  const corridas = { pagina: readPage(address.params.pagina) }
  const [simulado, hechas, fuera] = await Promise.all([
    leer(simularMes, mes),
    leer(traerCorridas, corridas),
    excluidos && leer(traerExcluidos, excluidos),
  ])
  const corridasHechas = mapRows(orLeave(hechas), toFila)
  const abierto = motivo &&
    excluidos &&
    fuera && {
      motivo,
      ...pagedList(orLeave(fuera), {
        ruta: '/cuota/traerExcluidos',
        entrada: excluidos,
        que: 'la lista de matriculados',
      }),
    }
  return (
    <>
      <PageHeader
        title="Generar Cuotas"
        subtitle="La cuota de un mes, de una vez para todos los matriculados que la pagan"
        back={rutas.inicio()}
      />
      <div className="grid gap-8">
        <MonthScreen
          hoy={hoy}
          mes={mes}
          address={address}
          simulado={orLeave(simulado)}
          abierto={abierto}
          cargaPrecios={puede.has('precios') && permisos.has('catalogos.administrar')}
        />
        <RunTable
          {...pagedList(corridasHechas, {
            ruta: '/cuota/traerCorridas',
            entrada: corridas,
            que: 'la lista de generaciones',
          })}
          address={address}
        />
      </div>
    </>
  )
}
