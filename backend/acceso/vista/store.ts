import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { guardar, traerTodas } from '@/contract/vista'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { casedKey } from '@/backend/db/folding'
import type { Pedido } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { can } from '@/domain/roles'
import { oneLine } from '@/domain/texto'
import { LISTAS_CON_VISTAS, type ListaConVistas, MAX_VISTAS } from '@/domain/vista'

type Fila = FilaDe<typeof traerTodas>

/** Views of lists that are no more are left out. */
export const listVistas = (db: Queryable, pedido: Pedido): Promise<Fila[]> =>
  db.query<Fila>(
    `SELECT v.id, v.lista, v.nombre, v.consulta, v.para_todos AS "paraTodos", v.usuario_id = $1 AS propia,
       v.usuario_id = $1 OR v.para_todos AND $3::boolean AS borrable,
       ${nombreDeUsuario('u')} AS quien
     FROM vista v JOIN usuario u ON u.id = v.usuario_id
     WHERE (v.usuario_id = $1 OR v.para_todos) AND v.lista = ANY($2::text[])
     ORDER BY v.lista, v.nombre, v.id`,
    [pedido.persona.usuarioID, Object.keys(LISTAS_CON_VISTAS), tidies(pedido)],
  )

/** Administration tidies what is for everybody. */
const tidies = ({ persona, politica }: Pedido): boolean => can(persona.roles, politica, 'ajustes.administrar')

/** Throws `Rechazo` beside the name that somebody else's view for everybody has. */
export async function saveVista(
  tx: Tx,
  pedido: Pedido,
  { lista, nombre: typed, consulta, paraTodos }: EntradaDe<typeof guardar>,
): Promise<{ id: number }> {
  const nombre = oneLine(typed)
  const { usuarioID } = pedido.persona
  // Two who save one name at once wait for each other.
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('vista'))")
  if (paraTodos) await requireFree(tx, usuarioID, { lista, nombre })
  const [known] = await tx.query<{ id: number; consulta: string; paraTodos: boolean }>(
    `SELECT id, consulta, para_todos AS "paraTodos" FROM vista
     WHERE usuario_id = $1 AND lista = $2 AND ${casedKey('nombre')} = ${casedKey('$3')}
     ORDER BY lower(nombre) = lower($3) DESC, id LIMIT 1`,
    [usuarioID, lista, nombre],
  )
  if (!known) await requireRoom(tx, usuarioID)
  const [row] = known
    ? await tx.query<{ id: number }>(
        'UPDATE vista SET nombre = $2, consulta = $3, para_todos = $4 WHERE id = $1 RETURNING id',
        [known.id, nombre, consulta, paraTodos],
      )
    : await tx.query<{ id: number }>(
        `INSERT INTO vista (usuario_id, lista, nombre, consulta, para_todos) VALUES ($1, $2, $3, $4, $5)
         RETURNING id`,
        [usuarioID, lista, nombre, consulta, paraTodos],
      )
  if (!row) throw new Error('No se guardó la vista')
  await audit(tx, pedido, {
    entidad: 'vista',
    entidadID: row.id,
    antes: known && { consulta: known.consulta, paraTodos: known.paraTodos },
    despues: { lista: LISTAS_CON_VISTAS[lista], nombre, consulta, paraTodos },
  })
  return row
}

async function requireFree(
  tx: Tx,
  usuarioID: number,
  { lista, nombre }: { lista: ListaConVistas; nombre: string },
): Promise<void> {
  const [other] = await tx.query<{ quien: string }>(
    `SELECT ${nombreDeUsuario('u')} AS quien FROM vista v JOIN usuario u ON u.id = v.usuario_id
     WHERE v.para_todos AND v.usuario_id <> $1 AND v.lista = $2 AND ${casedKey('v.nombre')} = ${casedKey('$3')}`,
    [usuarioID, lista, nombre],
  )
  if (other) refuse('nombre', `Ya hay una vista para todos con ese nombre, de ${other.quien}`)
}

async function requireRoom(tx: Tx, usuarioID: number): Promise<void> {
  const [count] = await tx.query<{ cuantas: number }>(
    'SELECT count(*)::int AS cuantas FROM vista WHERE usuario_id = $1',
    [usuarioID],
  )
  if ((count?.cuantas ?? 0) >= MAX_VISTAS)
    throw new Rechazo(`Ya tiene ${MAX_VISTAS} vistas: elimine las que no usa`)
}

/** Throws `noEncontrado` for somebody else's, but for administration when it is for everybody. */
export async function deleteVista(tx: Tx, pedido: Pedido, id: number): Promise<null> {
  const [before] = await tx.query<{ nombre: string; consulta: string; paraTodos: boolean }>(
    `DELETE FROM vista WHERE id = $1 AND (usuario_id = $2 OR para_todos AND $3::boolean)
     RETURNING nombre, consulta, para_todos AS "paraTodos"`,
    [id, pedido.persona.usuarioID, tidies(pedido)],
  )
  if (!before) throw noEncontrado()
  await audit(tx, pedido, { entidad: 'vista', entidadID: id, antes: before })
  return null
}
