import { ajusteSql } from '@/backend/acceso/ajuste/store'
import type { Tx } from '@/backend/db/conexion'
import { IMPAGO } from '@/backend/tesoreria/libro/acto'
import { endIntento, release, type Intento } from '@/backend/tesoreria/en-linea/intento'
import type { CobroDelProveedor } from '@/backend/tesoreria/en-linea/pasarela'

/** The provider's words for what is not decided yet, and for its no. */
const ESPERA = ['pending', 'in_process', 'authorized', 'in_mediation']
const NEGADO: Record<string, string> = {
  rejected: 'La pasarela rechazó el pago',
  cancelled: 'La pasarela canceló el pago',
}

/**
 * What no money came of yet. A payment made on paper holds its charges longer. One that was refused lets them go at once:
 * who pays all the same at the provider pays what is still owed, as with any money that comes late; only one begun on
 * paper takes them again.
 */
export async function follow(tx: Tx, intento: Intento, { estado }: CobroDelProveedor): Promise<void> {
  await tx.query('UPDATE pago_en_linea SET ultimo = $2 WHERE id = $1', [intento.id, estado])
  if (ESPERA.includes(estado)) return intento.abierto ? beginWaiting(tx, intento) : holdAgain(tx, intento)
  const motivo = NEGADO[estado]
  if (intento.abierto && motivo !== undefined) await refuse(tx, intento, motivo)
}

/** Of several tries what is not decided yet still holds the charges; told with the rest, refusals are told last. */
export const refusedLast = (cobros: readonly CobroDelProveedor[]): CobroDelProveedor[] =>
  cobros.toSorted((a, b) => Number(a.estado in NEGADO) - Number(b.estado in NEGADO))

/** Nobody waits for paper any more; while another card may be tried there, the provider is asked as of an open one. */
async function refuse(tx: Tx, { id }: Intento, motivo: string): Promise<void> {
  const waiting = await tx.query(
    'SELECT FROM cobro_en_linea WHERE pago_en_linea_id = $1 AND estado = ANY($2)',
    [id, ESPERA],
  )
  if (waiting.length > 0) return
  await release(tx, id)
  await endIntento(tx, id, 'cancelado', { motivo })
  await tx.query(
    `UPDATE pago_en_linea SET consultar_en = now() + interval '1 minute',
       vence_en = least(vence_en, creado_en + ${ajusteSql('enLineaAbierto')} * interval '1 minute')
     WHERE id = $1`,
    [id],
  )
}

/** All of its charges or none: what somebody else has begun to pay stays his. */
async function holdAgain(tx: Tx, intento: Intento): Promise<void> {
  const free = await tx.query<{ id: number }>(
    `SELECT c.id FROM pago_en_linea_cargo l JOIN cargo c ON c.id = l.cargo_id
     WHERE l.pago_en_linea_id = $1 AND ${IMPAGO} AND c.en_linea_id IS NULL AND c.monto = l.monto
     ORDER BY c.id FOR UPDATE OF c`,
    [intento.id],
  )
  if (free.length < intento.lineas.length) return
  await tx.query('UPDATE cargo SET en_linea_id = $1 WHERE id = ANY($2)', [
    intento.id,
    free.map(({ id }) => id),
  ])
  await beginWaiting(tx, intento)
}

async function beginWaiting(tx: Tx, { id, estado, esperaHasta }: Intento): Promise<void> {
  if (estado === 'pendiente') return
  await tx.query(
    `UPDATE pago_en_linea SET estado = 'pendiente', vence_en = $2, terminado_en = NULL, motivo = NULL,
       consultar_en = now() + interval '1 minute'
     WHERE id = $1`,
    [id, esperaHasta],
  )
}
