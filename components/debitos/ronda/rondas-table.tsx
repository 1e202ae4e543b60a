'use client'

import Link from 'next/link'
import type { FilaDeRonda } from '@/components/debitos/ronda/ronda-row'
import { ESTADO_COLOR } from '@/components/debitos/ronda/state-colors'
import type { OwnColumn } from '@/components/data-table/columns'
import { ActionLink } from '@/components/data-table/table-messages'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import { rondas } from '@/contract/listas/rondas'
import { ESTADO_EN_PALABRAS, ESTADOS_DE_RONDA } from '@/domain/debito/ronda'
import { rutas } from '@/lib/routes'

export const RondasTable = (tabla: PagedList<FilaDeRonda> & TablaDe<typeof rondas.declaracion>) => (
  <ListTable
    {...tabla}
    listado={rondas}
    wide="page"
    columnas={COLUMNAS}
    acciones={ACCIONES}
    empty={{
      text: 'Todavía no se cerró ningún débito',
      filtered: 'Ningún débito con estos filtros',
      action: <ActionLink href={rutas.utilidades()}>Ir a Utilidades</ActionLink>,
    }}
  />
)

const ESTADOS = {
  ...Object.fromEntries(
    ESTADOS_DE_RONDA.map((estado) => [
      estado,
      { label: ESTADO_EN_PALABRAS[estado], color: ESTADO_COLOR[estado] },
    ]),
  ),
  prueba: { label: 'De prueba', color: 'cyan' as const },
}

const COLUMNAS = columnsOf<FilaDeRonda, typeof rondas.declaracion>(rondas, {
  estado: { kind: 'badge', width: '8rem', badges: ESTADOS },
})

const ACCIONES: OwnColumn<FilaDeRonda> = {
  id: 'acciones',
  label: 'Acc.',
  kind: 'actions',
  width: '5rem',
  cell: ({ href, debito, mes, id }) =>
    href === undefined ? null : (
      <Link href={href} prefetch={false} className="cell-action" aria-label={`Ver ${debito}, ${mes}, ${id}`}>
        Ver
      </Link>
    ),
}
