import type { ReactNode } from 'react'
import { UNREADABLE } from '@/components/data-table/cells'

export type Dato = readonly [etiqueta: string, valor: ReactNode]

/** Labels and values of a panel; what is missing or could not be read shows '—'. */
export function FieldList({ datos }: { datos: readonly Dato[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5 lg:grid-cols-3 xl:grid-cols-4">
      {datos.map(([etiqueta, valor]) => (
        <div key={etiqueta} className="min-w-0">
          <dt className="text-[0.8125rem] text-soft">{etiqueta}</dt>
          <dd className="font-medium wrap-anywhere">
            {valor === null || valor === undefined || valor === '' ? UNREADABLE : valor}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const asSiNo = (value: boolean | null | undefined): string | undefined =>
  value === null || value === undefined ? undefined : value ? 'Si' : 'No'
