'use client'

import Link from 'next/link'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import { SolicitudBadge } from '@/components/medico/solicitud/solicitud-badge'
import { solicitudes } from '@/contract/listas/solicitudes'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Fila = LeidoEn<'/solicitud/traerTodas'>[number]
type Props = PagedList<Fila> & TablaDe<typeof solicitudes.declaracion>

const COLUMNAS = columnsOf<Fila, typeof solicitudes.declaracion>(solicitudes, {
  numero: { kind: 'own', width: '7rem', cell: (fila) => <Numero {...fila} /> },
  estado: { kind: 'own', width: '8rem', cell: ({ estado }) => estado && <SolicitudBadge estado={estado} /> },
})

export const SolicitudTable = (props: Props) => (
  <ListTable
    {...props}
    listado={solicitudes}
    columnas={COLUMNAS}
    empty={{
      text: 'No hay solicitudes en esta cola',
      filtered: 'Ninguna solicitud con estos filtros',
    }}
  />
)

function Numero({ id, numero, anio, tipo = '', apellidoNombre = '' }: Fila) {
  if (id === undefined || numero == null) return '—'
  return (
    <Link
      href={rutas.solicitud(id)}
      prefetch={false}
      className="cell-link"
      aria-label={`${numero}/${anio}: ${tipo}, ${apellidoNombre}`}
    >
      {numero}/{anio}
    </Link>
  )
}
