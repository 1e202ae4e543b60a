import type { OwnColumn } from '@/components/data-table/columns'
import { formatCount } from '@/domain/texto'

export const MATRICULADOS: OwnColumn<{ cantidad?: number | undefined }> = {
  id: 'cantidad',
  label: 'Matriculados',
  kind: 'own',
  align: 'end',
  width: '9rem',
  cell: ({ cantidad = 0 }) => formatCount(cantidad),
}
