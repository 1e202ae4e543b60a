import { isShortOf } from '@/domain/importar/parecido'
import { plegar } from '@/domain/plegar'
import { type ClaseRefeps, CLAVES_DE_CLASE } from '@/domain/refeps/clases'
import { claveDe, type FilaDeExtracto } from '@/domain/refeps/extracto'

/** What is known here of a member. */
export interface MiembroDeAqui {
  id: number
  dni: number
  matricula: number
  apellido: string
  nombre: string
  estado: string
  habilitado: boolean
  fallecido: boolean
  /** Those in force. */
  especialidades: string[]
}

export interface Diferencia {
  clase: ClaseRefeps
  /** Of whom is there; null where nobody is. */
  clave: string | null
  alla: FilaDeExtracto | null
  aqui: MiembroDeAqui | null
}

export interface Comparado {
  diferencias: Diferencia[]
  /** People of the extract, and how many of them are known here or were decided of. */
  personas: number
  conocidas: number
}

/** One person there: what its rows say, each saying once. */
interface Persona {
  clave: string
  registros: FilaDeExtracto[]
}

/** What was decided of people there: whose they are here, or null for nobody's. */
export type Decididas = ReadonlyMap<string, number | null>

/**
 * How an extract and the register differ. People are paired as it was decided, by document, then by number and surname;
 * never by name alone.
 */
export function compareRegistros(
  filas: readonly FilaDeExtracto[],
  aqui: readonly MiembroDeAqui[],
  decididas: Decididas = new Map(),
): Comparado {
  const personas = personsOf(filas)
  const [mine, nobodys] = [personas.filter(isAsked), personas.filter((one) => !isAsked(one))]
  const pares = pairUp(mine, aqui, decididas)
  const found = [...new Set(pares.values())]
  const alone = mine.filter((persona) => !pares.has(persona))
  const missing = missingHere(aqui, found)
  const posibles = possiblePairs(alone, missing.all)
  const proposed = new Set(posibles.values())
  const first = firstOfEach(pares)
  const diferencias = [
    ...[...pares].flatMap(([persona, miembro]) =>
      first.get(miembro.id) === persona ? differencesOf(persona, miembro) : twice(persona, miembro),
    ),
    ...alone.flatMap((persona) => {
      const posible = posibles.get(persona)
      return posible ? [of('posible', persona, posible)] : onlyThere(persona)
    }),
    // Whom a possible pair names is asked about there.
    ...missing.habilitados
      .filter((miembro) => !proposed.has(miembro))
      .map((miembro): Diferencia => ({ clase: 'soloAqui', clave: null, alla: null, aqui: miembro })),
  ]
  return {
    diferencias: inOrder(diferencias),
    personas: personas.length,
    conocidas: pares.size + nobodys.length,
  }

  function isAsked({ clave }: Persona): boolean {
    return decididas.get(clave) !== null
  }
}

/** Rows of one document are one person; those that say the same but of another specialty are one row. */
function personsOf(filas: readonly FilaDeExtracto[]): Persona[] {
  const byClave = new Map<string, Persona>()
  for (const fila of filas) {
    const clave = claveDe(fila)
    const persona = byClave.get(clave)
    if (!persona) {
      byClave.set(clave, { clave, registros: [fila] })
      continue
    }
    const at = persona.registros.findIndex(
      ({ matricula, activa, fallecido }) =>
        matricula === fila.matricula && activa === fila.activa && fallecido === fila.fallecido,
    )
    const same = persona.registros[at]
    if (!same) persona.registros.push(fila)
    else if (same.especialidades && fila.especialidades)
      persona.registros[at] = {
        ...same,
        especialidades: [...new Set([...same.especialidades, ...fila.especialidades])],
      }
  }
  return [...byClave.values()]
}

const firstRow = ({ registros: [first] }: Persona): FilaDeExtracto => {
  if (!first) throw new Error('Una persona sin filas')
  return first
}

function pairUp(
  personas: readonly Persona[],
  aqui: readonly MiembroDeAqui[],
  decididas: Decididas,
): Map<Persona, MiembroDeAqui> {
  const byID = new Map(aqui.map((one) => [one.id, one]))
  const byDni = new Map(aqui.map((one) => [one.dni, one]))
  const byNumber = new Map(aqui.map((one) => [one.matricula, one]))
  const pares = new Map<Persona, MiembroDeAqui>()
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

function isSameSurname({ apellido, apellidoNombre }: FilaDeExtracto, miembro: MiembroDeAqui): boolean {
  const mine = plegar(miembro.apellido)
  if (apellido !== null) return plegar(apellido) === mine
  const theirs = plegar(apellidoNombre)
  return theirs === mine || theirs.startsWith(`${mine} `) || theirs.endsWith(` ${mine}`)
}

/** Of several people there who are one here: the one with his document, or the first. */
function firstOfEach(pares: ReadonlyMap<Persona, MiembroDeAqui>): Map<number, Persona> {
  const first = new Map<number, Persona>()
  for (const [persona, { id, dni }] of pares)
    if (!first.has(id) || firstRow(persona).dni === dni) first.set(id, persona)
  return first
}

function missingHere(aqui: readonly MiembroDeAqui[], found: readonly MiembroDeAqui[]) {
  const ids = new Set(found.map(({ id }) => id))
  const all = aqui.filter(({ id }) => !ids.has(id))
  return { all, habilitados: all.filter(({ habilitado }) => habilitado) }
}

const nameKey = (text: string): string => plegar(text).split(' ').toSorted().join(' ')

/** The same whole name with one figure of the document apart. Each member is proposed once. */
function possiblePairs(
  alone: readonly Persona[],
  missing: readonly MiembroDeAqui[],
): Map<Persona, MiembroDeAqui> {
  const byName = new Map<string, MiembroDeAqui[]>()
  for (const one of missing) {
    const key = nameKey(`${one.apellido} ${one.nombre}`)
    byName.set(key, [...(byName.get(key) ?? []), one])
  }
  const taken = new Set<MiembroDeAqui>()
  const pairs = new Map<Persona, MiembroDeAqui>()
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

const of = (
  clase: ClaseRefeps,
  { clave, ...persona }: Persona,
  aqui: MiembroDeAqui | null,
  alla: FilaDeExtracto = firstRow({ clave, ...persona }),
): Diferencia => ({ clase, clave, alla, aqui })

/** Somebody who is active there and is nobody here; who is not active there does no harm. */
const onlyThere = (persona: Persona): Diferencia[] => {
  const active = persona.registros.find(({ activa }) => activa !== false)
  return active ? [of('soloAlla', persona, null, active)] : []
}

/** Another person there who is the same here. */
const twice = (persona: Persona, miembro: MiembroDeAqui): Diferencia[] => [
  ...stateOf(persona, miembro).filter(({ clase }) => clase === 'activaAlla'),
  of('dosAlla', persona, miembro),
]

function differencesOf(persona: Persona, miembro: MiembroDeAqui): Diferencia[] {
  const { registros } = persona
  const own =
    registros.find(({ matricula }) => matricula === miembro.matricula) ??
    registros.find(({ activa }) => activa) ??
    firstRow(persona)
  const says = (clase: ClaseRefeps, differs: boolean): Diferencia[] =>
    differs ? [of(clase, persona, miembro, own)] : []
  return [
    ...stateOf(persona, miembro),
    ...says('numero', own.matricula !== null && own.matricula !== miembro.matricula),
    ...says('nombre', !isSameName(own.apellidoNombre, `${miembro.apellido} ${miembro.nombre}`)),
    ...says('dni', own.dni !== null && own.dni !== miembro.dni),
    ...says('especialidad', miembro.habilitado && !haveSame(own.especialidades, miembro.especialidades)),
    ...registros.filter((one) => one !== own).map((other) => of('dosAlla', persona, miembro, other)),
  ]
}

/** One active row suffices to prescribe by. A word that says neither says nothing. */
function stateOf(persona: Persona, miembro: MiembroDeAqui): Diferencia[] {
  const { registros } = persona
  const active = registros.find(({ activa }) => activa)
  const dead = registros.find(({ fallecido }) => fallecido)
  if (active) return miembro.habilitado ? [] : [of('activaAlla', persona, miembro, active)]
  if (dead) return miembro.fallecido ? [] : [of('fallecido', persona, miembro, dead)]
  const inactive = registros.find(({ activa }) => activa === false)
  return inactive && miembro.habilitado ? [of('activaAqui', persona, miembro, inactive)] : []
}

/** One of them may leave out a second name; two words at least are the same. */
function isSameName(there: string, here: string): boolean {
  const [one, other] = [there, here].map((name) => new Set(plegar(name).split(' ')))
  if (!one || !other) return false
  const shared = [...one].filter((word) => other.has(word)).length
  const short = Math.min(one.size, other.size)
  return shared === short && shared >= Math.min(2, Math.max(one.size, other.size))
}

/** Null says nothing. Abbreviated names are the same. */
function haveSame(there: readonly string[] | null, here: readonly string[]): boolean {
  if (there === null) return true
  const isIn = (name: string, list: readonly string[]): boolean =>
    list.some((one) => plegar(one) === plegar(name) || isShortOf(one, name) || isShortOf(name, one))
  return there.every((name) => isIn(name, here)) && here.every((name) => isIn(name, there))
}

function inOrder(diferencias: readonly Diferencia[]): Diferencia[] {
  const keyed = diferencias.map((one) => ({
    one,
    clase: CLAVES_DE_CLASE.indexOf(one.clase),
    nombre: plegar(one.aqui ? `${one.aqui.apellido} ${one.aqui.nombre}` : (one.alla?.apellidoNombre ?? '')),
    fila: one.alla?.fila ?? 0,
  }))
  return keyed
    .toSorted(
      (a, b) => a.clase - b.clase || (a.nombre < b.nombre ? -1 : a.nombre > b.nombre ? 1 : a.fila - b.fila),
    )
    .map(({ one }) => one)
}
