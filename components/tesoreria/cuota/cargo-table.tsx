'use client'

import { FICHA } from '@/components/tesoreria/cuota/ficha-column'
import type { PagedList } from '@/components/espera/paged-list'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import { useGrowing } from '@/components/espera/use-growing'
import type { traerCargos } from '@/contract/cuota'
import type { FilaDe } from '@/contract/llamada'
import type { Leido } from '@/lib/api/result'

type FilaCargo = Leido<FilaDe<typeof traerCargos>>

const COLUMNS: readonly Column<FilaCargo>[] = [
  { id: 'apellidoNombre', label: 'Nombre Completo', kind: 'text', title: true },
  { id: 'matricula', label: 'Matricula', kind: 'number', width: '8rem' },
  { id: 'nombre', label: 'Cuota', kind: 'text' },
  { id: 'monto', label: 'Monto', kind: 'money', width: '10rem' },
  {
    id: 'estado',
    label: 'Estado',
    kind: 'badge',
    width: '8rem',
    badges: {
      impaga: { label: 'Impaga', color: 'orange' },
      pagada: { label: 'Pagada', color: 'green' },
      plan: { label: 'En un plan', color: 'blue' },
      anulada: { label: 'Anulada', color: 'grey' },
    },
  },
  FICHA,
]

type Props = PagedList<FilaCargo> & { address: Address }

export function CargoTable({ content, address, pagination }: Props) {
  return (
    <DataTable
      label="Cuotas generadas"
      columns={COLUMNS}
      content={useGrowing(content)}
      rowKey={({ matriculadoID, matricula }) => `${matriculadoID}-${matricula}`}
      empty={{ text: 'No hay cuotas' }}
      address={address}
      pagination={pagination}
    />
  )
}
