import type { Tx } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { PAGO_ID, postPayment, type Cobro } from '@/backend/tesoreria/ledger/asentar-pago'
import { holdChosen, type LineaElegida } from '@/backend/tesoreria/ledger/elegidos'
import { holdSaldo, readSaldo } from '@/backend/tesoreria/ledger/saldo'
import { formatMoney } from '@/domain/dinero'

export interface Aplicacion {
  matriculadoID: number
  lineas: readonly LineaElegida[]
  observaciones?: string | undefined
}

/**
 * Pays charges whole from the member's credit, today, with a receipt. Throws `Rechazo` when credit is short, and as
 * `collect` does; one of two at once wins.
 */
export async function applyCredit(tx: Tx, actor: Actor, aplicacion: Aplicacion): Promise<Cobro> {
  const { matriculadoID, lineas, observaciones } = aplicacion
  await holdSaldo(tx, matriculadoID)
  const { cargos, total, pagoID, ...elegidos } = await holdChosen(tx, lineas, PAGO_ID)
  if (elegidos.matriculadoID !== matriculadoID)
    throw new Rechazo('Los pagos elegidos son de otro matriculado.')
  const saldo = await readSaldo(tx, matriculadoID)
  if (saldo <= 0n) throw new Rechazo('El matriculado no tiene saldo a favor.')
  if (total > saldo) {
    throw new Rechazo(
      `El saldo a favor es de ${formatMoney(saldo)} y lo elegido suma ${formatMoney(total)}. Elija menos.`,
    )
  }
  return postPayment(tx, actor, {
    pagoID,
    matriculadoID,
    medio: 'saldo',
    fecha: actor.hoy,
    cargos: cargos.map(({ id }) => id),
    total,
    observaciones,
  })
}
