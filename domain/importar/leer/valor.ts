import type { Celda } from '@/domain/celda'
import {
  foldValue,
  isNothing,
  type Leido,
  lineOf,
  NADA,
  shown,
  taken,
  wrong,
} from '@/domain/importar/leer/leido'
import type { ListaDeValores } from '@/domain/importar/destinos'
import { ABREVIADOS } from '@/domain/importar/leer/abreviados'
import type { Respuesta } from '@/domain/importar/lectura'
import { isInitials, isPartOf, isShortOf, likeness } from '@/domain/importar/parecido'
import { withoutCode } from '@/domain/importar/leer/texto'
import { plegar } from '@/domain/plegar'

/** The names that each list has now. */
export type Listas = Partial<Record<ListaDeValores, readonly string[]>>

const DESCONOCIDO: Partial<Record<ListaDeValores, readonly [codigo: string, texto: string]>> = {
  estado: ['estado.desconocido', 'no es ningún estado'],
  especialidad: ['especialidad.desconocida', 'no está en el catálogo de especialidades'],
  practica: ['practica.desconocida', 'no está en el catálogo de prácticas'],
  tipo_certificado: ['tipo.desconocido', 'no está en los tipos de certificado'],
  tipo_seguro: ['tipo.desconocido', 'no está en los tipos de seguro'],
  provincia: ['provincia.desconocida', 'no es ninguna provincia'],
  banco: ['banco.desconocido', 'no está en el catálogo de bancos'],
}

/** A list's own code and words for a value that it lacks. */
export const unknownIn = (lista: ListaDeValores, valor: string): { codigo: string; texto: string } => {
  const [codigo, palabras] = DESCONOCIDO[lista] ?? ['valor.desconocido', 'no está en la lista']
  return { codigo, texto: `«${valor}» ${palabras}` }
}

/** Of charges there is one that the catalogue does not have: each month's own. */
const PROPIOS: Partial<Record<ListaDeValores, readonly string[]>> = { concepto: ['Matricula'] }

/** What is said before a name of a list and is none of it. */
const PREFIJOS: Partial<Record<ListaDeValores, RegExp>> = {
  provincia: /^(?:pcia|prov|provincia) (?:del? )?/,
}

/** The names that a list has, with those that no catalogue holds. */
export const namesIn = (listas: Listas, lista: ListaDeValores): readonly string[] => {
  const names = listas[lista] ?? []
  const own = PROPIOS[lista]?.filter((name) => !names.includes(name)) ?? []
  return own.length === 0 ? names : [...own, ...names]
}

const folded = new WeakMap<readonly string[], Map<string, string>>()
/** Names by how they are compared; of two alike the first stands. */
function byFold(nombres: readonly string[]): Map<string, string> {
  const found = folded.get(nombres) ?? new Map(nombres.toReversed().map((name) => [foldValue(name), name]))
  folded.set(nombres, found)
  return found
}

/** What a value of a list is by itself: the same but for accents, capitals and a code before it, or known short for it. */
export function knownIn(
  lista: ListaDeValores,
  nombres: readonly string[],
  valor: string,
): string | undefined {
  const whole = foldValue(valor)
  for (const value of [whole, foldValue(withoutCode(valor)), whole.replace(PREFIJOS[lista] ?? /^$/, '')]) {
    const same = byFold(nombres).get(value)
    if (same !== undefined) return same
    const short = ABREVIADOS[lista]?.[value] ?? ABREVIADOS[lista]?.[value.replaceAll(' ', '')]
    if (short !== undefined && (nombres.length === 0 || nombres.includes(short))) return short
  }
  return undefined
}

/** The several names of one cell. */
export const partsOf = (text: string, mark: string): string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Likeness from which one candidate alone is proposed as if it were chosen, and from which it is only named. */
const CASI = 0.92
const PARECIDO = 0.8

export interface Propuesta {
  nombre: string
  /** Strong enough to stand chosen until somebody says otherwise. */
  fuerte: boolean
}

/** What stands around a name: a year or a remark behind a value, the figures and the kind of company of a bank. */
const ALREDEDOR = /\([^)]*\)|\b\d[\d/.-]*|\bS\.?A\.?(?:U\.?)?$/g
const core = (text: string): string => text.replace(ALREDEDOR, ' ').trim()

/** The one name that a value may well mean; undefined where there is none, or more than one. */
export function proposedIn(
  lista: ListaDeValores,
  nombres: readonly string[],
  valor: string,
): Propuesta | undefined {
  const bare = core(valor)
  const known =
    bare === ''
      ? undefined
      : (knownIn(lista, nombres, bare) ?? only(nombres, (name) => plegar(core(name)) === plegar(bare)))
  if (known !== undefined) return { nombre: known, fuerte: false }
  // Several names in one cell are none of them.
  return /[,;/+]/.test(valor) ? undefined : alikeIn(nombres, valor)
}

const only = (nombres: readonly string[], is: (nombre: string) => boolean): string | undefined => {
  const found = nombres.filter((nombre) => is(nombre))
  return found.length === 1 ? found[0] : undefined
}

function alikeIn(nombres: readonly string[], valor: string): Propuesta | undefined {
  for (const is of [isShortOf, isInitials]) {
    const found = only(nombres, (nombre) => is(valor, core(nombre)))
    if (found !== undefined) return { nombre: found, fuerte: is === isShortOf }
  }
  const scored = nombres
    .map((nombre) => ({ nombre, value: likeness(valor, nombre) }))
    .toSorted((a, b) => b.value - a.value)
  const [first, second] = scored
  if (first && first.value >= CASI && (second?.value ?? 0) < CASI)
    return { nombre: first.nombre, fuerte: true }
  const holding = plegar(valor).length < 5 ? [] : nombres.filter((nombre) => isPartOf(valor, core(nombre)))
  // Who wrote words of a name meant no other that is only spelt alike.
  if (holding.length > 0) return leastOf(holding)
  return first && first.value >= PARECIDO && (second?.value ?? 0) < PARECIDO
    ? { nombre: first.nombre, fuerte: false }
    : undefined
}

/** The one that all the others only say more of: 'Ortopedia y Traumatología', beside the one of children. */
function leastOf(nombres: readonly string[]): Propuesta | undefined {
  const least = nombres.find((one) => nombres.every((other) => isPartOf(one, other)))
  return least === undefined ? undefined : { nombre: least, fuerte: false }
}

/** What was answered for a field's value, by the text or, where nobody wrote that text, by its folded one. */
export class Respuestas {
  private readonly exact = new Map<string, string | null>()
  private readonly folded = new Map<string, string | null>()

  constructor(respuestas: readonly Respuesta[]) {
    for (const { campo, valor, respuesta } of respuestas) {
      this.exact.set(`${campo}\u0000${valor}`, respuesta)
      this.folded.set(`${campo}\u0000${foldValue(valor)}`, respuesta)
    }
  }

  /** Undefined where nobody was asked; null: it is not imported. */
  of(campo: string, valor: string): string | null | undefined {
    const exact = this.exact.get(`${campo}\u0000${valor}`)
    return exact !== undefined ? exact : this.folded.get(`${campo}\u0000${foldValue(valor)}`)
  }
}

/** A value of a list by its answer, or by itself. Codes: the list's own for what is unknown. */
export function readValor(
  cell: Celda,
  campo: string,
  lista: ListaDeValores,
  listas: Listas,
  respuestas: Respuestas,
): Leido<string> {
  const text = typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : lineOf(cell)
  const answered = respuestas.of(campo, text)
  const names = namesIn(listas, lista)
  // What was answered some time ago may be gone from its list by now.
  if (typeof answered === 'string' && (names.length === 0 || names.includes(answered))) return taken(answered)
  if (isNothing(cell)) return NADA
  const known = typeof answered === 'string' || answered === null ? undefined : knownIn(lista, names, text)
  if (known !== undefined) return taken(known)
  const { codigo, texto } = unknownIn(lista, shown(cell) ?? '')
  return wrong(codigo, texto)
}
