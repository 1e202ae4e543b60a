import { audit } from '@/backend/acceso/auditoria/store'
import { discard, SE_PUEDE } from '@/backend/mudanza/salida/guardado'
import type { Marcha } from '@/backend/mudanza/salida/llevar'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { runCommand } from '@/backend/tarea/aparte'
import type { TrabajoEntero, Vuelta } from '@/backend/tarea/kinds'
import { HORAS_DE_LLEVADO } from '@/domain/llevado'
import { writtenSize } from '@/domain/peso'
import { formatCount } from '@/domain/texto'

/** Takes everything out for a job, as `keepOut` does. */
type Llevar = (tareaID: number, marcha: Required<Marcha>) => Promise<void>

/** Takes everything out, for who asked for it; the trail says of what came of it what the file itself says. */
export const llevarTodo = (llevar: Llevar): TrabajoEntero<'llevar'> => ({
  hacer: async ({ db, tarea, ...marcha }) => {
    try {
      await llevar(tarea.id, marcha)
    } catch (error) {
      await discard(db, tarea.id)
      throw error
    }
  },
  resumen: async (tx, { id, usuarioID, pedido }) => {
    const [made] = await tx.query<{ filas: number | null; bytes: number; sha256: string | null }>(
      `SELECT l.filas, l.bytes::float8 AS bytes, l.huella AS sha256 FROM llevado l WHERE l.tarea_id = $1 AND ${SE_PUEDE}`,
      [id],
    )
    if (made?.filas == null) return 'No quedó ningún archivo.'
    const persona = usuarioID === null ? null : { usuarioID }
    const autor = { persona, pedidoID: pedido.pedidoID, acto: 'llevado.terminar' }
    await audit(tx, autor, { entidad: 'tarea', entidadID: id, despues: made })
    const { filas, bytes } = made
    return `El archivo está listo: ${formatCount(filas)} filas, ${writtenSize(bytes)}. Se puede bajar por ${HORAS_DE_LLEVADO} horas.`
  },
})

/** What the process of its own tells: how far it is, or why it ended where a person can mend that. */
export type DichoAparte = { hechas: number; total: number } | { falla: string }

/** In a process of its own, so that the API answers meanwhile and keeps none of its memory. */
export const inOwnProcess =
  (databaseUrl: string): Llevar =>
  async (tareaID, { fin, avance }) => {
    let falla: string | undefined
    const hear = (dicho: unknown): void => {
      const told = dicho as DichoAparte
      if ('falla' in told) falla = told.falla
      else avance(told.hechas, told.total)
    }
    const code = await runCommand(['llevar', '--tarea', String(tareaID)], { databaseUrl, fin, hear })
    if (falla !== undefined) throw new Rechazo(falla)
    if (code !== 0) throw new Error(`Llevarse todo (tarea ${tareaID}) falló.`)
  }

/** SQL: of a `llevado` l, that nobody can have it and no job is at it. */
const VENCIDO = `(${SE_PUEDE}) IS NOT TRUE
  AND NOT EXISTS (SELECT FROM tarea t WHERE t.id = l.tarea_id AND t.estado = 'pendiente')`

/** Deletes what waited for a day, and what a killed process left. */
export const llevadosVencidos: Vuelta = {
  cada: 15 * 60_000,
  hay: async (db) => (await db.query(`SELECT FROM llevado l WHERE ${VENCIDO} LIMIT 1`)).length > 0,
  turno: async ({ db }) => {
    await db.query(`DELETE FROM llevado l WHERE ${VENCIDO}`)
    return null
  },
}
