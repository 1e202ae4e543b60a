import { useState } from 'react'
import type { FilaMoroso } from '@/components/moroso/columns'
import { type Centavos, CERO, subtract, sumMoney } from '@/domain/dinero'

type Total = { cantidad: number; mora: Centavos }
type Owed = ReadonlyMap<number, Centavos>

const NOBODY: Owed = new Map()

/**
 * What is chosen over several pages, with what each owes: some members, or everybody that the filter finds but those
 * left out.
 */
export function useChosen(rows: readonly FilaMoroso[], { cantidad, mora }: Total) {
  const [todos, setTodos] = useState(false)
  /** Those chosen, or of everybody those left out. */
  const [marked, setMarked] = useState(NOBODY)
  const has = (id: number | undefined) => id !== undefined && marked.has(id) !== todos
  const begin = (everybody: boolean) => {
    setTodos(everybody)
    setMarked(NOBODY)
  }
  const take = (some: readonly FilaMoroso[], yes: boolean) => {
    const next = new Map(marked)
    for (const [id, owed] of owedBy(some)) {
      if (yes !== todos) next.set(id, owed)
      else next.delete(id)
    }
    setMarked(next)
  }
  const ids = [...marked.keys()]
  const owed = sumMoney([...marked.values()])
  return {
    has,
    take,
    /** Everybody, and nobody left out. */
    todos: todos && ids.length === 0,
    leftOut: todos && ids.length > 0,
    all: rows.every(({ id }) => has(id)),
    some: rows.some(({ id }) => has(id)),
    count: todos ? cantidad - ids.length : ids.length,
    mora: todos ? subtract(mora, owed) : owed,
    /** Whom the message is for, as its calls take it; the filters are everybody's. */
    elegidos: todos ? { excluidos: ids.length > 0 ? ids : undefined } : { ids },
    chooseTodos: () => begin(true),
    clear: () => begin(false),
  }
}

export type Chosen = ReturnType<typeof useChosen>

const owedBy = (rows: readonly FilaMoroso[]): [number, Centavos][] =>
  rows.flatMap(({ id, mora }): [number, Centavos][] => (id === undefined ? [] : [[id, mora ?? CERO]]))
