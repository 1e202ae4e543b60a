import type { Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { asEstado, FILTRO_ESTADO, FILTRO_IMPORTE } from '@/components/data-table/filter-values'
import { asImporte, asText } from '@/domain/filtro-leido'

export const FILTROS_MOROSOS: readonly Filter[] = [
  { name: 'nombre', label: 'Apellido y Nombre', kind: 'words' },
  {
    name: 'meses',
    label: 'Meses adeudados desde',
    kind: 'words',
    placeholder: 'p. ej. 3',
    inputMode: 'numeric',
    reads: 'meses',
  },
  FILTRO_IMPORTE,
  FILTRO_ESTADO,
]

export const readMorososFilters = ({ params }: Pick<Address, 'params'>) => ({
  nombre: asText(params.nombre),
  mesesDesde: params.meses?.trim() ? Number(params.meses) : undefined,
  importeDesde: asImporte(params.importe),
  tipoMatriculaID: asEstado(params.estado),
})

export type FiltrosMorosos = ReturnType<typeof readMorososFilters>
