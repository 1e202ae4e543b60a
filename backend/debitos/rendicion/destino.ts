import type { Tx } from '@/backend/db/conexion'
import type { FilaPorAplicar } from '@/backend/debitos/rendicion/lote'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { holdCierre } from '@/backend/tesoreria/ledger/cierre'
import { collectMany } from '@/backend/tesoreria/ledger/cobrar-muchos'
import { collectInOrder } from '@/backend/tesoreria/ledger/en-orden'
import { sumMoney } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'

/** What became of a row. */
export interface Aplicada {
  fila: FilaPorAplicar
  resultado: number
  pagoID: number | null
  /** A person must decide. */
  porResolver: boolean
  /** What a short collection left owed, and the charge that it was taken from. */
  diferenciaID: number | null
  partidoID: number | null
}

interface Contexto {
  rondaID: number
  observaciones: string
}

/**
 * Gives each row's money its place: debits that are as they were sent are collected at once, those that differ one by
 * one, and money that pays nothing waits for a person. What the bank refused, or gave back at once, is owed again; what it
 * has pending stays held.
 */
export async function applyLote(
  tx: Tx,
  actor: Actor,
  contexto: Contexto,
  filas: readonly FilaPorAplicar[],
): Promise<Aplicada[]> {
  const cierre = await holdCierre(tx)
  const dayOf = (fecha: Fecha | null): Fecha =>
    fecha === null || (cierre !== null && fecha <= cierre) ? actor.hoy : fecha
  const judged = judge(filas)
  const enteras = judged.filter(({ fila, resultado }) => resultado === 1 && !fila.repetida && isWhole(fila))
  await free(
    tx,
    judged.filter((one) => !enteras.includes(one) && !one.fila.repetida && one.fila.responde),
  )
  const pagos = await collectMany(
    tx,
    actor,
    enteras.map(({ fila }) => ({
      matriculadoID: memberOf(fila),
      cargos: fila.cargos.map(({ id }) => id),
      fecha: dayOf(fila.fecha),
    })),
    contexto.observaciones,
  )
  const aplicadas: Aplicada[] = []
  for (const one of judged) {
    const { fila, resultado } = one
    const none = { fila, resultado, pagoID: null, porResolver: false, diferenciaID: null, partidoID: null }
    if (fila.repetida) aplicadas.push(none)
    else if (enteras.includes(one)) aplicadas.push({ ...none, pagoID: pagos.get(memberOf(fila)) ?? null })
    else if (fila.cobrado && resultado > 0)
      aplicadas.push({ ...none, ...(await collectOdd(tx, actor, contexto, fila, dayOf(fila.fecha))) })
    else aplicadas.push({ ...none, porResolver: (fila.cobrado || fila.devuelve) && fila.importe > 0n })
  }
  return aplicadas
}

interface Juzgada {
  fila: FilaPorAplicar
  resultado: number
}

/** The result now: what was to be paid may have been paid since the report was read, also by a line before. */
function judge(filas: readonly FilaPorAplicar[]): Juzgada[] {
  const collected = new Set<number>()
  return filas.map((fila) => {
    const { rondaFilaID, cobrado, reversa, resultado, pedido, importe, dicho, repetida } = fila
    if (!cobrado || reversa !== null || repetida || rondaFilaID === null || pedido === null)
      return { fila, resultado }
    if (resultado < 0 && resultado !== -3) return { fila, resultado }
    const paid = (dicho ?? 0) > 0 || collected.has(rondaFilaID) || fila.cargos.every(({ impago }) => !impago)
    collected.add(rondaFilaID)
    return { fila, resultado: paid ? -3 : importe === pedido ? 1 : 2 }
  })
}

const isWhole = ({ cargos, importe }: FilaPorAplicar): boolean =>
  cargos.every(({ impago, tomado, monto, pedido }) => impago && tomado && monto === pedido) &&
  sumMoney(cargos.map(({ monto }) => monto)) === importe

const memberOf = ({ matriculadoID }: FilaPorAplicar): number => {
  if (matriculadoID === null) throw new Error('Un débito sin matriculado')
  return matriculadoID
}

/** Lets go what this round holds for these debits. */
const free = (tx: Tx, judged: readonly Juzgada[]): Promise<unknown> =>
  tx.query('UPDATE cargo SET tramite_id = NULL WHERE id = ANY($1)', [
    judged.flatMap(({ fila }) => fila.cargos.flatMap(({ id, tomado }) => (tomado ? [id] : []))),
  ])

/** More or less than what was asked, or a debit whose charges changed: in order and whole, the last one apart. */
async function collectOdd(
  tx: Tx,
  actor: Actor,
  { observaciones }: Contexto,
  fila: FilaPorAplicar,
  fecha: Fecha,
): Promise<Pick<Aplicada, 'resultado' | 'pagoID' | 'diferenciaID' | 'partidoID'>> {
  const { acreditado, ...cobro } = await collectInOrder(tx, actor, {
    medio: 'debito',
    ...{ matriculadoID: memberOf(fila), importe: fila.importe, fecha, observaciones },
    cargos: fila.cargos.filter(({ impago, ajeno }) => impago && !ajeno),
  })
  return { ...cobro, resultado: acreditado === 0n && cobro.partidoID === null ? 1 : 2 }
}
