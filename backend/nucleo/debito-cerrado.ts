import type * as z from 'zod'
import type { debitoCerrado } from '@/contract/debito-cerrado'
import type { Queryable } from '@/backend/db/conexion'
import { CAMBIO, HOY } from '@/backend/nucleo/debito-de-hoy'
import type { Pedido } from '@/backend/nucleo/manejador'
import { can } from '@/domain/roles'

type Cerrado = z.output<typeof debitoCerrado>
type Quien = Pick<Pedido, 'persona' | 'politica'>

/** The closed rounds in which the member stands and that were not sent, the first month first. Tests are none. */
export async function findCerrados(
  db: Queryable,
  { persona, politica }: Quien,
  matriculadoID: number,
): Promise<Cerrado[]> {
  const rows = await db.query<Cerrado>(
    `SELECT r.id AS "rondaID", r.forma, r.mes, r.anio, f.matricula, ${CAMBIO} AS cambio
     FROM ronda_fila f JOIN ronda r ON r.id = f.ronda_id JOIN matriculado m ON m.id = f.matriculado_id ${HOY}
     WHERE f.matriculado_id = $1 AND f.sacada_en IS NULL AND r.estado = 'cerrada' AND NOT r.prueba
     ORDER BY r.anio, r.mes, r.id`,
    [matriculadoID],
  )
  return can(persona.roles, politica, 'debitos.rondas')
    ? rows
    : rows.map((row) => ({ ...row, rondaID: null }))
}

/** What an act on a member answers: the closed rounds that debit him as he was; null where there is none. */
export async function tellCerrados(
  db: Queryable,
  quien: Quien,
  matriculadoID: number,
): Promise<{ cerrados: Cerrado[] } | null> {
  const cerrados = (await findCerrados(db, quien, matriculadoID)).filter(({ cambio }) => cambio !== null)
  return cerrados.length > 0 ? { cerrados } : null
}
