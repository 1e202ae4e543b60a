import { useMemo, useRef } from 'react'
import type { FilaMoroso } from '@/components/avisos/moroso/columns'
import { rangeTo } from '@/components/data-table/use-selection'
import { useKept } from '@/components/shell/use-kept'
import { type Centavos, CERO, subtract, sumMoney } from '@/domain/dinero'
import { keptAs } from '@/lib/borrador'

type Total = { cantidad: number; mora: Centavos }

/** Members marked, with what each owes: those chosen, or of everybody (`todos`) those left out. */
interface Elegidos {
  filtro: string
  todos: boolean
  marked: readonly [id: number, owed: Centavos][]
}

const ELEGIDOS = keptAs<Elegidos>('morosos.elegidos.2')

/** What is chosen over several pages. The tab keeps it for its filter while somebody looks at an account. */
export function useChosen(rows: readonly FilaMoroso[], { cantidad, mora }: Total, filtro: string) {
  const [kept, keep] = useKept(ELEGIDOS)
  // Under another filter everybody would be others.
  const mine = kept?.filtro === filtro ? kept : undefined
  const todos = mine?.todos ?? false
  const marked = useMemo(() => new Map(mine?.marked), [mine])
  const anchor = useRef<number>(undefined)

  const set = (everybody: boolean, next: ReadonlyMap<number, Centavos>) =>
    keep(everybody || next.size > 0 ? { filtro, todos: everybody, marked: [...next] } : undefined)
  const has = (id: number | undefined) => id !== undefined && marked.has(id) !== todos
  const begin = (everybody: boolean) => set(everybody, new Map())
  const take = (some: readonly FilaMoroso[], yes: boolean) => {
    const next = new Map(marked)
    for (const [id, owed] of owedBy(some)) {
      if (yes !== todos) next.set(id, owed)
      else next.delete(id)
    }
    set(todos, next)
  }
  /** With Shift, all rows from the one picked before. */
  const pick = (row: FilaMoroso, yes: boolean, range: boolean) => {
    const from = range ? rows.findIndex(({ id }) => id === anchor.current) : -1
    anchor.current = row.id
    take(rangeTo(rows, from, rows.indexOf(row)), yes)
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

const owedBy = (rows: readonly FilaMoroso[]): [number, Centavos][] =>
  rows.flatMap(({ id, mora }): [number, Centavos][] => (id === undefined ? [] : [[id, mora ?? CERO]]))
