import { formatMes, monthAt, monthNumber, partsOf, type Fecha, type Mes } from '@/domain/fechas'

/** A price's insurance variants as they follow a type's name: 'ACTIVO con seguro'. */
export const VARIANTES = ['', 'con seguro', 'con ampliación', 'con ampliación extendida'] as const

const MONTHS_BACK = 12
const MONTHS_AHEAD = 1

/** The months that a run may charge: from twelve months ago to the next one, oldest first (decision 28). */
export function mesesDeCorrida(hoy: Fecha): Mes[] {
  const current = monthNumber(partsOf(hoy))
  return Array.from({ length: MONTHS_BACK + 1 + MONTHS_AHEAD }, (_, index) =>
    monthAt(current - MONTHS_BACK + index),
  )
}

export function refusalOfMes(mes: Mes, hoy: Fecha): string | undefined {
  const allowed = mesesDeCorrida(hoy)
  if (allowed.some((one) => monthNumber(one) === monthNumber(mes))) return undefined
  const [first, last] = [allowed[0], allowed.at(-1)]
  return `Solo se generan cuotas de ${formatMes(first ?? mes)} a ${formatMes(last ?? mes)}`
}

export const textOfMes = ({ anio, mes }: Mes): string => `${anio}-${String(mes).padStart(2, '0')}`

export function readMes(text: string): Mes | null {
  const parts = /^(2[01]\d\d)-(0[1-9]|1[0-2])$/.exec(text)
  return parts && { anio: Number(parts[1]), mes: Number(parts[2]) }
}
