import { requireInForce } from '@/backend/catalogos/acto/cita'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { joinSeguro } from '@/backend/nucleo/cobertura'
import { type DebitoTerminado, endDebito, reopenDebito } from '@/backend/padron/matriculado/cambio-de-debito'
import { ABIERTO } from '@/backend/nucleo/estado-programado'
import { takeBackProgramados } from '@/backend/padron/matriculado/programados'
import { reopenAsentada } from '@/backend/padron/refeps/filas'
import { requirePersona } from '@/backend/tesoreria/pago/personas'
import { type Actor, IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { eliminateMatriculas, restoreEliminacion } from '@/backend/tesoreria/ledger/eliminar'
import { EN_TRAMITE } from '@/backend/tesoreria/ledger/tramite'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { TIPO_MATRICULA } from '@/domain/estados'
import { formatFecha, type Fecha } from '@/domain/fechas'
import type { Politica } from '@/domain/roles'

/**
 * SQL: a month of the charge `c` that a state which begins on the day `dia` leaves without its reason: a later one, and that
 * of the day itself where it was charged afterwards.
 */
export const futura = (dia: string): string =>
  `c.tipo = ${TIPO_MATRICULA} AND (make_date(c.anio, c.mes, 1) > ${dia}
     OR make_date(c.anio, c.mes, 1) = date_trunc('month', ${dia})::date
       AND EXISTS (SELECT FROM movimiento v WHERE v.matriculado_id = c.matriculado_id AND v.cargo_id = c.id
         AND v.acto = 'cargar' AND v.fecha > ${dia}))`

/** Who changes a state: a person, or nobody where its day came. */
export interface QuienCambia extends Actor {
  persona: Pedido['persona'] | null
  politica: Politica
}

/** What the clerk ticked, and what the months to be eliminated came to when he saw them. */
export interface Elegidos {
  bajaSeguro?: boolean | undefined
  bajaDebito?: boolean | undefined
  eliminarFuturas?: boolean | undefined
  montoFuturas?: Centavos | undefined
}

/** What was done beside a change of state, with the words for its line in the history. */
export interface Hecho {
  seguro?: { id: number; hasta: Fecha | null; version: number }
  debito?: DebitoTerminado
  eliminacionID?: number
  palabras: Readonly<Record<string, string>>
}

/** Does what was ticked. The member is held. Throws `Rechazo` at what there is nothing of any more. */
export async function doChosen(
  tx: Tx,
  actor: QuienCambia,
  { matriculadoID, desde }: { matriculadoID: number; desde: Fecha },
  { bajaSeguro, bajaDebito, eliminarFuturas, montoFuturas }: Elegidos,
): Promise<Hecho> {
  const seguro = bajaSeguro ? await endSeguro(tx, actor.hoy, matriculadoID) : undefined
  const debito = bajaDebito ? await endDebito(tx, actor, matriculadoID) : undefined
  const futuras = eliminarFuturas
    ? await eliminateFuturas(tx, actor, { matriculadoID, desde }, montoFuturas)
    : undefined
  return {
    ...(seguro && { seguro }),
    ...(debito && { debito }),
    ...(futuras && { eliminacionID: futuras.eliminacionID }),
    palabras: {
      ...(seguro && { seguro: `Dado de baja el ${formatFecha(actor.hoy)}` }),
      ...(debito && { debito: `Dado de baja: era por ${debito.formaPago}` }),
      ...(futuras && { cuotasEliminadas: futuras.palabras }),
    },
  }
}

async function endSeguro(tx: Tx, hoy: Fecha, matriculadoID: number): Promise<NonNullable<Hecho['seguro']>> {
  const [seguro] = await tx.query<{ id: number; hasta: Fecha | null }>(
    `SELECT seg.id, seg.hasta FROM matriculado m ${joinSeguro('m.id', '$2')} WHERE m.id = $1 AND seg.id IS NOT NULL`,
    [matriculadoID, hoy],
  )
  if (!seguro) refuse('bajaSeguro', 'Ya no tiene un seguro que dar de baja')
  const [ended] = await tx.query<{ version: number }>(
    'UPDATE federacion_matriculado SET hasta = $2, version = version + 1 WHERE id = $1 RETURNING version',
    [seguro.id, hoy],
  )
  if (!ended) throw new Error('El seguro no se dio de baja')
  return { ...seguro, ...ended }
}

/** Those in a plan or with a payment under way stay. */
async function eliminateFuturas(
  tx: Tx,
  actor: QuienCambia,
  { matriculadoID, desde }: { matriculadoID: number; desde: Fecha },
  totalPrevisto: Centavos | undefined,
): Promise<{ eliminacionID: number; palabras: string }> {
  if (actor.persona) await requirePersona(tx, actor.persona, 'editarMatriculas')
  const cargos = await tx.query<{ id: number; monto: Centavos }>(
    `SELECT c.id, c.monto FROM cargo c WHERE c.matriculado_id = $1 AND ${futura('$2::date')} AND ${IMPAGO} AND NOT (${EN_TRAMITE})`,
    [matriculadoID, desde],
  )
  if (cargos.length === 0) refuse('eliminarFuturas', 'Ya no quedan cuotas de meses futuros')
  const { eliminacionID } = await eliminateMatriculas(tx, actor, {
    ids: cargos.map(({ id }) => id),
    motivo: 'Cambio de estado',
    totalPrevisto,
    enOtroActo: true,
  })
  const total = cargos.reduce((sum, { monto }) => sum + monto, 0n) as Centavos
  return { eliminacionID, palabras: `${cargos.length} por ${formatMoney(total)}` }
}

/** Keeps what undoing it needs, and answers its number. */
export async function keepCambio(
  tx: Tx,
  { hoy, persona }: QuienCambia,
  cambio: { matriculadoID: number; periodoID: number; conID: number | null } & Omit<Hecho, 'palabras'>,
): Promise<number> {
  const [kept] = await tx.query<{ id: number }>(
    `INSERT INTO cambio_estado (matriculado_id, periodo_id, seguro_id, seguro_hasta, seguro_version,
       eliminacion_id, dia, hecho_por, debito_id, debito_version, con_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
    [
      cambio.matriculadoID,
      cambio.periodoID,
      cambio.seguro?.id ?? null,
      cambio.seguro?.hasta ?? null,
      cambio.seguro?.version ?? null,
      cambio.eliminacionID ?? null,
      hoy,
      persona?.usuarioID ?? null,
      cambio.debito?.id ?? null,
      cambio.debito?.version ?? null,
      cambio.conID,
    ],
  )
  if (!kept) throw new Error('El cambio no se guardó')
  return kept.id
}

interface Cambio {
  id: number
  conID: number | null
  periodoID: number | null
  seguroID: number | null
  seguroHasta: Fecha | null
  seguroVersion: number | null
  debitoID: number | null
  debitoVersion: number | null
  eliminacionID: number | null
}

/** The member's last change, where this person made it today and it stands. */
export async function readUndoable(
  db: Queryable,
  { hoy, persona }: Pick<Pedido, 'hoy' | 'persona'>,
  matriculadoID: number,
): Promise<Cambio | undefined> {
  const [last] = await db.query<Cambio>(
    `SELECT k.id, k.con_id AS "conID", k.periodo_id AS "periodoID", k.seguro_id AS "seguroID", k.seguro_hasta AS "seguroHasta",
       k.seguro_version AS "seguroVersion", k.debito_id AS "debitoID",
       k.debito_version AS "debitoVersion", k.eliminacion_id AS "eliminacionID"
     FROM cambio_estado k JOIN periodo_matricula p ON p.id = k.periodo_id AND p.fecha_hasta IS NULL
     WHERE k.matriculado_id = $1 AND k.dia = $2 AND k.hecho_por = $3 AND k.deshecho_en IS NULL
     ORDER BY k.id DESC LIMIT 1`,
    [matriculadoID, hoy, persona.usuarioID],
  )
  return last
}

/**
 * Takes a change back with all that was done beside it: the period goes, the one before is open again. The member is
 * held. Throws `Rechazo`, with nothing undone, when the insurance, the debit or the months were touched
 * since.
 */
export async function takeBack(tx: Tx, pedido: Pedido, matriculadoID: number, cambio: Cambio): Promise<void> {
  await tx.query('DELETE FROM periodo_matricula WHERE id = $1', [cambio.periodoID])
  await tx.query(
    `WITH abierto AS (
       UPDATE periodo_matricula SET fecha_hasta = NULL WHERE id = (SELECT id FROM periodo_matricula
         WHERE matriculado_id = $1 ORDER BY fecha_desde DESC, id DESC LIMIT 1) RETURNING tipo_matricula_id
     )
     UPDATE matriculado SET tipo_matricula_id = abierto.tipo_matricula_id, version = version + 1
     FROM abierto WHERE id = $1`,
    [matriculadoID],
  )
  if (cambio.seguroID !== null) await reopenSeguro(tx, matriculadoID, cambio)
  const { debitoID } = cambio
  if (debitoID !== null) await reopenDebito(tx, matriculadoID, { ...cambio, debitoID })
  if (cambio.eliminacionID !== null)
    await restoreEliminacion(tx, pedido, cambio.eliminacionID, { enOtroActo: true })
  await takeBackProgramados(tx, pedido, cambio.id)
  await requireInForce(tx, await readActosDe(tx, matriculadoID))
  await reopenAsentada(tx, cambio.id)
  await tx.query('UPDATE cambio_estado SET deshecho_en = now(), deshecho_por = $2 WHERE id = $1', [
    cambio.id,
    pedido.persona.usuarioID,
  ])
  if (cambio.conID === null) return
  const first = await readUndoable(tx, pedido, matriculadoID)
  if (first?.id !== cambio.conID) throw new Error(`El cambio ${cambio.conID} no es el de antes`)
  await takeBack(tx, pedido, matriculadoID, first)
}

/** The acts on which his state and what waits rest. */
const readActosDe = async (tx: Tx, matriculadoID: number): Promise<number[]> =>
  (
    await tx.query<{ actoID: number }>(
      `SELECT p.acto_id AS "actoID" FROM periodo_matricula p
       WHERE p.matriculado_id = $1 AND p.fecha_hasta IS NULL AND p.acto_id IS NOT NULL
       UNION SELECT e.acto_id FROM estado_programado e WHERE e.matriculado_id = $1 AND e.acto_id IS NOT NULL AND ${ABIERTO}`,
      [matriculadoID],
    )
  ).map(({ actoID }) => actoID)

async function reopenSeguro(tx: Tx, matriculadoID: number, cambio: Cambio): Promise<void> {
  const touched = new Rechazo('El seguro cambió después: corríjalo en Seguros y cambie el estado otra vez.')
  const [later] = await tx.query(
    `SELECT FROM federacion_matriculado f JOIN federacion_matriculado seg ON seg.id = $2
     WHERE f.matriculado_id = $1 AND f.id <> $2 AND f.eliminado_en IS NULL AND f.desde > seg.hasta
       AND ($3::date IS NULL OR f.desde <= $3)`,
    [matriculadoID, cambio.seguroID, cambio.seguroHasta],
  )
  if (later) throw touched
  const [back] = await tx.query(
    `UPDATE federacion_matriculado SET hasta = $2, version = version + 1
     WHERE id = $1 AND version = $3 AND eliminado_en IS NULL RETURNING id`,
    [cambio.seguroID, cambio.seguroHasta, cambio.seguroVersion],
  )
  if (!back) throw touched
}
