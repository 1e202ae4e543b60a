'use client'

import { useMemo } from 'react'
import { RecipientTable } from '@/components/avisos/envio/recipient-table'
import type { Elegidos } from '@/components/seleccion/use-chosen'
import { columnasOn, type FilaVencimiento } from '@/components/avisos/vencimiento/columns'
import { FILTROS_VENCIMIENTOS, type FiltrosVencimientos } from '@/components/avisos/vencimiento/filters'
import { type ColumnaDeVencimientos, LISTA_VENCIMIENTOS } from '@/components/avisos/vencimiento/lista'
import { useColumns } from '@/components/data-table/arrange'
import type { Puesta } from '@/components/data-table/lista'
import type { Address } from '@/components/data-table/address'
import type { TableContent } from '@/components/data-table/content'
import type { PaginationState } from '@/components/data-table/pagination'
import { porPedido } from '@/components/ui/por-pedido'
import { CERO } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'
import { DIAS_POR_VENCER } from '@/domain/plazo'
import { keptAs } from '@/lib/borrador'

const SendDialog = porPedido(() =>
  import('@/components/avisos/vencimiento/send-dialog').then((module) => module.SendDialog),
)

type Props = {
  content: TableContent<FilaVencimiento>
  address: Address
  pagination: PaginationState
  filtros: FiltrosVencimientos
  puesta: Puesta<ColumnaDeVencimientos>
  hoy: Fecha
  elige: boolean
}

const ELEGIDOS = keptAs<Elegidos>('vencimientos.elegidos.1')
const filters = FILTROS_VENCIMIENTOS.map(({ name }) => name)

const markOf = ({ matriculadoID }: FilaVencimiento) =>
  matriculadoID === undefined ? undefined : ([matriculadoID, CERO] as const)

/** Members are chosen: a row takes the others of its member along, since one message tells all of his. */
export function VencimientoTable({ filtros, hoy, puesta, ...props }: Props) {
  const columnas = useMemo(() => columnasOn(hoy), [hoy])
  const columns = useColumns(LISTA_VENCIMIENTOS, columnas, puesta, props.address)
  return (
    <RecipientTable
      {...props}
      label="Por vencer"
      columns={columns}
      rowKey={({ id }) => String(id)}
      empty={{
        text: `Nada vence en los próximos ${DIAS_POR_VENCER} días, ni hay nada vencido`,
        filtered: 'Nada vence con estos filtros',
      }}
      filters={filters}
      choosing={{ kept: ELEGIDOS, filtro: JSON.stringify(filtros), markOf }}
      dialog={({ marked, clear }, close) => (
        <SendDialog elegidos={{ ...filtros, ids: marked }} close={close} done={clear} />
      )}
    />
  )
}
