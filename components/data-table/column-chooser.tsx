'use client'

import { useRouter } from 'next/navigation'
import { lazy } from 'react'
import { type Address, hrefWith } from '@/components/data-table/address'
import { cookieOf, type Lista, type Puesta } from '@/components/data-table/lista'
import { beginProgress } from '@/components/shell/progress'
import { Button } from '@/components/ui/button'
import { DialogButton } from '@/components/ui/dialog-button'
import { Columns3 } from '@/components/ui/icons'

const fetchDialog = () => import('@/components/data-table/columns-dialog')
const ColumnsDialog = lazy(() =>
  import('@/components/data-table/columns-dialog').then((module) => ({ default: module.ColumnsDialog })),
)

type Props<C extends string> = { lista: Lista<C>; address: Address; puesta: Puesta<C> }

/** Which columns, in which order, by which of them, and how close: every choice in a dialog. */
export function ColumnChooser<C extends string>({ lista, address, puesta }: Props<C>) {
  const show = useShow(lista, address)
  return (
    <DialogButton
      fetch={fetchDialog}
      dialog={(close) => (
        <ColumnsDialog lista={lista} puesta={puesta} show={show as (next: Puesta) => void} close={close} />
      )}
    >
      <Columns3 aria-hidden />
      Columnas
    </DialogButton>
  )
}

/** The list's sets of columns by a click, and the dialog. */
export function ColumnSets<C extends string>({ lista, address, puesta }: Props<C>) {
  const show = useShow(lista, address)
  const { campos, orden } = puesta
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2" data-print="hide">
      <span className="text-soft max-sm:w-full" id="columnas-de">
        Columnas
      </span>
      <div role="group" aria-labelledby="columnas-de" className="flex flex-wrap gap-2">
        {Object.entries<readonly C[]>(lista.conjuntos ?? {}).map(([nombre, columnas]) => (
          <Button
            key={nombre}
            size="sm"
            aria-pressed={columnas.join() === campos.join()}
            onClick={() => show({ campos: columnas, orden })}
            className="aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary-ink"
          >
            {nombre}
          </Button>
        ))}
        <DialogButton
          size="sm"
          fetch={fetchDialog}
          dialog={(close) => (
            <ColumnsDialog
              lista={lista}
              puesta={puesta}
              show={show as (next: Puesta) => void}
              close={close}
            />
          )}
        >
          <Columns3 aria-hidden />
          Elegir columnas
        </DialogButton>
      </div>
    </div>
  )
}

/** Goes to the list with these columns, and has them remembered. */
function useShow<C extends string>(lista: Lista<C>, address: Address) {
  const router = useRouter()
  return ({ campos, orden }: Puesta<C>) => {
    const columnas = campos.join(',')
    document.cookie = `${cookieOf(lista)}=${columnas}; Path=${address.path}; Max-Age=${UN_ANIO}; SameSite=Lax`
    const href = hrefWith(address, {
      columnas,
      orden: orden === lista.orden.inicial ? undefined : orden,
      pagina: undefined,
    })
    beginProgress(href)
    router.push(href, { scroll: false })
  }
}

const UN_ANIO = 31_536_000
