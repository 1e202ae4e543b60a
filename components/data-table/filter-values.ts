import type { Filter } from '@/components/data-table/filter-form'
import { ESTADOS } from '@/domain/estados'

const OPCIONES_ESTADO = Object.entries(ESTADOS).map(([id, nombre]) => ({ id, nombre }))

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
  placeholder: 'p. ej. 50.000',
  inputMode: 'numeric',
  reads: 'importe',
}

export const asEstado = (typed: string | undefined): number | undefined =>
  OPCIONES_ESTADO.some(({ id }) => id === typed) ? Number(typed) : undefined
