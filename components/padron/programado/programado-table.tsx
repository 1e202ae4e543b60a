'use client'

import type { OwnColumn } from '@/components/data-table/columns'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import { AnnulButton } from '@/components/padron/programado/annul-button'
import { cambiosProgramados } from '@/contract/listas/cambios-programados'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Fila = LeidoEn<'/estado_programado/traerTodos'>[number]
type Props = PagedList<Fila> & TablaDe<typeof cambiosProgramados.declaracion>

export const ProgramadoTable = (tabla: Props) => (
  <ListTable
    {...tabla}
    listado={cambiosProgramados}
    columnas={COLUMNAS}
    acciones={ACCIONES}
    empty={{
      text: 'No hay cambios de estado programados: se programan con «Cambiar Estado» de la ficha, con un día que viene o un plazo',
      filtered: 'Ninguno con estos filtros',
    }}
  />
)

const COLUMNAS = columnsOf<Fila, typeof cambiosProgramados.declaracion>(cambiosProgramados, {})

const ACCIONES: OwnColumn<Fila> = {
  id: 'acciones',
  label: 'Accion',
  kind: 'actions',
  width: '7rem',
  cell: (fila) => <AnnulButton fila={fila} de={fila.apellidoNombre} />,
}
