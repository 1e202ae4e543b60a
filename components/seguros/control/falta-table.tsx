'use client'

import Link from 'next/link'
import { useMemo } from 'react'
import { hrefWith } from '@/components/data-table/address'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import { controlCobertura } from '@/contract/listas/control-cobertura'
import { describeFalta, type Falta, FALTAS } from '@/domain/control-cobertura'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Fila = LeidoEn<'/controlCobertura/traerTodos'>[number]
type Props = PagedList<Fila> &
  TablaDe<typeof controlCobertura.declaracion> & {
    /** May load policies, and may generate the federation's files; the others see what is missing. */
    carga: boolean
    genera: boolean
  }

/** A month without faults is none that was not found. */
const filters = controlCobertura.nombres.filter((name) => name !== 'mes')

export function FaltaTable({ carga, genera, ...tabla }: Props) {
  const { mes } = tabla.address.params
  const columnas = useMemo(() => columnasFor({ carga, genera, mes }), [carga, genera, mes])
  return (
    <ListTable
      {...tabla}
      listado={controlCobertura}
      columnas={columnas}
      empty={{
        text: 'Nada que corregir: quien ejerce está cubierto y cada cobertura tiene su póliza',
        filtered: 'Ninguna falta con estos filtros',
      }}
      filters={filters}
    />
  )
}

interface Puede {
  carga: boolean
  genera: boolean
  /** The month that is looked at, as the address says it. */
  mes: string | undefined
}

const columnasFor = (puede: Puede) =>
  columnsOf<Fila, typeof controlCobertura.declaracion>(controlCobertura, {
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
    <Link
      {...{ href, prefetch: false, className: 'cell-action', 'data-print': 'say' }}
      aria-label={`${remedio}: ${apellidoNombre}`}
    >
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
