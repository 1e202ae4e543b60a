import type { bajar, pedir, traer } from '@/contract/llevado'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import { type Db, type Queryable, type Tx, withTransaction } from '@/backend/db/conexion'
import { SE_PUEDE } from '@/backend/mudanza/salida/guardado'
import type { Pedido } from '@/backend/nucleo/manejador'
import { QUIEN } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { createTarea, findLive } from '@/backend/tarea/store'
import { dayOf } from '@/domain/fechas'
import { CLAVE_DE_LLEVADO, HORAS_DE_LLEVADO } from '@/domain/llevado'

/** Has a job take everything out; what was taken out before is gone. Throws `Rechazo` while one is at it. */
export async function orderLlevado(tx: Tx, pedido: Pedido): Promise<FilaDe<typeof pedir>> {
  if (await findLive(tx, 'llevar', CLAVE_DE_LLEVADO))
    throw new Rechazo('Ya se está armando: espere a que termine.')
  await tx.query('DELETE FROM llevado')
  const tareaID = await createTarea(tx, {
    ...{ tipo: 'llevar', clave: CLAVE_DE_LLEVADO, pedido: { pedidoID: pedido.pedidoID }, total: 0 },
    usuarioID: pedido.persona.usuarioID,
  })
  await audit(tx, pedido, { entidad: 'tarea', entidadID: tareaID })
  return { tareaID }
}

interface Fila {
  tareaID: number
  bytes: number
  filas: number
  huella: string
  terminado: string
  vence: string
  usuario: string
}

type Leida = Omit<Fila, 'filas' | 'huella' | 'terminado'> & {
  [K in 'filas' | 'huella' | 'terminado']: Fila[K] | null
}
const isWhole = (leida: Leida): leida is Fila =>
  leida.filas !== null && leida.huella !== null && leida.terminado !== null

async function readLlevados(db: Queryable, donde: string, params: unknown[] = []): Promise<Fila[]> {
  const found = await db.query<Leida>(
    `SELECT l.tarea_id AS "tareaID", l.bytes::float8 AS bytes, l.filas, l.huella, l.terminado_en AS terminado,
       l.terminado_en + interval '${HORAS_DE_LLEVADO} hours' AS vence, ${QUIEN} AS usuario
     FROM llevado l JOIN tarea t ON t.id = l.tarea_id LEFT JOIN usuario u ON u.id = t.usuario_id
     WHERE ${SE_PUEDE} AND ${donde} ORDER BY l.tarea_id DESC`,
    params,
  )
  return found.filter(isWhole)
}

const nameOf = ({ terminado }: Fila): string => `registro-${dayOf(new Date(terminado))}.zip`

export async function readLlevado(db: Queryable): Promise<FilaDe<typeof traer>> {
  const [found] = await readLlevados(db, 'true')
  return { llevado: found ? { ...found, nombre: nameOf(found) } : null }
}

/** Throws alike for one that never was and one that is gone. Who begins to have it stands in the trail, once for each. */
export async function giveLlevado(
  db: Db,
  { persona, pedidoID }: Pedido,
  { tareaID }: EntradaDe<typeof bajar>,
): Promise<FilaDe<typeof bajar>> {
  const [found] = await readLlevados(db, 'l.tarea_id = $1', [tareaID])
  if (!found) throw noEncontrado()
  const { bytes, huella } = found
  await withTransaction(db, async (tx) => {
    const first = await tx.query(
      `UPDATE llevado SET bajado_por = bajado_por || $2::int
       WHERE tarea_id = $1 AND NOT $2::int = ANY (bajado_por) RETURNING 1`,
      [tareaID, persona.usuarioID],
    )
    if (first.length === 0) return
    const despues = { bytes, sha256: huella }
    await audit(
      tx,
      { persona, pedidoID, acto: 'llevado.bajar' },
      { entidad: 'tarea', entidadID: tareaID, despues },
    )
  })
  return { huella, nombre: nameOf(found) }
}
