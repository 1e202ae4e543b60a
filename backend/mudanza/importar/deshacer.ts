import type { deshacer, simularDeshacer } from '@/contract/importacion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { DestinoListo, PorDeshacer } from '@/backend/mudanza/importar/destinos/destino'
import { destinoListo } from '@/backend/mudanza/importar/destinos/todos'
import { actorOf, requireFound, requireTurn } from '@/backend/mudanza/importar/importar'
import { holdImportacion, readImportacion } from '@/backend/mudanza/importar/store'
import { type Pedido, POR_PAGINA } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Trabajo } from '@/backend/tarea/kinds'
import { createTarea } from '@/backend/tarea/store'
import { destinoDe } from '@/domain/importar/destinos'
import type { Valores } from '@/domain/importar/resultado'
import { formatCount } from '@/domain/texto'

const LOTE = 500

/** SQL: what is written and stands, of the import $1, each with why it cannot be taken back. */
const vivos = async (db: Queryable, destino: DestinoListo): Promise<string> =>
  `SELECT r.n, r.fila, r.valores, r.entidad_id, r.antes, r.version, (${await destino.atadura(db)})::text AS porque
   FROM importacion_registro r WHERE r.importacion_id = $1 AND r.hecho IN ('escrito', 'quedo')`

interface Cuenta {
  cantidad: number
  quedan: number
}

async function countOf(db: Queryable, id: number, destino: DestinoListo): Promise<Cuenta> {
  const [row] = await db.query<Cuenta>(
    `SELECT (count(*) FILTER (WHERE porque IS NULL))::int AS cantidad, count(porque)::int AS quedan
     FROM (${await vivos(db, destino)}) v`,
    [id],
  )
  return row ?? { cantidad: 0, quedan: 0 }
}

/** What undoing it would take back, and a page of what would stay, each with why. */
export async function previewDeshacer(
  db: Queryable,
  pedido: Pedido,
  { importacionID: id, pagina = 1 }: EntradaDe<typeof simularDeshacer>,
): Promise<FilaDe<typeof simularDeshacer>> {
  const one = await readImportacion(db, pedido, id)
  const destino = destinoListo(one.destino)
  const rows = await db.query<{ fila: number; valores: Valores; porque: string }>(
    `SELECT fila, valores, porque FROM (${await vivos(db, destino)}) v WHERE porque IS NOT NULL
     ORDER BY n LIMIT ${POR_PAGINA} OFFSET $2`,
    [id, (pagina - 1) * POR_PAGINA],
  )
  return {
    ...(await countOf(db, id, destino)),
    filas: rows.map(({ fila, valores, porque }) => ({ fila, dice: destino.dice(valores), detalle: porque })),
  }
}

/** Orders that it is taken back. Throws `Rechazo` when nothing can be, and when it is not what was shown. */
export async function orderDeshacer(
  tx: Tx,
  pedido: Pedido,
  { importacionID: id, motivo: typed, cantidad }: EntradaDe<typeof deshacer>,
): Promise<FilaDe<typeof deshacer>> {
  await requireTurn(tx)
  const held = await holdImportacion(tx, pedido, id)
  const now = await countOf(tx, id, destinoListo(held.destino))
  if (now.cantidad === 0) throw new Rechazo('No queda nada que se pueda deshacer.')
  if (now.cantidad !== cantidad)
    throw new Rechazo(
      `Cambió mientras lo miraba: ahora se ${now.cantidad === 1 ? 'desharía 1' : `desharían ${formatCount(now.cantidad)}`}. Revise y confirme de nuevo.`,
    )
  const motivo = typed.trim()
  const tareaID = await createTarea(tx, {
    tipo: 'deshacer',
    clave: String(id),
    pedido: { importacionID: id, motivo, hoy: pedido.hoy, pedidoID: pedido.pedidoID },
    usuarioID: pedido.persona.usuarioID,
    total: now.cantidad + now.quedan,
  })
  const despues = { nombre: held.nombre, motivo, cantidad }
  await audit(tx, pedido, { entidad: 'importacion', entidadID: id, despues })
  return { tareaID }
}

interface Vivo {
  n: number
  valores: Valores
  entidadID: number
  antes: PorDeshacer['antes']
  version: number | null
  porque: string | null
}

/** Takes back the last written first, lot by lot. What somebody built upon stays, with why. */
export const deshacerPlanilla: Trabajo<'deshacer'> = {
  paso: async (tx, tarea) => {
    const one = await requireFound(tx, tarea)
    const destino = destinoListo(one.destino)
    const lote = await readLote(tx, one.id, destino, tarea.total - tarea.hechas)
    const free = lote.filter(({ porque }) => porque === null)
    await destino.deshacer(tx, actorOf(tarea, 'importacion.deshacer'), free)
    await tx.query(
      `UPDATE importacion_registro r SET hecho = CASE WHEN d.porque IS NULL THEN 'deshecho' ELSE 'quedo' END,
         quedo_porque = d.porque
       FROM unnest($2::int[], $3::text[]) AS d (n, porque) WHERE r.importacion_id = $1 AND r.n = d.n`,
      [one.id, lote.map(({ n }) => n), lote.map(({ porque }) => porque)],
    )
    return lote.length
  },
  resumen: async (tx, tarea) => {
    const one = await requireFound(tx, tarea)
    const { uno, varios } = destinoDe(one.destino)
    if (tarea.hechas === tarea.total)
      await tx.query(
        `UPDATE importacion SET estado = 'deshecha', deshecha_en = now(), deshecha_por = $2, motivo = $3 WHERE id = $1`,
        [one.id, tarea.usuarioID, tarea.pedido.motivo],
      )
    const [made] = await tx.query<{ deshechos: number; quedan: number; faltan: number }>(
      `SELECT count(*) FILTER (WHERE hecho = 'deshecho')::int AS deshechos,
         count(*) FILTER (WHERE hecho = 'quedo')::int AS quedan,
         count(*) FILTER (WHERE hecho = 'escrito')::int AS faltan
       FROM importacion_registro WHERE importacion_id = $1`,
      [one.id],
    )
    const { deshechos = 0, quedan = 0, faltan = 0 } = made ?? {}
    const left = quedan === 0 ? '' : quedan === 1 ? ' 1 quedó.' : ` ${formatCount(quedan)} quedaron.`
    const rest =
      faltan > 0 ? ` ${faltan === 1 ? 'Falta 1' : `Faltan ${formatCount(faltan)}`}: se puede seguir.` : ''
    return `«${one.nombre}»: se ${deshechos === 1 ? `deshizo 1 ${uno}` : `deshicieron ${formatCount(deshechos)} ${varios}`}.${left}${rest}`
  },
}

/** The last ones that this job has not looked at, locked; why some stay is asked again once they are. */
async function readLote(tx: Tx, id: number, destino: DestinoListo, left: number): Promise<Vivo[]> {
  const rows = await tx.query<{ n: number; entidadID: number }>(
    `SELECT n, coalesce(entidad_id, 0) AS "entidadID" FROM (
       SELECT n, entidad_id FROM importacion_registro WHERE importacion_id = $1 AND hecho IN ('escrito', 'quedo')
       ORDER BY n LIMIT $2
     ) r ORDER BY n DESC LIMIT ${LOTE}`,
    [id, left],
  )
  await destino.retenerEscritos(
    tx,
    rows.map(({ entidadID }) => entidadID),
  )
  return tx.query<Vivo>(
    `SELECT n, valores, coalesce(entidad_id, 0) AS "entidadID", antes, version, porque FROM (${await vivos(tx, destino)}) v
     WHERE n = ANY($2) ORDER BY n DESC`,
    [id, rows.map(({ n }) => n)],
  )
}
