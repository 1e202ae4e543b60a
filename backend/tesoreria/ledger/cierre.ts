import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { ADVISORY_LOCK } from '@/backend/db/migrate'
import { Rechazo, refuse } from '@/backend/nucleo/rechazo'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { addDays, formatFecha, type Fecha } from '@/domain/fechas'

/** Migration 0010's triggers take the same lock, shared. */
const CIERRE = 3

export async function readCierre(db: Queryable): Promise<Fecha | null> {
  const [row] = await db.query<{ hasta: Fecha | null }>('SELECT hasta FROM cierre ORDER BY id DESC LIMIT 1')
  return row?.hasta ?? null
}

export const closedWords = (hasta: Fecha): string => `El período está cerrado hasta el ${formatFecha(hasta)}`

/** Locks the date until the transaction ends; whoever moves it waits. */
export async function holdCierre(tx: Tx): Promise<Fecha | null> {
  await tx.query('SELECT pg_advisory_xact_lock_shared($1, $2)', [ADVISORY_LOCK, CIERRE])
  return readCierre(tx)
}

/** Throws `Rechazo` at `campo` for a day in a closed period. The database refuses it in any case. */
export async function requireOpen(tx: Tx, fecha: Fecha, campo: string): Promise<void> {
  const hasta = await holdCierre(tx)
  if (hasta === null || fecha > hasta) return
  throw new Rechazo(closedWords(hasta), { [campo]: closedWords(hasta) })
}

export interface Movida {
  hasta: Fecha
  motivo: string | undefined
  anterior: Fecha | null
}

/**
 * Moves the lock date: at most to yesterday, and back only with a reason. Waits for whatever is being dated and holds
 * the rest. Throws `Rechazo` with the field.
 */
export async function moveCierre(tx: Tx, actor: Actor, { hasta, motivo, anterior }: Movida): Promise<null> {
  await tx.query('SELECT pg_advisory_xact_lock($1, $2)', [ADVISORY_LOCK, CIERRE])
  const before = await readCierre(tx)
  if (anterior !== before) {
    const now = before === null ? 'No hay ningún período cerrado' : closedWords(before)
    throw new Rechazo(`${now}: alguien lo cambió mientras lo miraba. Revise y confirme de nuevo.`)
  }
  if (hasta === before) refuse('hasta', `Ya está cerrado hasta el ${formatFecha(before)}`)
  if (hasta >= actor.hoy) {
    refuse(
      'hasta',
      `Se puede cerrar hasta el ${formatFecha(addDays(actor.hoy, -1))}: el día de hoy queda abierto`,
    )
  }
  const porque = motivo?.trim() || null
  const reopens = before !== null && hasta < before
  if (reopens && porque === null) refuse('motivo', 'Ingrese el motivo para reabrir')
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO cierre (hasta, anterior, motivo, usuario_id, creado_en, ultimo_movimiento)
     VALUES ($1, $2, $3, $4, clock_timestamp(), (SELECT coalesce(max(id), 0) FROM movimiento)) RETURNING id`,
    [hasta, before, porque, actor.persona?.usuarioID ?? null],
  )
  await audit(tx, actor, {
    entidad: 'cierre',
    ...(made && { entidadID: made.id }),
    antes: { hasta: before },
    despues: { hasta, motivo: porque },
  })
  return null
}
