import { withTransaction, type Db } from '@/backend/db/conexion'
import { describeError, type Bitacora } from '@/backend/nucleo/bitacora'
import { settle } from '@/backend/tesoreria/en-linea/asentar'
import {
  ABIERTO,
  endIntento,
  lockIntento,
  PAGABLE,
  release,
  VENCIDO,
} from '@/backend/tesoreria/en-linea/intento'
import { PasarelaCaida, type CobroDelProveedor, type Pasarela } from '@/backend/tesoreria/en-linea/pasarela'
import { refusedLast } from '@/backend/tesoreria/en-linea/seguir'
import type { Fecha } from '@/domain/fechas'

/** What is needed to follow online payments. */
export interface Seguimiento {
  db: Db
  pasarela: Pasarela
  hoy: () => Fecha
  bitacora: Bitacora
  /** True once the process is to end: what is in hand is finished, the rest is left for later. */
  detenido: () => boolean
}

interface Reclamado {
  id: number
  referencia: string
}

/**
 * Asks the provider after every online payment whose time it is. A process takes one at a time and the others pass over
 * it, so several machines share the work. Without an answer nothing ends: it is asked again later.
 */
export async function consultDue(seguimiento: Seguimiento): Promise<number> {
  for (let done = 0; ; done++) {
    if (seguimiento.detenido()) return done
    const [claimed] = await seguimiento.db.query<Reclamado>(
      `UPDATE pago_en_linea SET consultado_en = now(), consultas = consultas + 1, consultar_en = ${NEXT}
       WHERE id = (
         SELECT id FROM pago_en_linea WHERE consultar_en <= now() AND pasarela = $1
         ORDER BY consultar_en LIMIT 1 FOR UPDATE SKIP LOCKED
       ) RETURNING id, referencia`,
      [seguimiento.pasarela.nombre],
    )
    if (!claimed || !(await survives(seguimiento, claimed))) return done
  }
}

/** After one minute, then two, three, up to ten; once it is over every six hours for a month. */
const NEXT = `CASE WHEN ${PAGABLE} THEN now() + least(consultas + 1, 10) * interval '1 minute'
  WHEN creado_en > now() - interval '30 days' THEN now() + interval '6 hours' END`

/** False when the provider does not answer: the rest would not fare better now. */
async function survives(seguimiento: Seguimiento, intento: Reclamado): Promise<boolean> {
  try {
    await consult(seguimiento, intento)
    return true
  } catch (error) {
    const caida = error instanceof PasarelaCaida
    seguimiento.bitacora({ nivel: 'error', pedido: '', que: 'pago en línea', ...describeError(error) })
    return !caida
  }
}

/** One payment brought up to date: what was paid is credited, what has run out ends. */
async function consult(seguimiento: Seguimiento, { id, referencia }: Reclamado): Promise<void> {
  const cobros = await seguimiento.pasarela.buscar(referencia)
  for (const cobro of refusedLast(cobros)) await settleOne(seguimiento, cobro)
  await expire(seguimiento, id, cobros)
}

export const settleOne = ({ db, pasarela, hoy }: Seguimiento, cobro: CobroDelProveedor): Promise<boolean> =>
  withTransaction(db, (tx) => settle(tx, pasarela, cobro, hoy()))

/** The provider stops taking it before its charges are let go. */
async function expire(
  { db, pasarela }: Seguimiento,
  id: number,
  cobros: readonly CobroDelProveedor[],
): Promise<void> {
  const [over] = await db.query(`SELECT FROM pago_en_linea WHERE id = $1 AND ${ABIERTO} AND ${VENCIDO}`, [id])
  if (!over) return
  for (const cobro of cobros) if (cobro.estado === 'pending') await pasarela.cancelarCobro(cobro.id)
  await endOverdue(db, id)
}

const endOverdue = (db: Db, id: number): Promise<void> =>
  withTransaction(db, async (tx) => {
    const intento = await lockIntento(tx, { id })
    if (!intento?.abierto || !intento.vencido) return
    await release(tx, id)
    await endIntento(tx, id, 'vencido')
  })

/**
 * Ends what has run out and nobody can be asked about: payments of a provider that is not the present one (null = there
 * is none), and those that a fall cut off before the provider gave their address. Money that comes all the same is
 * credited as any that comes late.
 */
export async function endUnanswerable(
  { db, detenido }: Pick<Seguimiento, 'db' | 'detenido'>,
  present: Pasarela['nombre'] | null,
): Promise<void> {
  const over = await db.query<{ id: number }>(
    `SELECT id FROM pago_en_linea WHERE consultar_en IS NOT NULL AND ${ABIERTO} AND ${VENCIDO}
       AND (preferencia IS NULL OR pasarela IS DISTINCT FROM $1) ORDER BY id`,
    [present],
  )
  for (const { id } of over) {
    if (detenido()) return
    await endOverdue(db, id)
  }
}

/** Seconds between two questions about the same payment by who waits on its page. */
const PAUSE = 3

/** Asked by who is looking at it; nothing is known when the provider does not answer. */
export async function consultNow(seguimiento: Seguimiento, id: number): Promise<void> {
  const [claimed] = await seguimiento.db.query<Reclamado>(
    `UPDATE pago_en_linea SET consultado_en = now()
     WHERE id = $1 AND pasarela = $2 AND ${PAGABLE}
       AND (consultado_en IS NULL OR consultado_en < now() - ${PAUSE} * interval '1 second')
     RETURNING id, referencia`,
    [id, seguimiento.pasarela.nombre],
  )
  if (claimed) await survives(seguimiento, claimed)
}
