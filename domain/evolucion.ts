import { DEBITOS } from '@/domain/debito'
import { ANIO_MINIMO } from '@/domain/estadisticas'
import { type Fecha, monthNumber, partsOf } from '@/domain/fechas'
import { INGRESO } from '@/domain/medio-de-ingreso'

/** The longest period of months that is shown, beside the same months of the year before. */
export const MESES_DE_PERIODO = 12

/** What is wrong with a period of whole months, each named by any of its days, under the key to blame; null for none. */
export function periodFault(
  { desde, hasta }: { desde: Fecha; hasta: Fecha },
  hoy: Fecha,
): { clave: 'desde' | 'hasta'; texto: string } | null {
  const [first, last, now] = [desde, hasta, hoy].map((day) => monthNumber(partsOf(day))) as [
    number,
    number,
    number,
  ]
  if (partsOf(desde).anio < ANIO_MINIMO) return { clave: 'desde', texto: DESDE_QUE_ANIO }
  if (last < first) return { clave: 'hasta', texto: 'El mes Hasta no puede ser anterior al mes Desde' }
  if (last > now) return { clave: 'hasta', texto: 'El período no puede terminar después de este mes' }
  if (last - first >= MESES_DE_PERIODO)
    return { clave: 'hasta', texto: `Elija un período de hasta ${MESES_DE_PERIODO} meses` }
  return null
}

const DESDE_QUE_ANIO = `Elija una fecha desde el año ${ANIO_MINIMO}`

/** What is wrong with the day that figures are told of; null for none. */
export function dayFault(fecha: Fecha, hoy: Fecha): string | null {
  if (partsOf(fecha).anio < ANIO_MINIMO) return DESDE_QUE_ANIO
  return fecha > hoy ? 'La fecha no puede ser posterior a hoy' : null
}

/** A payment form's name where bank debit is told apart by its bank; undefined for a council's own form. */
export const nombreDeForma = (forma: number): string | undefined =>
  forma === INGRESO.efectivo ? 'Efectivo' : DEBITOS[forma as keyof typeof DEBITOS]

/** How many days ago a debt was due, the first and the last; what is not due yet comes first. */
export const TRAMOS = [
  { tramo: 'porVencer', nombre: 'Por vencer', desde: null, hasta: -1 },
  { tramo: 'hasta30', nombre: '0 a 30 días', desde: 0, hasta: 30 },
  { tramo: 'hasta60', nombre: '31 a 60 días', desde: 31, hasta: 60 },
  { tramo: 'hasta90', nombre: '61 a 90 días', desde: 61, hasta: 90 },
  { tramo: 'hasta180', nombre: '91 a 180 días', desde: 91, hasta: 180 },
  { tramo: 'hasta365', nombre: '181 a 365 días', desde: 181, hasta: 365 },
  { tramo: 'mas', nombre: 'Más de 365 días', desde: 366, hasta: null },
] as const
export type Tramo = (typeof TRAMOS)[number]['tramo']
export const CLAVES_DE_TRAMO = TRAMOS.map(({ tramo }) => tramo)

/** Where a debt stands that was due so many days ago; below zero it will be. */
export const tramoOf = (dias: number): Tramo =>
  TRAMOS.find(({ hasta }) => hasta === null || dias <= hasta)?.tramo ?? 'mas'

/** What changes the number of people on the register, and that number at a month's end. */
export const CAMBIO = {
  alta: 'Altas',
  reingreso: 'Reingresos',
  baja: 'Dados de baja',
  anulada: 'Matrículas anuladas',
  fallecido: 'Fallecidos',
  padron: 'En el padrón',
} as const
export type Cambio = keyof typeof CAMBIO
export const CAMBIOS = Object.keys(CAMBIO) as Cambio[]

export const ANIOS_DE_BANDA = 5
/** The first band is of all who are younger, the last of all who are older. */
export const BANDA_MINIMA = 20
export const BANDA_MAXIMA = 90
