import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { ActoLink } from '@/components/catalogos/acto/acto-link'
import { Badge } from '@/components/ui/badge'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Periodo = LeidoEn<'/periodoMatricula/traerTodos'>[number]

/** An open period has a dash for its end and the green mark. */
const columnsFor = (abreActos: boolean): readonly Column<Periodo>[] => [
  { id: 'fechaDesde', label: 'Desde', kind: 'date', width: '9rem' },
  { id: 'fechaHasta', label: 'Hasta', kind: 'date', width: '9rem' },
  {
    id: 'tipoMatricula',
    label: 'Tipo Matricula',
    kind: 'own',
    cell: ({ tipoMatricula, causa, acto }) => (
      <>
        {tipoMatricula?.nombre || 'N/A'}
        {(causa || acto) && (
          <span className="block text-[0.8125rem] text-muted-foreground">
            {causa}
            {causa && acto && ', '}
            <ActoLink acto={acto} abre={abreActos} />
          </span>
        )}
      </>
    ),
  },
  {
    id: 'actual',
    label: 'Actual',
    kind: 'own',
    width: '9rem',
    blank: true,
    // null is an open period; undefined is an end that could not be read.
    cell: ({ fechaHasta }) =>
      fechaHasta === null ? (
        <Badge color="green">Si</Badge>
      ) : fechaHasta ? (
        <Badge color="grey">No</Badge>
      ) : null,
  },
]

type Props = {
  content: TableContent<Periodo>
  address: Address
  abreActos: boolean
  cita?: number | undefined
}

/** `cita` is the member of whose state the act may be told. */
export function PeriodoTable({ content, address, abreActos }: Props) {
  return (
    <DataTable
      label="Periodos de Matricula"
      columns={columnsFor(abreActos)}
      content={content}
      rowKey={({ fechaDesde, fechaHasta, tipoMatricula }) =>
        `${fechaDesde ?? ''} ${fechaHasta ?? ''} ${tipoMatricula?.nombre ?? ''}`
      }
      empty={{ text: 'No tiene periodos de matrícula registrados' }}
      address={address}
    />
  )
}
