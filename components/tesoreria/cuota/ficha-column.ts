import type { ActionsColumn } from '@/components/data-table/columns'

/** Of rows with a `matriculadoID`: his record. */
export const FICHA: ActionsColumn = {
  id: 'acciones',
  label: 'Acciones',
  kind: 'actions',
  width: '7rem',
  actions: [{ label: 'Ver', href: '/fichaMatriculado/{matriculadoID}' }],
}
