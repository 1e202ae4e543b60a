import type { Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { asText } from '@/domain/filtro-leido'
import { readMes, textOfMes } from '@/domain/cuota'
import { MESES_ATRAS, SITUACION, SITUACIONES } from '@/domain/estadisticas'
import { type Fecha, formatMes, type Mes, monthAt, monthNumber, partsOf } from '@/domain/fechas'

const ATRAS = 36

/** The months to choose from, the last first, and the chosen one wherever it is. */
export function monthsAround(hoy: Fecha, mes: Mes) {
  const last = monthNumber(partsOf(hoy)) + 1
  const numbers = new Set([...Array.from({ length: ATRAS }, (_, index) => last - index), monthNumber(mes)])
  return [...numbers]
    .toSorted((a, b) => b - a)
    .map(monthAt)
    .map((one) => ({ id: textOfMes(one), nombre: formatMes(one) }))
}

/** The month that an address names, or that which the statistics begin with. */
export const mesOf = (texto: unknown, hoy: Fecha): Mes =>
  (typeof texto === 'string' && readMes(texto)) || monthAt(monthNumber(partsOf(hoy)) - MESES_ATRAS)

export const filtersOf = (hoy: Fecha, mes: Mes): readonly Filter[] => [
  { name: 'mes', label: 'Mes', kind: 'choice', options: monthsAround(hoy, mes), closed: true, siempre: true },
  {
    name: 'situacion',
    label: 'Situación',
    kind: 'choice',
    options: SITUACIONES.map((id) => ({ id, nombre: SITUACION[id] })),
    closed: true,
  },
  { name: 'nombre', label: 'Nombre', kind: 'words', placeholder: 'Apellido, nombre o matrícula' },
]

export const readCuotasFilters = ({ params }: Pick<Address, 'params'>, hoy: Fecha) => ({
  fecha: `${textOfMes(mesOf(params['mes'], hoy))}-01`,
  situacion: SITUACIONES.find((one) => one === params['situacion']) ?? ('impagos' as const),
  nombre: asText(params['nombre']),
})
