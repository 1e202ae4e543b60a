'use client'

import { Suspense, lazy, useState } from 'react'
import { pageHref } from '@/components/data-table/address'
import { useColumns } from '@/components/data-table/arrange'
import type { Column } from '@/components/data-table/columns'
import { RowCells } from '@/components/data-table/data-table'
import { describePage } from '@/components/data-table/pagination'
import { PickAll, SelectionBar } from '@/components/data-table/selection-bar'
import { HeadCells, TableFoot, TableFrame } from '@/components/data-table/table-frame'
import { type FilaMatriculado, SIN_ENLACES } from '@/components/padron/matriculado/columns'
import { MemberTable, type MemberTableProps } from '@/components/padron/matriculado/member-table'
import { type Picked, usePicked } from '@/components/padron/matriculado/use-picked'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { CreditCard } from '@/components/ui/icons'
import { Pagination } from '@/components/ui/pagination'
import { MAX_CARNETS } from '@/domain/carnet'
import type { Emisor } from '@/lib/tesoreria/emisor'

const CardsDialog = lazy(() =>
  import('@/components/credenciales/carnet/cards-dialog').then((module) => ({ default: module.CardsDialog })),
)

const TEXTOS = ['matriculado elegido', 'matriculados elegidos'] as const

type Props = MemberTableProps & { emisor: Emisor; leave: () => void }

/** The list while somebody picks whose cards are printed. */
export function CardTable({ emisor, leave, ...props }: Props) {
  const { content, address, pagination, lista, puesta } = props
  const columns = useColumns(lista, SIN_ENLACES, puesta, address)
  const rows = content.state === 'rows' ? content.rows : []
  const picked = usePicked(rows)
  const [printing, setPrinting] = useState(false)
  const end = () => {
    picked.clear()
    leave()
  }
  const page = {
    text: 'Elegir los de esta página',
    all: picked.all,
    some: picked.some && !picked.all,
    onChange: () => picked.take(rows, !picked.all),
  }
  return (
    <>
      {rows.length === 0 ? (
        <MemberTable {...props} />
      ) : (
        <TableFrame
          label="Matriculados"
          bar={
            <SelectionBar
              texts={TEXTOS}
              count={picked.ids.length}
              amounts={undefined}
              clear={picked.clear}
              all={<PickAll {...page} />}
            >
              <Acts count={picked.ids.length} leave={end} print={() => setPrinting(true)} />
            </SelectionBar>
          }
          foot={<Foot {...{ address, pagination }} shown={rows.length} />}
        >
          <HeadCells columns={columns} lead={<PickAll {...page} bare />} />
          <tbody role="rowgroup">
            {rows.map((row, index) => (
              <PickRow key={row.id ?? index} row={row} columns={columns} picked={picked} />
            ))}
          </tbody>
        </TableFrame>
      )}
      {printing && (
        <Suspense>
          <CardsDialog ids={picked.ids} emisor={emisor} close={() => setPrinting(false)} done={end} />
        </Suspense>
      )}
    </>
  )
}

function Acts({ count, leave, print }: { count: number; leave: () => void; print: () => void }) {
  return (
    <>
      {count >= MAX_CARNETS && <span className="text-soft">Hasta {MAX_CARNETS} por vez</span>}
      <Button onClick={leave}>Cancelar</Button>
      <Button variant="primary" disabled={count === 0} onClick={print}>
        <CreditCard aria-hidden />
        Imprimir Carnets
      </Button>
    </>
  )
}

type FootProps = Pick<Props, 'address' | 'pagination'> & { shown: number }

function Foot({ address, pagination, shown }: FootProps) {
  const { text, pages, hasNext } = describePage(pagination, shown)
  return (
    <TableFoot text={text}>
      {(pages ?? 2) > 1 && (
        <Pagination
          page={pagination.page}
          pages={pages}
          hasNext={hasNext}
          href={(to) => pageHref(address, 'pagina', to)}
        />
      )}
    </TableFoot>
  )
}

type PickProps = { row: FilaMatriculado; columns: readonly Column<FilaMatriculado>[]; picked: Picked }

function PickRow({ row, columns, picked }: PickProps) {
  const yes = picked.has(row.id)
  return (
    <tr role="row" data-selected={yes || undefined}>
      <td role="cell" className="pick">
        <label>
          <Checkbox
            aria-label={`Elegir ${row.apellidoNombre ?? ''}`}
            checked={yes}
            onChange={({ nativeEvent }) =>
              picked.pick(row, !yes, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </label>
      </td>
      <RowCells columns={columns} row={row} />
    </tr>
  )
}
