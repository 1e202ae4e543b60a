import type { Autor } from '@/backend/acceso/auditoria/store'
import { rehusa } from '@/backend/avisos/rehuso/rehusa'
import type { Tx } from '@/backend/db/conexion'
import type { Centavos } from '@/domain/dinero'
import type { Destino, Medio } from '@/domain/mensaje'
import { NO_LO_QUIERE, type OrigenDeMensaje, TEMA_DE } from '@/domain/tema-de-aviso'

/** How many letters are held in memory at once. */
export const LOTE = 5_000

/**
 * A message to one member, or to an account of the staff. With a `motivo` instead of a `destino` it is kept as
 * 'omitido'.
 */
export type Carta = Destino & {
  matriculadoID: number | null
  cuentaID?: number | null
  /** The request whose code is put into the text as it leaves. */
  pedidoDeClaveID?: number
  medio: Medio
  asunto: string
  cuerpo: string
  /** A second message with the same key is never queued. */
  clave?: string
  /** The message is not sent once this charge is paid. */
  cargoID?: number
  /** The amount in its text; it is not sent when another amount is owed. */
  monto?: Centavos
  urgente?: boolean
  /** The debit that it is about. */
  rondaFilaID?: number
}

export interface Envio {
  origen: OrigenDeMensaje
  titulo: string
  recordatorioID?: number
  /** Somebody asked for it just now, so it is no notice that could be refused. */
  pedido?: true
}

/** `envioID` is null when every message had been queued before. */
export interface Encolado {
  envioID: number | null
  pendientes: number
  omitidos: number
  /** Kept and not sent, since the member does not want them. */
  rehusados: number
}

/**
 * Queues messages in the caller's transaction, so they are sent only if it commits. The caller writes the audit row.
 */
export function enqueue(
  tx: Tx,
  autor: Pick<Autor, 'persona'>,
  envio: Envio,
  cartas: readonly Carta[],
): Promise<Encolado> {
  return enqueueLots(tx, autor, envio, [cartas])
}

export async function enqueueLots(
  tx: Tx,
  autor: Pick<Autor, 'persona'>,
  envio: Envio,
  lotes: AsyncIterable<readonly Carta[]> | Iterable<readonly Carta[]>,
): Promise<Encolado> {
  const done: Encolado = { envioID: null, pendientes: 0, omitidos: 0, rehusados: 0 }
  for await (const cartas of lotes) {
    if (cartas.length === 0) continue
    done.envioID ??= await insertEnvio(tx, autor, envio)
    for (const { estado } of await insertCartas(tx, done.envioID, cartas, envio)) {
      if (estado === 'pendiente') done.pendientes++
      else if (estado === 'rehusado') done.rehusados++
      else done.omitidos++
    }
  }
  if (done.pendientes + done.omitidos + done.rehusados > 0 || done.envioID === null) return done
  await tx.query('DELETE FROM envio WHERE id = $1', [done.envioID])
  return { ...done, envioID: null }
}

async function insertEnvio(tx: Tx, { persona }: Pick<Autor, 'persona'>, envio: Envio): Promise<number> {
  const [made] = await tx.query<{ id: number }>(
    'INSERT INTO envio (origen, titulo, recordatorio_id, usuario_id) VALUES ($1, $2, $3, $4) RETURNING id',
    [envio.origen, envio.titulo, envio.recordatorioID ?? null, persona?.usuarioID ?? null],
  )
  if (!made) throw new Error('No se agregó el envío')
  return made.id
}

/** Thousands in one statement; letters with a known key are left out. */
const insertCartas = (
  tx: Tx,
  envioID: number,
  cartas: readonly Carta[],
  { origen, pedido }: Envio,
): Promise<{ estado: string }[]> =>
  tx.query(
    `INSERT INTO mensaje (envio_id, matriculado_id, cargo_id, medio, destino, causa, asunto, cuerpo, clave, urgente,
       monto, ronda_fila_id, cuenta_id, pedido_de_clave_id, tema, estado, terminado_en)
     SELECT $1, c.matriculado_id, c.cargo_id, c.medio, c.destino, CASE WHEN q.no THEN '${NO_LO_QUIERE}' ELSE c.causa END,
       c.asunto, c.cuerpo, c.clave, c.urgente, c.monto, c.ronda_fila_id, c.cuenta_id, c.pedido_de_clave_id, $15::text,
       CASE WHEN c.destino IS NULL THEN 'omitido' WHEN q.no THEN 'rehusado' ELSE 'pendiente' END,
       CASE WHEN c.destino IS NULL OR q.no THEN now() END
     FROM unnest($2::int[], $3::int[], $4::smallint[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
       $10::boolean[], $11::bigint[], $12::int[], $13::int[], $14::int[]) WITH ORDINALITY
       AS c (matriculado_id, cargo_id, medio, destino, causa, asunto, cuerpo, clave, urgente, monto,
         ronda_fila_id, cuenta_id, pedido_de_clave_id, orden)
     CROSS JOIN LATERAL (SELECT c.destino IS NOT NULL AND ${rehusa('c.matriculado_id', '$15::text', 'c.medio')} AS no) q
     ORDER BY c.orden ON CONFLICT (clave) DO NOTHING RETURNING estado`,
    [
      envioID,
      cartas.map(({ matriculadoID }) => matriculadoID),
      cartas.map(({ cargoID }) => cargoID ?? null),
      cartas.map(({ medio }) => medio),
      cartas.map((carta) => ('destino' in carta ? carta.destino : null)),
      cartas.map((carta) => ('motivo' in carta ? carta.motivo : null)),
      cartas.map(({ asunto }) => asunto),
      cartas.map(({ cuerpo }) => cuerpo),
      cartas.map(({ clave }) => clave ?? null),
      cartas.map(({ urgente }) => urgente ?? false),
      cartas.map(({ monto }) => monto ?? null),
      cartas.map(({ rondaFilaID }) => rondaFilaID ?? null),
      cartas.map(({ cuentaID }) => cuentaID ?? null),
      cartas.map(({ pedidoDeClaveID }) => pedidoDeClaveID ?? null),
      pedido ? null : TEMA_DE[origen],
    ],
  )
