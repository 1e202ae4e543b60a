import type { Address } from '@/components/data-table/address'
import { useColumns } from '@/components/data-table/arrange'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { Lista, Puesta } from '@/components/data-table/lista'
import type { PaginationState } from '@/components/data-table/pagination'
import { ActionLink } from '@/components/data-table/table-messages'
import { useGrowing } from '@/components/espera/use-growing'
import { CON_ENLACES, type FilaMatriculado, SIN_ENLACES, VER } from '@/components/padron/matriculado/columns'
import type { ColumnaDePadron } from '@/components/padron/matriculado/lista'
import { useJustAdded } from '@/components/padron/matriculado/just-added'
import { FILTROS } from '@/components/padron/matriculado/filters'
import { rutas } from '@/lib/routes'

export type MatriculadoTableProps = {
  content: TableContent<FilaMatriculado>
  address: Address
  pagination: PaginationState
  verFicha: boolean
  /** Brings a register in, which one without members is told. */
  trae: boolean
  lista: Lista<ColumnaDePadron>
  puesta: Puesta<ColumnaDePadron>
}

const filters = FILTROS.map(({ name }) => name)
const rowKey = ({ id, matricula, dni }: FilaMatriculado) => `${id ?? ''}-${matricula ?? ''}-${dni ?? ''}`

export function MatriculadoTable({
  content,
  address,
  pagination,
  verFicha,
  trae,
  lista,
  puesta,
}: MatriculadoTableProps) {
  const columnas = verFicha ? CON_ENLACES : SIN_ENLACES
  const columns = useColumns(lista, columnas, puesta, address, verFicha ? VER : undefined)
  const added = useJustAdded(useGrowing(content), address, puesta.campos)
  return (
    <DataTable
      label="Matriculados"
      {...added}
      columns={columns}
      rowKey={rowKey}
      empty={{
        text: 'Todavía no hay matriculados',
        ...(trae && { action: <ActionLink href={rutas.importar()}>Traerlos de una planilla</ActionLink> }),
      }}
      address={address}
      filters={filters}
      pagination={pagination}
    />
  )
}
