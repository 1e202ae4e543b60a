import { plegar } from '@/domain/plegar'
import type { Quien } from '@/domain/refeps/extracto'

/** Whom a row of an extract may be here. */
export interface Miembro {
  id: number
  dni: number
  matricula: number
  apellido: string
  nombre: string
}

/** Somebody in an extract, with what its rows say of him. */
interface Persona<F extends Quien = Quien> {
  clave: string
  registros: readonly F[]
}

/** What was decided of people there: whose they are here, or null for nobody's. */
export type Decididas = ReadonlyMap<string, number | null>

/** Throws for a person of whom there is no row. */
export function firstRow<F extends Quien>({ registros: [first] }: Persona<F>): F {
  if (!first) throw new Error('Una persona sin filas')
  return first
}

/** Who is who: as it was decided, by document, then by number and surname; never by name alone. */
export function pairUp<P extends Persona, M extends Miembro>(
  personas: readonly P[],
  aqui: readonly M[],
  decididas: Decididas,
): Map<P, M> {
  const byID = new Map(aqui.map((one) => [one.id, one]))
  const byDni = new Map(aqui.map((one) => [one.dni, one]))
  const byNumber = new Map(aqui.map((one) => [one.matricula, one]))
  const pares = new Map<P, M>()
  for (const persona of personas) {
    const decided = byID.get(decididas.get(persona.clave) ?? 0)
    const { dni } = firstRow(persona)
    const found = decided ?? (dni === null ? undefined : byDni.get(dni))
    if (found) pares.set(persona, found)
  }
  for (const persona of personas) {
    if (pares.has(persona)) continue
    for (const fila of persona.registros) {
      const found = fila.matricula === null ? undefined : byNumber.get(fila.matricula)
      if (found && isSameSurname(fila, found)) pares.set(persona, found)
    }
  }
  return pares
}

function isSameSurname({ apellido, apellidoNombre }: Quien, miembro: Miembro): boolean {
  const mine = plegar(miembro.apellido)
  if (apellido !== null) return plegar(apellido) === mine
  const theirs = plegar(apellidoNombre)
  return theirs === mine || theirs.startsWith(`${mine} `) || theirs.endsWith(` ${mine}`)
}

const nameKey = (text: string): string => plegar(text).split(' ').toSorted().join(' ')

/** The same whole name with one figure of the document apart. Each member is proposed once. */
export function possiblePairs<P extends Persona, M extends Miembro>(
  alone: readonly P[],
  missing: readonly M[],
): Map<P, M> {
  const byName = new Map<string, M[]>()
  for (const one of missing) {
    const key = nameKey(`${one.apellido} ${one.nombre}`)
    byName.set(key, [...(byName.get(key) ?? []), one])
  }
  const taken = new Set<M>()
  const pairs = new Map<P, M>()
  for (const persona of alone) {
    const { dni, apellidoNombre } = firstRow(persona)
    const found = byName
      .get(nameKey(apellidoNombre))
      ?.find((one) => !taken.has(one) && dni !== null && isOneFigureApart(dni, one.dni))
    if (!found) continue
    taken.add(found)
    pairs.set(persona, found)
  }
  return pairs
}

function isOneFigureApart(a: number, b: number): boolean {
  const [one, other] = [a, b].map((dni) => String(dni).padStart(8, '0'))
  return [...(one ?? '')].filter((figure, at) => figure !== other?.[at]).length === 1
}

/** One of them may leave out a second name; two words at least are the same. */
export function isSameName(there: string, here: string): boolean {
  const [one, other] = [there, here].map((name) => new Set(plegar(name).split(' ')))
  if (!one || !other) return false
  const shared = [...one].filter((word) => other.has(word)).length
  const short = Math.min(one.size, other.size)
  return shared === short && shared >= Math.min(2, Math.max(one.size, other.size))
}
