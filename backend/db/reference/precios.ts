import { ESTADOS_CON_CUOTA, type TipoConCuota } from '@/domain/estados'
import { VARIANTES } from '@/domain/cuota'
import { centavos, type Centavos } from '@/domain/dinero'
import { nameOfPrecio } from '@/domain/precio'

/** The monthly price of a type and an insurance variant in a year. */
export interface Precio {
  nombre: string
  monto: Centavos
  anio: number
  tipoMatriculaID: number
  variante: number
}

const BASE_YEAR = 2026
const MONTHLY: Record<TipoConCuota, number> = { 1: 18_500, 2: 9_200, 3: 4_600 }
const INSURANCE = [0, 6_200, 9_800, 14_500]
const YEARLY_RISE = 1.35

/** Example prices of one year, which a council replaces by its own. */
export function pricesOf(anio: number): Precio[] {
  return ESTADOS_CON_CUOTA.flatMap((tipo) =>
    VARIANTES.map((_, variante) => ({
      nombre: nameOfPrecio(tipo, variante, anio),
      monto: inYear(MONTHLY[tipo] + (INSURANCE[variante] ?? 0), anio),
      anio,
      tipoMatriculaID: tipo,
      variante,
    })),
  )
}

/** Converts pesos of the base year to another year, rounded like such prices. */
export function inYear(pesos: number, anio: number): Centavos {
  let value = pesos
  for (let year = BASE_YEAR; year < anio; year++) value *= YEARLY_RISE
  for (let year = BASE_YEAR; year > anio; year--) value /= YEARLY_RISE
  const step = value >= 1_000 ? 100 : value >= 100 ? 10 : 1
  return centavos(BigInt(Math.max(1, Math.round(value / step))) * BigInt(step * 100))
}
