import { useCallback, useRef, useState } from 'react'
import { rangeTo } from '@/components/data-table/range-to'

const NONE: ReadonlySet<string> = new Set()

/**
 * Which rows are taken, by their keys: one, all, or with Shift all from the one picked last. `take` must be stable: it
 * tells whether a row may be taken.
 */
export function useSelection<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  take: (row: Row) => boolean,
) {
  const [chosen, setChosen] = useState(NONE)
  const anchor = useRef<string>(undefined)
  const set = useCallback(
    (some: readonly Row[], yes: boolean) =>
      setChosen((before) => {
        const next = new Set(before)
        for (const row of some) {
          if (!yes) next.delete(rowKey(row))
          else if (take(row)) next.add(rowKey(row))
        }
        return next
      }),
    [rowKey, take],
  )
  const pick = useCallback(
    (row: Row, yes: boolean, range: boolean) => {
      const from = range ? rows.findIndex((each) => rowKey(each) === anchor.current) : -1
      anchor.current = rowKey(row)
      set(rangeTo(rows, from, rows.indexOf(row)), yes)
    },
    [rows, rowKey, set],
  )
  const choose = useCallback((some: readonly Row[]) => setChosen(new Set(some.map(rowKey))), [rowKey])
  const free = rows.filter(take)
  const isTaken = (row: Row) => chosen.has(rowKey(row)) && take(row)
  const taken = rows.filter(isTaken)
  const all = taken.length > 0 && taken.length === free.length
  return {
    taken,
    isTaken,
    all,
    pick,
    free,
    toggleAll: () => set(free, !all),
    clear: () => setChosen(NONE),
    choose,
  }
}
