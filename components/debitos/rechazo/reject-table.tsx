'use client'

import dynamic from 'next/dynamic'
import Link from 'next/link'
import { RecipientTable } from '@/components/avisos/envio/recipient-table'
import type { Elegidos } from '@/components/avisos/envio/use-chosen'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { FILTROS_RECHAZOS, type FiltrosRechazos } from '@/components/debitos/rechazo/filters'
import { LeaveButton } from '@/components/debitos/rechazo/leave-button'
import { Why } from '@/components/debitos/respuesta/answer'
import type { PagedList } from '@/components/espera/paged-list'
import { Tag } from '@/components/ui/tag'
import { nombreDeForma } from '@/domain/debito/cobro'
import { monthOfAnswer } from '@/domain/debito/respuesta'
import { CERO, formatMoney } from '@/domain/dinero'
import { keptAs } from '@/lib/borrador'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

const SendDialog = dynamic(() =>
  import('@/components/debitos/rechazo/send-dialog').then((module) => module.SendDialog),
)

type Fila = LeidoEn<'/rechazo/traerTodos'>[number]
type Props = PagedList<Fila> & {
  address: Address
  filtros: FiltrosRechazos
  elige: boolean
  /** May end a debit. */
  edita: boolean
}

const ELEGIDOS = keptAs<Elegidos>('rechazos.elegidos.1')
const filters = FILTROS_RECHAZOS.map(({ name }) => name)
const markOf = ({ matriculadoID }: Fila) =>
  matriculadoID === undefined ? undefined : ([matriculadoID, CERO] as const)

/** Rejected debits as work: why, what to do, and what is still owed of each. */
export const RejectTable = ({ filtros, edita, ...props }: Props) => (
  <RecipientTable
    {...props}
    label="Débitos rechazados"
    columns={edita ? [...COLUMNAS, BAJA] : COLUMNAS}
    rowKey={({ id }) => String(id)}
    empty={{ text: 'Ningún débito rechazado está pendiente', filtered: 'Ninguno con estos filtros' }}
    filters={filters}
    choosing={{ kept: ELEGIDOS, filtro: JSON.stringify(filtros), markOf }}
    dialog={({ marked, clear }, close) => (
      <SendDialog
        elegidos={{ forma: filtros.forma, mes: filtros.mes, anio: filtros.anio, ids: marked }}
        close={close}
        done={clear}
      />
    )}
  />
)

const COLUMNAS: readonly Column<Fila>[] = [
  { id: 'matricula', label: 'Matrícula', kind: 'number', width: '6.5rem' },
  {
    id: 'apellidoNombre',
    label: 'Apellido y Nombre',
    kind: 'text',
    title: true,
    href: '/gestionDebitosAutomaticos/{matriculadoID}',
  },
  {
    id: 'debito',
    label: 'Débito',
    kind: 'own',
    width: '9rem',
    cell: ({ respuesta }) =>
      respuesta ? (
        <span className="wrap-anywhere">
          {monthOfAnswer(respuesta)}
          {respuesta.forma !== undefined && (
            <span className="cell-note">{nombreDeForma(respuesta.forma)}</span>
          )}
        </span>
      ) : null,
  },
  { id: 'debe', label: 'Debe', kind: 'own', width: '8rem', cell: (row) => <Owed row={row} /> },
  {
    id: 'motivo',
    label: 'Por qué y qué hacer',
    kind: 'own',
    cell: ({ respuesta, paso }) => (
      <span className="wrap-anywhere">
        {respuesta && <Why respuesta={respuesta} plain />}
        {paso && <span className="cell-note">{paso}</span>}
      </span>
    ),
  },
  {
    id: 'seguidos',
    label: 'Seguidos',
    kind: 'own',
    width: '7.5rem',
    cell: ({ seguidos, aBaja }) => (
      <span className="tabular-nums">
        {seguidos}
        {aBaja && (
          <span className="mt-1 block">
            <Tag color="red">Proponer baja</Tag>
          </span>
        )}
      </span>
    ),
  },
]

function Owed({ row: { debe, matriculadoID, apellidoNombre = '' } }: { row: Fila }) {
  if (debe === undefined) return null
  if (debe === CERO) return <Tag color="green">Ya lo pagó</Tag>
  return matriculadoID === undefined ? (
    formatMoney(debe)
  ) : (
    <Link
      href={rutas.pagos(matriculadoID)}
      prefetch={false}
      className="cell-link tabular-nums"
      aria-label={`${formatMoney(debe)}: pagos de ${apellidoNombre}`}
    >
      {formatMoney(debe)}
    </Link>
  )
}

const BAJA: Column<Fila> = {
  id: 'acciones',
  label: 'Acc.',
  kind: 'actions',
  width: '8rem',
  cell: (fila) => <LeaveButton fila={fila} />,
}
