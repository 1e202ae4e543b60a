'use client'

import type { ActionsColumn } from '@/components/data-table/columns'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import { prescripcion } from '@/contract/listas/prescripcion'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Fila = NonNullable<LeidoEn<'/prescripcion/traerTodas'>['filas']>[number]

const COLUMNAS = columnsOf<Fila, typeof prescripcion.declaracion>(prescripcion, {})

const ACCIONES: ActionsColumn = {
  id: 'acciones',
  label: 'Accion',
  kind: 'actions',
  width: '7rem',
  actions: [{ label: 'Ver pagos', href: '/fichaMatriculado/{id}/pagos' }],
}

export const PrescripcionTable = (props: PagedList<Fila> & TablaDe<typeof prescripcion.declaracion>) => (
  <ListTable
    {...props}
    listado={prescripcion}
    columnas={COLUMNAS}
    acciones={ACCIONES}
    wide="page"
    empty={{
      text: 'Nadie debe algo que ya prescribió o prescribe en 180 días',
      filtered: 'Nadie con estos filtros',
    }}
  />
)
