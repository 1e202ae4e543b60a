import { createHash } from 'node:crypto'
import type { ApiDePrueba } from '@/backend/prueba/api'

const BYTES = Buffer.from('todo')

/** What was taken out, as if a job had just done it. */
export async function addLlevado({ db }: ApiDePrueba): Promise<{ llevadoID: number }> {
  const [tarea] = await db.query<{ id: number }>(
    `INSERT INTO tarea (tipo, clave, estado, hechas, total, terminada_en)
     VALUES ('llevar', 'todo', 'terminada', 1, 1, now()) RETURNING id`,
  )
  const llevadoID = tarea?.id ?? 0
  const huella = createHash('sha256').update(BYTES).digest('hex')
  await db.query(
    'INSERT INTO llevado (tarea_id, huella, bytes, filas, terminado_en) VALUES ($1, $2, $3, 1, now())',
    [llevadoID, huella, BYTES.length],
  )
  await db.query('INSERT INTO llevado_trozo (tarea_id, orden, datos) VALUES ($1, 0, $2)', [llevadoID, BYTES])
  return { llevadoID }
}
