'use client'

import Link from 'next/link'
import { RecipientTable } from '@/components/avisos/envio/recipient-table'
import type { Elegidos } from '@/components/seleccion/use-chosen'
import { useColumns } from '@/components/data-table/arrange'
import type { OwnColumn } from '@/components/data-table/columns'
import { LeaveButton } from '@/components/debitos/rechazo/leave-button'
import { Why } from '@/components/debitos/respuesta/answer'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf } from '@/components/listado/list-table'
import { porPedido } from '@/components/ui/por-pedido'
import { Badge } from '@/components/ui/badge'
import type { FiltrosDe } from '@/contract/listas/declaracion'
import { rechazos } from '@/contract/listas/rechazos'
import { nombreDeForma } from '@/domain/debito/formas'
import { monthOfAnswer } from '@/domain/debito/respuesta'
import { CERO, formatMoney } from '@/domain/dinero'
import { keptAs } from '@/lib/borrador'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

const SendDialog = porPedido(() =>
  import('@/components/debitos/rechazo/send-dialog').then((module) => module.SendDialog),
)

type Fila = LeidoEn<'/rechazo/traerTodos'>[number]
type Props = PagedList<Fila> &
  TablaDe<typeof rechazos.declaracion> & {
    filtros: FiltrosDe<typeof rechazos.declaracion>
    elige: boolean
    /** May end a debit. */
    edita: boolean
  }

const ELEGIDOS = keptAs<Elegidos>('rechazos.elegidos.1')
const markOf = ({ matriculadoID }: Fila) =>
  matriculadoID === undefined ? undefined : ([matriculadoID, CERO] as const)

/** Rejected debits as work: why, what to do, and what is still owed of each. */
export const RechazoTable = ({ filtros, edita, puesta, ...props }: Props) => (
  <RecipientTable
    {...props}
    label={rechazos.declaracion.titulo}
    wide="page"
    columns={useColumns(rechazos.lista, COLUMNAS, puesta, props.address, edita ? BAJA : undefined)}
    rowKey={({ id }) => String(id)}
    empty={{ text: 'Ningún débito rechazado está pendiente', filtered: 'Ninguno con estos filtros' }}
    filters={rechazos.nombres}
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

const COLUMNAS = columnsOf<Fila, typeof rechazos.declaracion>(rechazos, {
  debito: {
    kind: 'own',
    width: '8rem',
    cell: ({ respuesta, matriculadoID, apellidoNombre = '' }) =>
      respuesta ? (
        <span>
          {matriculadoID === undefined ? (
            monthOfAnswer(respuesta)
          ) : (
            <Link
              href={rutas.debitosDeMatriculado(matriculadoID)}
              prefetch={false}
              className="cell-link"
              aria-label={`${monthOfAnswer(respuesta) ?? 'Débito'}: débitos de ${apellidoNombre}`}
            >
              {monthOfAnswer(respuesta) ?? 'Débito'}
            </Link>
          )}
          {respuesta.forma !== undefined && (
            <span className="cell-note">{nombreDeForma(respuesta.forma)}</span>
          )}
        </span>
      ) : null,
  },
  debe: { kind: 'own', align: 'end', width: '7rem', cell: (row) => <Owed row={row} /> },
  motivo: {
    kind: 'own',
    width: '20rem',
    cell: ({ respuesta, paso }) => (
      <span>
        {respuesta && <Why respuesta={respuesta} plain />}
        {paso && <span className="cell-note">{paso}</span>}
      </span>
    ),
  },
  seguidos: {
    kind: 'own',
    width: '6rem',
    cell: ({ seguidos, aBaja }) => (
      <span className="tabular-nums">
        {seguidos}
        {aBaja && (
          <span className="mt-1 block">
            <Badge color="red">Proponer baja</Badge>
          </span>
        )}
      </span>
    ),
  },
})

function Owed({ row: { debe, matriculadoID, apellidoNombre = '' } }: { row: Fila }) {
  if (debe === undefined) return null
  if (debe === CERO) return <Badge color="green">Ya lo pagó</Badge>
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

const BAJA: OwnColumn<Fila> = {
  id: 'acciones',
  label: 'Acc.',
  kind: 'actions',
  width: '6.5rem',
  cell: (fila) => <LeaveButton fila={fila} />,
}
