'use client'

import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Card } from '@/components/ui/card'
import { Inbox } from '@/components/ui/icons'
import { Kbd } from '@/components/ui/kbd'

type Props<F> = {
  filas: readonly F[]
  idOf: (fila: F) => unknown
  vacio: string
  /** Which keys do what. */
  teclas: ReactNode
  Tarjeta: ComponentType<Tarjeta<F>>
  /** Asks for the reason; absent where a card asks for its own. */
  Rechazo?: ComponentType<Rechazo<F>>
}
export interface Tarjeta<F> {
  fila: F
  first: boolean
  done: () => void
  refuse: () => void
}
export interface Rechazo<F> {
  fila: F
  done: () => void
  close: () => void
}

/** Of a queue whose rows are accepted or refused; `acto` is 'se aprueba', of the key A. */
export const AcceptKeys = ({ acto }: { acto: string }) => (
  <>
    Con la tecla <Kbd>A</Kbd> {acto} lo que está elegido y con <Kbd>R</Kbd> se rechaza
  </>
)

/** What waits for the office, each a card with its keys. */
export function Queue<F>({ filas: leidas, idOf, vacio, teclas, Tarjeta, Rechazo }: Props<F>) {
  const [resolved, setResolved] = useState<readonly unknown[]>([])
  const [refusing, setRefusing] = useState<F>()
  const list = useRef<HTMLUListElement>(null)
  const nothing = useRef<HTMLParagraphElement>(null)
  const place = useRef<number>(undefined)
  /** The next one takes the place and the focus of what was resolved, before the list is read again. */
  useEffect(() => {
    if (place.current === undefined) return
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-en-cola]') ?? []
    const next = cards[place.current] ?? cards[place.current - 1] ?? nothing.current
    next?.focus()
    place.current = undefined
  }, [resolved])
  const filas = leidas.filter((fila) => !resolved.includes(idOf(fila)))
  const take = (fila: F) => {
    place.current = filas.findIndex((one) => idOf(one) === idOf(fila))
    setResolved([...resolved, idOf(fila)])
  }
  if (filas.length === 0)
    return (
      <Card className="grid min-h-56 place-content-center justify-items-center gap-3 px-6 py-10">
        <Inbox aria-hidden className="size-7 text-muted-foreground" />
        <p ref={nothing} tabIndex={-1}>
          {vacio}
        </p>
      </Card>
    )
  return (
    <>
      <p className="mb-3 text-muted-foreground max-sm:hidden">
        {teclas}; <Kbd>Tab</Kbd> pasa al siguiente.
      </p>
      <ul ref={list} className="grid gap-3">
        {filas.map((fila, at) => (
          <li key={String(idOf(fila))}>
            <Tarjeta fila={fila} first={at === 0} done={() => take(fila)} refuse={() => setRefusing(fila)} />
          </li>
        ))}
      </ul>
      {Rechazo && refusing !== undefined && (
        <Rechazo fila={refusing} done={() => take(refusing)} close={() => setRefusing(undefined)} />
      )}
    </>
  )
}

type CardProps = {
  label: string
  first: boolean
  /** By their letters; absent where there is nothing to do with one yet. */
  keys: Readonly<Record<string, (() => void) | undefined>>
  children: ReactNode
}

export function QueueCard({ label, first, keys, children }: CardProps) {
  function press(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const act = keys[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    if (!event.repeat) act()
  }
  return (
    <Card
      aria-label={label}
      data-en-cola
      tabIndex={0}
      autoFocus={first}
      onKeyDown={press}
      className="grid gap-3 px-4 py-3"
    >
      {children}
    </Card>
  )
}
