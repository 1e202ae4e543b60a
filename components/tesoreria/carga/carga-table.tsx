'use client'

import { useMemo, useState } from 'react'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import { ActionLink } from '@/components/data-table/table-messages'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'
import { porPedido } from '@/components/ui/por-pedido'
import { Badge } from '@/components/ui/badge'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

const UndoDialog = porPedido(() =>
  import('@/components/tesoreria/carga/undo-dialog').then((module) => module.UndoDialog),
)

export type FilaCarga = LeidoEn<'/carga/traerTodas'>[number]

export function CargaTable({ content, address, pagination }: PagedList<FilaCarga> & { address: Address }) {
  const [undoing, setUndoing] = useState<{ cargaID: number; nombre: string }>()
  const columns = useMemo(() => columnsOf((cargaID, nombre) => setUndoing({ cargaID, nombre })), [])
  return (
    <>
      <DataTable
        label="Conceptos a varios"
        columns={columns}
        content={useGrowing(content)}
        rowKey={({ id }) => String(id)}
        empty={{
          text: 'Todavía no se cargó ningún concepto a varios: se eligen en una lista, con «Elegir»',
          action: <ActionLink href={rutas.matriculados()}>Ir a Matriculados</ActionLink>,
        }}
        address={address}
        pagination={pagination}
      />
      {undoing && <UndoDialog {...undoing} close={() => setUndoing(undefined)} />}
    </>
  )
}

function stateOf({ cargando, anulada, vivos = 0 }: FilaCarga) {
  if (cargando) return <Badge color="blue">En curso</Badge>
  if (anulada) return <Badge color="grey">{vivos > 0 ? 'Deshecha en parte' : 'Deshecha'}</Badge>
  return <Badge color="green">Cargada</Badge>
}

const columnsOf = (undo: (cargaID: number, nombre: string) => void): readonly Column<FilaCarga>[] => [
  { id: 'nombre', label: 'Concepto', kind: 'text', title: true },
  { id: 'creada', label: 'Fecha', kind: 'instant', width: '11rem' },
  { id: 'usuario', label: 'Quién', kind: 'text' },
  { id: 'cantidad', label: 'Cargados', kind: 'number', width: '7rem' },
  { id: 'total', label: 'Total', kind: 'money', width: '11rem' },
  { id: 'pagados', label: 'Pagados', kind: 'number', width: '7rem' },
  {
    id: 'estado',
    label: 'Estado',
    kind: 'own',
    width: '10rem',
    cell: (fila) => (
      <>
        {stateOf(fila)}
        {fila.anulada && (
          <span className="cell-note">
            {fila.anuladaPor}: {fila.motivo}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'acciones',
    label: 'Acciones',
    kind: 'actions',
    width: '8rem',
    cell: ({ id, nombre, vivos = 0, cargando }) =>
      id === undefined || vivos === 0 ? null : (
        <button
          type="button"
          className="cell-action"
          disabled={cargando}
          title={cargando ? 'Se está cargando' : undefined}
          aria-label={`Deshacer ${nombre ?? ''}, ${id}`}
          onClick={() => undo(id, nombre ?? '')}
        >
          Deshacer
        </button>
      ),
  },
]
