import { asText, type Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { type Centavos, readMoney } from '@/domain/dinero'
import { ESTADOS } from '@/domain/estados'

const OPCIONES_ESTADO = Object.entries(ESTADOS).map(([id, nombre]) => ({ id, nombre }))

/** The states as a filter by address. */
export const FILTRO_ESTADO: Filter = {
  name: 'estado',
  label: 'Estado',
  kind: 'choice',
  options: OPCIONES_ESTADO,
  closed: true,
}
export const FILTRO_IMPORTE: Filter = {
  name: 'importe',
  label: 'Importe desde',
  kind: 'words',
  placeholder: '50.000',
  inputMode: 'numeric',
  reads: 'importe',
}

export const FILTROS_MOROSOS: readonly Filter[] = [
  { name: 'nombre', label: 'Apellido y Nombre', kind: 'words' },
  {
    name: 'meses',
    label: 'Meses adeudados desde',
    kind: 'words',
    placeholder: '3',
    inputMode: 'numeric',
    reads: 'meses',
  },
  FILTRO_IMPORTE,
  FILTRO_ESTADO,
]

/** An amount of the address; `problemsOf` has said what cannot be read. */
export function asImporte(typed: string | undefined): Centavos | undefined {
  const read = typed ? readMoney(typed) : undefined
  return read?.ok && read.monto > 0n ? read.monto : undefined
}

export const asEstado = (typed: string | undefined): number | undefined =>
  OPCIONES_ESTADO.some(({ id }) => id === typed) ? Number(typed) : undefined

/** The filters of an address in which `problemsOf` finds nothing wrong. */
export const readMorososFilters = ({ params }: Address) => ({
  nombre: asText(params.nombre),
  mesesDesde: params.meses?.trim() ? Number(params.meses) : undefined,
  importeDesde: asImporte(params.importe),
  tipoMatriculaID: asEstado(params.estado),
})

export type FiltrosMorosos = ReturnType<typeof readMorososFilters>
