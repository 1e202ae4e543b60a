import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { EFECTIVO } from '@/domain/estados'
import { can } from '@/domain/roles'

type Quien = Pick<Pedido, 'politica' | 'hoy'> & { persona: Pedido['persona'] | null }

/** Ends debits by his role; nobody does what was decided before by who may. */
export const mayEndDebit = ({ persona, politica }: Quien): boolean =>
  persona === null || can(persona.roles, politica, 'debitos.editar')

/** The enrolment that a change of state ended. */
export interface DebitoTerminado {
  id: number
  formaPago: string
  version: number
}

/** Ends the debit of the held member in another act. Throws `Rechazo` at `bajaDebito` where there is none. */
export async function endDebito(tx: Tx, quien: Quien, matriculadoID: number): Promise<DebitoTerminado> {
  if (!mayEndDebit(quien)) refuse('bajaDebito', 'Dar de baja un débito es de quien lleva los débitos')
  const [ended] = await tx.query<DebitoTerminado>(
    `WITH vigente AS (
       UPDATE da_listado SET fecha_baja = greatest($2, fecha_alta), baja_por = $3, motivo_baja = 'Cambio de estado',
         version = version + 1
       WHERE matriculado_id = $1 AND fecha_baja IS NULL RETURNING id, forma_pago_id, version
     )
     SELECT v.id, f.nombre AS "formaPago", v.version FROM vigente v JOIN forma_pago f ON f.id = v.forma_pago_id`,
    [matriculadoID, quien.hoy, quien.persona?.usuarioID ?? null],
  )
  if (!ended) refuse('bajaDebito', 'Ya no está adherido a un débito')
  await tx.query('UPDATE matriculado SET forma_pago_id = $2 WHERE id = $1', [matriculadoID, EFECTIVO])
  return ended
}

/** Begins again what `endDebito` ended. Throws `Rechazo` when he was enrolled or it was changed since. */
export async function reopenDebito(
  tx: Tx,
  matriculadoID: number,
  { debitoID, debitoVersion }: { debitoID: number; debitoVersion: number | null },
): Promise<void> {
  const touched = new Rechazo(
    'El débito cambió después: corríjalo en Debitos Automaticos y cambie el estado otra vez.',
  )
  if (await hasDebito(tx, matriculadoID)) throw touched
  const [back] = await tx.query<{ formaPagoID: number }>(
    `UPDATE da_listado SET fecha_baja = NULL, baja_por = NULL, motivo_baja = NULL, version = version + 1
     WHERE id = $1 AND version = $2 RETURNING forma_pago_id AS "formaPagoID"`,
    [debitoID, debitoVersion],
  )
  if (!back) throw touched
  await tx.query('UPDATE matriculado SET forma_pago_id = $2 WHERE id = $1', [matriculadoID, back.formaPagoID])
}

async function hasDebito(db: Queryable, matriculadoID: number): Promise<boolean> {
  const [row] = await db.query('SELECT FROM da_listado WHERE matriculado_id = $1 AND fecha_baja IS NULL', [
    matriculadoID,
  ])
  return row !== undefined
}
