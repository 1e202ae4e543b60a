'use client'

import { useMemo, useState } from 'react'
import type { Oficina } from '@/components/credenciales/papel/oficina'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { PaginationState } from '@/components/data-table/pagination'
import { useGrowing } from '@/components/espera/use-growing'
import { DialogButton } from '@/components/ui/dialog-button'
import { Plus } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'
import type { LeidoEn } from '@/lib/llamada/call-paths'

const NewCertificadoDialog = porPedido(() =>
  import('@/components/credenciales/certificado/new-certificado-dialog').then(
    (module) => module.NewCertificadoDialog,
  ),
)

type Leida = LeidoEn<'/certificado_matriculado/traerTodos'>[number]
interface Fila extends Leida {
  /** The number that it had before this register, and what was written of it. */
  detalle: string | undefined
}
type Props = {
  content: TableContent<Leida>
  address: Address
  pagination: PaginationState
  /** Absent for who only reads. */
  oficina: Oficina | undefined
}

const CertificadoDialog = porPedido(() =>
  import('@/components/credenciales/papel/certificado-dialog').then((module) => module.CertificadoDialog),
)

export function CertificadoTable({ content, address, pagination, oficina }: Props) {
  const [printing, setPrinting] = useState<number>()
  const columns = useMemo(() => (oficina ? [...LISTA, actions(setPrinting)] : LISTA), [oficina])
  const shown = useGrowing(content)
  return (
    <>
      <DataTable
        label="Certificados"
        columns={columns}
        content={shown.state === 'rows' ? { ...shown, rows: shown.rows.map(toFila) } : shown}
        rowKey={({ id, tipoCertificadoNombre }) => `${id} ${tipoCertificadoNombre}`}
        empty={{ text: 'No tiene certificados' }}
        address={address}
        pagination={pagination}
      />
      {oficina && printing !== undefined && (
        <CertificadoDialog
          {...oficina}
          certificadoMatriculadoID={printing}
          close={() => setPrinting(undefined)}
        />
      )}
    </>
  )
}

const toFila = (fila: Leida): Fila => {
  const { numeroAnterior, observaciones } = fila
  const parts = [numeroAnterior && `N° anterior ${numeroAnterior}`, observaciones].filter(Boolean)
  return { ...fila, detalle: parts.join(' · ') || undefined }
}

const LISTA: readonly Column<Fila>[] = [
  { id: 'tipoCertificadoNombre', label: 'Nombre', kind: 'text', title: true, note: 'detalle' },
  { id: 'validezDesde', label: 'Desde', kind: 'date', width: '9rem' },
  { id: 'validezHasta', label: 'Hasta', kind: 'date', width: '9rem' },
]

const actions = (print: (id: number) => void): Column<Fila> => ({
  id: 'accion',
  label: 'Accion',
  kind: 'actions',
  width: '9rem',
  cell: ({ id, tipoCertificadoNombre }) =>
    id === undefined ? null : (
      <button
        type="button"
        className="cell-action"
        aria-haspopup="dialog"
        aria-label={`Imprimir ${tipoCertificadoNombre ?? id}`}
        onPointerEnter={CertificadoDialog.fetch}
        onFocus={CertificadoDialog.fetch}
        onClick={() => print(id)}
      >
        Imprimir
      </button>
    ),
})

export const NewCertificadoButton = (props: { matriculadoID: number; conocidos: readonly number[] }) => (
  <DialogButton
    fetch={NewCertificadoDialog.fetch}
    dialog={(close) => <NewCertificadoDialog {...props} close={close} />}
  >
    <Plus aria-hidden />
    Nuevo Certificado
  </DialogButton>
)
