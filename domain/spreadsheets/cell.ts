import { toDecimal } from '@/domain/dinero'
import { clockAt, type Fecha, formatFecha, isFecha, partsOf } from '@/domain/fechas'
import { carriedText, type Columna } from '@/domain/spreadsheets/column'

/** How numbers are shown in a spreadsheet. */
export const FORMATS = {
  dinero: '#,##0.00',
  fecha: 'dd/mm/yyyy',
  instante: 'dd/mm/yyyy hh:mm:ss',
  hora: 'hh:mm',
  entero: '0',
} as const
export type Formato = keyof typeof FORMATS

/** What a spreadsheet holds of a value: text, or a number and how it is shown. */
export type Celda = string | { numero: number; formato: Formato }

const MS_PER_DAY = 86_400_000
/** Day 0 of the 1900 date system, as every program counts from March 1900 on. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
/** Before it they do not agree, as Excel knows a 29th of February of 1900: such a day is written as text. */
const FIRST_SURE_DAY = '1900-03-01'

/** Amounts are numbers with two decimals, and dates are day numbers without a time zone. Null is an empty cell. */
export function cellOf<Fila>(columna: Columna<Fila>, fila: Fila): Celda | null {
  switch (columna.tipo) {
    case 'texto': {
      const value = columna.valor(fila)
      return value ? carriedText(value) : null
    }
    case 'entero': {
      const value = columna.valor(fila)
      return typeof value === 'string' ? carriedText(value) || null : numberCell(value, 'entero')
    }
    case 'dinero': {
      const value = columna.valor(fila)
      return value === null || value === undefined ? null : numberCell(toDecimal(value), 'dinero')
    }
    case 'fecha': {
      const value = columna.valor(fila)
      if (!value || !isFecha(value)) return null
      return value < FIRST_SURE_DAY ? formatFecha(value) : numberCell(dayNumber(value), 'fecha')
    }
    case 'instante': {
      const value = columna.valor(fila)
      return value ? numberCell(instantNumber(value), 'instante') : null
    }
    case 'hora': {
      const time = instantNumber(columna.valor(fila) ?? '')
      return time === null ? null : numberCell(time % 1, 'hora')
    }
  }
}

const numberCell = (numero: number | null | undefined, formato: Formato): Celda | null =>
  numero === null || numero === undefined ? null : { numero, formato }

function dayNumber(fecha: Fecha): number {
  const { anio, mes, dia } = partsOf(fecha)
  return (Date.UTC(anio, mes - 1, dia) - DAY_ZERO) / MS_PER_DAY
}

/** Days and part of a day on Argentina's clock; null when it is no instant. */
function instantNumber(iso: string): number | null {
  const part = clockAt(iso)
  if (part === null) return null
  const { year, month, day, hour, minute, second } = part
  const time = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  )
  return (time - DAY_ZERO) / MS_PER_DAY
}
