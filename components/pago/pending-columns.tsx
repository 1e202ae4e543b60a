import type { Column } from '@/components/data-table/columns'
import type { FilaPendiente } from '@/components/pago/pending-row'
import { Tag, type TagColor } from '@/components/ui/tag'

/** S2 2: 1 green, 2 orange, other cyan. */
const COLORES: Readonly<Record<number, TagColor>> = { 1: 'green', 2: 'orange' }
export const tipoColor = (tipo: number | null | undefined): TagColor => COLORES[tipo ?? 0] ?? 'cyan'

export const PENDIENTE_DATOS: readonly Column<FilaPendiente>[] = [
  { id: 'nombre', label: 'Nombre', kind: 'text', title: true },
  {
    id: 'tipo',
    label: 'Tipo',
    kind: 'own',
    width: '9rem',
    cell: ({ tipo, tipoNombre }) => <Tag color={tipoColor(tipo)}>{tipoNombre}</Tag>,
  },
  { id: 'mes', label: 'Mes', kind: 'text', width: '10rem' },
  { id: 'monto', label: 'Monto', kind: 'money', width: '9rem' },
  { id: 'creado', label: 'Fecha de Creacion', kind: 'text', width: '11rem' },
]

/** The pending list's columns (S2 2); 'Acc.' pays one item without choosing it first. */
export const pendingColumns = (
  pay: ((row: FilaPendiente) => void) | undefined,
): readonly Column<FilaPendiente>[] => [
  ...PENDIENTE_DATOS,
  {
    id: 'acciones',
    label: 'Acc.',
    kind: 'actions',
    width: '6rem',
    cell: (row) =>
      pay && row.traba === undefined ? (
        <button
          type="button"
          className="cell-action"
          aria-label={`Pagar solo ${row.nombre} ${row.mes ?? ''}`}
          onClick={() => pay(row)}
        >
          Pagar
        </button>
      ) : null,
  },
]
