import Link from 'next/link'
import { ESTADOS_CORRIDA, type FilaCorrida } from '@/components/tesoreria/cuota/run-rows'
import type { PagedList } from '@/components/espera/paged-list'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import { rutas } from '@/lib/routes'

const COLUMNS: readonly Column<FilaCorrida>[] = [
  { id: 'mes', label: 'Mes', kind: 'text', title: true },
  { id: 'creada', label: 'Fecha', kind: 'instant', width: '11rem' },
  { id: 'quien', label: 'Quién', kind: 'text' },
  { id: 'cantidad', label: 'Cuotas', kind: 'text', align: 'end', width: '6rem' },
  { id: 'total', label: 'Total', kind: 'money', width: '11rem' },
  { id: 'pagadas', label: 'Pagadas', kind: 'text', align: 'end', width: '6rem' },
  { id: 'estado', label: 'Estado', kind: 'badge', badges: ESTADOS_CORRIDA, width: '7rem' },
  {
    id: 'acciones',
    label: 'Acciones',
    kind: 'actions',
    width: '6rem',
    cell: ({ id, mes }) =>
      id === undefined ? null : (
        <Link
          href={rutas.corrida(id)}
          prefetch={false}
          className="cell-action"
          aria-label={`Ver ${mes}, ${id}`}
        >
          Ver
        </Link>
      ),
  },
]

type Props = PagedList<FilaCorrida> & { address: Address }

export function RunTable({ content, address, pagination }: Props) {
  return (
    <section className="grid gap-3" aria-labelledby="corridas">
      <h2 id="corridas" className="text-base font-semibold">
        Generaciones
      </h2>
      <DataTable
        label="Generaciones"
        columns={COLUMNS}
        content={content}
        rowKey={({ id, creada }) => `${id}-${creada}`}
        empty={{ text: 'Todavía no se generó ningún mes' }}
        address={address}
        pagination={pagination}
      />
    </section>
  )
}
