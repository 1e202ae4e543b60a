'use client'

import type { Address } from '@/components/data-table/address'
import type { ValueColumn } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Fila = LeidoEn<'/estadisticas/traerCuotasDelMes'>[number]

const COLUMNAS: readonly ValueColumn<Fila>[] = [
  { id: 'matricula', label: 'Matricula', kind: 'number' },
  {
    id: 'nombre',
    label: 'Apellido y Nombre',
    kind: 'text',
    title: true,
    href: '/fichaMatriculado/{matriculadoID}',
  },
  { id: 'monto', label: 'Monto', kind: 'money' },
  { id: 'falta', label: 'Falta', kind: 'money', blank: true },
  { id: 'fecha', label: 'Pagada el', kind: 'date', blank: true },
]

/** The charges behind a part of the chart of payments. */
export const CuotasTable = ({ content, pagination, address }: PagedList<Fila> & { address: Address }) => (
  <DataTable
    label="Cuotas del mes"
    columns={COLUMNAS}
    content={useGrowing(content)}
    rowKey={({ id }) => String(id)}
    empty={{ text: 'No hay cuotas así en ese mes' }}
    address={address}
    filters={['mes', 'situacion', 'nombre']}
    pagination={pagination}
  />
)
