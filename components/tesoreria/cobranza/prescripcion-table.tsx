'use client'

import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import { prescripcion } from '@/contract/listas/prescripcion'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Fila = NonNullable<LeidoEn<'/prescripcion/traerTodas'>['filas']>[number]

const COLUMNAS = columnsOf<Fila, typeof prescripcion.declaracion>(prescripcion, {})

export const PrescripcionTable = (props: PagedList<Fila> & TablaDe<typeof prescripcion.declaracion>) => (
  <ListTable
    {...props}
    listado={prescripcion}
    columnas={COLUMNAS}
    empty={{
      text: 'Nadie debe algo que ya prescribió o prescribe en 180 días',
      filtered: 'Nadie con estos filtros',
    }}
  />
)
