import type { RutaDeOpciones } from '@/components/form/unread-options'
import type { Option } from '@/components/ui/options'

/** Any number of a catalogue's rows. In an address: their ids with commas, or TODOS where none is not the beginning. */
export interface SeveralFilter {
  kind: 'several'
  /** Where the options are read once somebody looks at them. */
  ruta: RutaDeOpciones
  /** What is offered for the catalogue's rows. */
  offer?: (options: readonly Option<string>[]) => readonly Option<string>[]
  /** Known already, at least those that are chosen. */
  options?: readonly Option<string>[] | undefined
  /** Chosen where the address says nothing. */
  inicial?: readonly string[]
  /** 'Todas' */
  todos: string
}

const TODOS = 'todos'
const IDS = /^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,499}$/

/** `problemsOf` has told what cannot be read. */
export function chosenOf(
  { inicial = [] }: Pick<SeveralFilter, 'inicial'>,
  value: string | undefined,
): string[] {
  if (!value) return [...inicial]
  return IDS.test(value) ? [...new Set(value.split(','))] : []
}

export function textOf(
  { inicial = [] }: Pick<SeveralFilter, 'inicial'>,
  chosen: readonly string[],
): string | undefined {
  if (chosen.length === inicial.length && inicial.every((id) => chosen.includes(id))) return undefined
  return chosen.join(',') || TODOS
}

/** A row that was deleted since is told, or the list would be of others than its address says. */
export function problemOfSeveral(filter: SeveralFilter, value: string): string | undefined {
  if (value === TODOS) return undefined
  if (!IDS.test(value)) return 'Elija opciones de la lista'
  const gone = filter.options && chosenOf(filter, value).some((id) => !nameIn(filter.options, id))
  return gone ? 'Quite la opción que ya no existe' : undefined
}

export const nameIn = (options: readonly Option<string>[] | undefined, id: string): string | undefined =>
  options?.find((option) => option.id === id)?.nombre

/** A chosen one whose name is not known goes by its number. */
export const namesOf = (filter: SeveralFilter, value: string | undefined): string[] =>
  chosenOf(filter, value).map((id) => nameIn(filter.options, id) ?? `N° ${id}`)
