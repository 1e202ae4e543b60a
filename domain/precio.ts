import { VARIANTES } from '@/domain/cuota'
import { centavos, MAX_MONTO, readMoney, type Centavos } from '@/domain/dinero'
import { ESTADOS, type TipoConCuota } from '@/domain/estados'

/** Concepts of this type are yearly registration prices (decision 29). */
export const TIPO_PRECIO = 1

export const ANIO_MINIMO = 2000
export const ANIO_MAXIMO = 2200

/** 'Sin seguro', 'Con ampliación': a variant's name where one is chosen. */
export function variantName(variante: number): string {
  const name = VARIANTES[variante] || 'sin seguro'
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A price's usual name: 'Matrícula ACTIVO 2026 con seguro'. */
export const nameOfPrecio = (tipo: TipoConCuota, variante: number, anio: number): string =>
  `Matrícula ${ESTADOS[tipo]} ${anio} ${VARIANTES[variante] ?? ''}`.trimEnd()

/** What a proposed price may be rounded to, in centavos; the first is the default (decision 31). */
export const REDONDEOS = [
  { centavos: 100, nombre: 'Pesos enteros' },
  { centavos: 1_000, nombre: 'Decenas de pesos' },
  { centavos: 10_000, nombre: 'Centenas de pesos' },
  { centavos: 1, nombre: 'Centavos (sin redondear)' },
] as const

export const PORCENTAJE_MAXIMO = 1000

/** Reads a percentage ('12,5', '12.5 %') as hundredths of a point; null for none and for one out of bounds. */
export function readPorcentaje(typed: string): number | null {
  const reading = readMoney(typed.replace(/%\s*$/, ''))
  if (
    !reading.ok ||
    reading.redondeado ||
    reading.monto < 0n ||
    reading.monto > BigInt(PORCENTAJE_MAXIMO * 100)
  )
    return null
  return Number(reading.monto)
}

/**
 * Raises a price by hundredths of a point (12,5 % = 1250), rounded once, half up, to a multiple of `redondeo`
 * centavos. Null when it is more than the register takes. A price above zero stays above zero.
 */
export function raisePrice(monto: Centavos, porcentaje: number, redondeo: number): Centavos | null {
  const step = BigInt(redondeo)
  const raised = monto * BigInt(10_000 + porcentaje)
  const unit = 10_000n * step
  const multiples = (2n * raised + unit) / (2n * unit)
  const result = multiples * step
  if (result > MAX_MONTO) return null
  return centavos(result === 0n && monto > 0n ? step : result)
}

export function variantOf({
  federacion,
  ampliacion,
  ampliacionExtendida,
}: {
  federacion: boolean
  ampliacion: boolean
  ampliacionExtendida: boolean
}): number {
  if (ampliacionExtendida) return 3
  if (ampliacion) return 2
  return federacion ? 1 : 0
}

export interface PrecioDeMes {
  anio: number
  variante: number
  monto: Centavos
}

export function priceFor(precios: readonly PrecioDeMes[], anio: number, variante: number): Centavos | null {
  const ofYear = precios.filter((precio) => precio.anio === anio)
  const price =
    ofYear.find((precio) => precio.variante === variante) ?? ofYear.find((precio) => precio.variante === 0)
  return price && price.monto > 0n ? price.monto : null
}
