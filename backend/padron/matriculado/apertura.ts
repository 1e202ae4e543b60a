import type { Db } from '@/backend/db/conexion'
import type { Fecha } from '@/domain/fechas'

/** Of one day, so that whoever opens a record again costs nothing; forgotten when it grows. */
const MAX_VISTAS = 20_000
let vistas = new Set<string>()
let deDia: Fecha | undefined

/**
 * Writes down that somebody of the office opened a record, once a day for each and after the answer: no reader waits for
 * it. A line that could not be written is tried again when the record is opened again.
 */
export function noteOpening(
  db: Db,
  { matriculadoID, usuarioID, hoy }: { matriculadoID: number; usuarioID: number; hoy: Fecha },
): void {
  if (deDia !== hoy || vistas.size >= MAX_VISTAS) {
    vistas = new Set()
    deDia = hoy
  }
  const key = `${matriculadoID} ${usuarioID}`
  if (vistas.has(key)) return
  const mine = vistas.add(key)
  setImmediate(() => {
    db.query(
      'INSERT INTO apertura_de_ficha (matriculado_id, usuario_id, dia) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [matriculadoID, usuarioID, hoy],
    ).catch(() => mine.delete(key))
  })
}
