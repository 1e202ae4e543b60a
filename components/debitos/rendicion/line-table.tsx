'use client'

import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import { FILTROS_FILAS } from '@/components/debitos/rendicion/filters'
import type { LineaDeRendicion } from '@/lib/debitos/line-row'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'

type Props = PagedList<LineaDeRendicion> & { address: Address }

/** A report's lines, each with what it came to and why. */
export const LineTable = ({ content, address, pagination }: Props) => (
  <DataTable
    label="Renglones"
    wide="page"
    columns={COLUMNAS}
    content={useGrowing(content)}
    rowKey={({ id }) => String(id)}
    empty={{ text: 'No tiene ningún renglón', filtered: 'Ningún renglón con estos filtros' }}
    address={address}
    filters={FILTROS_FILAS.map(({ name }) => name)}
    pagination={pagination}
  />
)

const COLUMNAS: readonly Column<LineaDeRendicion>[] = [
  { id: 'linea', label: 'Renglón', kind: 'number', width: '5.5rem' },
  { id: 'matricula', label: 'Matrícula', kind: 'text', align: 'end', width: '6.5rem' },
  {
    id: 'apellidoNombre',
    label: 'Apellido y Nombre',
    kind: 'text',
    title: true,
    href: '/fichaMatriculado/{matriculadoID}/pagos',
  },
  { id: 'pedido', label: 'Pedido', kind: 'money', width: '8rem', blank: true },
  { id: 'cobro', label: 'Cobrado', kind: 'money', width: '8rem', blank: true },
  { id: 'fecha', label: 'Fecha', kind: 'date', width: '6.75rem', blank: true },
  { id: 'codigo', label: 'Resultado', kind: 'text', note: 'detalle', width: '13rem' },
  { id: 'paso', label: 'Qué hacer', kind: 'text', width: '15rem', blank: true },
  { id: 'nroRecibo', label: 'Recibo', kind: 'number', width: '5.5rem', blank: true },
]
