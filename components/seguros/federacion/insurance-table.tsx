'use client'

import { Suspense, lazy, useMemo, useState } from 'react'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { PaginationState } from '@/components/data-table/pagination'
import { useGrowing } from '@/components/espera/use-growing'
import { useConfirm } from '@/components/form/confirm'
import { usePropio } from '@/components/llamada/servidor'
import { useRepetible } from '@/components/llamada/use-repetible'
import { chargesWords, extensionOf, type Seguro, told } from '@/components/seguros/federacion/insurance-words'
import { fetchRead } from '@/lib/llamada/ask-proxy'
import { Tag } from '@/components/ui/tag'

type Props = {
  content: TableContent<Seguro>
  address: Address
  pagination: PaginationState
  edita: boolean
}

const load = () =>
  import('@/components/seguros/federacion/end-insurance-dialog').then((module) => ({
    default: module.EndInsuranceDialog,
  }))
const EndInsuranceDialog = lazy(load)

export function InsuranceTable({ content, address, pagination, edita }: Props) {
  const [asked, setAsked] = useState<Seguro>()
  // As it is now: after a refusal the list is read again.
  const now = content.state === 'rows' ? content.rows.find(({ id }) => id === asked?.id) : undefined
  const ending = asked && (now ?? asked)
  const remove = useRemove()
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
        <Suspense>
          <EndInsuranceDialog fila={ending} close={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function useRemove() {
  const confirm = useConfirm()
  const propio = usePropio()
  const { enviar } = useRepetible('/federacion_matriculado/eliminar', {
    exito: 'Eliminacion Exitosa',
    fracaso: 'No se pudo eliminar',
    relee: true,
    que: 'se eliminó el seguro',
  })
  return async (row: Seguro) => {
    const { id } = row
    if (id === undefined) return
    const resting = propio ? await restingCharges(id) : ''
    await confirm({
      title: 'Seguro que desea eliminar este Seguro?',
      description: `${told(row)}.${resting}`,
      yes: 'Si',
      no: 'No',
      tone: 'danger',
      action: () => enviar({ federacionMatriculadoID: id }),
    })
  }
}

/** What is known of the charges that took its cover; the question does not depend on it. */
async function restingCharges(federacionMatriculadoID: number): Promise<string> {
  const senal = AbortSignal.timeout(3_000)
  const read = await fetchRead(
    '/federacion_matriculado/simularEliminar',
    { federacionMatriculadoID },
    { senal },
  ).catch(() => undefined)
  return read?.ok ? chargesWords(read.datos.cuotas ?? 0, read.datos.impagas ?? 0) : ''
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
          {row.tipoSeguro ?? <span className="text-muted">Sin tipo</span>}
          {extension && <Tag color="green">{extension}</Tag>}
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
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
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
