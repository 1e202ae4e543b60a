import { findOrden, type Ordenable, type OrdenDe } from '@/domain/orden'

/** What somebody may change of how a list looks; plain data, since pages hand it to the browser. */
export interface Lista<C extends string = string, O extends string = string> {
  /** By which the browser remembers the columns. */
  clave: string
  /** The columns that are offered, by id, in the order they begin with. */
  columnas: Readonly<Record<C, string>>
  /** Those shown at first; without them all. */
  iniciales?: readonly C[]
  /** Names the row, and can be moved but not hidden. */
  fija?: C
  /** Names the row wherever it is shown, and can be hidden; without either the first one does. */
  nombra?: C
  orden: Ordenable<O>
  /** The words of orders that no column heads. */
  aparte?: Readonly<Record<string, string>>
  /** Sets of columns that a click shows. */
  conjuntos?: Readonly<Record<string, readonly C[]>>
}

/** How a list is shown: its columns in their order, and what its rows are put in order by. */
export interface Puesta<C extends string = string, O extends string = string> {
  campos: readonly C[]
  orden: OrdenDe<O>
}

type Params = Readonly<Record<string, string | undefined>>

export const idsOf = <C extends string>({ columnas }: Pick<Lista<C>, 'columnas'>): readonly C[] =>
  Object.keys(columnas) as C[]

/** Without any column that there is, those of the beginning. `recordadas` are the columns chosen last. */
export function readCampos<C extends string>(
  lista: Pick<Lista<C>, 'columnas' | 'iniciales' | 'fija'>,
  text: string | undefined,
): readonly C[] {
  const offered = idsOf(lista)
  const chosen = [...new Set(text?.split(','))].flatMap((name) => offered.find((id) => id === name) ?? [])
  if (chosen.length === 0) return lista.iniciales ?? offered
  return lista.fija === undefined || chosen.includes(lista.fija) ? chosen : [lista.fija, ...chosen]
}

/** As an address says it; another server is not known to put its rows in any order but its own. */
export const readPuesta = <C extends string, O extends string>(
  lista: Lista<C, O>,
  params: Params,
  { propio, recordadas }: { propio: boolean; recordadas: string | undefined },
): Puesta<C, O> => ({
  campos: readCampos(lista, params['columnas'] ?? recordadas),
  orden: (propio && findOrden(lista.orden, params['orden'])) || lista.orden.inicial,
})

/** What a call or a file is asked with: nothing for the order that the list begins with. */
export const askedOrden = <O extends string>(
  { orden: { inicial } }: Pick<Lista<never, O>, 'orden'>,
  { orden }: Pick<Puesta<never, O>, 'orden'>,
): { orden: OrdenDe<O> | undefined } => ({ orden: orden === inicial ? undefined : orden })

/** What a view keeps that the address leaves unsaid. */
export const besidesOf = ({ campos }: Pick<Puesta, 'campos'>) => ({ columnas: campos.join(',') })

/** The cookie is the list's alone, since lists stand under one another's addresses. */
export const cookieOf = ({ clave }: Pick<Lista, 'clave'>): string => `padron.columnas.${clave}`
