import type { Metadata } from 'next'
import { MOTIVO_PARAM, PAGINA_PARAM, chosenReason } from '@/components/tesoreria/cuota/left-out'
import { chosenMonth } from '@/components/tesoreria/cuota/month'
import { MonthScreen } from '@/components/tesoreria/cuota/month-screen'
import { toFila } from '@/components/tesoreria/cuota/run-rows'
import { RunTable } from '@/components/tesoreria/cuota/run-table'
import { addressOf, readPage } from '@/components/data-table/address'
import { mapList, pagedList } from '@/components/espera/paged-list'
import { PageHeader } from '@/components/shell/page-header'
import { simularMes, traerCorridas, traerExcluidos } from '@/contract/cuota'
import { traerUltima } from '@/contract/tarea'
import { textOfMes } from '@/domain/cuota'
import { today } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { type Busqueda, orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Generar Cuotas' }

export default async function GenerarCuotasPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('cuotas.correr')
  const address = addressOf(rutas.generarCuotas(), await searchParams)
  const hoy = today()
  const mes = chosenMonth(address.params.mes, hoy)
  const motivo = chosenReason(address.params[MOTIVO_PARAM])
  const excluidos = motivo && { ...mes, motivo }
  // First: a job told as ended with figures read before its end would leave them on the screen.
  const ultima = await readApi(traerUltima, { tipo: 'cuotas', clave: textOfMes(mes) })
  const [simulado, hechas, fuera] = await Promise.all([
    readApi(simularMes, mes),
    readListPage(traerCorridas.ruta, readPage(address.params.pagina), (pagina) =>
      readApi(traerCorridas, { pagina }),
    ),
    excluidos &&
      readListPage(traerExcluidos.ruta, readPage(address.params[PAGINA_PARAM]), (pagina) =>
        readApi(traerExcluidos, { pagina, ...excluidos }),
      ),
  ])
  const abierto = motivo &&
    excluidos &&
    fuera && {
      motivo,
      ...pagedList(
        fuera,
        { ruta: '/cuota/traerExcluidos', entrada: excluidos, que: 'la lista de matriculados' },
        { address, pageParam: PAGINA_PARAM },
      ),
    }
  return (
    <>
      <PageHeader
        title="Generar Cuotas"
        subtitle="La cuota de un mes, de una vez para todos los matriculados que la pagan"
        back={rutas.inicio()}
      />
      <div className="grid grid-cols-1 gap-8">
        <MonthScreen
          hoy={hoy}
          mes={mes}
          address={address}
          simulado={orLeave(simulado)}
          abierto={abierto}
          tarea={ultima.ok ? ultima.datos[0] : undefined}
          cargaPrecios={permisos.has('catalogos.administrar')}
        />
        <RunTable
          {...pagedList(
            mapList(hechas, toFila),
            { ruta: '/cuota/traerCorridas', entrada: {}, que: 'la lista de generaciones' },
            { address },
          )}
          address={address}
        />
      </div>
    </>
  )
}
