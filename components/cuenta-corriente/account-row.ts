import type { FilaDe } from '@/contract/llamada'
import type { traerCuentaCorriente } from '@/contract/pago'
import type { Leido } from '@/lib/api/resultado'

export type FilaCuenta = Leido<FilaDe<typeof traerCuentaCorriente>>

/** The opening balance, which is no movement (D9). */
const SALDO_ANTERIOR = '0-0'

/** The payment's id: what follows the hyphen of the row's (S2 3). */
export function pagoOf({ id }: FilaCuenta): number | undefined {
  const pago = Number(id?.split('-')[1])
  return Number.isInteger(pago) && pago > 0 ? pago : undefined
}

export const isIngreso = ({ tipoMov }: FilaCuenta): boolean => /^ingreso$/i.test(tipoMov ?? '')

export const isOpening = ({ id }: FilaCuenta): boolean => id === SALDO_ANTERIOR
