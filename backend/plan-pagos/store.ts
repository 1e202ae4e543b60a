import type { FilaDe } from '@/contract/llamada'
import type { traerTodos } from '@/contract/plan-pagos'
import type { Queryable } from '@/backend/db/conexion'

type Plan = FilaDe<typeof traerTodos>

/** A member's plans, the newest first (S2 2). `montoCuota` is the first instalment's; the last may differ by the rounding. */
export const listPlanes = (db: Queryable, matriculadoID: number): Promise<Plan[]> =>
  db.query<Plan>(
    `SELECT p.id, p.cuotas AS "cantCuotas", c.pagadas AS "cantCuotasPagadas",
       c.pagadas = p.cuotas AS finalizado, p.monto, c.cuota AS "montoCuota", p.creado_en AS "fechaCreacion",
       p.observaciones, p.roto_en AS roto
     FROM plan_pago p, LATERAL (
       SELECT count(linea_id)::int AS pagadas, min(monto) FILTER (WHERE cuota = 1) AS cuota
       FROM cargo WHERE plan_id = p.id
     ) c
     WHERE p.matriculado_id = $1 ORDER BY p.id DESC`,
    [matriculadoID],
  )
