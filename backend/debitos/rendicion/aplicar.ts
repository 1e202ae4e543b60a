import type { aplicar } from '@/contract/rendicion'
import type { FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { applyLote, type Aplicada } from '@/backend/debitos/rendicion/destino'
import { readLote } from '@/backend/debitos/rendicion/lote'
import { lockRondaSent } from '@/backend/debitos/rendicion/ronda'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import type { Tarea, Trabajo } from '@/backend/tarea/kinds'
import { createTarea } from '@/backend/tarea/store'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { nombreDeForma } from '@/domain/debito/cobro'
import { formatMoney, type Centavos } from '@/domain/dinero'
import { formatMes } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'

/** Few enough that a payment at the counter does not wait for a receipt number, and enough to be fast. */
const LOTE = 500

/**
 * Orders a report that was read to be applied, and after it `luego`, others of its round, in the same job. Throws
 * `Rechazo` when it is, or another one of the round is being.
 */
export async function orderReport(
  tx: Tx,
  pedido: Pedido,
  rendicionID: number,
  luego: number[] = [],
): Promise<FilaDe<typeof aplicar>> {
  const [found] = await tx.query<{ rondaID: number }>(
    'SELECT ronda_id AS "rondaID" FROM rendicion WHERE id = $1',
    [rendicionID],
  )
  if (!found) throw noEncontrado()
  const ronda = await lockRondaSent(tx, found.rondaID)
  if (ronda.prueba) throw new Rechazo('Es un débito de prueba: su rendición no mueve dinero.')
  const busy = await tx.query(
    `SELECT FROM rendicion WHERE ronda_id = $1 AND estado = 'aplicando' AND id <> $2`,
    [found.rondaID, rendicionID],
  )
  if (busy.length > 0)
    throw new Rechazo('Otra rendición de ese débito se está aplicando: espere a que termine.')
  const ids = [rendicionID, ...luego]
  const rows = await tx.query<{ id: number; lineas: number }>(
    `UPDATE rendicion SET estado = CASE WHEN id = $1 THEN 'aplicando' ELSE estado END, aplicada_por = $2
     WHERE id = ANY($3) AND estado = 'leida' RETURNING id, lineas`,
    [rendicionID, pedido.persona.usuarioID, ids],
  )
  if (rows.length < ids.length) throw new Rechazo('Esa rendición ya se aplicó.')
  const tareaID = await createTarea(tx, {
    tipo: 'rendicion',
    clave: String(found.rondaID),
    pedido: { rendicionID, ...(luego.length > 0 && { luego }), hoy: pedido.hoy, pedidoID: pedido.pedidoID },
    usuarioID: pedido.persona.usuarioID,
    total: rows.reduce((sum, { lineas }) => sum + lineas, 0),
  })
  for (const { id, lineas } of rows)
    await audit(tx, pedido, { entidad: 'rendicion', entidadID: id, despues: { lineas } })
  return { tareaID }
}

/** Applies the reports' rows lot by lot. What each came to is written in its row, so that a lot is done once. */
export const aplicarRendicion: Trabajo<'rendicion'> = {
  paso: async (tx, tarea) => {
    const ronda = await lockRondaSent(tx, await rondaOf(tx, tarea.pedido.rendicionID))
    const now = await turnOf(tx, tarea, ronda.id)
    const filas = await readLote(
      tx,
      { rendicionID: now.rendicionID, rondaID: ronda.id },
      { hechas: now.hechas, lote: LOTE },
    )
    const observaciones = `Débito ${nombreDeForma(ronda.forma)} de ${formatMes(ronda)}`
    const aplicadas = await applyLote(tx, actorOf(tarea), { rondaID: ronda.id, observaciones }, filas)
    await writeDown(tx, aplicadas)
    return filas.length
  },
  resumen: async (tx, { pedido: { rendicionID, luego = [] }, hechas, total }) => {
    await endApplying(tx, await rondaOf(tx, rendicionID))
    // A job that was stopped or gave up never came to these: they may be loaded again.
    await tx.query(`UPDATE rendicion SET aplicada_por = NULL WHERE id = ANY($1) AND estado = 'leida'`, [
      luego,
    ])
    const [row] = await tx.query<{ pagos: number; total: Centavos; rechazos: number; resolver: number }>(
      `SELECT count(f.pago_id)::int AS pagos, coalesce(sum(f.importe) FILTER (WHERE f.pago_id IS NOT NULL), 0)::bigint AS total,
         count(*) FILTER (WHERE NOT f.cobrado AND NOT f.repetida)::int AS rechazos,
         count(c.id)::int AS resolver
       FROM rendicion_fila f LEFT JOIN cobro_por_resolver c ON c.rendicion_fila_id = f.id WHERE f.rendicion_id = ANY($1)`,
      [[rendicionID, ...luego]],
    )
    if (!row) throw new Error('Sin respuesta de la base')
    const parts = [
      `${formatCount(row.pagos)} ${row.pagos === 1 ? 'cobro' : 'cobros'} por ${formatMoney(row.total)}`,
      `${formatCount(row.rechazos)} ${row.rechazos === 1 ? 'rechazo' : 'rechazos'}`,
      ...(row.resolver > 0 ? [`${formatCount(row.resolver)} por resolver`] : []),
    ]
    const left =
      hechas < total
        ? ` Faltan ${formatCount(total - hechas)} renglones: deshaga la rendición y cárguela de nuevo.`
        : ''
    return `${parts.join(', ')}.${left}`
  },
}

/** The report whose turn it is, and its rows done. The one before it ends as the next begins. */
async function turnOf(
  tx: Tx,
  { pedido: { rendicionID, luego = [] }, hechas }: Tarea<'rendicion'>,
  rondaID: number,
): Promise<{ rendicionID: number; hechas: number }> {
  let done = hechas
  for (const id of [rendicionID, ...luego]) {
    const [row] = await tx.query<{ lineas: number; estado: string }>(
      'SELECT lineas, estado FROM rendicion WHERE id = $1',
      [id],
    )
    if (!row) throw new Error('Falta la rendición')
    if (done >= row.lineas) {
      done -= row.lineas
      continue
    }
    if (row.estado === 'leida') {
      await endApplying(tx, rondaID)
      await tx.query(`UPDATE rendicion SET estado = 'aplicando' WHERE id = $1`, [id])
    }
    return { rendicionID: id, hechas: done }
  }
  throw new Error('No quedan renglones')
}

/** The report of a round that is being applied has been, and the round is through once each debit has its answer. */
async function endApplying(tx: Tx, rondaID: number): Promise<void> {
  await tx.query(
    `UPDATE rendicion SET estado = 'aplicada', aplicada_en = now() WHERE ronda_id = $1 AND estado = 'aplicando'`,
    [rondaID],
  )
  await tx.query(
    `UPDATE ronda SET estado = 'rendida' WHERE id = $1 AND estado = 'enviada' AND NOT EXISTS (
       SELECT FROM ronda_fila WHERE ronda_id = $1 AND sacada_en IS NULL AND resultado IS NULL)`,
    [rondaID],
  )
}

async function rondaOf(tx: Tx, rendicionID: number): Promise<number> {
  const [row] = await tx.query<{ rondaID: number }>(
    'SELECT ronda_id AS "rondaID" FROM rendicion WHERE id = $1',
    [rendicionID],
  )
  if (!row) throw new Error('Falta la rendición')
  return row.rondaID
}

const actorOf = ({ usuarioID, pedido }: Tarea<'rendicion'>): Actor => ({
  persona: usuarioID === null ? null : { usuarioID },
  pedidoID: pedido.pedidoID,
  acto: 'rendicion.aplicar',
  hoy: pedido.hoy,
})

/** What became of each row, of the debits they answer, and the money that waits for a person. */
async function writeDown(tx: Tx, aplicadas: readonly Aplicada[]): Promise<void> {
  await tx.query(
    `UPDATE rendicion_fila f SET resultado = d.resultado, repetida = d.repetida, viva = NOT d.repetida, pago_id = d.pago_id,
       diferencia_id = d.diferencia_id, partido_id = d.partido_id
     FROM unnest($1::int[], $2::int[], $3::boolean[], $4::int[], $5::int[], $6::int[])
       AS d (id, resultado, repetida, pago_id, diferencia_id, partido_id)
     WHERE f.id = d.id`,
    [
      aplicadas.map(({ fila }) => fila.id),
      aplicadas.map(({ resultado }) => resultado),
      aplicadas.map(({ fila }) => fila.repetida),
      aplicadas.map(({ pagoID }) => pagoID),
      aplicadas.map(({ diferenciaID }) => diferenciaID),
      aplicadas.map(({ partidoID }) => partidoID),
    ],
  )
  const answers = aplicadas.filter(
    ({ fila }) => !fila.repetida && fila.rondaFilaID !== null && fila.reversa === null,
  )
  await tx.query(
    `UPDATE ronda_fila f SET resultado = d.resultado
     FROM (SELECT id, (array_agg(resultado ORDER BY resultado > 0 DESC, n DESC))[1] AS resultado
       FROM unnest($1::int[], $2::int[]) WITH ORDINALITY AS d (id, resultado, n) GROUP BY id) d
     WHERE f.id = d.id AND NOT coalesce(f.resultado > 0, false)`,
    [answers.map(({ fila }) => fila.rondaFilaID), answers.map(({ resultado }) => resultado)],
  )
  const open = aplicadas.filter(({ porResolver }) => porResolver)
  await tx.query(
    `INSERT INTO cobro_por_resolver (rendicion_fila_id, importe, reversa)
     SELECT * FROM unnest($1::int[], $2::bigint[], $3::boolean[])`,
    [
      open.map(({ fila }) => fila.id),
      open.map(({ fila }) => fila.importe),
      open.map(({ fila }) => fila.reversa !== null),
    ],
  )
}
