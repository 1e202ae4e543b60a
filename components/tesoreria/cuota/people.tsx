'use client'

import { FICHA } from '@/components/tesoreria/cuota/ficha-column'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type FilaExcluido = LeidoEn<'/cuota/traerExcluidos'>[number]

const PEOPLE: readonly Column<FilaExcluido>[] = [
  { id: 'apellidoNombre', label: 'Nombre Completo', kind: 'text', title: true },
  { id: 'matricula', label: 'Matricula', kind: 'number', width: '8rem' },
  { id: 'detalle', label: 'Detalle', kind: 'text' },
  FICHA,
]

type Props = PagedList<FilaExcluido> & { titulo: string; address: Address; pageParam: string }

export function People({ titulo, content, pagination, address, pageParam }: Props) {
  return (
    <section aria-label={titulo} className="grid gap-2">
      <h3 className="text-sm font-semibold">{titulo}</h3>
      <DataTable
        label={titulo}
        columns={PEOPLE}
        content={useGrowing(content)}
        rowKey={({ matriculadoID, matricula }) => `${matriculadoID}-${matricula}`}
        empty={{ text: 'Ya no queda nadie por este motivo' }}
        address={address}
        pageParam={pageParam}
        pagination={pagination}
      />
    </section>
  )
}
