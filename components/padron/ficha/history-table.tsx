'use client'

import { ArrowRight } from '@/components/ui/icons'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { PaginationState } from '@/components/data-table/pagination'
import { useGrowing } from '@/components/espera/use-growing'
import { FILTROS_HISTORIAL } from '@/components/padron/ficha/history-filters'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type FilaHistorial = LeidoEn<'/matriculado/traerHistorial'>[number]

type Cambio = NonNullable<FilaHistorial['cambios']>[number]

const COLUMNAS: readonly Column<FilaHistorial>[] = [
  { id: 'cuando', label: 'Fecha y hora', kind: 'instant', width: '10.5rem' },
  { id: 'usuario', label: 'Quién', kind: 'text', width: '10rem' },
  { id: 'accion', label: 'Qué', kind: 'text', title: true, width: '13rem' },
  {
    id: 'cambios',
    label: 'Cambios',
    kind: 'own',
    cell: ({ cambios }) => (cambios && cambios.length > 0 ? <Changes cambios={cambios} /> : null),
  },
]

type Props = { content: TableContent<FilaHistorial>; address: Address; pagination: PaginationState }

export function HistoryTable({ content, address, pagination }: Props) {
  return (
    <DataTable
      label="Historial"
      columns={COLUMNAS}
      content={useGrowing(content)}
      rowKey={({ id, cuando }) => `${id ?? ''} ${cuando ?? ''}`}
      empty={{ text: 'Todavía no hay cambios registrados' }}
      address={address}
      filters={FILTROS_HISTORIAL}
      pagination={pagination}
    />
  )
}

/** What was not there before, as all of a creation, is its value alone. */
export function Changes({ cambios }: { cambios: readonly Cambio[] }) {
  return (
    <ul className="changes">
      {cambios.map(({ campo, antes, despues }, index) => (
        <li key={`${campo} ${index}`} className="min-w-0">
          <span className="text-soft">{campo}:</span>{' '}
          {antes === null ? (
            <strong className="font-medium">
              <Value texto={despues} />
            </strong>
          ) : (
            <>
              <Value texto={antes} label="antes" />{' '}
              <ArrowRight aria-hidden className="inline size-3.5 text-soft" />{' '}
              <strong className="font-medium">
                <Value texto={despues} label="después" />
              </strong>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Longer texts open on demand. */
const LARGO = 120

function Value({ texto, label }: { texto: string | null; label?: string }) {
  const hidden = label && <span className="sr-only">{label} </span>
  if (!texto)
    return (
      <>
        {hidden}
        <span className="text-soft">vacío</span>
      </>
    )
  if (texto.length <= LARGO)
    return (
      <span className="wrap-anywhere">
        {hidden}
        {texto}
      </span>
    )
  return (
    <details className="group inline wrap-anywhere">
      <summary className="inline cursor-pointer list-none rounded [&::-webkit-details-marker]:hidden">
        {hidden}
        <span className="group-open:hidden">{texto.slice(0, LARGO).trimEnd()}… </span>
        <span className="link whitespace-nowrap group-open:hidden">Ver todo</span>
        <span className="link hidden whitespace-nowrap group-open:inline">Ver menos</span>
      </summary>
      <span className="block whitespace-pre-line">{texto}</span>
    </details>
  )
}
