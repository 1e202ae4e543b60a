import type { aplicar } from '@/contract/rendicion'
import type { FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { applyLote, type Aplicada } from '@/backend/debitos/rendicion/destino'
import { joinReversals } from '@/backend/debitos/rendicion/desordenadas'
import { readLote } from '@/backend/debitos/rendicion/lote'
import { tellReports } from '@/backend/debitos/rendicion/resumen'
import { lockRondaSent } from '@/backend/debitos/rendicion/ronda'
import { beginSiguiente, findSiguiente, leaveSiguiente } from '@/backend/debitos/rendicion/siguiente'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import type { Tarea, Trabajo } from '@/backend/tarea/kinds'
import { createTarea } from '@/backend/tarea/store'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { nombreDeForma } from '@/domain/debito/formas'
import { formatMes } from '@/domain/fechas'

/** Few enough that a payment at the counter does not wait for a receipt number, and enough to be fast. */
const LOTE = 500

/**
 * Orders a report that was read to be applied, or gone on with where a job left it, and after it `luego`, others of its
 * round, in the same job. Throws `Rechazo` when it is applied, or another one of the round is being.
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
  const ids = [rendicionID, ...luego]
  await refuseBeside(tx, found.rondaID, ids)
  const rows = await tx.query<{ id: number; lineas: number; antes: number }>(
    `UPDATE rendicion r SET estado = CASE WHEN id = $1 THEN 'aplicando' ELSE estado END, aplicada_por = $2
     WHERE id = ANY($3) AND ronda_id = $4 AND estado IN ('leida', 'parcial') RETURNING id, lineas,
       (SELECT count(*)::int FROM rendicion_fila f WHERE f.rendicion_id = r.id AND (f.viva OR f.repetida)) AS antes`,
    [rendicionID, pedido.persona.usuarioID, ids, found.rondaID],
  )
  if (rows.length < ids.length)
    throw new Rechazo(
      luego.length === 0
        ? 'Esa rendición ya se aplicó.'
        : 'Alguna de esas rendiciones ya se aplicó o es de otro débito.',
    )
  const antes = Object.fromEntries(rows.flatMap((row) => (row.antes > 0 ? [[row.id, row.antes]] : [])))
  const tareaID = await createTarea(tx, {
    tipo: 'rendicion',
    clave: String(found.rondaID),
    pedido: {
      ...{ rendicionID, hoy: pedido.hoy, pedidoID: pedido.pedidoID },
      ...(luego.length > 0 && { luego }),
      ...(Object.keys(antes).length > 0 && { antes }),
    },
    usuarioID: pedido.persona.usuarioID,
    total: rows.reduce((sum, row) => sum + row.lineas - row.antes, 0),
  })
  for (const { id, lineas } of rows)
    await audit(tx, pedido, { entidad: 'rendicion', entidadID: id, despues: { lineas } })
  return { tareaID }
}

/**
 * Of a round one report is applied at a time, and of each of its files one to its end: what another told before would go
 * with that one while this one rests on it.
 */
async function refuseBeside(tx: Tx, rondaID: number, ids: readonly number[]): Promise<void> {
  const [other] = await tx.query<{ estado: 'aplicando' | 'parcial' }>(
    `SELECT o.estado FROM rendicion o WHERE o.ronda_id = $1 AND o.id <> ALL($2) AND (o.estado = 'aplicando' OR o.estado = 'parcial'
       AND o.clase IN (SELECT clase FROM rendicion WHERE id = ANY($2))) ORDER BY o.estado LIMIT 1`,
    [rondaID, ids],
  )
  if (other?.estado === 'aplicando')
    throw new Rechazo('Otra rendición de ese débito se está aplicando: espere a que termine.')
  if (other)
    throw new Rechazo('Otra rendición de ese archivo quedó a medio aplicar: siga con ella, o deshágala.')
}

/** Applies the reports' rows in lots of so many. What each came to is written in its row, so that a lot is done once. */
export const applyInLots = (lote: number): Trabajo<'rendicion'> => ({
  paso: async (tx, tarea) => {
    const ronda = await lockRondaSent(tx, await rondaOf(tx, tarea.pedido.rendicionID))
    const siguiente = await findSiguiente(tx, tarea)
    if (!siguiente) throw new Error('No quedan renglones')
    await beginSiguiente(tx, siguiente, ronda.id)
    const filas = await readLote(
      tx,
      { rendicionID: siguiente.rendicionID, rondaID: ronda.id },
      { hechas: siguiente.hechas, lote },
    )
    const observaciones = `Débito ${nombreDeForma(ronda.forma)} de ${formatMes(ronda)}`
    const aplicadas = await applyLote(tx, actorOf(tarea), { rondaID: ronda.id, observaciones }, filas)
    await writeDown(tx, aplicadas)
    return filas.length
  },
  resumen: async (tx, tarea) => {
    await leaveSiguiente(tx, tarea, await rondaOf(tx, tarea.pedido.rendicionID))
    return tellReports(tx, tarea)
  },
})

export const aplicarRendicion = applyInLots(LOTE)

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
       diferencia_id = d.diferencia_id, partido_id = d.partido_id, responde = d.responde
     FROM unnest($1::int[], $2::int[], $3::boolean[], $4::int[], $5::int[], $6::int[], $7::boolean[])
       AS d (id, resultado, repetida, pago_id, diferencia_id, partido_id, responde)
     WHERE f.id = d.id`,
    [
      aplicadas.map(({ fila }) => fila.id),
      aplicadas.map(({ resultado }) => resultado),
      aplicadas.map(({ fila }) => fila.repetida),
      aplicadas.map(({ pagoID }) => pagoID),
      aplicadas.map(({ diferenciaID }) => diferenciaID),
      aplicadas.map(({ partidoID }) => partidoID),
      aplicadas.map(({ fila }) => fila.responde),
    ],
  )
  const answers = aplicadas.filter(({ fila }) => !fila.repetida && fila.rondaFilaID !== null && fila.responde)
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
  await joinReversals(
    tx,
    aplicadas.flatMap(({ fila }) => (fila.cobrado && !fila.repetida ? [fila.id] : [])),
  )
}
