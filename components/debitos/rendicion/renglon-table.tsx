'use client'

import type { LineaDeRendicion } from '@/lib/debitos/line-row'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import { rendicion } from '@/contract/listas/rendicion'

/** A report's lines, each with what it came to and why. */
export const RenglonTable = (tabla: PagedList<LineaDeRendicion> & TablaDe<typeof rendicion.declaracion>) => (
  <ListTable
    {...tabla}
    listado={rendicion}
    wide="page"
    columnas={COLUMNAS}
    empty={{ text: 'No tiene ningún renglón', filtered: 'Ningún renglón con estos filtros' }}
  />
)

const COLUMNAS = columnsOf<LineaDeRendicion, typeof rendicion.declaracion>(rendicion, {})
