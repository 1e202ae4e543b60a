import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { FilaMoroso } from '@/components/avisos/moroso/columns'
import { type Kept, keptFrom, keptText } from '@/components/avisos/moroso/kept'
import { useDueno } from '@/components/shell/dueno'
import { type Centavos, CERO, subtract, sumMoney } from '@/domain/dinero'
import { dropBorrador, readBorrador, saveBorrador } from '@/lib/borrador'

type Total = { cantidad: number; mora: Centavos }

const CLAVE = 'morosos.elegidos.1'
const NOBODY: Kept = { todos: false, marked: new Map() }

/** What is chosen over several pages. The tab keeps it for its filter while somebody looks at an account. */
export function useChosen(rows: readonly FilaMoroso[], { cantidad, mora }: Total, filtro: string) {
  const dueno = useDueno()
  const [typed, setTyped] = useState<Kept>()
  const kept = useSyncExternalStore(
    unchanging,
    () => readBorrador(CLAVE, dueno),
    () => undefined,
  )
  const before = useMemo(() => keptFrom(kept, filtro), [kept, filtro])
  const { todos, marked } = typed ?? before ?? NOBODY
  const anchor = useRef<number>(undefined)

  const set = (next: Kept) => {
    setTyped(next)
    if (next.todos || next.marked.size > 0) saveBorrador(CLAVE, dueno, keptText(next, filtro))
    else dropBorrador(CLAVE, dueno)
  }
  const has = (id: number | undefined) => id !== undefined && marked.has(id) !== todos
  const begin = (everybody: boolean) => set({ todos: everybody, marked: NOBODY.marked })
  const take = (some: readonly FilaMoroso[], yes: boolean) => {
    const next = new Map(marked)
    for (const [id, owed] of owedBy(some)) {
      if (yes !== todos) next.set(id, owed)
      else next.delete(id)
    }
    set({ todos, marked: next })
  }
  /** With Shift, all rows from the one picked before. */
  const pick = (row: FilaMoroso, yes: boolean, range: boolean) => {
    const from = range ? rows.findIndex(({ id }) => id === anchor.current) : -1
    const to = rows.indexOf(row)
    anchor.current = row.id
    take(from < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1), yes)
  }
  const now = new Map(owedBy(rows))
  const owed = sumMoney([...marked].map(([id, before]) => now.get(id) ?? before))
  return {
    has,
    take,
    pick,
    todos: todos && marked.size === 0,
    leftOut: todos && marked.size > 0,
    all: rows.every(({ id }) => has(id)),
    some: rows.some(({ id }) => has(id)),
    count: todos ? cantidad - marked.size : marked.size,
    mora: todos ? subtract(mora, owed) : owed,
    elegidos: todos
      ? { excluidos: marked.size > 0 ? [...marked.keys()] : undefined }
      : { ids: [...marked.keys()] },
    chooseTodos: () => begin(true),
    clear: () => begin(false),
  }
}

export type Chosen = ReturnType<typeof useChosen>

const unchanging = () => () => undefined

const owedBy = (rows: readonly FilaMoroso[]): [number, Centavos][] =>
  rows.flatMap(({ id, mora }): [number, Centavos][] => (id === undefined ? [] : [[id, mora ?? CERO]]))
