import { readNumber } from '@/backend/nucleo/number'
import { searchWords } from '@/domain/plegar'

/**
 * SQL: conditions that find the member `m` by what was typed, a registration number or words of his name. None where
 * nothing was typed; nobody for what is neither. `add` takes a value and answers its place.
 */
export function searchMatriculado(typed: string | undefined, add: (value: unknown) => string): string[] {
  const matricula = readNumber(typed)
  if (typeof matricula === 'number') return [`m.matricula = ${add(matricula)}`]
  return searchName(typed, add)
}

/** SQL: conditions that find a member by words of his name alone. */
export function searchName(typed = '', add: (value: unknown) => string, alias = 'm'): string[] {
  const words = searchWords(typed)
  if (typed.trim() && words.length === 0) return ['false']
  // Folded words hold only letters and digits, so LIKE needs no escape.
  return words.map((word) => `${alias}.busqueda LIKE ${add(`%${word}%`)}`)
}
