import type { Address } from '@/components/data-table/address'
import { ReadFailure } from '@/components/espera/read-failure'
import type { PropuestaPedida, toPropuesta } from '@/components/tesoreria/precio/propuesta'
import { PropuestaForm } from '@/components/tesoreria/precio/propuesta-form'
import { PropuestaPreview, type Simulado } from '@/components/tesoreria/precio/propuesta-preview'
import { PropuestaSave } from '@/components/tesoreria/precio/propuesta-save'
import { CERO } from '@/domain/dinero'
import type { Exito } from '@/lib/api/result'
import type { FallaVisible } from '@/lib/screen'

type Props = {
  pedido: PropuestaPedida | undefined
  anios: readonly number[]
  propuesta: ReturnType<typeof toPropuesta>
  simulado: Exito<Simulado> | FallaVisible | undefined
  address: Address
}

/** The answer stands below once there is a percentage; errors stand at their fields. */
export function PropuestaScreen({ pedido, anios, propuesta, simulado, address }: Props) {
  if (!pedido)
    return (
      <p className="rounded-lg border bg-card px-4 py-3.5">
        Todavía no hay precios de ningún año. Cargue los del primero con «Agregar año».
      </p>
    )
  const errores = simulado && !simulado.ok ? simulado.errores : {}
  return (
    <div className="grid grid-cols-1 gap-6">
      <PropuestaForm pedido={pedido} anios={anios} errores={errores} />
      {propuesta && simulado?.ok && (
        <PropuestaPreview
          simulado={simulado.datos}
          desde={propuesta.desde}
          anio={propuesta.anio}
          address={address}
        >
          <Outcome propuesta={propuesta} simulado={simulado.datos} />
        </PropuestaPreview>
      )}
      {propuesta && simulado && !simulado.ok && Object.keys(errores).length === 0 && (
        <ReadFailure
          falla={simulado}
          ruta="/concepto/simularAnio"
          entrada={propuesta}
          que="la vista previa"
        />
      )}
    </div>
  )
}

type OutcomeProps = { propuesta: NonNullable<Props['propuesta']>; simulado: Simulado }

function Outcome({ propuesta, simulado: { cantidad = 0, total = CERO } }: OutcomeProps) {
  if (cantidad > 0) return <PropuestaSave {...propuesta} cantidad={cantidad} total={total} />
  return (
    <p className="rounded-lg border bg-card px-4 py-3.5">
      Los precios de {propuesta.anio} ya están todos cargados: no hay nada para guardar.
    </p>
  )
}
