import { isShortOf } from '@/domain/importar/parecido'
import { plegar } from '@/domain/plegar'
import { type ClaseRefeps, CLAVES_DE_CLASE } from '@/domain/refeps/clases'
import { claveDe, type FilaDeExtracto } from '@/domain/refeps/extracto'
import {
  type Decididas,
  firstRow,
  isSameName,
  type Miembro,
  pairUp,
  possiblePairs,
} from '@/domain/refeps/parejas'

/** What is known here of a member. */
export interface MiembroDeAqui extends Miembro {
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
