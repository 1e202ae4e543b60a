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
import { DialogButton } from '@/components/ui/dialog-button'
import { Plus } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'
import { Badge } from '@/components/ui/badge'
import { formatFecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

const NewPeriodoDialog = porPedido(() =>
  import('@/components/seguros/superintendencia/new-periodo-dialog').then(
    (module) => module.NewPeriodoDialog,
  ),
)

type Fila = LeidoEn<'/superintendencia_matriculado/traerTodos'>[number]
type Props = {
  content: TableContent<Fila>
  address: Address
  pagination: PaginationState
  matriculadoID: number
  edita: boolean
}

const EditPeriodoDialog = porPedido(() =>
  import('@/components/seguros/superintendencia/edit-periodo-dialog').then(
    (module) => module.EditPeriodoDialog,
  ),
)

export function PeriodoTable({ content, address, pagination, matriculadoID, edita }: Props) {
  const [editing, setEditing] = useState<Fila>()
  const remove = useRemove()
  const columns = useMemo(
    () => (edita ? [...LISTA, actions({ edit: setEditing, remove: (row) => void remove(row) })] : LISTA),
    [edita, remove],
  )
  return (
    <>
      <DataTable
        label="Superintendencia"
        columns={columns}
        content={useGrowing(content)}
        rowKey={({ id, desde }) => `${id} ${desde}`}
        empty={{ text: 'No está en Superintendencia' }}
        address={address}
        pagination={pagination}
      />
      {editing && (
        <EditPeriodoDialog matriculadoID={matriculadoID} fila={editing} close={() => setEditing(undefined)} />
      )}
    </>
  )
}

const told = ({ desde, hasta, nroCertificado }: Fila): string =>
  [
    desde && `desde el ${formatFecha(desde)}`,
    hasta ? `hasta el ${formatFecha(hasta)}` : 'sin fecha de fin',
    nroCertificado && `certificado ${nroCertificado}`,
  ]
    .filter(Boolean)
    .join(', ')

function useRemove() {
  const confirm = useConfirm()
  const { enviar } = useRepetible('/superintendencia_matriculado/eliminar', {
    exito: 'Eliminacion Exitosa',
    fracaso: 'No se pudo eliminar',
    relee: true,
    que: 'se eliminó el período',
  })
  return async (row: Fila) => {
    const { id } = row
    if (id === undefined) return
    await confirm({
      title: 'Seguro que desea eliminar este período de Superintendencia?',
      description: `Período ${told(row)}.`,
      yes: 'Si',
      no: 'No',
      tone: 'destructive',
      action: () => enviar({ superintendenciaMatriculadoID: id }),
    })
  }
}

const LISTA: readonly Column<Fila>[] = [
  { id: 'desde', label: 'Desde', kind: 'date', title: true, width: '9rem' },
  { id: 'hasta', label: 'Hasta', kind: 'date', width: '9rem' },
  {
    id: 'activo',
    label: 'Activo',
    kind: 'own',
    width: '7rem',
    cell: ({ activo }) => <Badge color={activo ? 'green' : 'grey'}>{activo ? 'Si' : 'No'}</Badge>,
  },
  { id: 'nroCertificado', label: 'Numero de Certificado', kind: 'text' },
]

interface Acts {
  edit: (row: Fila) => void
  remove: (row: Fila) => void
}

const actions = ({ edit, remove }: Acts): Column<Fila> => ({
  id: 'acciones',
  label: 'Acciones',
  kind: 'actions',
  width: '12rem',
  cell: (row) =>
    row.id === undefined ? null : (
      <>
        <button
          type="button"
          className="cell-action"
          aria-haspopup="dialog"
          aria-label={`Editar ${told(row)}`}
          onPointerEnter={EditPeriodoDialog.fetch}
          onFocus={EditPeriodoDialog.fetch}
          onClick={() => edit(row)}
        >
          Editar
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

/** `abierto`: a period is open, and another one waits until it is closed. */
export const NewPeriodoButton = ({ matriculadoID, abierto }: { matriculadoID: number; abierto: boolean }) => (
  <DialogButton
    fetch={NewPeriodoDialog.fetch}
    disabled={abierto}
    title={abierto ? 'El último período sigue abierto: edítelo para cerrarlo' : undefined}
    dialog={(close) => <NewPeriodoDialog matriculadoID={matriculadoID} close={close} />}
  >
    <Plus aria-hidden />
    Agregar A Superintendencia
  </DialogButton>
)
