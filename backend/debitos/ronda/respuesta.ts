import type * as z from 'zod'
import type { respuesta } from '@/contract/respuesta-de-debito'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { type Remedio, remedioDe, REMEDIOS } from '@/domain/bancos/motivos'
import type { Centavos } from '@/domain/dinero'
import { porqueDe } from '@/domain/debito/porque'
import { type Respuesta, respuestaOf, type Ultimo } from '@/domain/debito/respuesta'
import type { EstadoDeRonda } from '@/domain/debito/ronda'
import type { Fecha, Mes } from '@/domain/fechas'

export type RespuestaDeDebito = z.output<typeof respuesta>
type DeAlguien = RespuestaDeDebito & { rondaFilaID: number; matriculadoID: number; remedio: Remedio }

interface Leida extends Mes {
  rondaFilaID: number
  matriculadoID: number
  rondaID: number
  forma: number
  ronda: EstadoDeRonda
  pedido: Centavos
  resultado: number | null
  codigo: string | null
  texto: string | null
  cobrado: Centavos | null
  fecha: Fecha | null
  revertido: Fecha | null
  devuelto: Fecha | null
  porResolver: boolean
  pendiente: boolean
}

/** SQL: the line that gave back what the debit `f` had collected. */
const REVERSA =
  'FROM rendicion_fila z WHERE z.ronda_fila_id = f.id AND z.viva AND z.reversa IS NOT NULL AND NOT z.responde'
/** SQL: some of it still waits for a person. */
const POR_RESOLVER = `EXISTS (SELECT FROM rendicion_fila z JOIN cobro_por_resolver k ON k.rendicion_fila_id = z.id
  WHERE z.ronda_fila_id = f.id AND z.viva AND k.reversa AND k.estado = 'pendiente')`

/** SQL: the report's line `f` says that the bank has its debit pending. */
export const saysPending = (f: string): string => `(NOT ${f}.responde AND ${f}.reversa IS NULL)`
const SIGUE_PENDIENTE = `EXISTS (SELECT FROM rendicion_fila z WHERE z.ronda_fila_id = f.id AND z.viva AND ${saysPending('z')})`

/**
 * What became of the debits `f` of rounds `r` that the rest of the statement finds, in its order. Of lines that came to the
 * same the last one counts, and one that gives no reason takes none away.
 */
export async function readRespuestas(db: Queryable, rest: string, params: unknown[]): Promise<DeAlguien[]> {
  const rows = await db.query<Leida>(
    `SELECT f.id AS "rondaFilaID", f.matriculado_id AS "matriculadoID", r.id AS "rondaID", r.forma, r.mes, r.anio,
       r.estado AS ronda, f.importe AS pedido, f.resultado, d.codigo, d.texto,
       CASE WHEN d.cobrado THEN d.importe END AS cobrado, CASE WHEN d.cobrado THEN d.fecha_cobro END AS fecha,
       (SELECT max(z.reversa) ${REVERSA}) AS revertido, d.reversa AS devuelto, ${POR_RESOLVER} AS "porResolver",
       r.estado = 'enviada' AND f.resultado IS NULL AND d.id IS NOT NULL AS pendiente
     FROM ronda_fila f JOIN ronda r ON r.id = f.ronda_id LEFT JOIN LATERAL (
       SELECT x.id, x.codigo, x.texto, x.cobrado, x.importe, x.fecha_cobro, x.reversa FROM rendicion_fila x
       WHERE x.ronda_fila_id = f.id AND x.viva
         AND (x.responde AND x.resultado = f.resultado OR f.resultado IS NULL AND ${saysPending('x')})
       ORDER BY x.codigo IS NULL AND x.texto = '', x.id DESC LIMIT 1) d ON true
     ${rest}`,
    params,
  )
  return rows.map((leida) => {
    const { ronda, texto, revertido, devuelto, porResolver, pendiente, ...row } = leida
    const { resultado, codigo } = row
    const dicho = { resultado, codigo, texto: texto ?? '', cobrado: row.cobrado !== null }
    return {
      ...row,
      estado: respuestaOf({ resultado, ronda, revertido, pendiente }),
      remedio: remedyOf(leida),
      motivo:
        resultado === null && !pendiente ? null : porqueDe({ ...dicho, revertido, devuelto, porResolver }),
    }
  })
}

function remedyOf({ resultado, codigo, texto, cobrado, pendiente, devuelto }: Leida): Remedio {
  if (pendiente) return remedioDe({ codigo, texto: texto ?? '' })
  if (resultado === null || resultado > 0 || cobrado !== null) return REMEDIOS.ninguno
  if (devuelto !== null) return REMEDIOS.banco
  return resultado === -1 ? REMEDIOS.cuenta : remedioDe({ codigo, texto: texto ?? '' })
}

/** The answer to each member's last debit that went out, in one statement for all of them. */
export async function readUltimas(
  db: Queryable,
  matriculados: readonly number[],
): Promise<Map<number, RespuestaDeDebito>> {
  const rows = await readRespuestas(db, 'WHERE f.ultima AND f.matriculado_id = ANY($1)', [matriculados])
  return new Map(rows.map((row) => [row.matriculadoID, row]))
}

/** SQL: whether a debit `f` of a round `r` came to each. */
export const DE_RESPUESTA: Readonly<Record<Respuesta, string>> = {
  cobrado: `f.resultado > 0 AND NOT EXISTS (SELECT ${REVERSA})`,
  revertido: `f.resultado > 0 AND EXISTS (SELECT ${REVERSA})`,
  rechazado: 'f.resultado < 0',
  espera: `f.resultado IS NULL AND r.estado = 'enviada' AND NOT ${SIGUE_PENDIENTE}`,
  pendiente: `f.resultado IS NULL AND r.estado = 'enviada' AND ${SIGUE_PENDIENTE}`,
  sinRespuesta: "f.resultado IS NULL AND r.estado = 'rendida'",
}

/** SQL: whether the last debit of the member `m` came to this. */
export const lastIs = (ultimo: Ultimo): string =>
  ultimo === 'nunca'
    ? 'NOT EXISTS (SELECT FROM ronda_fila f WHERE f.matriculado_id = m.id AND f.ultima)'
    : `EXISTS (SELECT FROM ronda_fila f JOIN ronda r ON r.id = f.ronda_id
         WHERE f.matriculado_id = m.id AND f.ultima AND ${DE_RESPUESTA[ultimo]})`

/**
 * SQL: whether the bank did not answer the debit `f`, and this report of its file does not either. Lines are counted right
 * after they are written, when the database does not know yet how many there are: NOT IN gathers them once all the same,
 * where NOT EXISTS looked through all of them for each debit.
 */
export const missingIn = (rendicionID: string): string =>
  `f.sacada_en IS NULL AND f.resultado IS NULL
   AND EXISTS (SELECT FROM rendicion y WHERE y.id = ${rendicionID} AND y.ronda_id = f.ronda_id AND y.clase = f.clase)
   AND f.id NOT IN (SELECT x.ronda_fila_id FROM rendicion_fila x
     WHERE x.rendicion_id = ${rendicionID} AND x.ronda_fila_id IS NOT NULL)`

/** The debits of a round that goes out are the last of their members. Rounds that go out wait for each other. */
export async function makeLast(tx: Tx, rondaID: number): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('ronda enviada'))")
  const suyos = 'SELECT matriculado_id FROM ronda_fila WHERE ronda_id = $1 AND sacada_en IS NULL'
  await tx.query(`UPDATE ronda_fila SET ultima = false WHERE ultima AND matriculado_id IN (${suyos})`, [
    rondaID,
  ])
  await tx.query('UPDATE ronda_fila SET ultima = true WHERE ronda_id = $1 AND sacada_en IS NULL', [rondaID])
}
