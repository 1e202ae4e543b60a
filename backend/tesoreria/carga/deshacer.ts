import type { deshacer, simularDeshacer } from '@/contract/carga'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { POR_PAGINA } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { IMPAGO, type Actor } from '@/backend/tesoreria/ledger/actor'
import { requireOpen } from '@/backend/tesoreria/ledger/cierre'
import { BLOQUEADO, type CargoBloqueado, describeUnpayable } from '@/backend/tesoreria/ledger/impagables'
import { reverseCharges } from '@/backend/tesoreria/ledger/revertir'
import { EN_TRAMITE } from '@/backend/tesoreria/ledger/tramite'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { formatCount } from '@/domain/texto'

const LOTE = 1_000

interface Cuenta {
  cantidad: number
  total: Centavos
  quedan: number
}

/** What is owed and free goes; what was paid, is in a plan or is held stays. */
async function countOf(db: Queryable, cargaID: number): Promise<Cuenta> {
  const [row] = await db.query<Cuenta>(
    `SELECT count(*) FILTER (WHERE ${IMPAGO} AND NOT ${EN_TRAMITE})::int AS cantidad,
       coalesce(sum(monto) FILTER (WHERE ${IMPAGO} AND NOT ${EN_TRAMITE}), 0)::bigint AS total,
       count(*) FILTER (WHERE anulado_en IS NULL AND NOT (${IMPAGO} AND NOT ${EN_TRAMITE}))::int AS quedan
     FROM cargo WHERE carga_id = $1`,
    [cargaID],
  )
  if (!row) throw new Error('Sin respuesta de la base')
  return row
}

type Queda = CargoBloqueado & { apellidoNombre: string; matricula: number }

export async function previewUndo(
  db: Queryable,
  { cargaID, pagina = 1 }: EntradaDe<typeof simularDeshacer>,
): Promise<FilaDe<typeof simularDeshacer>> {
  const [known] = await db.query('SELECT FROM carga_concepto WHERE id = $1', [cargaID])
  if (!known) throw noEncontrado()
  const rows = await db.query<Queda>(
    `SELECT c.*, ${nombreDeMatriculado('m')} AS "apellidoNombre", m.matricula
     FROM (SELECT ${BLOQUEADO} FROM cargo
       WHERE carga_id = $1 AND anulado_en IS NULL AND NOT (${IMPAGO} AND NOT ${EN_TRAMITE})) c
     JOIN matriculado m ON m.id = c."matriculadoID"
     ORDER BY m.apellido, m.nombre, m.id LIMIT ${POR_PAGINA} OFFSET $2`,
    [cargaID, (pagina - 1) * POR_PAGINA],
  )
  const reasons = await describeUnpayable(db, rows)
  return {
    ...(await countOf(db, cargaID)),
    filas: rows.map(({ id, matriculadoID, apellidoNombre, matricula }) => ({
      matriculadoID,
      apellidoNombre,
      matricula,
      detalle: reasons.get(id) ?? '',
    })),
  }
}

/**
 * Takes back the charges of an act that are owed and free, locked in the order of their ids as payments lock theirs.
 * Throws `Rechazo` while its job runs, when nothing is left, and when it is not what was shown.
 */
export async function undoCarga(
  tx: Tx,
  actor: Actor,
  { cargaID, motivo: typed, ...shown }: EntradaDe<typeof deshacer>,
): Promise<Cuenta> {
  const motivo = typed.trim()
  const nombre = await holdCarga(tx, cargaID)
  await requireOpen(tx, actor.hoy, 'motivo')
  await tx.query('SELECT count(*) FROM (SELECT FROM cargo WHERE carga_id = $1 ORDER BY id FOR UPDATE) c', [
    cargaID,
  ])
  // Only a second statement sees a payment that committed while this one waited for the lock.
  const now = await countOf(tx, cargaID)
  if (now.cantidad === 0) throw new Rechazo('No queda nada para deshacer: ya se deshizo o se pagó.')
  if (now.cantidad !== shown.cantidad || now.total !== shown.total)
    throw new Rechazo(
      `Cambió mientras lo miraba: ahora se ${now.cantidad === 1 ? 'desharía 1 cargo' : `desharían ${formatCount(now.cantidad)} cargos`} por ${formatMoney(now.total)}. Revise y confirme de nuevo.`,
    )
  await reverseFree(tx, actor, cargaID, `Se deshizo la carga de ${nombre} (${motivo})`)
  await tx.query(
    'UPDATE carga_concepto SET anulada_en = now(), anulada_por = $2, motivo = $3 WHERE id = $1',
    [cargaID, actor.persona?.usuarioID ?? null, motivo],
  )
  await audit(tx, actor, { entidad: 'carga_concepto', entidadID: cargaID, despues: { motivo, ...now } })
  return now
}

/** In lots, so that no statement is as long as the whole act. */
async function reverseFree(tx: Tx, actor: Actor, cargaID: number, detalle: string): Promise<void> {
  const free = await tx.query<{ id: number }>(
    `SELECT id FROM cargo WHERE carga_id = $1 AND ${IMPAGO} AND NOT ${EN_TRAMITE} ORDER BY id`,
    [cargaID],
  )
  const ids = free.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += LOTE)
    await reverseCharges(tx, actor, 'id = ANY($4)', ids.slice(from, from + LOTE), detalle)
}

async function holdCarga(tx: Tx, cargaID: number): Promise<string> {
  const [carga] = await tx.query<{ nombre: string }>(
    'SELECT nombre FROM carga_concepto WHERE id = $1 FOR UPDATE',
    [cargaID],
  )
  if (!carga) throw noEncontrado()
  const [live] = await tx.query(
    `SELECT FROM tarea WHERE tipo = 'carga' AND estado = 'pendiente' AND (pedido ->> 'cargaID')::int = $1`,
    [cargaID],
  )
  if (live) throw new Rechazo(`${carga.nombre} se está cargando: espere a que termine, o deténgala.`)
  return carga.nombre
}
