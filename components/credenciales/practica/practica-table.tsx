'use client'

import { useMemo } from 'react'
import { AcreditacionAction } from '@/components/credenciales/papel/acreditacion-action'
import type { Oficina } from '@/components/credenciales/papel/oficina'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { useGrowing } from '@/components/espera/use-growing'
import { useConfirm } from '@/components/form/confirm'
import { useRepetible } from '@/components/llamada/use-repetible'
import { DialogButton } from '@/components/ui/dialog-button'
import { Plus } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'
import { formatFecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

const NewPracticaDialog = porPedido(() =>
  import('@/components/credenciales/practica/new-practica-dialog').then((module) => module.NewPracticaDialog),
)

type Fila = LeidoEn<'/practica_matriculado/traerTodos'>[number]
type Props = {
  content: TableContent<Fila>
  address: Address
  /** Absent for who only reads. */
  oficina: Oficina | undefined
}

export function PracticaTable({ content, address, oficina }: Props) {
  const remove = useRemove()
  const columns = useMemo(() => columnsOf(oficina, (row) => void remove(row)), [oficina, remove])
  return (
    <DataTable
      label="Practicas"
      columns={columns}
      content={useGrowing(content)}
      rowKey={({ id, practica }) => `${id} ${practica}`}
      empty={{ text: 'No tiene prácticas' }}
      address={address}
    />
  )
}

const told = ({ practica, fechaObtencion }: Fila): string =>
  [practica ?? 'Sin nombre', fechaObtencion && `obtenida el ${formatFecha(fechaObtencion)}`]
    .filter(Boolean)
    .join(', ')

function useRemove() {
  const confirm = useConfirm()
  const { enviar } = useRepetible('/practica_matriculado/eliminar', {
    exito: 'Eliminacion Exitosa',
    fracaso: 'No se pudo eliminar',
    relee: true,
    que: 'se eliminó la práctica',
  })
  return async (row: Fila) => {
    const { id } = row
    if (id === undefined) return
    await confirm({
      title: 'Seguro que desea eliminar esta Practica?',
      description: `${told(row)}.`,
      yes: 'Si',
      no: 'No',
      tone: 'destructive',
      action: () => enviar({ practicaMatriculadoID: id }),
    })
  }
}

const LISTA: readonly Column<Fila>[] = [
  { id: 'practica', label: 'Practica', kind: 'text', title: true },
  { id: 'fechaObtencion', label: 'Fecha de Obtencion', kind: 'date', width: '12rem' },
]

const columnsOf = (oficina: Props['oficina'], remove: (row: Fila) => void): readonly Column<Fila>[] =>
  oficina
    ? [
        ...LISTA,
        {
          id: 'acciones',
          label: 'Acciones',
          kind: 'actions',
          width: '16rem',
          cell: (row) => (
            <>
              <AcreditacionAction
                oficina={oficina}
                id={row.id}
                que={{ clase: 'Práctica', nombre: row.practica, fechaObtencion: row.fechaObtencion }}
              />
              {row.id !== undefined && (
                <button
                  type="button"
                  className="cell-action"
                  aria-label={`Eliminar ${row.practica ?? row.id}`}
                  onClick={() => remove(row)}
                >
                  Eliminar
                </button>
              )}
            </>
          ),
        },
      ]
    : LISTA

export const NewPracticaButton = ({ matriculadoID }: { matriculadoID: number }) => (
  <DialogButton
    fetch={NewPracticaDialog.fetch}
    dialog={(close) => <NewPracticaDialog matriculadoID={matriculadoID} close={close} />}
  >
    <Plus aria-hidden />
    Nueva Practica
  </DialogButton>
)
