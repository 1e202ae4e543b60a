'use client'

import { type ChooserProps, ColumnChooser } from '@/components/data-table/column-chooser'
import { useShowColumns } from '@/components/data-table/use-show-columns'
import { Button } from '@/components/ui/button'

/** The list's sets of columns by a click, and the dialog. */
export function ColumnSets<C extends string>({ lista, address, puesta }: ChooserProps<C>) {
  const show = useShowColumns(lista, address)
  const { campos, orden } = puesta
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2" data-print="hide">
      <span className="text-muted-foreground max-sm:w-full" id="columnas-de">
        Columnas
      </span>
      <div role="group" aria-labelledby="columnas-de" className="flex flex-wrap gap-2">
        {Object.entries<readonly C[]>(lista.conjuntos ?? {}).map(([nombre, columnas]) => (
          <Button
            variant="outline"
            key={nombre}
            size="sm"
            aria-pressed={columnas.join() === campos.join()}
            onClick={() => show({ campos: columnas, orden })}
            className="aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary-ink"
          >
            {nombre}
          </Button>
        ))}
        <ColumnChooser lista={lista} address={address} puesta={puesta} />
      </div>
    </div>
  )
}
