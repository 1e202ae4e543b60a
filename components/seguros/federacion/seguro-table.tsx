'use client'

import { useMemo, useState } from 'react'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { PaginationState } from '@/components/data-table/pagination'
import { useGrowing } from '@/components/espera/use-growing'
import { useConfirm } from '@/components/form/confirm'
import { useRepetible } from '@/components/llamada/use-repetible'
import { extensionOf, type Seguro, told, typeOf } from '@/components/seguros/federacion/seguro-words'
import type { Adjustment } from '@/components/seguros/federacion/use-ajuste'
import { porPedido } from '@/components/ui/por-pedido'
import { Badge } from '@/components/ui/badge'

type Props = {
  matriculadoID: number
  content: TableContent<Seguro>
  address: Address
  pagination: PaginationState
  edita: boolean
  /** What an end or a removal does is told beforehand. */
  simula: boolean
}

const EndSeguroDialog = porPedido(() =>
  import('@/components/seguros/federacion/end-seguro-dialog').then((module) => module.EndSeguroDialog),
)
const RemovalAdjustment = porPedido(() =>
  import('@/components/seguros/federacion/ajuste-de-cargo').then((module) => module.RemovalAdjustment),
)

export function SeguroTable({ matriculadoID, content, address, pagination, edita, simula }: Props) {
  const [asked, setAsked] = useState<Seguro>()
  // As it is now: after a refusal the list is read again.
  const now = content.state === 'rows' ? content.rows.find(({ id }) => id === asked?.id) : undefined
  const ending = asked && (now ?? asked)
  const remove = useRemove(matriculadoID, simula)
  const columns = useMemo(
    () => (edita ? [...LISTA, actions({ end: setAsked, remove: (row) => void remove(row) })] : LISTA),
    [edita, remove],
  )
  return (
    <>
      <DataTable
        label="Seguros"
        columns={columns}
        content={useGrowing(content)}
        rowKey={({ id, desde }) => `${id} ${desde}`}
        empty={{ text: 'No tiene seguros' }}
        address={address}
        pagination={pagination}
      />
      {ending && (
        <EndSeguroDialog {...{ matriculadoID, simula }} fila={ending} close={() => setAsked(undefined)} />
      )}
    </>
  )
}

function useRemove(matriculadoID: number, simula: boolean) {
  const confirm = useConfirm()
  const { enviar } = useRepetible('/federacion_matriculado/eliminar', {
    exito: 'Eliminacion Exitosa',
    fracaso: 'No se pudo eliminar',
    relee: true,
    que: 'se eliminó el seguro',
  })
  return async (row: Seguro) => {
    const { id: federacionMatriculadoID } = row
    if (federacionMatriculadoID === undefined) return
    const change = { acto: 'eliminar', matriculadoID, federacionMatriculadoID } as const
    let adjustment: Adjustment = {}
    await confirm({
      title: 'Seguro que desea eliminar este Seguro?',
      description: `${told(row)}.`,
      ...(simula && {
        details: <RemovalAdjustment change={change} tell={(done) => void (adjustment = done)} />,
      }),
      yes: 'Si',
      no: 'No',
      tone: 'destructive',
      action: () => enviar({ federacionMatriculadoID, ...adjustment }),
    })
  }
}

const LISTA: readonly Column<Seguro>[] = [
  { id: 'desde', label: 'Desde', kind: 'date', title: true, width: '9rem' },
  { id: 'hasta', label: 'Hasta', kind: 'date', width: '9rem' },
  {
    id: 'tipoSeguro',
    label: 'Tipo Seguro',
    kind: 'own',
    cell: (row) => {
      const extension = extensionOf(row)
      return (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
          {row.tipoSeguro ?? <span className="text-muted">{typeOf(row)}</span>}
          {extension && <Badge color="green">{extension}</Badge>}
        </span>
      )
    },
  },
]

interface Acts {
  end: (row: Seguro) => void
  remove: (row: Seguro) => void
}

/** A server may leave out whether a period is active; without an end it is. */
const isActive = ({ activo, hasta }: Seguro): boolean => activo ?? !hasta

const actions = ({ end, remove }: Acts): Column<Seguro> => ({
  id: 'acciones',
  label: 'Acciones',
  kind: 'actions',
  width: '14rem',
  cell: (row) =>
    row.id === undefined ? null : (
      <>
        <button
          type="button"
          className="cell-action"
          aria-haspopup="dialog"
          aria-label={`Dar de Baja ${told(row)}`}
          aria-disabled={!isActive(row)}
          title={isActive(row) ? undefined : 'Hoy no está activo'}
          onPointerEnter={EndSeguroDialog.fetch}
          onFocus={EndSeguroDialog.fetch}
          onClick={() => isActive(row) && end(row)}
        >
          Dar de Baja
        </button>
        <button
          type="button"
          className="cell-action"
          aria-label={`Eliminar ${told(row)}`}
          onClick={() => remove(row)}
        >
          Eliminar
        </button>
      </>
    ),
})
