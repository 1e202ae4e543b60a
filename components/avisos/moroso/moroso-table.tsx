'use client'

import { RecipientTable } from '@/components/avisos/envio/recipient-table'
import type { Elegidos } from '@/components/seleccion/use-chosen'
import { ListActs } from '@/components/avisos/seleccion/list-acts'
import { ACCIONES, COLUMNAS, type FilaMoroso } from '@/components/avisos/moroso/columns'
import { FILTROS_MOROSOS, type FiltrosMorosos } from '@/components/avisos/moroso/filters'
import { type ColumnaDeMorosos, LISTA_MOROSOS } from '@/components/avisos/moroso/lista'
import type { Address } from '@/components/data-table/address'
import { useColumns } from '@/components/data-table/arrange'
import type { TableContent } from '@/components/data-table/content'
import type { Puesta } from '@/components/data-table/lista'
import type { PaginationState } from '@/components/data-table/pagination'
import { porPedido } from '@/components/ui/por-pedido'
import { type Centavos, CERO } from '@/domain/dinero'
import type { Actos } from '@/domain/seleccion'
import { keptAs } from '@/lib/borrador'
import type { Emisor } from '@/lib/tesoreria/emisor'

const SendDialog = porPedido(() =>
  import('@/components/avisos/moroso/send-dialog').then((module) => module.SendDialog),
)

type Props = {
  content: TableContent<FilaMoroso>
  address: Address
  pagination: PaginationState
  filtros: FiltrosMorosos
  puesta: Puesta<ColumnaDeMorosos>
  mora: Centavos
  /** This person may write to them. */
  escribe: boolean
  actos: Actos | undefined
  emisor: Emisor | undefined
}

const ELEGIDOS = keptAs<Elegidos>('morosos.elegidos.2')
const filters = FILTROS_MOROSOS.map(({ name }) => name)

const markOf = ({ id, mora }: FilaMoroso) => (id === undefined ? undefined : ([id, mora ?? CERO] as const))

export function MorosoTable({ filtros, mora, escribe, actos, emisor, puesta, ...props }: Props) {
  const columns = useColumns(LISTA_MOROSOS, COLUMNAS, puesta, props.address, ACCIONES)
  const filtro = JSON.stringify({ ...filtros, importeDesde: String(filtros.importeDesde) })
  return (
    <RecipientTable
      {...props}
      elige={escribe || actos !== undefined}
      escribe={() => escribe}
      acts={(chosen) => actos && <ListActs {...{ actos, emisor, chosen }} propias />}
      label="Morosos"
      columns={columns}
      rowKey={({ id }) => String(id)}
      empty={{ text: 'Nadie debe meses anteriores' }}
      filters={filters}
      choosing={{ kept: ELEGIDOS, filtro, markOf, total: { cantidad: props.pagination.total, mora } }}
      dialog={({ todos, leftOut, marked, clear }, close) => (
        <SendDialog
          elegidos={{
            ...filtros,
            ...(todos || leftOut ? { excluidos: leftOut ? marked : undefined } : { ids: marked }),
          }}
          close={close}
          done={clear}
        />
      )}
    />
  )
}
