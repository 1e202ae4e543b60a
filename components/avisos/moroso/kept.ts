import { type Centavos, centavos } from '@/domain/dinero'

/** The marked members with their debt: the chosen ones, or with `todos` those left out. */
export interface Kept {
  todos: boolean
  marked: ReadonlyMap<number, Centavos>
}

/** One text, so that it is equal each time it is read. */
export const keptText = ({ todos, marked }: Kept, filtro: string): string =>
  JSON.stringify({ filtro, todos, marked: [...marked].map(([id, owed]) => [id, String(owed)]) })

/** Undefined under another filter, where `todos` would mean other people. */
export function keptFrom(text: unknown, filtro: string): Kept | undefined {
  if (typeof text !== 'string') return undefined
  const kept = JSON.parse(text) as { filtro: string; todos: boolean; marked: [number, string][] }
  if (kept.filtro !== filtro) return undefined
  return {
    todos: kept.todos,
    marked: new Map(kept.marked.map(([id, owed]) => [id, centavos(BigInt(owed))])),
  }
}
