'use client'

import { useMemo, useState } from 'react'
import { columnsOn, oldColumnsOn } from '@/components/credenciales/especialidad/especialidad-columns'
import { type FilaEspecialidad, toFilas } from '@/components/credenciales/especialidad/especialidad-row'
import { AcreditacionAction } from '@/components/credenciales/papel/acreditacion-action'
import type { Oficina } from '@/components/credenciales/papel/oficina'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { useConfirm } from '@/components/form/confirm'
import { useRepetible } from '@/components/llamada/use-repetible'
import { DialogButton } from '@/components/ui/dialog-button'
import { Plus } from '@/components/ui/icons'
import { Panel } from '@/components/ui/panel'
import { porPedido } from '@/components/ui/por-pedido'
import type { Fecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = {
  matriculadoID: number
  content: TableContent<LeidoEn<'/especialidad_matriculado/traerTodos'>[number]>
  address: Address
  hoy: Fecha
  /** Absent for who only reads. */
  oficina: Oficina | undefined
  /** What a removal does is known, and told. */
  explica: boolean
}

const EspecialidadDialog = porPedido(() =>
  import('@/components/credenciales/especialidad/especialidad-dialog').then(
    (module) => module.EspecialidadDialog,
  ),
)

export function EspecialidadTable({ matriculadoID, content, address, hoy, oficina, explica }: Props) {
  const [revalidando, setRevalidando] = useState<FilaEspecialidad>()
  const remove = useRemove(explica)
  const rows = content.state === 'rows' ? content.rows : undefined
  const { actuales, anteriores } = useMemo(() => toFilas(rows ?? []), [rows])
  const columns = useMemo(() => {
    const read = columnsOn(hoy)
    return oficina ? [...read, actions(oficina, setRevalidando, (fila) => void remove(fila))] : read
  }, [hoy, oficina, remove])
  const common = { rowKey: ({ id, especialidad }: FilaEspecialidad) => `${id} ${especialidad}`, address }
  return (
    <div className="grid grid-cols-1 gap-4">
      <DataTable
        label="Especialidades"
        wide="page"
        columns={columns}
        content={content.state === 'rows' ? { state: 'rows', rows: actuales } : content}
        empty={{ text: 'No tiene especialidades' }}
        {...common}
      />
      {anteriores.length > 0 && (
        <Panel title="Historial de revalidaciones" aside={String(anteriores.length)}>
          <DataTable
            label="Historial de revalidaciones"
            columns={oldColumnsOn(hoy)}
            content={{ state: 'rows', rows: anteriores }}
            empty={{ text: 'No hay revalidaciones' }}
            {...common}
          />
        </Panel>
      )}
      {revalidando && (
        <EspecialidadDialog
          {...{ matriculadoID, conocidas: idsOf(rows ?? []) }}
          anterior={revalidando}
          close={() => setRevalidando(undefined)}
        />
      )}
    </div>
  )
}

const idsOf = (rows: readonly { id?: number | undefined }[]): number[] =>
  rows.flatMap(({ id }) => (id === undefined ? [] : [id]))

function useRemove(explica: boolean) {
  const confirm = useConfirm()
  const { enviar } = useRepetible('/especialidad_matriculado/eliminar', {
    exito: 'Eliminacion Exitosa',
    fracaso: 'No se pudo eliminar',
    relee: true,
    que: 'se eliminó la especialidad',
  })
  return async ({ id, especialidad, nroCertificado, veces }: FilaEspecialidad) => {
    if (id === undefined) return
    const what = [especialidad, nroCertificado && `certificado ${nroCertificado}`].filter(Boolean).join(', ')
    const then = veces
      ? 'Vuelve a valer lo que se había revalidado.'
      : 'Su número no se da a otra; si se cobró su concepto, se sigue debiendo.'
    await confirm({
      title: 'Seguro que desea eliminar esta Especialidad?',
      description: explica ? `${what}. ${then}` : what,
      yes: 'Si',
      no: 'No',
      tone: 'destructive',
      action: () => enviar({ especialidadMatriculadoID: id }),
    })
  }
}

type Act = (fila: FilaEspecialidad) => void

const actions = (oficina: Oficina, revalidate: Act, remove: Act): Column<FilaEspecialidad> => ({
  id: 'acciones',
  label: 'Acciones',
  kind: 'actions',
  width: '17rem',
  cell: (fila) => {
    if (fila.id === undefined) return null
    const name = fila.especialidad ?? fila.id
    return (
      <>
        <AcreditacionAction
          oficina={oficina}
          id={fila.id}
          que={{
            clase: 'Especialidad',
            nombre: fila.especialidad,
            fechaObtencion: fila.fechaObtencion,
            fechaCaducidad: fila.sinReval ? undefined : fila.fechaCaducidad,
            nroCertificado: fila.nroCertificado,
          }}
        />
        {!fila.sinReval && (
          <button
            type="button"
            className="cell-action"
            aria-haspopup="dialog"
            aria-label={`Revalidar ${name}`}
            onPointerEnter={EspecialidadDialog.fetch}
            onFocus={EspecialidadDialog.fetch}
            onClick={() => revalidate(fila)}
          >
            Revalidar
          </button>
        )}
        <button
          type="button"
          className="cell-action"
          aria-label={`Eliminar ${name}`}
          onClick={() => remove(fila)}
        >
          Eliminar
        </button>
      </>
    )
  },
})

/** `conocidas`: the listed rows; one more of them tells that an unanswered request was done. */
export const NewEspecialidadButton = (props: { matriculadoID: number; conocidas: readonly number[] }) => (
  <DialogButton
    fetch={EspecialidadDialog.fetch}
    dialog={(close) => <EspecialidadDialog {...props} close={close} />}
  >
    <Plus aria-hidden />
    Agregar Especialidad
  </DialogButton>
)
