'use client'

import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/espera/paged-list'
import { PAGINA_DE_POLIZAS } from '@/components/seguros/poliza/filters'
import { polizaColumns } from '@/components/seguros/poliza/poliza-columns'
import { formatMes } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Fila = LeidoEn<'/poliza/traerDeMatriculado'>[number]
type Props = PagedList<Fila> & { address: Address }

/** The months that a member has a policy of. */
export const MatriculadoPolizas = ({ content, pagination, address }: Props) => (
  <section aria-labelledby="polizas" className="mt-6 grid grid-cols-1 gap-3">
    <h2 id="polizas" className="text-base font-semibold">
      Pólizas
    </h2>
    <DataTable
      label="Pólizas"
      columns={COLUMNAS}
      content={content}
      rowKey={({ id }) => String(id)}
      empty={{ text: 'No se cargó ninguna póliza suya' }}
      address={address}
      pagination={pagination}
      pageParam={PAGINA_DE_POLIZAS}
    />
  </section>
)

const monthOf = ({ mes, anio }: Fila): string =>
  mes === undefined || anio === undefined ? '—' : formatMes({ mes, anio })

const COLUMNAS: readonly Column<Fila>[] = [
  { id: 'mes', label: 'Mes', kind: 'own', title: true, cell: monthOf },
  ...polizaColumns(monthOf),
]
