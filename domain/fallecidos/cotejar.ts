import { type ClaseDeFallecido, CLAVES_DE_CLASE } from '@/domain/fallecidos/clases'
import type { Difunto } from '@/domain/fallecidos/lista'
import type { Fecha } from '@/domain/fechas'
import { plegar } from '@/domain/plegar'
import { claveDe } from '@/domain/refeps/extracto'
import {
  type Decididas,
  firstRow,
  isSameName,
  type Miembro,
  pairUp,
  possiblePairs,
} from '@/domain/refeps/parejas'

/** What is known here of somebody who may have died. */
export interface MiembroCotejado extends Miembro {
  estado: string
  fallecido: boolean
  /** The first day of his open period, which is that of the death of who is dead. */
  desde: Fecha | null
  nacimiento: Fecha | null
}

/** Somebody of a list who is somebody here, or may be. */
export interface Cotejado {
  clase: ClaseDeFallecido
  clave: string
  difunto: Difunto
  /** What other rows of the list say of the day. */
  otrosDias: Fecha[]
  miembro: MiembroCotejado
}

export interface Cotejo {
  filas: Cotejado[]
  /** People of the list, and how many of them are of this council, the possible ones apart. */
  personas: number
  conocidas: number
}

interface Persona {
  clave: string
  registros: Difunto[]
}

/**
 * Who of a list of deaths is of this council, and how each stands here. Of who is not, nothing is kept. People are paired as
 * an extract's are; one whose name is another's is no more than possible, whatever his document says.
 */
export function cotejarLista(
  difuntos: readonly Difunto[],
  aqui: readonly MiembroCotejado[],
  decididas: Decididas = new Map(),
): Cotejo {
  const personas = personsOf(difuntos)
  const asked = personas.filter(({ clave }) => decididas.get(clave) !== null)
  const pares = pairUp(asked, aqui, decididas)
  const found = new Set([...pares.values()].map(({ id }) => id))
  const alone = asked.filter((persona) => !pares.has(persona))
  const posibles = possiblePairs(
    alone,
    aqui.filter(({ id }) => !found.has(id)),
  )
  const filas = [
    ...[...pares].map(([persona, miembro]) =>
      told(persona, miembro, decididas.has(persona.clave) || isNamedAlike(persona, miembro)),
    ),
    ...[...posibles].map(([persona, miembro]) => told(persona, miembro, false)),
  ]
  return {
    filas: inOrder(filas),
    personas: personas.length,
    conocidas: pares.size,
  }
}

function personsOf(difuntos: readonly Difunto[]): Persona[] {
  const byClave = new Map<string, Persona>()
  for (const difunto of difuntos) {
    const clave = claveDe(difunto)
    const persona = byClave.get(clave)
    if (persona) persona.registros.push(difunto)
    else byClave.set(clave, { clave, registros: [difunto] })
  }
  return [...byClave.values()]
}

const isNamedAlike = (persona: Persona, { apellido, nombre }: Miembro): boolean =>
  isSameName(firstRow(persona).apellidoNombre, `${apellido} ${nombre}`)

function told(persona: Persona, miembro: MiembroCotejado, sure: boolean): Cotejado {
  const dated = persona.registros.find(({ dia }) => dia !== null) ?? firstRow(persona)
  const dias = persona.registros.flatMap(({ dia }) => dia ?? [])
  return {
    ...{ clase: classOf(dated.dia, miembro, sure), clave: persona.clave, difunto: dated, miembro },
    otrosDias: [...new Set(dias)].filter((dia) => dia !== dated.dia),
  }
}

function classOf(dia: Fecha | null, { fallecido, desde }: MiembroCotejado, sure: boolean): ClaseDeFallecido {
  if (!sure) return fallecido ? 'yaAsentado' : 'posible'
  if (!fallecido) return 'porAsentar'
  return dia === null || dia === desde ? 'yaAsentado' : 'otroDia'
}

function inOrder(filas: readonly Cotejado[]): Cotejado[] {
  const keyed = filas.map((one) => ({
    ...{ one, clase: CLAVES_DE_CLASE.indexOf(one.clase) },
    nombre: plegar(`${one.miembro.apellido} ${one.miembro.nombre}`),
  }))
  return keyed
    .toSorted(
      (a, b) =>
        a.clase - b.clase ||
        (a.nombre < b.nombre ? -1 : a.nombre > b.nombre ? 1 : a.one.difunto.fila - b.one.difunto.fila),
    )
    .map(({ one }) => one)
}
