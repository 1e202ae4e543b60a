'use client'

import { Send } from '@/components/ui/icons'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { type Address, pageHref } from '@/components/data-table/address'
import type { TableContent } from '@/components/data-table/content'
import { DataTable, RowCells } from '@/components/data-table/data-table'
import { type PaginationState, describePage } from '@/components/data-table/pagination'
import { PickAll, SelectionBar } from '@/components/data-table/selection-bar'
import { AllRows, HeadCells, TableFoot, TableFrame } from '@/components/data-table/table-frame'
import { useGrowing } from '@/components/espera/use-growing'
import { COLUMNAS, type FilaMoroso } from '@/components/avisos/moroso/columns'
import { FILTROS_MOROSOS, type FiltrosMorosos } from '@/components/avisos/moroso/filters'
import { type Chosen, useChosen } from '@/components/avisos/moroso/use-chosen'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Pagination } from '@/components/ui/pagination'
import type { Centavos } from '@/domain/dinero'
import { formatCount } from '@/domain/texto'

const SendDialog = dynamic(() =>
  import('@/components/avisos/moroso/send-dialog').then((module) => module.SendDialog),
)

type Props = {
  content: TableContent<FilaMoroso>
  address: Address
  pagination: PaginationState
  filtros: FiltrosMorosos
  mora: Centavos
  elige: boolean
}

const keyOfFilters = (filtros: FiltrosMorosos): string =>
  JSON.stringify({ ...filtros, importeDesde: String(filtros.importeDesde) })

const TEXTOS = ['matriculado seleccionado', 'matriculados seleccionados'] as const
const filters = FILTROS_MOROSOS.map(({ name }) => name)
const LABEL = 'Morosos'

/** What is chosen stays chosen from page to page. The caller's key of the filters makes another filter begin anew. */
export function MorosoTable({ content, address, pagination, filtros, mora, elige }: Props) {
  const growing = useGrowing(content)
  const rows = content.state === 'rows' ? content.rows : []
  const chosen = useChosen(rows, { cantidad: pagination.total, mora }, keyOfFilters(filtros))
  const [sending, setSending] = useState(false)
  if (rows.length === 0 || !elige)
    return (
      <DataTable
        label={LABEL}
        columns={COLUMNAS}
        content={growing}
        rowKey={({ id }) => String(id)}
        empty={{ text: 'Nadie debe meses anteriores' }}
        address={address}
        filters={filters}
        pagination={pagination}
      />
    )
  return (
    <>
      <TableFrame
        label={LABEL}
        bar={
          <>
            {pagination.head}
            <Bar rows={rows} chosen={chosen} total={pagination.total} send={() => setSending(true)} />
          </>
        }
        foot={<Foot address={address} pagination={pagination} shown={rows.length} />}
      >
        <HeadCells columns={COLUMNAS} lead={<PickAll {...pickPage(rows, chosen)} bare />} />
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <PickRow key={row.id ?? index} row={row} chosen={chosen} />
          ))}
        </tbody>
      </TableFrame>
      {sending && (
        <SendDialog
          elegidos={{ ...filtros, ...chosen.elegidos }}
          close={() => setSending(false)}
          done={chosen.clear}
        />
      )}
    </>
  )
}

type BarProps = { rows: readonly FilaMoroso[]; chosen: Chosen; total: number; send: () => void }

function Bar({ rows, chosen, total, send }: BarProps) {
  const { count, mora, all, todos, leftOut, chooseTodos, clear } = chosen
  return (
    <SelectionBar
      texts={TEXTOS}
      count={count}
      amounts={[mora]}
      clear={clear}
      all={<PickAll {...pickPage(rows, chosen)} />}
    >
      {(all || leftOut) && !todos && total > count && (
        <Button variant="ghost" onClick={chooseTodos}>
          Seleccionar los {formatCount(total)} que cumplen el filtro
        </Button>
      )}
      <Button variant="primary" disabled={count === 0} onClick={send}>
        <Send aria-hidden />
        Enviar Mensaje
      </Button>
    </SelectionBar>
  )
}

function Foot({ address, pagination, shown }: Pick<Props, 'address' | 'pagination'> & { shown: number }) {
  const { text, pages, hasNext } = describePage(pagination, shown)
  return (
    <TableFoot text={text}>
      {(pages ?? 2) > 1 && (
        <>
          <AllRows href={pagination.todas} />
          <Pagination
            page={pagination.page}
            pages={pages}
            hasNext={hasNext}
            href={(page) => pageHref(address, 'pagina', page)}
          />
        </>
      )}
    </TableFoot>
  )
}

const pickPage = (rows: readonly FilaMoroso[], { all, some, take }: Chosen) => ({
  text: 'Seleccionar los de esta página',
  all,
  some: some && !all,
  onChange: () => take(rows, !all),
})

function PickRow({ row, chosen }: { row: FilaMoroso; chosen: Chosen }) {
  const yes = chosen.has(row.id)
  return (
    <tr role="row" data-selected={yes || undefined}>
      <td role="cell" className="pick">
        <label>
          <Checkbox
            aria-label={`Seleccionar ${row.apellidoNombre ?? ''}`}
            checked={yes}
            onChange={({ nativeEvent }) =>
              chosen.pick(row, !yes, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </label>
      </td>
      <RowCells columns={COLUMNAS} row={row} />
    </tr>
  )
}
