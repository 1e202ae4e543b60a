import type { FilaDe } from '@/contract/llamada'
import type { traerCuentaCorriente } from '@/contract/cuenta-corriente'
import type { Leido } from '@/lib/api/result'

export type FilaCuenta = Leido<FilaDe<typeof traerCuentaCorriente>>

/** The payment's id behind the row's hyphen; undefined for the opening balance '0-0'. */
export function pagoOf({ id }: FilaCuenta): number | undefined {
  const pago = Number(id?.split('-')[1])
  return Number.isInteger(pago) && pago > 0 ? pago : undefined
}

/** Money that came in, or a debt that went down in another way, marked `ajuste`. */
export const isIngreso = ({ tipoMov }: FilaCuenta): boolean => /^ingreso$/i.test(tipoMov ?? '')

/** A row in a member's own words. */
export const kindOf = (row: FilaCuenta): 'Ajuste' | 'Cargo' | 'Pago' =>
  row.ajuste ? 'Ajuste' : isIngreso(row) ? 'Pago' : 'Cargo'

/** Two rows of one payment share its id. */
export const movementKey = ({ id, tipoMov, fecha }: FilaCuenta): string =>
  `${id ?? ''} ${tipoMov ?? ''} ${fecha ?? ''}`
