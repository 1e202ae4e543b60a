import type { TextFilter } from '@/components/data-table/text-filters'

/** Applied on Enter. */
export const FILTROS: readonly TextFilter[] = [
  { name: 'nombre', label: 'Nombre', placeholder: 'Apellido o nombre' },
  { name: 'dni', label: 'DNI', inputMode: 'numeric' },
  { name: 'matricula', label: 'Matricula', inputMode: 'numeric' },
]
