import type { Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { LAPSO_DE_CUMPLES, LAPSOS_DE_CUMPLES } from '@/domain/estadisticas'
import { asText } from '@/domain/filtro-leido'

export const FILTROS_DE_CUMPLES: readonly Filter[] = [
  {
    name: 'lapso',
    label: 'Cuándo',
    kind: 'choice',
    options: LAPSOS_DE_CUMPLES.map((id) => ({ id, nombre: LAPSO_DE_CUMPLES[id] })),
    closed: true,
    siempre: true,
  },
  { name: 'nombre', label: 'Nombre', kind: 'words', placeholder: 'Apellido, nombre o matrícula' },
]

/** Today's, unless the address asks for the whole week. */
export const readCumplesFilters = ({ params }: Pick<Address, 'params'>) => ({
  lapso: LAPSOS_DE_CUMPLES.find((one) => one === params['lapso']) ?? ('hoy' as const),
  nombre: asText(params['nombre']),
})
