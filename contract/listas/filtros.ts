import type { Centavos } from '@/domain/dinero'
import { ESTADOS } from '@/domain/estados'
import type { Fecha } from '@/domain/fechas'
import { asDay, asImporte, asNumber, asNumberText, asText } from '@/domain/filtro-leido'

/** What a filter's text is read as. */
export type Lectura = 'importe' | 'meses' | 'numero' | 'codigo' | 'dias'

export interface Opcion {
  id: string
  nombre: string
}

/** A filter as a list's form draws it; `name` is its key in the address. 'desde' and 'hasta' are the ends of a span. */
export type CampoDeFiltro = { name: string; label: string } & (
  | { kind: 'words'; placeholder?: string; inputMode?: 'numeric'; reads?: Lectura }
  | { kind: 'day' }
  /** `closed`: only these options are possible. `siempre`: one of them is always chosen. */
  | { kind: 'choice'; options: readonly Opcion[]; placeholder?: string; closed?: true; siempre?: true }
)

/** How a call's key is written on the wire; contract/listas/llamadas makes a codec of it. */
export type ClaveDeFiltro =
  | { como: 'texto'; maximo: number }
  | { como: 'entero'; mensaje: string; minimo: number; maximo?: number }
  | { como: 'id' | 'siNo' | 'fecha' }
  | { como: 'dinero'; mensaje: string }
  | { como: 'uno'; de: readonly [string, ...string[]]; mensaje: string }

/** What a filter asks a call with: every key may be missing. */
type Parcial<E> = { [K in keyof E]?: E[K] | undefined }

/** A filter: how it is drawn, what its text in the address asks for, and how that travels. */
export interface Filtro<E extends object = object> {
  campo: CampoDeFiltro
  /** No form offers it: a link asks with it. */
  oculto?: true
  /** The same where what may be asked depends on the text itself. */
  campoPara?: (texto: string | undefined) => CampoDeFiltro
  lee: (texto: string | undefined) => Parcial<E>
  claves: Readonly<Record<keyof E & string, ClaveDeFiltro>>
}

const one = <K extends string, V>(
  clave: K,
  campo: CampoDeFiltro,
  cable: ClaveDeFiltro,
  read: (texto: string | undefined) => V | undefined,
) =>
  ({
    campo,
    lee: (texto) => ({ [clave]: read(texto) }),
    claves: { [clave]: cable },
  }) as Filtro<Record<K, V>>

/** Words of a name or a number. */
export const palabras = <K extends string>(name: K, label: string, placeholder?: string) =>
  one(
    name,
    { name, label, kind: 'words', ...(placeholder ? { placeholder } : {}) },
    { como: 'texto', maximo: 100 },
    asText,
  )

/** A number as cards have it, with or without points. */
export const numeroEscrito = <K extends string>(name: K, label: string) =>
  one(name, { name, label, kind: 'words', inputMode: 'numeric' }, { como: 'texto', maximo: 20 }, asNumberText)

export const numero = <K extends string>(name: K, label: string) =>
  one(
    name,
    { name, label, kind: 'words', inputMode: 'numeric', reads: 'numero' },
    { como: 'entero', mensaje: 'Ingrese un número', minimo: 1 },
    asNumber,
  )

/** From so many centavos on, under `importe` in the address. */
export const importeDesde = (label: string): Filtro<{ importeDesde: Centavos }> =>
  one(
    'importeDesde',
    {
      ...{ name: 'importe', label, kind: 'words' },
      ...{ placeholder: 'p. ej. 50.000', inputMode: 'numeric', reads: 'importe' },
    },
    { como: 'dinero', mensaje: 'Ingrese un importe válido' },
    asImporte,
  )

export const dia = <K extends string>(name: K, label: string): Filtro<Record<K, Fecha>> =>
  one(name, { name, label, kind: 'day' }, { como: 'fecha' }, asDay)

interface Eleccion {
  /** Said of a value that is none of them. */
  mensaje: string
  placeholder?: string
}

/** One of a few words, by their keys; `ids` in which order, where that is not how they are written. */
export const opcion = <K extends string, V extends string>(
  name: K,
  label: string,
  palabras: Readonly<Record<V, string>>,
  { mensaje, placeholder, ids: given }: Eleccion & { ids?: readonly V[] },
): Filtro<Record<K, V>> => {
  const ids = (given ?? Object.keys(palabras)) as [V, ...V[]]
  return one(
    name,
    closedOf(
      name,
      label,
      ids.map((id) => ({ id, nombre: palabras[id] })),
      placeholder,
    ),
    { como: 'uno', de: ids, mensaje },
    (texto) => ids.find((id) => id === texto),
  )
}

/** One of a few numbers; the call takes any from `minimo` to `maximo`, since older rows may have others. */
export const opcionNumerica = <K extends string>(
  name: K,
  label: string,
  options: readonly Opcion[],
  { mensaje, placeholder, minimo, maximo }: Eleccion & { minimo: number; maximo: number },
): Filtro<Record<K, number>> =>
  one(
    name,
    closedOf(name, label, options, placeholder),
    { como: 'entero', mensaje, minimo, maximo },
    (texto) => (options.some(({ id }) => id === texto) ? Number(texto) : undefined),
  )

/** Those of which something holds, or all; the address says 'si'. */
export const marca = <K extends string>(
  name: string,
  clave: K,
  label: string,
  nombre: string,
): Filtro<Record<K, boolean>> =>
  one(
    clave,
    closedOf(name, label, [{ id: 'si', nombre }], 'Todos'),
    { como: 'siNo' },
    (texto) => texto === 'si' || undefined,
  )

const hidden = (name: string): CampoDeFiltro => ({ name, label: name, kind: 'words' })

/** Of what has this id, which a link asks for and no form offers. */
export const porEnlace = <K extends string>(name: string, clave: K): Filtro<Record<K, number>> => ({
  ...one(clave, hidden(name), { como: 'id' }, asNumber),
  oculto: true,
})

/** What the list's calls take and its screen never asks. */
export const deLlamada = <E extends object>(claves: Filtro<E>['claves']): Filtro<E> => ({
  campo: hidden(Object.keys(claves).join()),
  oculto: true,
  lee: () => ({}),
  claves,
})

const OPCIONES_ESTADO = Object.entries(ESTADOS).map(([id, nombre]) => ({ id, nombre }))

/** The state of the member's registration, under `estado` in the address. */
export const estadoDelMatriculado = (): Filtro<{ tipoMatriculaID: number }> =>
  one(
    'tipoMatriculaID',
    { name: 'estado', label: 'Estado', kind: 'choice', options: OPCIONES_ESTADO, closed: true },
    { como: 'id' },
    (texto) => (OPCIONES_ESTADO.some(({ id }) => id === texto) ? Number(texto) : undefined),
  )

const closedOf = (
  name: string,
  label: string,
  options: readonly Opcion[],
  placeholder: string | undefined,
): CampoDeFiltro => ({
  ...{ name, label, kind: 'choice', options, closed: true },
  ...(placeholder ? { placeholder } : {}),
})
