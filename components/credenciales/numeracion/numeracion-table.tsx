'use client'

import { useState } from 'react'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import { Button } from '@/components/ui/button'
import { Pencil } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'
import { CLASES_DE_PAPEL } from '@/domain/papel'
import { formatInstante } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import { rutas } from '@/lib/routes'
import type { FilaNumero } from '@/components/credenciales/numeracion/numeracion-dialog'

const NumeracionDialog = porPedido(() =>
  import('@/components/credenciales/numeracion/numeracion-dialog').then((module) => module.NumeracionDialog),
)
const ADDRESS = { path: rutas.ajustes(), params: {} }
const TITULO = 'Numeración de papeles'

const nameOf = ({ clase }: FilaNumero): string => (clase ? CLASES_DE_PAPEL[clase] : 'Papel')

/** The number that the next paper of each kind gets. */
export function NumeracionTable({ filas }: { filas: readonly FilaNumero[] }) {
  const [clase, setClase] = useState<FilaNumero['clase']>()
  // As it was last read: somebody may have issued meanwhile.
  const moving = filas.find((fila) => clase !== undefined && fila.clase === clase)
  const columns: readonly Column<FilaNumero>[] = [
    { id: 'clase', label: 'Papel', kind: 'own', title: true, cell: (fila) => nameOf(fila) },
    {
      id: 'proximo',
      label: 'Próximo número',
      kind: 'own',
      width: '13rem',
      cell: (fila) => <Next {...fila} />,
    },
    {
      id: 'emitidos',
      label: 'Emitidos',
      kind: 'own',
      width: '9rem',
      cell: ({ emitidos }) => (emitidos === undefined ? null : formatCount(emitidos)),
    },
    {
      id: 'acciones',
      label: 'Acciones',
      kind: 'actions',
      width: '9rem',
      cell: (fila) => (
        <Button
          variant="ghost"
          aria-label={`Cambiar el próximo número: ${nameOf(fila)}`}
          onClick={() => setClase(fila.clase)}
        >
          <Pencil aria-hidden />
          Cambiar
        </Button>
      ),
    },
  ]
  return (
    <section aria-label={TITULO}>
      <h2 className="mb-2 text-base font-semibold">{TITULO}</h2>
      <DataTable
        label={TITULO}
        columns={columns}
        content={{ state: 'rows', rows: filas }}
        rowKey={(fila) => String(fila.clase)}
        empty={{ text: 'No hay papeles' }}
        address={ADDRESS}
      />
      {moving && <NumeracionDialog fila={moving} nombre={nameOf(moving)} close={() => setClase(undefined)} />}
    </section>
  )
}

/** With who moved it last and when. */
const Next = ({ proximo, movido, quien }: FilaNumero) => (
  <span>
    <strong className="font-semibold">N° {proximo ?? '—'}</strong>
    {movido && (
      <span className="cell-note">
        Cambiado por {quien ?? 'el sistema'}, {formatInstante(movido).slice(0, -3)}
      </span>
    )}
  </span>
)
