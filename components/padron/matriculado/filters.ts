import type { TextFilter } from '@/components/data-table/text-filters'

/** The three filters of the member list, applied on Enter (S2 2). */
export const FILTROS: readonly TextFilter[] = [
  { name: 'nombre', label: 'Nombre', placeholder: 'Apellido o nombre' },
  { name: 'dni', label: 'DNI', inputMode: 'numeric' },
  { name: 'matricula', label: 'Matricula', inputMode: 'numeric' },
]
