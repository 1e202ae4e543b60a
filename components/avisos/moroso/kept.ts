import { type Centavos, centavos } from '@/domain/dinero'

/** Members marked, with what each owes: those chosen, or of everybody (`todos`) those left out. */
export interface Kept {
  todos: boolean
  marked: ReadonlyMap<number, Centavos>
}

/** As the tab keeps it: one text, so that it is the same one each time it is read. */
export const keptText = ({ todos, marked }: Kept, filtro: string): string =>
  JSON.stringify({ filtro, todos, marked: [...marked].map(([id, owed]) => [id, String(owed)]) })

/** Undefined where nothing was kept, or under another filter: everybody would be others. */
export function keptFrom(text: unknown, filtro: string): Kept | undefined {
  if (typeof text !== 'string') return undefined
  const kept = JSON.parse(text) as { filtro: string; todos: boolean; marked: [number, string][] }
  if (kept.filtro !== filtro) return undefined
  return {
    todos: kept.todos,
    marked: new Map(kept.marked.map(([id, owed]) => [id, centavos(BigInt(owed))])),
  }
}
