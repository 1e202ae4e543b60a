import type { Queryable } from '@/backend/db/conexion'
import { noEncontrado, refuse } from '@/backend/nucleo/rechazo'
import { type Acto, describePermitido, type EnEstado, permitido } from '@/domain/acto-por-estado'
import type { Mes } from '@/domain/fechas'

interface Pedida {
  matriculadoID: number
  motivo?: string | undefined
  /** The last month that is charged. */
  mes?: Mes | undefined
}

/** Throws `Rechazo` at `matriculadoID` where an act is not done for the member's state, with a reason or without. */
export const requirePossible = async (db: Queryable, acto: Acto, pedida: Omit<Pedida, 'motivo'>) => {
  const member = await readEstadoDe(db, pedida.matriculadoID)
  refuseImpossible(acto, member, pedida.mes)
}

function refuseImpossible(acto: Acto, member: EnEstado, mes: Mes | undefined): void {
  if (permitido(acto, member, mes) === 'no')
    refuse('matriculadoID', describePermitido(acto, member, mes) ?? '')
}

/**
 * Asks the member's state about an act. Answers the reason for its line in the history, nothing where none is needed.
 * Throws `Rechazo` at `matriculadoID` where it is not done for this state, and at `motivo` where a reason is missing.
 */
export async function requireEstado(
  db: Queryable,
  acto: Acto,
  { matriculadoID, motivo, mes }: Pedida,
): Promise<{ motivo?: string }> {
  const member = await readEstadoDe(db, matriculadoID)
  const words = describePermitido(acto, member, mes)
  if (words === null) return {}
  refuseImpossible(acto, member, mes)
  const said = motivo?.trim()
  return said ? { motivo: said } : refuse('motivo', words)
}

async function readEstadoDe(db: Queryable, matriculadoID: number): Promise<EnEstado> {
  const [member] = await db.query<EnEstado>(
    `SELECT m.tipo_matricula_id AS estado, p.fecha_desde AS desde
     FROM matriculado m LEFT JOIN periodo_matricula p ON p.matriculado_id = m.id AND p.fecha_hasta IS NULL
     WHERE m.id = $1 ORDER BY p.id DESC LIMIT 1`,
    [matriculadoID],
  )
  if (!member) throw noEncontrado()
  return member
}
