import type { Db } from '@/backend/db/conexion'
import type { Fecha } from '@/domain/fechas'

const MAX_VISTAS = 20_000

/** Of one day, so that whoever opens a record again costs nothing; forgotten when it grows. */
interface Vistas {
  dia: Fecha
  claves: Set<string>
}
/** By the pool, which all that ask one database share. */
const porBase = new WeakMap<Db['pool'], Vistas>()

/**
 * Writes down that somebody of the office opened a record, once a day for each and after the answer: no reader waits for
 * it. A line that could not be written is tried again when the record is opened again.
 */
export function noteOpening(
  db: Db,
  { matriculadoID, usuarioID, hoy }: { matriculadoID: number; usuarioID: number; hoy: Fecha },
): void {
  let vistas = porBase.get(db.pool)
  if (vistas?.dia !== hoy || vistas.claves.size >= MAX_VISTAS)
    porBase.set(db.pool, (vistas = { dia: hoy, claves: new Set() }))
  const key = `${matriculadoID} ${usuarioID}`
  const { claves } = vistas
  if (claves.has(key)) return
  claves.add(key)
  setImmediate(() => {
    db.query(
      'INSERT INTO apertura_de_ficha (matriculado_id, usuario_id, dia) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [matriculadoID, usuarioID, hoy],
    ).catch(() => claves.delete(key))
  })
}
