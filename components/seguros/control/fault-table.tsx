'use client'

import Link from 'next/link'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { PaginationState } from '@/components/data-table/pagination'
import { useGrowing } from '@/components/espera/use-growing'
import { FILTROS_CONTROL } from '@/components/seguros/control/filters'
import { describeFalta, FALTAS } from '@/domain/control-cobertura'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Fila = LeidoEn<'/controlCobertura/traerTodos'>[number]
type Props = {
  content: TableContent<Fila>
  address: Address
  pagination: PaginationState
  /** May load policies; the others see where one is missing. */
  carga: boolean
}

export function FaultTable({ content, address, pagination, carga }: Props) {
  return (
    <DataTable
      label="Control de Cobertura"
      columns={carga ? CON_CARGA : SIN_CARGA}
      content={useGrowing(content)}
      rowKey={({ id }) => String(id)}
      empty={{
        text: 'Nada que corregir: quien ejerce está cubierto y cada cobertura tiene su póliza',
        filtered: 'Ninguna falta con estos filtros',
      }}
      address={address}
      filters={FILTROS_CONTROL.filter(({ name }) => name !== 'mes').map(({ name }) => name)}
      pagination={pagination}
    />
  )
}

const columnsFor = (carga: boolean): readonly Column<Fila>[] => [
  { id: 'matricula', label: 'Matrícula', kind: 'number', width: '7rem' },
  {
    id: 'apellidoNombre',
    label: 'Apellido y Nombre',
    kind: 'text',
    title: true,
    href: '/fichaMatriculado/{matriculadoID}',
  },
  { id: 'falta', label: 'Falta', kind: 'own', cell: (row) => <What {...row} /> },
  {
    id: 'remedio',
    label: 'Qué hacer',
    kind: 'own',
    width: '13rem',
    cell: (row) => <Remedy {...row} carga={carga} />,
  },
]
const CON_CARGA = columnsFor(true)
const SIN_CARGA = columnsFor(false)

function What({ falta, estado = '', desde = null }: Fila) {
  if (!falta) return null
  return (
    <span className="wrap-anywhere">
      {FALTAS[falta].nombre}
      <span className="cell-note">{describeFalta(falta, estado, desde)}</span>
    </span>
  )
}

/** The screen where it is mended. */
function Remedy({ falta, matriculadoID, apellidoNombre = '', carga }: Fila & { carga: boolean }) {
  if (!falta || matriculadoID === undefined) return null
  const { remedio } = FALTAS[falta]
  if (falta === 'sinPoliza' && !carga) return remedio
  const href = falta === 'sinPoliza' ? rutas.cargaDePolizas() : rutas.seguros(matriculadoID)
  return (
    <Link href={href} prefetch={false} className="cell-link" aria-label={`${remedio}: ${apellidoNombre}`}>
      {remedio}
    </Link>
  )
}
