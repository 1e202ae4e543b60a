import { ajusteSql } from '@/backend/acceso/ajuste/store'
import type { Tx } from '@/backend/db/conexion'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { endIntento, release, type Intento } from '@/backend/tesoreria/en-linea/intento'
import type { CobroDelProveedor } from '@/backend/tesoreria/en-linea/pasarela'
import { holdCargos } from '@/backend/tesoreria/ledger/tramite'

const ESPERA = ['pending', 'in_process', 'authorized', 'in_mediation']
const NEGADO: Record<string, string> = {
  rejected: 'El proveedor de pagos rechazó el pago',
  cancelled: 'El proveedor de pagos canceló el pago',
}

/**
 * Follows a payment without money. One on paper holds its charges longer. A refused one frees them at once: what
 * somebody pays all the same settles what is still owed.
 */
export async function follow(tx: Tx, intento: Intento, { estado }: CobroDelProveedor): Promise<void> {
  await tx.query('UPDATE pago_en_linea SET ultimo = $2 WHERE id = $1', [intento.id, estado])
  if (ESPERA.includes(estado)) return intento.abierto ? beginWaiting(tx, intento) : holdAgain(tx, intento)
  const motivo = NEGADO[estado]
  if (intento.abierto && motivo !== undefined) await refuse(tx, intento, motivo)
}

/** An undecided try still holds the charges, so refusals are handled last. */
export const refusedLast = (cobros: readonly CobroDelProveedor[]): CobroDelProveedor[] =>
  cobros.toSorted((a, b) => Number(a.estado in NEGADO) - Number(b.estado in NEGADO))

/** Another card may be tried there, so the provider is still asked. */
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

/** All of its charges or none; what somebody else has begun to pay stays theirs. */
async function holdAgain(tx: Tx, intento: Intento): Promise<void> {
  const free = await tx.query<{ id: number }>(
    `SELECT c.id FROM pago_en_linea_cargo l JOIN cargo c ON c.id = l.cargo_id
     WHERE l.pago_en_linea_id = $1 AND ${IMPAGO} AND c.tramite_id IS NULL AND c.monto = l.monto
     ORDER BY c.id FOR UPDATE OF c`,
    [intento.id],
  )
  if (free.length < intento.lineas.length) return
  await holdCargos(
    tx,
    { pagoEnLineaID: intento.id },
    free.map(({ id }) => id),
  )
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
