'use client'

import Link from 'next/link'
import { useMemo } from 'react'
import { type Address, hrefWith } from '@/components/data-table/address'
import { type Columnas, useColumns } from '@/components/data-table/arrange'
import type { Puesta } from '@/components/data-table/lista'
import { type ColumnaDeControl, LISTA_CONTROL } from '@/components/seguros/control/lista'
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
  puesta: Puesta<ColumnaDeControl>
  /** May load policies, and may generate the federation's files; the others see what is missing. */
  carga: boolean
  genera: boolean
}

export function FaultTable({ content, address, pagination, carga, genera, puesta }: Props) {
  const { mes } = address.params
  const columnas = useMemo(() => columnasFor({ carga, genera, mes }), [carga, genera, mes])
  return (
    <DataTable
      label="Control de Cobertura"
      columns={useColumns(LISTA_CONTROL, columnas, puesta, address)}
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

const columnasFor = (puede: Puede): Columnas<Fila, ColumnaDeControl> => ({
  matricula: { kind: 'number', width: '7rem' },
  apellidoNombre: { kind: 'text', href: '/fichaMatriculado/{matriculadoID}' },
  falta: { kind: 'own', cell: (row) => <What {...row} /> },
  remedio: { kind: 'own', width: '13rem', cell: (row) => <Remedy row={row} puede={puede} /> },
})

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
