import { type Db, type Tx, withTransaction } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Tarea, Trabajo } from '@/backend/tarea/kinds'
import { advance, type EnCurso, finish, readOwn } from '@/backend/tarea/store'

export interface EnMano<T extends Pick<Trabajo, 'resumen'> = Pick<Trabajo, 'resumen'>> {
  db: Db
  trabajo: T
  id: number
  dueno: string
}

/** Another process has it by now, so this step is rolled back. */
export class Perdida extends Error {}

const FALLO = 'No se pudo seguir: avise a quien administra el sistema.'

/**
 * Takes steps until the job or the process ends. Each is one transaction with its progress, written only while the
 * job is still this process's, so it is done once.
 */
export async function takeSteps(mano: EnMano<Trabajo>, detenido: () => boolean): Promise<'fin' | 'sigue'> {
  try {
    while (!detenido()) if (await withTransaction(mano.db, (tx) => step(tx, mano))) return 'fin'
    return 'sigue'
  } catch (error) {
    if (error instanceof Perdida) return 'fin'
    if (!(error instanceof Rechazo)) throw error
    await giveUp(mano, error.message)
    return 'fin'
  }
}

export const giveUp = (mano: EnMano, porque = FALLO): Promise<void> =>
  withTransaction(mano.db, async (tx) => {
    const own = await readOwn(tx, mano.id, mano.dueno)
    if (own) await end(tx, mano, own, 'fallada', porque)
  })

async function step(tx: Tx, mano: EnMano<Trabajo>): Promise<boolean> {
  const own = await readOwn(tx, mano.id, mano.dueno)
  if (!own) throw new Perdida()
  if (own.detener) return end(tx, mano, own, 'detenida')
  const left = own.total - own.hechas
  const took = left > 0 ? await mano.trabajo.paso(tx, asTarea(mano, own)) : 0
  if (left > 0 && took <= 0) throw new Error('Un paso que no avanza')
  const hechas = own.hechas + Math.min(took, left)
  if (!(await advance(tx, mano.id, mano.dueno, hechas))) throw new Perdida()
  return hechas < own.total ? false : end(tx, mano, { ...own, hechas }, 'terminada')
}

/** Ends the job in the transaction of its words. Throws `Perdida`. */
export async function end(
  tx: Tx,
  mano: EnMano,
  own: EnCurso,
  estado: 'terminada' | 'detenida' | 'fallada',
  porque?: string,
): Promise<true> {
  const told = await mano.trabajo.resumen(tx, asTarea(mano, own))
  const resumen = porque === undefined ? told : `${told} ${porque}`
  if (!(await finish(tx, mano.id, mano.dueno, { estado, resumen }))) throw new Perdida()
  return true
}

/** The input was written by the kind's own type. */
export const asTarea = ({ id }: EnMano, { pedido, usuarioID, hechas, total }: EnCurso): Tarea => ({
  id,
  pedido: pedido as Tarea['pedido'],
  usuarioID,
  hechas,
  total,
})
