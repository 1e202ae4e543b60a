import { plegar, searchWords } from '@/domain/plegar'

/** An entry of a select catalogue; `detalle` tells namesakes apart. */
export type Option<Id extends string | number = number> = { id: Id; nombre: string; detalle?: string }

/** More rows are not drawn; typing finds them. */
export const MAX_SHOWN = 200

const keys = new WeakMap<object, string>()
function keyOf(option: Option<string | number>): string {
  const known = keys.get(option)
  if (known !== undefined) return known
  const key = plegar(`${option.nombre} ${option.detalle ?? ''}`)
  keys.set(option, key)
  return key
}

/** Options with every typed word, those that begin with the text first. */
export function searchOptions<O extends Option<string | number>>(
  options: readonly O[],
  typed: string,
): readonly O[] {
  const words = searchWords(typed)
  if (words.length === 0) return options
  const start = plegar(typed)
  const found = options.filter((option) => words.every((word) => keyOf(option).includes(word)))
  const first = found.filter((option) => keyOf(option).startsWith(start))
  return [...first, ...found.filter((option) => !keyOf(option).startsWith(start))]
}

/** A row without an id or a name cannot be chosen. */
export const namedOptions = (
  filas: readonly { id?: number | undefined; nombre?: string | null | undefined }[],
): Option[] => filas.flatMap(({ id, nombre }) => (id === undefined || !nombre ? [] : [{ id, nombre }]))
