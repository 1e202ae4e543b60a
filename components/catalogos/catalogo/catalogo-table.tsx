'use client'

import { useMemo } from 'react'
import type { Fila } from '@/components/catalogos/catalogo/columns'
import { rowName, shownColumns } from '@/components/catalogos/catalogo/own-columns'
import { useDelete } from '@/components/catalogos/catalogo/use-delete'
import { orderOf } from '@/components/data-table/arrange'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { RowAct, EditLink } from '@/components/data-table/row-buttons'
import type { PaginationState } from '@/components/data-table/pagination'
import { useGrowing } from '@/components/espera/use-growing'
import type { OrdenDe } from '@/domain/orden'
import { ordenOf } from '@/contract/catalogo/orden'
import { type DeclaracionCatalogo, hrefOfRow } from '@/contract/catalogo/declaracion'

type Props = {
  /** Handed over, or the browser would load those of all catalogues. */
  catalogo: DeclaracionCatalogo
  content: TableContent<Fila>
  address: Address
  pagination: PaginationState
  /** Absent where the server has one order alone. */
  orden: OrdenDe<string> | undefined
  edita: boolean
  /** A deleted row can be brought back. */
  restaura: boolean
}

export function CatalogoTable({ catalogo, content, address, pagination, orden, edita, restaura }: Props) {
  const remove = useDelete(catalogo, { restaura })
  const columns = useMemo(() => {
    const ordenable = ordenOf(catalogo)
    const shown = shownColumns(catalogo).map((column) =>
      orden !== undefined && ordenable.por.includes(column.id)
        ? { ...column, order: orderOf(ordenable, column.id, orden, address) }
        : column,
    )
    const titulo = shown.find(({ title }) => title)?.id ?? 'nombre'
    const acciones: Column<Fila> = {
      id: 'acciones',
      label: catalogo.acciones,
      kind: 'actions',
      width: '9.5rem',
      cell: (row) =>
        row.id !== undefined && (
          <RowActions
            href={edita ? hrefOfRow(catalogo, row.id) : undefined}
            id={row.id}
            nombre={rowName(catalogo, row, titulo)}
            fijo={row.fijo === true || catalogo.sinEliminar === true}
            remove={remove}
          />
        ),
    }
    return [...shown, acciones]
  }, [catalogo, remove, edita, orden, address])
  return (
    <DataTable
      label={catalogo.titulo}
      columns={columns}
      content={useGrowing(content)}
      rowKey={({ id }) => String(id)}
      empty={{ text: 'Todavía no hay datos' }}
      address={address}
      filters={['buscar']}
      pagination={pagination}
    />
  )
}

type ActionProps = {
  /** Undefined where the row is not edited. */
  href: string | undefined
  id: number
  nombre: string
  fijo: boolean
  remove: (id: number, nombre: string) => Promise<void>
}

function RowActions({ href, id, nombre, fijo, remove }: ActionProps) {
  return (
    <span className="inline-flex gap-1">
      {href && <EditLink href={href} nombre={nombre} />}
      <RowAct
        verbo="Eliminar"
        nombre={nombre}
        never={fijo ? 'No se puede eliminar' : undefined}
        act={() => remove(id, nombre)}
      />
    </span>
  )
}
