import { useMemo, useRef } from 'react'
import { rangeTo } from '@/components/data-table/range-to'
import { useKept } from '@/components/shell/use-kept'
import { type Centavos, subtract, sumMoney } from '@/domain/dinero'
import type { Kept } from '@/lib/borrador'

type Marca = readonly [id: number, owed: Centavos]

/** Members marked, with what each owes: those chosen, or of everybody (`todos`) those left out. */
export interface Elegidos {
  filtro: string
  todos: boolean
  marked: readonly Marca[]
}

export interface Choosing<Row> {
  /** Where the tab keeps what is chosen. */
  kept: Kept<Elegidos>
  filtro: string
  rowKey: (row: Row) => string
  /** The member of a row and what he owes. */
  markOf: (row: Row) => Marca | undefined
  /** All that the filter finds, where all can be chosen at once; `mora` where what they owe is told. */
  total?: { cantidad: number | undefined; mora?: Centavos } | undefined
  /** Those picked one by one stay while somebody searches for others. */
  siempre?: boolean
}

/** What is chosen over several pages. The tab keeps it for its filter while somebody looks at an account. */
export function useChosen<Row>(rows: readonly Row[], choosing: Choosing<Row>) {
  const { filtro, rowKey, markOf, total, siempre = false } = choosing
  const [kept, keep] = useKept(choosing.kept)
  // Under another filter everybody would be others.
  const mine = kept?.filtro === filtro || (siempre && kept?.todos === false) ? kept : undefined
  const todos = total?.cantidad !== undefined && (mine?.todos ?? false)
  const marked = useMemo(() => new Map(mine?.marked), [mine])
  const anchor = useRef<string>(undefined)
  const marksOf = (some: readonly Row[]): Marca[] => some.flatMap((row) => asList(markOf(row)))

  const set = (everybody: boolean, next: ReadonlyMap<number, Centavos>) =>
    keep(everybody || next.size > 0 ? { filtro, todos: everybody, marked: [...next] } : undefined)
  const has = (row: Row) => {
    const [id] = markOf(row) ?? []
    return id !== undefined && marked.has(id) !== todos
  }
  const begin = (everybody: boolean) => set(everybody, new Map())
  const take = (some: readonly Row[], yes: boolean) => {
    const next = new Map(marked)
    for (const [id, owed] of marksOf(some)) {
      if (yes !== todos) next.set(id, owed)
      else next.delete(id)
    }
    set(todos, next)
  }
  /** With Shift, all rows from the one picked before. */
  const pick = (row: Row, yes: boolean, range: boolean) => {
    const from = range ? rows.findIndex((each) => rowKey(each) === anchor.current) : -1
    anchor.current = rowKey(row)
    take(rangeTo(rows, from, rows.indexOf(row)), yes)
  }
  const now = new Map(marksOf(rows))
  const owed = sumMoney([...marked].map(([id, before]) => now.get(id) ?? before))
  return {
    has,
    take,
    pick,
    todos: todos && marked.size === 0,
    leftOut: todos && marked.size > 0,
    all: rows.every(has),
    some: rows.some(has),
    count: todos ? (total.cantidad ?? 0) - marked.size : marked.size,
    mora: total?.mora === undefined ? undefined : todos ? subtract(total.mora, owed) : owed,
    marked: [...marked.keys()],
    chooseTodos: () => begin(true),
    clear: () => begin(false),
  }
}

/** What an act needs to know of it. */
export type ChosenNow = Pick<Chosen<unknown>, 'count' | 'todos' | 'leftOut' | 'marked' | 'clear'>

export type Chosen<Row> = ReturnType<typeof useChosen<Row>>

const asList = <T>(one: T | undefined): T[] => (one === undefined ? [] : [one])
