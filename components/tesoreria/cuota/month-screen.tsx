import { GenerateButton } from '@/components/tesoreria/cuota/generate-button'
import { type Abierto, LeftOut } from '@/components/tesoreria/cuota/left-out'
import { monthOptions } from '@/components/tesoreria/cuota/month'
import { MonthPicker } from '@/components/tesoreria/cuota/month-picker'
import { Preview, type Simulado } from '@/components/tesoreria/cuota/preview'
import type { TareaLeida } from '@/components/tarea/tarea-leida'
import { TareaPanel } from '@/components/tarea/tarea-panel'
import type { Address } from '@/components/data-table/address'
import { ReadFailure } from '@/components/espera/read-failure'
import { textOfMes } from '@/domain/cuota'
import { CERO } from '@/domain/dinero'
import type { Fecha, Mes } from '@/domain/fechas'
import type { Exito } from '@/lib/api/result'
import { rutas } from '@/lib/routes'
import type { FallaVisible } from '@/lib/screen'

type Props = {
  hoy: Fecha
  mes: Mes
  address: Address
  simulado: Exito<Simulado> | FallaVisible
  abierto: Abierto | undefined
  cargaPrecios: boolean
  tarea: TareaLeida | undefined
}

/** A refused month is told at its field. */
export function MonthScreen({ hoy, mes, address, simulado, abierto, cargaPrecios, tarea }: Props) {
  const wrong = simulado.ok ? undefined : (simulado.errores.mes ?? simulado.errores.anio)
  const key = textOfMes(mes)
  return (
    <div className="grid grid-cols-1 gap-6">
      <MonthPicker path={address.path} mes={key} options={monthOptions(hoy, mes)} error={wrong} />
      {tarea && (
        <TareaPanel
          key={tarea.id}
          tarea={tarea}
          enlace={
            tarea.corridaID ? { href: rutas.corrida(tarea.corridaID), texto: 'Ver la generación' } : undefined
          }
        />
      )}
      {tarea?.estado === 'pendiente' ? null : simulado.ok ? (
        <>
          <Preview simulado={simulado.datos} mes={mes} address={address} cargaPrecios={cargaPrecios}>
            <GenerateButton
              key={key}
              mes={mes}
              cantidad={simulado.datos.cantidad ?? 0}
              total={simulado.datos.total ?? CERO}
            />
          </Preview>
          <LeftOut excluidos={simulado.datos.excluidos ?? []} address={address} abierto={abierto} />
        </>
      ) : (
        wrong === undefined && (
          <ReadFailure
            bajoEncabezado
            falla={simulado}
            ruta="/cuota/simularMes"
            entrada={mes}
            que="la vista previa"
          />
        )
      )}
    </div>
  )
}
