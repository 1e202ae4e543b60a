import { useColumns } from '@/components/data-table/arrange'
import { useTotal } from '@/components/data-table/pagination'
import { SIN_ENLACES } from '@/components/padron/matriculado/columns'
import type { MatriculadoTableProps } from '@/components/padron/matriculado/matriculado-table'
import { type Picking, PickTable } from '@/components/padron/matriculado/pick-table'
import { FILTROS } from '@/components/padron/matriculado/filters'
import type { Elegidos } from '@/components/seleccion/use-chosen'
import { keptAs } from '@/lib/borrador'

const ELEGIDOS = keptAs<Elegidos>('matriculados.elegidos.1')
const filters = FILTROS.map(({ name }) => name)

export function PickMatriculados({
  content,
  address,
  pagination,
  lista,
  puesta,
  ...picking
}: MatriculadoTableProps & Picking) {
  return (
    <PickTable
      {...picking}
      {...{ content, address, filters }}
      pagination={useTotal(pagination)}
      kept={ELEGIDOS}
      label="Matriculados"
      columns={useColumns(lista, SIN_ENLACES, puesta, address)}
      rowKey={({ id, matricula, dni }) => `${id ?? ''}-${matricula ?? ''}-${dni ?? ''}`}
      empty={{ text: 'Todavía no hay matriculados' }}
    />
  )
}
