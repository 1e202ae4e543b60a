import type { Tx } from '@/backend/db/conexion'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { drawPagoID, postPayment, type Cobro } from '@/backend/tesoreria/ledger/asentar-pago'
import type { Medio } from '@/domain/recibo'
import { holdCierre } from '@/backend/tesoreria/ledger/cierre'
import type { LineaElegida } from '@/backend/tesoreria/ledger/elegidos'
import { BLOQUEADO, reasonOf, type CargoBloqueado } from '@/backend/tesoreria/ledger/impagables'
import { subtract, sumMoney, type Centavos } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'

/** Money that has already come in. */
export interface Ingreso {
  matriculadoID: number
  medio: Exclude<Medio, 'saldo' | 'anterior'>
  importe: Centavos
  /** What it was to pay, as the person chose it; an empty list makes it all credit. */
  lineas: readonly LineaElegida[]
  /** The day it came in; if that is closed by now, the ledger tells today. */
  fecha: Fecha
  observaciones?: string | undefined
}

export interface Acreditacion extends Cobro {
  matriculadoID: number
  /** The charges it paid, and how much became credit. */
  cargos: number[]
  acreditado: Centavos
}

const PARA_NADA = 'Saldo a favor'
const NAMED = 3

/**
 * Takes in money that cannot be refused: it pays the chosen charges that are still owed, in order and whole; the rest
 * becomes credit, with reasons in account, receipt and audit. Charges held for this money must have been freed. Never
 * throws `Rechazo`.
 */
export async function acceptMoney(tx: Tx, actor: Actor, ingreso: Ingreso): Promise<Acreditacion> {
  const { matriculadoID, medio, importe, observaciones } = ingreso
  const { pagados, perdidos } = await sortOut(tx, ingreso)
  const total = sumMoney(pagados.map(({ monto }) => monto))
  const acreditado = subtract(importe, total)
  const fecha = await openDay(tx, actor, ingreso.fecha)
  const pagoID = await drawPagoID(tx)
  const cargos = pagados.map(({ id }) => id)
  const detalle = creditWords(perdidos)
  const cobro = await postPayment(tx, actor, {
    pagoID,
    matriculadoID,
    medio,
    fecha,
    cargos,
    total,
    observaciones,
    acreditado: acreditado > 0n ? { monto: acreditado, detalle } : undefined,
  })
  return { ...cobro, matriculadoID, cargos, acreditado }
}

interface Reparto {
  pagados: CargoBloqueado[]
  /** Words for each line whose money became credit. */
  perdidos: string[]
}

/** Charges are locked in the order of their ids, as every payment locks them. */
async function sortOut(tx: Tx, { matriculadoID, importe, lineas }: Ingreso): Promise<Reparto> {
  const held = await tx.query<CargoBloqueado>(
    `SELECT ${BLOQUEADO} FROM cargo WHERE id = ANY($1) AND matriculado_id = $2 ORDER BY id FOR UPDATE`,
    [[...new Set(lineas.map(({ id }) => id))], matriculadoID],
  )
  const byID = new Map(held.map((cargo) => [cargo.id, cargo]))
  const reparto: Reparto = { pagados: [], perdidos: [] }
  let left: bigint = importe
  for (const { id, monto } of lineas) {
    const cargo = byID.get(id)
    byID.delete(id)
    const reason = cargo ? whyNot(cargo, monto, left) : 'ya no existe'
    if (cargo && reason === undefined) {
      reparto.pagados.push(cargo)
      left -= cargo.monto
    } else reparto.perdidos.push(`${cargo?.nombre ?? 'un pago elegido'} ${reason}`)
  }
  return reparto
}

function whyNot(cargo: CargoBloqueado, monto: Centavos, left: bigint): string | undefined {
  const gone = reasonOf(cargo)
  if (gone !== undefined) return gone
  if (cargo.monto !== monto) return 'cambió de monto'
  return cargo.monto > left ? 'no alcanzaba' : undefined
}

function creditWords(perdidos: readonly string[]): string {
  if (perdidos.length === 0) return PARA_NADA
  const rest = perdidos.length - NAMED
  return `${PARA_NADA} (${perdidos.slice(0, NAMED).join('; ')}${rest > 0 ? `; y ${rest} más` : ''})`
}

/** Money does not wait for a period to be opened again. */
async function openDay(tx: Tx, actor: Actor, fecha: Fecha): Promise<Fecha> {
  const hasta = await holdCierre(tx)
  return hasta !== null && fecha <= hasta ? actor.hoy : fecha
}
