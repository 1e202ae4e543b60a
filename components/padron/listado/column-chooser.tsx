'use client'

import { useRouter } from 'next/navigation'
import { lazy } from 'react'
import { type Address, hrefWith } from '@/components/data-table/address'
import { GALLETA_COLUMNAS } from '@/components/padron/listado/filters'
import { beginProgress } from '@/components/shell/progress'
import { Button } from '@/components/ui/button'
import { DialogButton } from '@/components/ui/dialog-button'
import { Columns3 } from '@/components/ui/icons'
import { type Columna, CONJUNTOS, type Orden, ORDEN_INICIAL } from '@/domain/listado'

const fetchDialog = () => import('@/components/padron/listado/columns-dialog')
const ColumnsDialog = lazy(() =>
  import('@/components/padron/listado/columns-dialog').then((module) => ({ default: module.ColumnsDialog })),
)

type Props = { address: Address; campos: readonly Columna[]; orden: Orden }

/** The specification's sets of columns by a click, and every choice in a dialog. */
export function ColumnChooser({ address, campos, orden }: Props) {
  const router = useRouter()
  function show(columnas: readonly Columna[], nextOrden: Orden = orden) {
    remember(columnas)
    const href = hrefWith(address, {
      columnas: columnas.join(','),
      orden: nextOrden === ORDEN_INICIAL ? undefined : nextOrden,
    })
    beginProgress(href)
    router.push(href, { scroll: false })
  }
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2" data-print="hide">
      <span className="text-soft max-sm:w-full" id="columnas-de">
        Columnas
      </span>
      <div role="group" aria-labelledby="columnas-de" className="flex flex-wrap gap-2">
        {Object.entries(CONJUNTOS).map(([nombre, columnas]) => (
          <Button
            key={nombre}
            size="sm"
            aria-pressed={columnas.join() === campos.join()}
            onClick={() => show(columnas)}
            className="aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary-ink"
          >
            {nombre}
          </Button>
        ))}
        <DialogButton
          size="sm"
          fetch={fetchDialog}
          dialog={(close) => <ColumnsDialog {...{ campos, orden, show, close }} />}
        >
          <Columns3 aria-hidden />
          Elegir columnas
        </DialogButton>
      </div>
    </div>
  )
}

const UN_ANIO = 31_536_000

function remember(columnas: readonly Columna[]): void {
  document.cookie = `${GALLETA_COLUMNAS}=${columnas.join(',')}; Path=/; Max-Age=${UN_ANIO}; SameSite=Lax`
}
