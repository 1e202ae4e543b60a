import { withTransaction, type Db } from '@/backend/db/conexion'
import { describeError, type Bitacora } from '@/backend/nucleo/log'
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

export interface Seguimiento {
  db: Db
  pasarela: Pasarela
  hoy: () => Fecha
  bitacora: Bitacora
  /** True once the process should end: current work is finished, the rest is left. */
  detenido: () => boolean
}

interface Reclamado {
  id: number
  referencia: string
}

/**
 * Asks the provider about every payment that is due. Processes skip each other's, so several share the work. Without
 * an answer nothing ends.
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

/** After one to ten minutes; once it is over, every six hours for a month. */
const NEXT = `CASE WHEN ${PAGABLE} THEN now() + least(consultas + 1, 10) * interval '1 minute'
  WHEN creado_en > now() - interval '30 days' THEN now() + interval '6 hours' END`

/** False when the provider does not answer, as the rest would fare no better. */
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

async function consult(seguimiento: Seguimiento, { id, referencia }: Reclamado): Promise<void> {
  const cobros = await seguimiento.pasarela.buscar(referencia)
  for (const cobro of refusedLast(cobros)) await settleOne(seguimiento, cobro)
  await expire(seguimiento, id, cobros)
}

export const settleOne = ({ db, pasarela, hoy }: Seguimiento, cobro: CobroDelProveedor): Promise<boolean> =>
  withTransaction(db, (tx) => settle(tx, pasarela, cobro, hoy()))

/** The provider stops taking it before its charges are freed. */
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
 * Ends expired payments that nobody can be asked about: another provider's, or those cut off before the provider gave
 * an address. Money that still comes is credited.
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

/** Seconds between two questions of somebody who waits on its page. */
const PAUSE = 3

/** For whoever looks at it; without an answer nothing is known. */
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
