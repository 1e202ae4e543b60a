import { useMemo, useRef } from 'react'
import { rangeTo } from '@/components/data-table/use-selection'
import type { FilaMatriculado } from '@/components/padron/matriculado/columns'
import { useKept } from '@/components/shell/use-kept'
import { MAX_CARNETS } from '@/domain/carnet'
import { keptAs } from '@/lib/borrador'

const ELEGIDOS = keptAs<readonly number[]>('matriculados.carnets.1')

/** Members picked over several pages and searches, at most as many as one order takes. The tab keeps them. */
export function usePicked(rows: readonly FilaMatriculado[]) {
  const [kept, keep] = useKept(ELEGIDOS)
  const ids = useMemo(() => new Set(kept), [kept])
  const anchor = useRef<number>(undefined)
  const has = (id: number | undefined): boolean => id !== undefined && ids.has(id)

  function take(some: readonly FilaMatriculado[], yes: boolean): void {
    const next = new Set(ids)
    for (const { id } of some) {
      if (id === undefined) continue
      if (!yes) next.delete(id)
      else if (next.size < MAX_CARNETS) next.add(id)
    }
    keep(next.size > 0 ? [...next] : undefined)
  }
  /** With Shift, all rows from the one picked before. */
  function pick(row: FilaMatriculado, yes: boolean, range: boolean): void {
    const from = range ? rows.findIndex(({ id }) => id === anchor.current) : -1
    anchor.current = row.id
    take(rangeTo(rows, from, rows.indexOf(row)), yes)
  }
  return {
    ids: [...ids],
    has,
    take,
    pick,
    all: rows.length > 0 && rows.every(({ id }) => has(id)),
    some: rows.some(({ id }) => has(id)),
    clear: () => keep(undefined),
  }
}

export type Picked = ReturnType<typeof usePicked>
