'use client'

import Link from 'next/link'
import type { ActionsColumn } from '@/components/data-table/columns'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import type { BadgeColor } from '@/components/ui/badge'
import { enLinea } from '@/contract/listas/en-linea'
import { EN_CURSO, EN_LINEA_EN_PALABRAS, ESTADOS_EN_LINEA, type EstadoEnLinea } from '@/domain/en-linea'
import { rutas } from '@/lib/routes'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type FilaEnLinea = LeidoEn<'/mercado_pago/traerTodos'>[number]

const COLORES: Readonly<Record<EstadoEnLinea, BadgeColor>> = {
  abierto: 'blue',
  pendiente: 'orange',
  aprobado: 'green',
  devuelto: 'red',
  cancelado: 'cyan',
  vencido: 'cyan',
}
const BADGES = Object.fromEntries(
  ESTADOS_EN_LINEA.map((estado) => [estado, { label: EN_LINEA_EN_PALABRAS[estado], color: COLORES[estado] }]),
)

const COLUMNAS = columnsOf<FilaEnLinea, typeof enLinea.declaracion>(enLinea, {
  matriculado: {
    kind: 'own',
    cell: ({ matriculado, matriculadoID, observacion }) => (
      <span className="wrap-anywhere">
        {matriculadoID === undefined ? (
          matriculado
        ) : (
          <Link href={rutas.ficha(matriculadoID)} prefetch={false} className="cell-link">
            {matriculado || 'Sin nombre'}
          </Link>
        )}
        {observacion && <span className="cell-note">{observacion}</span>}
      </span>
    ),
  },
  estado: { kind: 'badge', width: '8rem', badges: BADGES },
})

const ACCIONES: ActionsColumn = {
  id: 'acciones',
  label: 'Acc.',
  kind: 'actions',
  width: '5rem',
  actions: [{ label: 'Ver', href: `/mercado_pago/{id}/operador/resultado/${EN_CURSO}` }],
}

/** Under a name stands what a person should look at. */
export const OnlineTable = (props: PagedList<FilaEnLinea> & TablaDe<typeof enLinea.declaracion>) => (
  <ListTable
    {...props}
    listado={enLinea}
    columnas={COLUMNAS}
    acciones={ACCIONES}
    empty={{ text: 'Todavía no hay pagos en línea' }}
  />
)
