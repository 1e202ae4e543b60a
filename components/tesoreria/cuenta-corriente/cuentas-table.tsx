'use client'

import type { ActionsColumn } from '@/components/data-table/columns'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import { cuentas } from '@/contract/listas/cuentas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Fila = NonNullable<LeidoEn<'/cuentasCorrientes/traerTodos'>['filas']>[number]

const COLUMNAS = columnsOf<Fila, typeof cuentas.declaracion>(cuentas, {})

const ACCIONES: ActionsColumn = {
  id: 'acciones',
  label: 'Accion',
  kind: 'actions',
  width: '8rem',
  actions: [{ label: 'Ver cuenta', href: '/fichaMatriculado/{id}/cuentaCorriente' }],
}

export const CuentasTable = (props: PagedList<Fila> & TablaDe<typeof cuentas.declaracion>) => (
  <ListTable
    {...props}
    listado={cuentas}
    wide="page"
    columnas={COLUMNAS}
    acciones={ACCIONES}
    empty={{ text: 'Todavía no hay matriculados' }}
  />
)
