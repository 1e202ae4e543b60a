import type { Address } from '@/components/data-table/address'
import { ReadFailure } from '@/components/espera/read-failure'
import type { Pedido, toPropuesta } from '@/components/tesoreria/precio/proposal'
import { ProposalForm } from '@/components/tesoreria/precio/proposal-form'
import { ProposalPreview, type Simulado } from '@/components/tesoreria/precio/proposal-preview'
import { ProposalSave } from '@/components/tesoreria/precio/proposal-save'
import { CERO } from '@/domain/dinero'
import type { Exito } from '@/lib/api/result'
import type { FallaVisible } from '@/lib/screen'

type Props = {
  pedido: Pedido | undefined
  anios: readonly number[]
  propuesta: ReturnType<typeof toPropuesta>
  simulado: Exito<Simulado> | FallaVisible | undefined
  address: Address
}

/** The answer stands below once there is a percentage; errors stand at their fields. */
export function ProposalScreen({ pedido, anios, propuesta, simulado, address }: Props) {
  if (!pedido)
    return (
      <p className="rounded-lg border bg-card px-4 py-3.5">
        Todavía no hay precios de ningún año. Cargue los del primero con «Agregar año».
      </p>
    )
  const errores = simulado && !simulado.ok ? simulado.errores : {}
  return (
    <div className="grid grid-cols-1 gap-6">
      <ProposalForm pedido={pedido} anios={anios} errores={errores} />
      {propuesta && simulado?.ok && (
        <ProposalPreview
          simulado={simulado.datos}
          desde={propuesta.desde}
          anio={propuesta.anio}
          address={address}
        >
          <Outcome propuesta={propuesta} simulado={simulado.datos} />
        </ProposalPreview>
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
  if (cantidad > 0) return <ProposalSave {...propuesta} cantidad={cantidad} total={total} />
  return (
    <p className="rounded-lg border bg-card px-4 py-3.5">
      Los precios de {propuesta.anio} ya están todos cargados: no hay nada para guardar.
    </p>
  )
}
