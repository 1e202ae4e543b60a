'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'
import { FILTROS_TAREAS } from '@/components/tarea/filters'
import { TareaProblems } from '@/components/tarea/tarea-problems'
import { StopButton } from '@/components/tarea/stop-button'
import { useTarea } from '@/components/tarea/use-tarea'
import {
  type FilaTarea,
  BADGES_DE_TAREA,
  endOf,
  isRunning,
  linkOf,
  progressOf,
} from '@/components/tarea/words'
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'

type Props = PagedList<FilaTarea> & { address: Address }

const filters = FILTROS_TAREAS.map(({ name }) => name)

export function TareaTable({ content, address, pagination }: Props) {
  const [read, setRead] = useState<FilaTarea>()
  const columns: readonly Column<FilaTarea>[] = [
    { id: 'nombre', label: 'Qué', kind: 'text', title: true, width: '15rem' },
    { id: 'quien', label: 'Quién', kind: 'text' },
    { id: 'creada', label: 'Pedida', kind: 'instant', width: '10.5rem' },
    { id: 'estado', label: 'Estado', kind: 'badge', badges: BADGES_DE_TAREA, width: '7rem' },
    { id: 'resultado', label: 'Resultado', kind: 'own', cell: (fila) => <Outcome fila={fila} /> },
    {
      id: 'acciones',
      label: 'Acciones',
      kind: 'actions',
      width: '11rem',
      cell: (fila) => <Actions fila={fila} see={() => setRead(fila)} />,
    },
  ]
  return (
    <>
      <DataTable
        label="Tareas"
        columns={columns}
        content={useGrowing(content)}
        rowKey={({ id }) => String(id)}
        empty={{ text: 'Todavía no se pidió ninguna tarea' }}
        address={address}
        filters={filters}
        pagination={pagination}
      />
      {read?.id !== undefined && (
        <Dialog open onOpenChange={(open) => !open && setRead(undefined)}>
          <DialogContent title={read.nombre} description="Lo que no se hizo, y por qué">
            <DialogBody>
              <TareaProblems tareaID={read.id} problemas={read.problemas ?? 0} abierta />
            </DialogBody>
          </DialogContent>
        </Dialog>
      )}
    </>
  )
}

/** Its progress while it runs, then its result. */
function Outcome({ fila }: { fila: FilaTarea }) {
  const router = useRouter()
  const ahora = useTarea(fila, () => router.refresh())
  if (!isRunning(ahora)) return <span className="wrap-anywhere">{endOf(ahora)}</span>
  return (
    <span className="grid min-w-32 gap-1">
      <span className="tabular-nums">{progressOf(ahora)}</span>
      <progress className="bar" aria-label={fila.nombre} value={ahora.hechas ?? 0} max={ahora.total ?? 0} />
    </span>
  )
}

function Actions({ fila, see }: { fila: FilaTarea; see: () => void }) {
  const { id, nombre, problemas = 0 } = fila
  const enlace = linkOf(fila)
  if (isRunning(fila)) return <StopButton tarea={fila} />
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {problemas > 0 && (
        <button
          type="button"
          className="cell-action"
          onClick={see}
          aria-label={`Ver por qué, ${nombre}, ${id}`}
        >
          Ver por qué
        </button>
      )}
      {enlace && (
        <Link href={enlace.href} prefetch={false} className="cell-action" aria-label={`Ver ${nombre}, ${id}`}>
          Ver
        </Link>
      )}
    </span>
  )
}
