import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { Rechazo, refuse } from '@/backend/nucleo/rechazo'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { holdChosen, type Elegidos, type LineaElegida } from '@/backend/tesoreria/ledger/elegidos'
import { instalmentName, movedIntoPlan } from '@/backend/tesoreria/ledger/nombres'
import { formatMoney, type Centavos } from '@/domain/dinero'
import { TIPO_PLAN } from '@/domain/estados'
import { monthAt, monthNumber, partsOf } from '@/domain/fechas'
import { instalmentsOf } from '@/domain/plan'

export interface PlanPedido {
  matriculadoID: number
  lineas: readonly LineaElegida[]
  /** The items' total that the person was shown. */
  monto: Centavos
  cuotas: number
  observaciones?: string | undefined
}

/**
 * Replaces debts by a plan: one movement out for each item and one in for each instalment, the first next month.
 * Throws `Rechazo` for items that are not owed, are another member's or are instalments.
 */
export async function createPlan(tx: Tx, actor: Actor, pedido: PlanPedido): Promise<number> {
  const elegidos = await holdChosen(tx, pedido.lineas)
  const partes = requireSound(elegidos, pedido, await liveInstalments(tx, elegidos))
  const planID = await insertPlan(tx, actor, pedido)
  await moveIn(tx, actor, planID, elegidos)
  await chargeInstalments(tx, actor, planID, elegidos.matriculadoID, partes)
  await audit(tx, actor, {
    entidad: 'plan_pago',
    entidadID: planID,
    matriculadoID: elegidos.matriculadoID,
    despues: { monto: pedido.monto, cuotas: partes.length, cargos: elegidos.cargos.map(({ id }) => id) },
  })
  return planID
}

/** Instalments of live plans; those of a broken one are ordinary debts (decision 43). */
async function liveInstalments(tx: Tx, { cargos }: Elegidos): Promise<ReadonlySet<number>> {
  const rows = await tx.query<{ id: number }>(
    `SELECT c.id FROM cargo c JOIN plan_pago p ON p.id = c.plan_id WHERE c.id = ANY($1) AND p.roto_en IS NULL`,
    [cargos.map(({ id }) => id)],
  )
  return new Set(rows.map(({ id }) => id))
}

function requireSound(
  { cargos, matriculadoID, total }: Elegidos,
  pedido: PlanPedido,
  cuotasVivas: ReadonlySet<number>,
): Centavos[] {
  if (matriculadoID !== pedido.matriculadoID) throw new Rechazo('Los pagos elegidos son de otro matriculado.')
  const planned = cargos.find(({ id }) => cuotasVivas.has(id))
  if (planned) throw new Rechazo(`${planned.nombre} ya es de un plan de pagos: no puede entrar en otro.`)
  if (total !== pedido.monto) {
    const mensaje = `El total de los pagos elegidos es ${formatMoney(total)}, no ${formatMoney(pedido.monto)}`
    refuse('monto', mensaje)
  }
  const partes = instalmentsOf(total, pedido.cuotas)
  if (partes) return partes
  const mensaje = 'Son demasiadas cuotas para ese total'
  refuse('cuotas', mensaje)
}

async function insertPlan(tx: Tx, actor: Actor, pedido: PlanPedido): Promise<number> {
  const [plan] = await tx.query<{ id: number }>(
    `INSERT INTO plan_pago (matriculado_id, monto, cuotas, observaciones, usuario_id)
     VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [
      pedido.matriculadoID,
      pedido.monto,
      pedido.cuotas,
      pedido.observaciones?.trim() || null,
      actor.persona?.usuarioID ?? null,
    ],
  )
  if (!plan) throw new Error('No se agregó el plan')
  return plan.id
}

const moveIn = (tx: Tx, actor: Actor, planID: number, { cargos }: Elegidos): Promise<unknown> =>
  tx.query(
    `WITH movido AS (
       UPDATE cargo SET en_plan_id = $2, version = version + 1 WHERE id = ANY($1) RETURNING id, matriculado_id, monto
     )
     INSERT INTO movimiento (matriculado_id, fecha, acto, haber, cargo_id, detalle, usuario_id)
     SELECT matriculado_id, $3, 'ajustar', monto, id, $4, $5 FROM movido ORDER BY id`,
    [cargos.map(({ id }) => id), planID, actor.hoy, movedIntoPlan(planID), actor.persona?.usuarioID ?? null],
  )

async function chargeInstalments(
  tx: Tx,
  actor: Actor,
  planID: number,
  matriculadoID: number,
  partes: readonly Centavos[],
): Promise<void> {
  const first = monthNumber(partsOf(actor.hoy)) + 1
  const meses = partes.map((_, index) => monthAt(first + index))
  await tx.query(
    `WITH nuevo AS (
       INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, plan_id, cuota)
       SELECT $1, ${TIPO_PLAN}, nombre, anio, mes, monto, $2, cuota
       FROM unnest($3::text[], $4::int[], $5::int[], $6::bigint[])
         WITH ORDINALITY AS fila(nombre, anio, mes, monto, cuota)
       ORDER BY cuota RETURNING id, monto
     )
     INSERT INTO movimiento (matriculado_id, fecha, acto, debe, cargo_id, usuario_id)
     SELECT $1, $7, 'cargar', monto, id, $8 FROM nuevo ORDER BY id`,
    [
      matriculadoID,
      planID,
      partes.map((_, index) => instalmentName(planID, index + 1, partes.length)),
      meses.map(({ anio }) => anio),
      meses.map(({ mes }) => mes),
      partes,
      actor.hoy,
      actor.persona?.usuarioID ?? null,
    ],
  )
}
