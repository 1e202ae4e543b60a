/** What a rule of the house is (domain/ajustes.ts has them all): its words, its limits, how its value is said. */
interface Comun {
  titulo: string
  /** What changes for people when it changes. */
  efecto: string
  /** Where the default was taken from. */
  fuente: string
  grupo: Grupo
}

/** A rule whose value is one number. */
export type AjusteDeNumero = Comun & { defecto: number } & (
    | { tipo: 'entero'; minimo: number; maximo: number; unidad: Unidad }
    | { tipo: 'opcion'; opciones: readonly { valor: number; texto: string }[] }
  )
/** Something that persons may do by name; the value is their personaIDs. */
export type AjusteDePersonas = Comun & { tipo: 'personas'; defecto: readonly number[] }
export type Ajuste = AjusteDeNumero | AjusteDePersonas

export const GRUPOS = [
  'Tesorería',
  'Mensajes y recordatorios',
  'Contraseñas',
  'Sesiones',
  'Intentos de ingreso',
] as const
export type Grupo = (typeof GRUPOS)[number]

/** One of it and several. */
export type Unidad = readonly [una: string, varias: string]

/** Why a value cannot be the rule's, or null. */
export function faultOf(ajuste: AjusteDeNumero, valor: number): string | null {
  if (ajuste.tipo === 'opcion')
    return ajuste.opciones.some((opcion) => opcion.valor === valor) ? null : 'Elija una de las opciones'
  const { minimo, maximo } = ajuste
  return Number.isInteger(valor) && valor >= minimo && valor <= maximo
    ? null
    : `Ingrese un número entre ${minimo} y ${maximo}`
}

/** '30 minutos', '1 hora', an option's own words. */
export function describeAjuste(ajuste: AjusteDeNumero, valor: number): string {
  if (ajuste.tipo === 'opcion')
    return ajuste.opciones.find((opcion) => opcion.valor === valor)?.texto ?? String(valor)
  return `${valor} ${ajuste.unidad[valor === 1 ? 0 : 1]}`
}
