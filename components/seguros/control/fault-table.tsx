'use client'

import Link from 'next/link'
import { type Address, hrefWith } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { PaginationState } from '@/components/data-table/pagination'
import { useGrowing } from '@/components/espera/use-growing'
import { FILTROS_CONTROL } from '@/components/seguros/control/filters'
import { describeFalta, type Falta, FALTAS } from '@/domain/control-cobertura'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Fila = LeidoEn<'/controlCobertura/traerTodos'>[number]
type Props = {
  content: TableContent<Fila>
  address: Address
  pagination: PaginationState
  /** May load policies, and may generate the federation's files; the others see what is missing. */
  carga: boolean
  genera: boolean
}

export function FaultTable({ content, address, pagination, carga, genera }: Props) {
  return (
    <DataTable
      label="Control de Cobertura"
      columns={columnsFor({ carga, genera, mes: address.params['mes'] })}
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

interface Puede {
  carga: boolean
  genera: boolean
  /** The month that is looked at, as the address says it. */
  mes: string | undefined
}

const columnsFor = (puede: Puede): readonly Column<Fila>[] => [
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
    cell: (row) => <Remedy row={row} puede={puede} />,
  },
]

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
function Remedy({ row, puede }: { row: Fila; puede: Puede }) {
  const { falta, matriculadoID, apellidoNombre = '' } = row
  if (!falta || matriculadoID === undefined) return null
  const { remedio } = FALTAS[falta]
  const href = wayTo(falta, matriculadoID, puede)
  if (href === undefined) return remedio
  return (
    <Link href={href} prefetch={false} className="cell-action" aria-label={`${remedio}: ${apellidoNombre}`}>
      {remedio}
    </Link>
  )
}

function wayTo(falta: Falta, matriculadoID: number, { carga, genera, mes }: Puede): string | undefined {
  switch (falta) {
    case 'sinPoliza':
      return carga ? rutas.cargaDePolizas() : undefined
    case 'fueraDeArchivo':
    case 'deMasEnArchivo':
      return genera ? hrefWith({ path: rutas.archivoFederacion(), params: {} }, { mes }) : undefined
    case 'sinCobertura':
    case 'cubiertoDeMas':
    case 'sinTipo':
    case 'polizaDeMas':
      return rutas.seguros(matriculadoID)
  }
}
