import { useState } from 'react'
import type { FilaMoroso } from '@/components/moroso/columns'
import type { Centavos } from '@/domain/dinero'

type Total = { cantidad: number; mora: Centavos }

/** What is chosen over several pages: some members with what each owes, or everybody that the filter finds. */
export function useChosen(rows: readonly FilaMoroso[], { cantidad, mora }: Total) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Centavos>>(new Map())
  const [todos, setTodos] = useState(false)
  const has = (id: number | undefined) => todos || (id !== undefined && chosen.has(id))
  const take = (some: readonly FilaMoroso[], yes: boolean) => {
    // Leaving one out of everybody leaves the others of this page.
    const next = new Map(todos ? owedBy(rows) : chosen)
    for (const [id, owed] of owedBy(some)) {
      if (yes) next.set(id, owed)
      else next.delete(id)
    }
    setTodos(false)
    setChosen(next)
  }
  return {
    has,
    take,
    todos,
    all: rows.every(({ id }) => has(id)),
    some: rows.some(({ id }) => has(id)),
    count: todos ? cantidad : chosen.size,
    amounts: todos ? [mora] : [...chosen.values()],
    ids: [...chosen.keys()],
    chooseTodos: () => setTodos(true),
    clear: () => {
      setChosen(new Map())
      setTodos(false)
    },
  }
}

export type Chosen = ReturnType<typeof useChosen>

const owedBy = (rows: readonly FilaMoroso[]): [number, Centavos][] =>
  rows.flatMap(({ id, mora }): [number, Centavos][] =>
    id === undefined || mora === undefined ? [] : [[id, mora]],
  )
