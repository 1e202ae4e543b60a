import { audit } from '@/backend/auditoria/store'
import { sqlState, type Tx } from '@/backend/db/conexion'
import { ADVISORY_LOCK } from '@/backend/db/migrar'
import { Rechazo } from '@/backend/http/rechazo'
import type { Acto } from '@/backend/libro/acto'
import { textOfMes } from '@/domain/cuota'
import type { Centavos } from '@/domain/dinero'
import { TIPO_MATRICULA } from '@/domain/estados'
import { monthNumber, type Mes } from '@/domain/fechas'

/** Who is charged: a SELECT of the columns of a charge, with its parameters. */
export interface Elegidos {
  sql: string
  params: readonly unknown[]
}

export interface Corrida {
  mes: Mes
  /** What the elegidos come to: the run keeps these figures and is refused when it charges anything else. */
  cantidad: number
  total: Centavos
}

/** Makes the runs of one month, and their undoing, wait for each other until the transaction ends. */
export async function lockMes(tx: Tx, mes: Mes): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1, $2)', [ADVISORY_LOCK, monthNumber(mes)])
}

/**
 * The act 'cargar' for many members at once: the run, its charges, ledger and one audit row. `lockMes` must be held.
 * Throws `Rechazo` when somebody charged, changed or took away one of the members meanwhile; then nothing is kept.
 */
export async function chargeRun(tx: Tx, acto: Acto, corrida: Corrida, elegidos: Elegidos): Promise<number> {
  const { mes, cantidad, total } = corrida
  const [made] = await tx.query<{ id: number }>(
    'INSERT INTO corrida (anio, mes, cantidad, total, usuario_id) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [mes.anio, mes.mes, cantidad, total, acto.persona?.usuarioID ?? null],
  )
  if (!made) throw new Error('No se agregó la corrida')
  const charged = await insertCharges(tx, acto, { corridaID: made.id, mes }, elegidos)
  if (charged.cantidad !== cantidad || charged.total !== total) throw changedMeanwhile()
  await audit(tx, acto, {
    entidad: 'corrida',
    entidadID: made.id,
    despues: { mes: textOfMes(mes), cantidad, total },
  })
  return made.id
}

export const changedMeanwhile = (detalle = ''): Rechazo =>
  new Rechazo(`Cambió mientras lo miraba${detalle}. Revise y confirme de nuevo.`)

/** A charge that another transaction made meanwhile is passed over; the caller sees it in the count. */
async function insertCharges(
  tx: Tx,
  acto: Acto,
  { corridaID, mes }: { corridaID: number; mes: Mes },
  { sql, params }: Elegidos,
): Promise<{ cantidad: number; total: Centavos }> {
  const n = params.length
  const own = [mes.anio, mes.mes, corridaID, acto.hoy, acto.persona?.usuarioID ?? null]
  try {
    const [charged] = await tx.query<{ cantidad: number; total: Centavos }>(
      `WITH nuevo AS (
         INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, tipo_matricula_id,
           federacion, ampliacion, ampliacion_extendida, corrida_id)
         SELECT matriculado_id, ${TIPO_MATRICULA}, nombre, $${n + 1}, $${n + 2}, monto, tipo_matricula_id,
           federacion, ampliacion, ampliacion_extendida, $${n + 3}
         FROM (${sql}) elegido ORDER BY matriculado_id
         ON CONFLICT (matriculado_id, anio, mes) WHERE tipo = ${TIPO_MATRICULA} AND anulado_en IS NULL DO NOTHING
         RETURNING id, matriculado_id, monto
       ), asiento AS (
         INSERT INTO movimiento (matriculado_id, fecha, acto, debe, cargo_id, usuario_id)
         SELECT matriculado_id, $${n + 4}, 'cargar', monto, id, $${n + 5} FROM nuevo
       )
       SELECT count(*)::int AS cantidad, coalesce(sum(monto), 0)::bigint AS total FROM nuevo`,
      [...params, ...own],
    )
    if (!charged) throw new Error('Sin respuesta de la base')
    return charged
  } catch (error) {
    // A member who was being taken out of the register.
    if (sqlState(error) === '23503') throw changedMeanwhile()
    throw error
  }
}
