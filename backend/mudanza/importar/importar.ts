import type { importar } from '@/contract/importacion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { countOf } from '@/backend/mudanza/importar/cuentas'
import { destinoListo } from '@/backend/mudanza/importar/destinos/todos'
import { readListas } from '@/backend/mudanza/importar/listas'
import { writeLote } from '@/backend/mudanza/importar/lote'
import {
  describeBusy,
  findImportacion,
  holdImportacion,
  type Importacion,
} from '@/backend/mudanza/importar/store'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Tarea, Trabajo } from '@/backend/tarea/kinds'
import { createTarea } from '@/backend/tarea/store'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { destinoDe } from '@/domain/importar/destinos'
import { formatCount } from '@/domain/texto'

/** Records of a transaction: few enough to stop soon, and enough to be fast. */
const LOTE = 500
/** Whoever uses the register right away would wait for a planner that knows nothing of so many new rows. */
const MUCHOS = 2_000

/**
 * Of all files one at a time is written or taken back: what another one leaves decides what becomes of this one. Throws
 * `Rechazo` that names it.
 */
export async function requireTurn(tx: Tx): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('importacion'))")
  const [live] = await tx.query<{ id: number }>(
    "SELECT id FROM tarea WHERE estado = 'pendiente' AND tipo IN ('importacion', 'deshacer') LIMIT 1",
  )
  if (live) throw new Rechazo(await describeBusy(tx, live.id))
}

/**
 * Orders that what was reviewed is written, or gone on with where a job left it. Throws `Rechazo` unless it is what the
 * person was shown.
 */
export async function orderImportacion(
  tx: Tx,
  pedido: Pedido,
  { importacionID: id, nuevas, cambian, evaluacion }: EntradaDe<typeof importar>,
): Promise<FilaDe<typeof importar>> {
  await requireTurn(tx)
  const held = await holdImportacion(tx, pedido, id)
  if (held.estado === 'importada') throw new Rechazo('Esta planilla ya se importó.')
  const { cuentas } = held
  if (held.estado !== 'revisada' || !cuentas) throw new Rechazo('Revise la planilla antes de importarla.')
  if (held.evaluacion !== evaluacion || cuentas.nuevas !== nuevas || cuentas.cambian !== cambian)
    throw new Rechazo(
      'La planilla se revisó otra vez mientras la miraba: mire el resultado y confirme de nuevo.',
    )
  const total = await countPending(tx, id)
  if (total === 0)
    throw new Rechazo('No hay nada para importar: todo está igual en el registro, o se rehusó.')
  const tareaID = await createTarea(tx, {
    tipo: 'importacion',
    clave: String(id),
    pedido: { importacionID: id, hoy: pedido.hoy, pedidoID: pedido.pedidoID },
    usuarioID: pedido.persona.usuarioID,
    total,
  })
  const { nombre, destino } = held
  await audit(tx, pedido, {
    entidad: 'importacion',
    entidadID: id,
    despues: { nombre, destino: destinoDe(destino).nombre, nuevas, cambian },
  })
  return { tareaID }
}

/** What is to be written and is not yet; what is the same needs nothing. */
const PENDIENTE = "hecho IS NULL AND suerte <> 'igual'"

async function countPending(db: Queryable, id: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM importacion_registro WHERE importacion_id = $1 AND ${PENDIENTE}`,
    [id],
  )
  return row?.total ?? 0
}

/** Writes what was reviewed lot by lot. What cannot be written any more is passed over, with why. */
export const importarPlanilla: Trabajo<'importacion'> = {
  paso: async (tx, tarea) => {
    const one = await requireFound(tx, tarea)
    const contexto = {
      ...{ importacionID: one.id, nombre: one.nombre, hoy: tarea.pedido.hoy, lectura: one.lectura },
      listas: await readListas(tx, one.destino),
    }
    const actor = actorOf(tarea, 'importacion.importar')
    return writeLote(tx, actor, { one, destino: destinoListo(one.destino), contexto }, LOTE)
  },
  resumen: async (tx, tarea) => {
    const one = await requireFound(tx, tarea)
    const { uno, varios } = destinoDe(one.destino)
    if (tarea.hechas === tarea.total) await conclude(tx, one, tarea)
    const [made] = await tx.query<{ escritos: number; rehusados: number; faltan: number }>(
      `SELECT count(*) FILTER (WHERE hecho = 'escrito')::int AS escritos,
         count(*) FILTER (WHERE hecho = 'rehusado')::int AS rehusados, count(*) FILTER (WHERE ${PENDIENTE})::int AS faltan
       FROM importacion_registro WHERE importacion_id = $1`,
      [one.id],
    )
    const { escritos = 0, rehusados = 0, faltan = 0 } = made ?? {}
    const left =
      rehusados === 0
        ? ''
        : rehusados === 1
          ? ' 1 dejó de poder ser: está entre las rehusadas.'
          : ` ${formatCount(rehusados)} dejaron de poder ser: están entre las rehusadas.`
    const rest =
      faltan > 0 ? ` ${faltan === 1 ? 'Falta 1' : `Faltan ${formatCount(faltan)}`}: se puede seguir.` : ''
    return `«${one.nombre}»: se ${escritos === 1 ? `importó 1 ${uno}` : `importaron ${formatCount(escritos)} ${varios}`}.${left}${rest}`
  },
}

export const actorOf = ({ usuarioID, pedido }: Tarea<'importacion' | 'deshacer'>, acto: string): Actor => ({
  persona: usuarioID === null ? null : { usuarioID },
  ...{ pedidoID: pedido.pedidoID, acto, hoy: pedido.hoy },
})

export async function requireFound(
  tx: Tx,
  { pedido }: Tarea<'importacion' | 'deshacer'>,
): Promise<Importacion> {
  const one = await findImportacion(tx, pedido.importacionID)
  if (!one) throw new Error('Falta la importación')
  return one
}

async function conclude(tx: Tx, one: Importacion, { usuarioID, total }: Tarea<'importacion'>): Promise<void> {
  const destino = destinoListo(one.destino)
  const cuentas = await countOf(tx, one.id, destino, one.cuentas?.avisos ?? [])
  await tx.query(
    `UPDATE importacion SET estado = 'importada', cuentas = $2, importada_en = now(), importada_por = $3,
       deshecha_en = NULL, deshecha_por = NULL, motivo = NULL WHERE id = $1`,
    [one.id, JSON.stringify(cuentas), usuarioID],
  )
  if (total > MUCHOS) await tx.query(`ANALYZE ${destino.entidad}`)
}
