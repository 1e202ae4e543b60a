import { columnOf, type Campos, type Valores } from '@/domain/bancos/campos'
import type { Defecto } from '@/domain/bancos/leer-registro'
import { formatMoney, MAX_CENTAVOS, type Centavos } from '@/domain/dinero'

/** A first or last line that was read. */
export interface Leida {
  campos: Campos
  valores: Valores
  linea: number
}

/** A defect at the field of that name. */
export const at = (linea: number, campos: Campos, nombre: string, motivo: string): Defecto => ({
  linea,
  columna: columnOf(campos, nombre),
  motivo,
})

const SIN_FILAS = 'El archivo no tiene ningún registro de débito'
const EXCESIVA = 'más de lo que se puede registrar'

/** Compares a file's own count and total, where it has them, with its rows. */
export function totalsDefect(
  marcos: readonly (Leida | undefined)[],
  { cantidad, suma, linea }: { cantidad: number; suma: bigint; linea: number },
): Defecto | undefined {
  const totals = marcos.find((one) => one && 'cantidad' in one.valores)
  if (totals && Number(totals.valores.cantidad) !== cantidad)
    return at(
      totals.linea,
      totals.campos,
      'cantidad',
      `Cantidad de registros: dice ${Number(totals.valores.cantidad)} y hay ${cantidad}`,
    )
  if (cantidad === 0) return { linea, columna: 1, motivo: SIN_FILAS }
  const excess = suma > MAX_CENTAVOS
  if (totals && totals.valores.total !== suma) {
    const counted = excess ? EXCESIVA : formatMoney(suma as Centavos)
    const said = formatMoney(totals.valores.total as Centavos)
    return at(
      totals.linea,
      totals.campos,
      'total',
      `Importe total: dice ${said} y los renglones suman ${counted}`,
    )
  }
  return excess ? { linea, columna: 1, motivo: `La suma de los importes es ${EXCESIVA}` } : undefined
}
