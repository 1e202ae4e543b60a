import { asText, type Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { FORMAS, MES, NOMBRE } from '@/components/debitos/ronda/filters'
import { readMes } from '@/domain/cuota'
import type { EntradaEn } from '@/lib/llamada/call-paths'

export type FiltrosRechazos = Omit<EntradaEn<'/rechazo/traerTodos'>, 'pagina' | 'orden'>

export const FILTROS_RECHAZOS: readonly Filter[] = [
  NOMBRE,
  { name: 'forma', label: 'Débito', kind: 'choice', options: FORMAS, placeholder: 'Todos', closed: true },
  { ...MES, placeholder: 'Los pendientes' },
  {
    name: 'baja',
    label: 'Proponer la baja',
    kind: 'choice',
    options: [{ id: 'si', nombre: 'Llegaron al límite' }],
    placeholder: 'Todos',
    closed: true,
  },
]

/** `problemsOf` has told what cannot be read. */
export function readRechazosFilters({ params }: Pick<Address, 'params'>): FiltrosRechazos {
  const mes = readMes(params['mes'] ?? '')
  return {
    nombre: asText(params['nombre']),
    forma: FORMAS.some(({ id }) => id === params['forma']) ? Number(params['forma']) : undefined,
    mes: mes?.mes,
    anio: mes?.anio,
    aBaja: params['baja'] === 'si' ? true : undefined,
  }
}
