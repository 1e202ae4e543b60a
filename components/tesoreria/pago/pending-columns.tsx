import type { Column } from '@/components/data-table/columns'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { TIPO_MATRICULA } from '@/domain/estados'
import { Badge, type BadgeColor } from '@/components/ui/badge'

/** The specification's colours: 1 green, 2 orange, others cyan. */
const COLORES: Readonly<Record<number, BadgeColor>> = { 1: 'green', 2: 'orange' }
export const tipoColor = (tipo: number | null | undefined): BadgeColor => COLORES[tipo ?? 0] ?? 'cyan'

export const PENDIENTE_DATOS: readonly Column<FilaPendiente>[] = [
  { id: 'nombre', label: 'Nombre', kind: 'text', title: true, note: 'tramite' },
  {
    id: 'tipo',
    label: 'Tipo',
    kind: 'own',
    width: '9rem',
    cell: ({ tipo, tipoNombre, tramite }) => (
      <span className="inline-flex flex-wrap gap-1">
        <Badge color={tipoColor(tipo)}>{tipoNombre}</Badge>
        {tramite && <Badge color="blue">En trámite</Badge>}
      </span>
    ),
  },
  { id: 'mes', label: 'Mes', kind: 'text', width: '10rem' },
  { id: 'monto', label: 'Monto', kind: 'money', width: '9rem' },
  {
    id: 'creado',
    label: 'Fecha de Creacion',
    kind: 'own',
    width: '10rem',
    cell: ({ creado }) => {
      const [dia, hora] = creado?.split(' ') ?? []
      return (
        dia && (
          <span className="whitespace-nowrap">
            {dia} <small className="text-muted-foreground">{hora}</small>
          </span>
        )
      )
    },
  },
]

interface Acciones {
  pagar?: ((row: FilaPendiente) => void) | undefined
  editar?: ((row: FilaPendiente) => void) | undefined
}

/** 'Acc.' pays one item without choosing it, and edits a generated month. */
export const pendingColumns = ({ pagar, editar }: Acciones): readonly Column<FilaPendiente>[] => [
  ...PENDIENTE_DATOS,
  {
    id: 'acciones',
    label: 'Acc.',
    kind: 'actions',
    width: editar ? '9rem' : '6rem',
    cell: (row) =>
      row.traba === undefined && (pagar || editar) ? (
        <>
          {editar && row.tipo === TIPO_MATRICULA && !row.resto && (
            <RowAction text="Editar" label={`Editar ${nameOf(row)}`} act={() => editar(row)} />
          )}
          {pagar && <RowAction text="Pagar" label={`Pagar solo ${nameOf(row)}`} act={() => pagar(row)} />}
        </>
      ) : null,
  },
]

const nameOf = ({ nombre, mes }: FilaPendiente) => `${nombre} ${mes ?? ''}`

function RowAction({ text, label, act }: { text: string; label: string; act: () => void }) {
  return (
    <button type="button" className="cell-action" aria-label={label} onClick={act}>
      {text}
    </button>
  )
}
