'use client'

import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { type SeveralFilter, chosenOf, nameIn } from '@/components/data-table/several'
import { ChevronsUpDown } from '@/components/ui/icons'
import type { Option } from '@/components/ui/options'
import { porPedido } from '@/components/ui/por-pedido'
import { useLectura } from '@/lib/llamada/use-lectura'
import { escrito } from '@/lib/ortografia/escrito'

const SeveralBoxes = porPedido(() =>
  import('@/components/data-table/several-boxes').then((module) => module.SeveralBoxes),
)

export type SeveralProps = {
  id: string
  'aria-describedby'?: string | undefined
  filter: SeveralFilter & { label: string }
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A button that says what is chosen and opens the boxes below it; boxes and options come with the first opening. */
export function SeveralField({ filter, value, onChange, ...ties }: SeveralProps) {
  const [open, setOpen] = useState<'left' | 'right'>()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useClosing(box, open !== undefined, () => setOpen(undefined))
  const { options, fault, read } = useOptions(filter)
  const chosen = chosenOf(filter, value)
  const says = summaryOf(chosen, options, filter.todos)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(undefined)
    button.current?.focus()
  }
  return (
    <div ref={box} className="sm:relative" onKeyDown={onKeyDown}>
      <button
        {...ties}
        ref={button}
        type="button"
        aria-label={`${escrito(filter.label)}: ${says}`}
        aria-expanded={open !== undefined}
        className="control input flex w-full items-center gap-2 text-left"
        onPointerEnter={SeveralBoxes.fetch}
        onFocus={SeveralBoxes.fetch}
        onClick={({ currentTarget }) => {
          setOpen(open ? undefined : sideOf(currentTarget))
          if (!open) read()
        }}
      >
        <span className={`min-w-0 flex-1 truncate ${chosen.length > 0 ? '' : 'text-muted-foreground'}`}>
          {says}
        </span>
        <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-muted-foreground" />
      </button>
      {open && (
        <div
          className={`menu appear raised absolute z-50 mt-1 max-h-80 overflow-y-auto overscroll-contain max-sm:inset-x-0 sm:top-full sm:w-max sm:max-w-sm sm:min-w-full ${open === 'left' ? 'sm:left-0' : 'sm:right-0'}`}
        >
          <Suspense fallback={<p className="p-2 text-muted-foreground">Cargando…</p>}>
            <SeveralBoxes.Late {...{ filter, options, fault, read, chosen, onChange }} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

/** The side that has room for what opens. */
const sideOf = (button: HTMLElement): 'left' | 'right' =>
  button.getBoundingClientRect().left < window.innerWidth / 2 ? 'left' : 'right'

/** Closes when somebody points or goes elsewhere. */
function useClosing(box: React.RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const act = useRef(close)
  useEffect(() => {
    act.current = close
  })
  useEffect(() => {
    if (!open) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) act.current()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [box, open])
}

function useOptions({ ruta, offer = (options) => options, options: known }: SeveralFilter) {
  const { estado, leer } = useLectura(ruta)
  const options =
    estado.fase === 'lista'
      ? offer(
          estado.datos.flatMap(({ id, nombre }) =>
            id === undefined ? [] : [{ id: String(id), nombre: nombre || `Sin nombre (${id})` }],
          ),
        )
      : undefined
  return {
    /** All of them, once read. */
    options: options ?? known,
    fault: estado.fase === 'falla' ? estado.falla.mensaje : undefined,
    read: () => {
      if (estado.fase !== 'lista' && estado.fase !== 'leyendo') void leer({})
    },
  }
}

function summaryOf(
  chosen: readonly string[],
  options: readonly Option<string>[] | undefined,
  todos: string,
): string {
  const [first, ...rest] = chosen.map((id) => nameIn(options, id) ?? `N° ${id}`)
  if (first === undefined) return todos
  if (rest.length > 2) return `${first} y ${rest.length} más`
  return [first, ...rest].join(', ')
}
