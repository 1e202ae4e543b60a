'use client'

import Link from 'next/link'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { SolicitudBadge } from '@/components/medico/solicitud/solicitud-badge'
import { formatFecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Fila = LeidoEn<'/solicitud/traerDe'>[number]

const COLUMNAS: readonly Column<Fila>[] = [
  {
    id: 'numero',
    label: 'Número',
    kind: 'own',
    width: '8rem',
    title: true,
    cell: ({ id, numero, anio, tipo = '' }) =>
      id === undefined ? (
        '—'
      ) : (
        <Link
          href={rutas.solicitud(id)}
          prefetch={false}
          className="cell-link"
          aria-label={`${numero}/${anio}: ${tipo}`}
        >
          {numero}/{anio}
        </Link>
      ),
  },
  { id: 'tipo', label: 'Qué pide', kind: 'text', note: 'motivo' },
  { id: 'presentada', label: 'Presentada', kind: 'date', width: '8rem' },
  {
    id: 'estado',
    label: 'Estado',
    kind: 'own',
    width: '9rem',
    cell: ({ estado }) => estado && <SolicitudBadge estado={estado} />,
  },
  {
    id: 'efecto',
    label: 'Qué quedó',
    kind: 'own',
    width: '15rem',
    blank: true,
    cell: ({ efectoDesde, efectoHasta }) =>
      efectoDesde &&
      `Desde el ${formatFecha(efectoDesde)}${efectoHasta ? ` hasta el ${formatFecha(efectoHasta)}` : ''}`,
  },
]

/** What one member asked, the newest first. */
export const SolicitudesOfMatriculado = (props: { content: TableContent<Fila>; address: Address }) => (
  <DataTable
    label="Solicitudes"
    columns={COLUMNAS}
    rowKey={({ id }) => String(id)}
    empty={{ text: 'Todavía no pidió nada' }}
    {...props}
  />
)
