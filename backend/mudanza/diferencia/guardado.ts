import type { FilaDe } from '@/contract/llamada'
import type { traerDatos } from '@/contract/mudanza'
import { type Centavos, centavos, CERO, fromDecimal, fromDecimalText, sumMoney } from '@/domain/dinero'
import { isFecha } from '@/domain/fechas'

type Cuenta = FilaDe<typeof traerDatos>['nuestra']
type Objeto = Readonly<Record<string, unknown>>

/** An amount that was kept in JSON: whole centavos, or a decimal. */
export function readGuardado(value: unknown): Centavos | null {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? centavos(BigInt(value)) : fromDecimal(value)
  if (typeof value !== 'string') return null
  return /^-?\d{1,16}$/.test(value) ? centavos(BigInt(value)) : fromDecimalText(value)
}

const listOf = (value: unknown): Objeto[] =>
  Array.isArray(value)
    ? value.filter((one): one is Objeto => typeof one === 'object' && one !== null && !Array.isArray(one))
    : []
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 2000) : null)

/** Rows that move nothing stand beside none of ours: an opening balance of nothing is no difference. */
const moves = ({ debe, haber }: Objeto): boolean =>
  readGuardado(debe) !== CERO || readGuardado(haber) !== CERO

/** The account of the other server as it was kept. What cannot be read of it stays empty, and is there to be seen. */
export function cuentaGuardada(filas: unknown, pendientes: unknown): Cuenta {
  const owed = listOf(pendientes).map(({ nombre, monto }) => ({
    nombre: textOf(nombre),
    monto: readGuardado(monto) ?? CERO,
  }))
  return {
    renglones: listOf(filas)
      .filter(moves)
      .map(({ fecha, concepto, debe, haber, saldo }) => ({
        fecha: typeof fecha === 'string' && isFecha(fecha) ? fecha : null,
        concepto: textOf(concepto),
        debe: readGuardado(debe) ?? CERO,
        haber: readGuardado(haber) ?? CERO,
        saldo: readGuardado(saldo),
      })),
    pendientes: owed,
    total: sumMoney(owed.map(({ monto }) => monto)),
  }
}
