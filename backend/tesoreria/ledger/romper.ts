import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { BLOQUEADO, refuseUnpayable, type CargoBloqueado } from '@/backend/tesoreria/ledger/impagables'
import { reverseCharges } from '@/backend/tesoreria/ledger/revertir'
import { formatMoney, subtract, sumMoney, type Centavos } from '@/domain/dinero'
import { TIPO_CONCEPTO } from '@/domain/estados'
import { dayOf, formatFecha, partsOf } from '@/domain/fechas'
import { restoredItems } from '@/domain/plan'

interface CargoDePlan {
  id: number
  nombre: string
  monto: Centavos
}

/** What breaking a plan reverses, and which debts come back. */
export interface Rotura {
  matriculadoID: number
  pagado: Centavos
  restante: Centavos
  cuotas: CargoDePlan[]
  vuelven: { id: number; nombre: string; monto: Centavos; original: Centavos }[]
  /** Of a plan of before nobody knows what it took: what is left of it is owed as a concept. */
  desconocido: boolean
}

/** What is owed of a plan of before once it is broken. */
const saldoOf = (planID: number): string => `Saldo del plan de pagos ${planID}`

/** The one rule of the act and of its preview. Throws `Rechazo` for a plan that is paid, broken or being paid. */
export async function planRotura(db: Queryable, planID: number): Promise<Rotura> {
  const [plan] = await db.query<{
    matriculadoID: number
    monto: Centavos
    roto: string | null
    deMudanza: boolean
  }>(
    `SELECT matriculado_id AS "matriculadoID", monto, roto_en AS roto, de_mudanza AS "deMudanza" FROM plan_pago WHERE id = $1`,
    [planID],
  )
  if (!plan) throw noEncontrado()
  if (plan.roto) throw new Rechazo(`El plan ya se rescindió el ${formatFecha(dayOf(new Date(plan.roto)))}.`)
  const cuotas = await db.query<CargoBloqueado>(
    `SELECT ${BLOQUEADO} FROM cargo WHERE plan_id = $1 AND linea_id IS NULL AND anulado_en IS NULL ORDER BY cuota`,
    [planID],
  )
  if (cuotas.length === 0) throw new Rechazo('El plan está pagado: no queda nada que rescindir.')
  await refuseUnpayable(db, cuotas)
  const items = await db.query<CargoDePlan>(
    'SELECT id, nombre, monto FROM cargo WHERE en_plan_id = $1 ORDER BY anio, mes, id',
    [planID],
  )
  const restante = sumMoney(cuotas.map(({ monto }) => monto))
  const desconocido = plan.deMudanza && sumMoney(items.map(({ monto }) => monto)) !== plan.monto
  const vuelven = desconocido
    ? [{ id: planID, nombre: saldoOf(planID), monto: restante, original: restante }]
    : restoredItems(items, restante).map(({ item, monto }) => ({
        id: item.id,
        nombre: item.nombre,
        monto,
        original: item.monto,
      }))
  return {
    matriculadoID: plan.matriculadoID,
    pagado: subtract(plan.monto, restante),
    restante,
    cuotas: cuotas.map(({ id, nombre, monto }) => ({ id, nombre, monto })),
    vuelven,
    desconocido,
  }
}

/**
 * Reverses the unpaid instalments and brings their debt back. Charges are locked first. Throws `Rechazo` when
 * `restante` does not hold any more.
 */
export async function breakPlan(
  tx: Tx,
  actor: Actor,
  { planID, motivo, restante }: { planID: number; motivo: string; restante: Centavos },
): Promise<null> {
  await tx.query('SELECT FROM plan_pago WHERE id = $1 FOR UPDATE', [planID])
  await tx.query('SELECT FROM cargo WHERE plan_id = $1 OR en_plan_id = $1 ORDER BY id FOR UPDATE', [planID])
  const rotura = await planRotura(tx, planID)
  if (rotura.restante !== restante) {
    throw new Rechazo(
      `Del plan quedan ${formatMoney(rotura.restante)}, no ${formatMoney(restante)}. Revise y confirme de nuevo.`,
    )
  }
  const detalle = `Se rescindió el plan de pagos ${planID} (${motivo.trim()})`
  await reverseCharges(
    tx,
    actor,
    'id = ANY($4)',
    rotura.cuotas.map(({ id }) => id),
    detalle,
  )
  if (rotura.desconocido) await chargeRest(tx, actor, planID, detalle, rotura)
  else await bringBack(tx, actor, detalle, rotura)
  const [last] = rotura.vuelven
  const parcial = last ? subtract(last.original, last.monto) : 0n
  await tx.query(
    `UPDATE plan_pago SET roto_en = now(), roto_por = $2, motivo = $3, restaurado = $4, parcial = $5 WHERE id = $1`,
    [planID, actor.persona?.usuarioID ?? null, motivo.trim(), rotura.restante, parcial],
  )
  const { matriculadoID, pagado } = rotura
  await audit(tx, actor, {
    entidad: 'plan_pago',
    entidadID: planID,
    matriculadoID,
    despues: { motivo: motivo.trim(), pagado, restante: rotura.restante, cuotas: rotura.cuotas.length },
  })
  return null
}

async function chargeRest(
  tx: Tx,
  actor: Actor,
  planID: number,
  detalle: string,
  { matriculadoID, restante }: Rotura,
): Promise<void> {
  const { anio, mes } = partsOf(actor.hoy)
  await tx.query(
    `WITH nuevo AS (
       INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto) VALUES ($1, ${TIPO_CONCEPTO}, $2, $3, $4, $5)
       RETURNING id, matriculado_id, monto
     )
     INSERT INTO movimiento (matriculado_id, fecha, acto, debe, cargo_id, detalle, usuario_id)
     SELECT matriculado_id, $6, 'cargar', monto, id, $7, $8 FROM nuevo`,
    [
      ...[matriculadoID, saldoOf(planID), anio, mes, restante],
      ...[actor.hoy, detalle, actor.persona?.usuarioID ?? null],
    ],
  )
}

/** An item that was partly settled comes back with the rest, as an adjustment. */
async function bringBack(tx: Tx, actor: Actor, detalle: string, { vuelven }: Rotura): Promise<void> {
  const usuarioID = actor.persona?.usuarioID ?? null
  const back = await tx.query(
    `WITH vuelve AS (
       SELECT * FROM unnest($1::int[], $2::bigint[]) AS fila(id, monto)
     ), cargos AS (
       UPDATE cargo c SET en_plan_id = NULL, monto = v.monto, version = c.version + 1 FROM vuelve v WHERE c.id = v.id
       RETURNING c.id, c.matriculado_id
     ), ultimo AS (
       SELECT DISTINCT ON (m.cargo_id) m.*
       FROM cargos JOIN movimiento m ON m.matriculado_id = cargos.matriculado_id AND m.cargo_id = cargos.id
       ORDER BY m.cargo_id, m.id DESC
     )
     INSERT INTO movimiento (matriculado_id, fecha, acto, debe, haber, cargo_id, revierte, detalle, usuario_id)
     SELECT matriculado_id, $3, 'anular', haber, debe, cargo_id, id, $4, $5
     FROM ultimo WHERE acto = 'ajustar' AND haber > 0 AND revierte IS NULL
     ORDER BY id RETURNING id`,
    [vuelven.map(({ id }) => id), vuelven.map(({ monto }) => monto), actor.hoy, detalle, usuarioID],
  )
  if (back.length !== vuelven.length) throw new Error('Un cargo del plan sin el asiento que lo puso en él')
  const [first] = vuelven
  if (!first || first.monto === first.original) return
  await tx.query(
    `INSERT INTO movimiento (matriculado_id, fecha, acto, haber, cargo_id, detalle, usuario_id)
     SELECT matriculado_id, $2, 'ajustar', $3, id, $4, $5 FROM cargo WHERE id = $1`,
    [first.id, actor.hoy, subtract(first.original, first.monto), 'Parte pagada con el plan', usuarioID],
  )
}
