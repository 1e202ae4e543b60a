import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { Badge } from '@/components/ui/badge'
import { type Fecha, formatFecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Deuda = NonNullable<LeidoEn<'/prescripcion/traerDe'>['deudas']>[number]
type Props = { content: TableContent<Deuda>; address: Address; hoy: Fecha }

/** What is owed of what was due, with the last day of each by both terms and why. */
export const DeudaTable = ({ content, address, hoy }: Props) => (
  <DataTable
    label="Lo que debe"
    columns={columnsOn(hoy)}
    content={content}
    rowKey={({ id }) => String(id)}
    empty={{ text: 'No debe nada vencido' }}
    address={address}
  />
)

const columnsOn = (hoy: Fecha): readonly Column<Deuda>[] => [
  { id: 'nombre', label: 'Qué debe', kind: 'text', title: true },
  { id: 'vence', label: 'Venció', kind: 'date', width: '7rem' },
  { id: 'monto', label: 'Monto', kind: 'money', width: '9rem' },
  {
    ...{ id: 'dos', label: 'Último día a 2 años', kind: 'own', width: '20rem' },
    cell: ({ dos, porqueDos }) => <LastDay dia={dos} porque={porqueDos} hoy={hoy} />,
  },
  {
    ...{ id: 'cinco', label: 'Último día a 5 años', kind: 'own', width: '20rem' },
    cell: ({ cinco, porqueCinco }) => <LastDay dia={cinco} porque={porqueCinco} hoy={hoy} />,
  },
]

type LastDayProps = { dia: Fecha | undefined; porque: string | undefined; hoy: Fecha }

function LastDay({ dia, porque, hoy }: LastDayProps) {
  if (dia === undefined) return '—'
  return (
    <span>
      <span className="inline-flex flex-wrap items-center gap-2 tabular-nums">
        {formatFecha(dia)}
        {dia < hoy && <Badge color="grey">Prescripto</Badge>}
      </span>
      <span className="cell-note">{porque}</span>
    </span>
  )
}
