import type { ReciboAMano } from '@/components/tesoreria/pago/use-recibo'
import { type FilaCuenta, isIngreso, pagoOf } from '@/lib/tesoreria/account-row'

/** A receipt made of the statement's rows, for a server that keeps none. */
export function reciboByHand(filas: readonly FilaCuenta[], pagoID: number, row: FilaCuenta): ReciboAMano {
  const conceptos = filas
    .filter((fila) => isIngreso(fila) && pagoOf(fila) === pagoID)
    .flatMap(({ concepto, ingreso }) => (ingreso ? [{ nombre: concepto ?? '', monto: ingreso }] : []))
  return { nroRecibo: undefined, pagoID, fecha: row.fecha ?? '', conceptos, mp: '—', duplicado: true }
}
