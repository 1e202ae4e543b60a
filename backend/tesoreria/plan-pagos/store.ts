import type { FilaDe } from '@/contract/llamada'
import type { traerDetalle, traerTodos } from '@/contract/plan-pagos'
import type { Queryable } from '@/backend/db/conexion'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { movedIntoPlan } from '@/backend/tesoreria/ledger/nombres'
import { nombreCorrido, nombreDeUsuario } from '@/backend/nucleo/nombres'
import { centavos } from '@/domain/dinero'
import { numeroDeRecibo } from '@/backend/nucleo/numero-de-recibo'

type Plan = FilaDe<typeof traerTodos>
type Detalle = FilaDe<typeof traerDetalle>

/** `montoCuota` is the first instalment's; rounding may change the last. */
const PLAN = `p.id, p.cuotas AS "cantCuotas", c.pagadas AS "cantCuotasPagadas",
  c.pagadas = p.cuotas AS finalizado, p.monto, c.cuota AS "montoCuota", p.creado_en AS "fechaCreacion",
  p.observaciones, p.roto_en AS roto`
const DE_PLAN = `plan_pago p CROSS JOIN LATERAL (
  SELECT count(linea_id)::int AS pagadas, min(monto) FILTER (WHERE cuota = 1) AS cuota
  FROM cargo WHERE plan_id = p.id
) c`

export const listPlanes = (db: Queryable, matriculadoID: number): Promise<Plan[]> =>
  db.query<Plan>(`SELECT ${PLAN} FROM ${DE_PLAN} WHERE p.matriculado_id = $1 ORDER BY p.id DESC`, [
    matriculadoID,
  ])

/** A plan with its instalments, its items as they were when they entered, and what its agreement says. */
export async function readPlan(db: Queryable, planID: number): Promise<Detalle> {
  const [plan] = await db.query<Omit<Detalle, 'cuotas' | 'items' | 'convenio'> & { matriculadoID: number }>(
    `SELECT ${PLAN}, p.matriculado_id AS "matriculadoID", p.motivo,
       ${nombreDeUsuario('u')} AS "creadoPor", ${nombreDeUsuario('r')} AS "rotoPor"
     FROM ${DE_PLAN} LEFT JOIN usuario u ON u.id = p.usuario_id LEFT JOIN usuario r ON r.id = p.roto_por
     WHERE p.id = $1`,
    [planID],
  )
  if (!plan) throw noEncontrado()
  const cuotas = await db.query<Detalle['cuotas'][number]>(
    `SELECT c.id, c.nombre, c.mes, c.anio, c.monto, g.fecha AS pagada, ${numeroDeRecibo('g')} AS "nroRecibo",
       c.anulado_en IS NOT NULL AS revertida
     FROM cargo c LEFT JOIN linea l ON l.id = c.linea_id LEFT JOIN pago g ON g.id = l.pago_id
     WHERE c.plan_id = $1 ORDER BY c.cuota`,
    [planID],
  )
  return {
    ...plan,
    cuotas,
    items: await listItems(db, planID, plan.matriculadoID),
    convenio: await readAgreement(db, planID),
  }
}

type Convenio = Detalle['convenio']

async function readAgreement(db: Queryable, planID: number): Promise<Convenio> {
  const [row] = await db.query<Omit<Convenio, 'items' | 'cuotas'> & { items: unknown; cuotas: unknown }>(
    `SELECT ${nombreCorrido('r')} AS matriculado, r.matricula, r.dni, r.domicilio, r.items, r.cuotas
     FROM convenio r WHERE r.plan_id = $1`,
    [planID],
  )
  if (!row) throw new Error('El plan no tiene su convenio')
  return {
    ...row,
    items: inCentavos(row.items as { nombre: string; monto: number }[]),
    cuotas: inCentavos(row.cuotas as { mes: number; anio: number; monto: number }[]),
  }
}

/** JSON keeps them as numbers. */
const inCentavos = <T extends { monto: number }>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, monto: centavos(BigInt(row.monto)) }))

/**
 * Items are found by the movement that put them into the plan; breaking it reverses those that came back (decision
 * 43).
 */
const listItems = (db: Queryable, planID: number, matriculadoID: number): Promise<Detalle['items']> =>
  db.query<Detalle['items'][number]>(
    `WITH item AS (
       SELECT c.id, c.nombre, c.anio, c.mes, m.haber AS monto,
         EXISTS (SELECT FROM movimiento r WHERE r.revierte = m.id) AS volvio
       FROM movimiento m JOIN cargo c ON c.id = m.cargo_id
       WHERE m.matriculado_id = $2 AND m.acto = 'ajustar' AND m.detalle = $3 AND m.revierte IS NULL
     )
     SELECT id, nombre, monto,
       CASE WHEN volvio THEN
         monto - CASE WHEN row_number() OVER (PARTITION BY volvio ORDER BY anio, mes, id) = 1
                 THEN (SELECT coalesce(parcial, 0) FROM plan_pago WHERE id = $1) ELSE 0 END
       END AS volvio
     FROM item ORDER BY anio, mes, id`,
    [planID, matriculadoID, movedIntoPlan(planID)],
  )
