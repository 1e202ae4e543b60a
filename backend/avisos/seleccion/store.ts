import { createHash } from 'node:crypto'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { crear } from '@/contract/seleccion'
import { audit } from '@/backend/acceso/auditoria/store'
import { findChosen, requireReader } from '@/backend/avisos/seleccion/listas'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import type { ListaConSeleccion } from '@/domain/seleccion'
import { countMatriculados, formatCount } from '@/domain/texto'

const hashOf = (ids: readonly number[]): string => createHash('sha256').update(ids.join(',')).digest('hex')

/** Throws `Rechazo` when nobody is chosen. */
export async function createSeleccion(
  tx: Tx,
  pedido: Pedido,
  { lista, ids, consulta = '', excluidos = [] }: EntradaDe<typeof crear>,
): Promise<FilaDe<typeof crear>> {
  const eleccion = ids ? { lista, ids } : { lista, consulta, excluidos }
  const found = await findChosen(tx, pedido, eleccion)
  if (found.length === 0)
    throw new Rechazo(ids ? 'Los elegidos ya no están en esta lista.' : 'El filtro no encuentra a nadie.')
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO seleccion (usuario_id, lista, consulta, excluidos, ids, huella) VALUES ($1, $2, $3, $4, $5, $6)
     RETURNING id`,
    [pedido.persona.usuarioID, lista, ids ? null : consulta, ids ? [] : excluidos, found, hashOf(found)],
  )
  if (!made) throw new Error('No se guardó la selección')
  await audit(tx, pedido, {
    entidad: 'seleccion',
    entidadID: made.id,
    despues: { lista, cantidad: found.length },
  })
  return {
    seleccionID: made.id,
    cantidad: found.length,
    faltan: ids ? new Set(ids).size - found.length : 0,
    estados: await countStates(tx, found),
  }
}

const countStates = (db: Queryable, ids: readonly number[]) =>
  db.query<{ nombre: string; cantidad: number }>(
    `SELECT ${nombreDeTipo('t')} AS nombre, count(*)::int AS cantidad FROM matriculado m JOIN tipo_matricula t ON t.id = m.tipo_matricula_id
     WHERE m.id = ANY($1) GROUP BY t.id ORDER BY cantidad DESC, t.id`,
    [ids],
  )

interface Guardada {
  lista: ListaConSeleccion
  consulta: string | null
  excluidos: number[]
  ids: number[]
  huella: string
}

/** The frozen ids. Throws 'not found' alike for a missing selection and for somebody else's, and
 * 403 for whoever may not read its list any more. */
export async function readSeleccion(db: Queryable, pedido: Pedido, seleccionID: number): Promise<Guardada> {
  const [row] = await db.query<Guardada>(
    'SELECT lista, consulta, excluidos, ids, huella FROM seleccion WHERE id = $1 AND usuario_id = $2',
    [seleccionID, pedido.persona.usuarioID],
  )
  if (!row) throw noEncontrado()
  requireReader(pedido, row.lista)
  return row
}

/** The frozen ids while the list still finds the same members; throws `Rechazo` that tells how many it finds now. */
export async function requireSame(db: Queryable, pedido: Pedido, seleccionID: number): Promise<number[]> {
  const { lista, consulta, excluidos, ids, huella } = await readSeleccion(db, pedido, seleccionID)
  const now = await findChosen(
    db,
    pedido,
    consulta !== null ? { lista, consulta, excluidos } : { lista, ids },
  )
  if (hashOf(now) === huella) return ids
  const told =
    now.length === ids.length
      ? `son otros ${formatCount(now.length)}`
      : `${now.length === 1 ? 'es' : 'son'} ${countMatriculados(now.length)} y no ${formatCount(ids.length)}`
  throw new Rechazo(`La lista cambió mientras la miraba: ahora ${told}. Revise y confirme de nuevo.`)
}
