import { ajusteSql } from '@/backend/acceso/ajuste/store'
import { fillCode } from '@/backend/acceso/cuenta/codigo-de-clave'
import { type Db, type Tx, withTransaction } from '@/backend/db/conexion'
import type { Canal, Salida } from '@/backend/avisos/mensaje/canal'
import { type Dirigido, followDestino } from '@/backend/avisos/mensaje/destino'
import { CADUCO, EN_PAGO, leftOut } from '@/backend/avisos/mensaje/vigencia'
import { type DeQue, withWayOut } from '@/backend/avisos/rehuso/salida'
import { MAIL, type Medio, WHATSAPP } from '@/domain/mensaje'

/** A means without a channel leaves its messages waiting. */
export interface Canales {
  [MAIL]?: Canal
  [WHATSAPP]?: Canal
}

/** Minutes until the next try; after the last one the message has failed. */
const ESPERAS = [1, 5, 15, 60, 240]
/** A message taken longer ago than any try lasts: its process is gone, and it may have left. */
const ABANDONADO = `estado = 'enviando' AND tomado_en < now() - interval '5 minutes'`
/** How long to wait for an online payment. */
const EN_TRAMITE = '5 minutes'
const INTERRUMPIDO = 'El envío se interrumpió: no se sabe si salió'

interface Tomado extends Dirigido, Pick<DeQue, 'tema' | 'origen'> {
  asunto: string
  cuerpo: string
  pedidoDeClaveID: number | null
  referencia: string
  intentos: number
  caduco: string | null
  enPago: boolean
}

/** What was taken, or the milliseconds until the next turn; null when nothing waits. */
type MensajeOEspera = { tomado: Tomado & { baja?: string | null } } | { esperar: number } | null

/**
 * Takes the next message in its own transaction and marks it 'enviando' before anything leaves, so a crash never
 * sends twice (decision 53). The one row of `paso_de_envio` paces all machines together.
 */
async function takeNext(tx: Tx, medios: readonly Medio[]): Promise<MensajeOEspera> {
  // Making a register empties this row with all others.
  await tx.query('INSERT INTO paso_de_envio (proximo_en) VALUES (now()) ON CONFLICT DO NOTHING')
  const [paso] = await tx.query<{ faltan: number }>(
    'SELECT (extract(epoch FROM proximo_en - clock_timestamp()) * 1000)::float8 AS faltan FROM paso_de_envio FOR UPDATE',
  )
  if (paso && paso.faltan > 0) return { esperar: paso.faltan }
  // The subquery is asked once. As a join the planner may ask it for each message and take all that waits.
  const [tomado] = await tx.query<Tomado>(
    `UPDATE mensaje m SET estado = 'enviando', tomado_en = now(), intentos = m.intentos + 1
     WHERE m.id = (
       SELECT id FROM mensaje WHERE estado = 'pendiente' AND medio = ANY($1) AND proximo_en <= now()
       ORDER BY urgente DESC, id FOR UPDATE SKIP LOCKED LIMIT 1
     )
     RETURNING m.id, m.matriculado_id AS "matriculadoID", m.cuenta_id AS "cuentaID",
       m.pedido_de_clave_id AS "pedidoDeClaveID", m.medio, m.destino, m.asunto, m.cuerpo, m.referencia, m.intentos,
       m.tema, (SELECT e.origen FROM envio e WHERE e.id = m.envio_id) AS origen,
       ${CADUCO} AS caduco, ${EN_PAGO} AS "enPago"`,
    [medios],
  )
  if (!tomado) return null
  if (tomado.caduco !== null) return { tomado }
  if (tomado.enPago) {
    await tx.query(
      `UPDATE mensaje SET estado = 'pendiente', tomado_en = NULL, intentos = intentos - 1,
         proximo_en = now() + interval '${EN_TRAMITE}' WHERE id = $1`,
      [tomado.id],
    )
    return { esperar: 0 }
  }
  const now = await followDestino(tx, tomado)
  if ('motivo' in now) return { tomado: { ...tomado, caduco: now.motivo } }
  await tx.query(
    `UPDATE paso_de_envio SET proximo_en = greatest(proximo_en, clock_timestamp() - interval '1 second')
         + interval '1 minute' / ${ajusteSql('mensajesPorMinuto')}`,
  )
  const { pedidoDeClaveID, cuerpo } = tomado
  const filled = pedidoDeClaveID === null ? cuerpo : await fillCode(tx, pedidoDeClaveID, cuerpo)
  return { tomado: { ...tomado, ...now, ...(await withWayOut(tx, { ...tomado, cuerpo: filled })) } }
}

/** Sends the next message. Answers the milliseconds until the next try is worth making; null when nothing waits. */
export async function sendNext(db: Db, canales: Canales): Promise<number | null> {
  if (!(await isWaiting(db, canales))) return null
  await markAbandoned(db)
  const medios = mediosOf(canales)
  if (medios.length === 0) return null
  const next = await withTransaction(db, (tx) => takeNext(tx, medios))
  if (next === null) return null
  if ('esperar' in next) return next.esperar
  const { tomado } = next
  const { destino } = tomado
  const canal = canales[tomado.medio]
  if (tomado.caduco !== null || destino === null || !canal) {
    await db.query(`UPDATE mensaje SET ${leftOut('$2::text')} WHERE id = $1 AND estado = 'enviando'`, [
      tomado.id,
      tomado.caduco,
    ])
    return 0
  }
  if (canal.guardaTexto)
    await db.query('UPDATE mensaje SET cuerpo = $2 WHERE id = $1', [tomado.id, tomado.cuerpo])
  await settle(db, tomado, await canal.enviar({ baja: null, ...tomado, destino }))
  return 0
}

const mediosOf = (canales: Canales): Medio[] => ([MAIL, WHATSAPP] as const).filter((medio) => canales[medio])

/** Asked before anything is locked, since most of the day nothing waits. */
export const isWaiting = async (db: Db, canales: Canales): Promise<boolean> =>
  (
    await db.query(
      `SELECT FROM mensaje WHERE estado = 'pendiente' AND medio = ANY($1) AND proximo_en <= now()
       UNION ALL SELECT FROM mensaje WHERE ${ABANDONADO} LIMIT 1`,
      [mediosOf(canales)],
    )
  ).length > 0

async function settle(db: Db, { id, intentos }: Tomado, salida: Salida): Promise<void> {
  const espera = ESPERAS[intentos - 1]
  if (salida.resultado === 'enviado') return finish(db, id, 'enviado', salida.causa ?? null)
  if (salida.resultado === 'dudoso') return finish(db, id, 'dudoso', salida.causa)
  if (salida.resultado === 'rechazado' || espera === undefined) return finish(db, id, 'fallado', salida.causa)
  await db.query(
    `UPDATE mensaje SET estado = 'pendiente', tomado_en = NULL, causa = $2, proximo_en = now() + $3 * interval '1 minute'
     WHERE id = $1 AND estado = 'enviando'`,
    [id, salida.causa, espera],
  )
}

async function finish(db: Db, id: number, estado: string, causa: string | null): Promise<void> {
  await db.query(
    `UPDATE mensaje SET estado = $2, causa = $3, tomado_en = NULL, terminado_en = now()
     WHERE id = $1 AND estado IN ('enviando', 'dudoso')`,
    [id, estado, causa],
  )
}

/** Nobody knows whether these left, so a person decides. */
const markAbandoned = (db: Db): Promise<unknown> =>
  db.query(
    `UPDATE mensaje SET estado = 'dudoso', causa = $1, tomado_en = NULL, terminado_en = now()
     WHERE ${ABANDONADO}`,
    [INTERRUMPIDO],
  )
