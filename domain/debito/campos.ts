import { problemOfSetting } from '@/domain/bancos/ajustes'
import type { Ajuste } from '@/domain/bancos/banco'
import { toAscii } from '@/domain/bancos/paginas-de-codigo'
import { onlyDigits } from '@/domain/texto'

/**
 * A setting of the automatic debit. What a bank gives ('dado') has no default; `falta` says what its absence keeps from
 * being made.
 */
export type CampoDeDebito = {
  titulo: string
  /** Its heading in a table. */
  corto?: string
  fuente: string
  ayuda?: string
  clase?: string | null
} & (
  | { tipo: 'dado'; ajuste: Ajuste; falta: string | null }
  | { tipo: 'opcion'; opciones: readonly Opcion[]; defecto: Opcion['valor'] }
  | { tipo: 'entero'; minimo: number; maximo: number; unidad: string; cero: string; defecto: number }
)
interface Opcion {
  valor: string | number | boolean
  texto: string
}
/** By their keys: of a bank's settings the declaration's own ('ca.empresa'). */
export type CamposDeDebito = Readonly<Record<string, CampoDeDebito>>

type ValorDe<C> = C extends { tipo: 'opcion'; opciones: readonly { valor: infer V }[] }
  ? V
  : C extends { tipo: 'entero' }
    ? number
    : string
/** The values in their own types. */
export type ValoresDe<T> = { -readonly [K in keyof T]: ValorDe<T[K]> }

/** As they are typed, kept and sent: text by key, '' for what is not known. */
export type Escritos = Readonly<Record<string, string>>

export const SI_O_NO = [
  { valor: true, texto: 'Si' },
  { valor: false, texto: 'No' },
] as const

const defaultOf = (campo: CampoDeDebito): string =>
  String(campo.tipo === 'dado' ? (campo.ajuste.siFalta ?? '') : campo.defecto)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const mapCampos = <V>(campos: CamposDeDebito, of: (campo: CampoDeDebito, clave: string) => V) =>
  Object.fromEntries(Object.entries(campos).map(([clave, campo]) => [clave, of(campo, clave)]))

/** Every setting as text: what is kept, else its default. */
export const completeEscritos = (campos: CamposDeDebito, kept: Escritos): Escritos =>
  mapCampos(campos, (campo, clave) => {
    const text = kept[clave]
    return text !== undefined && faultOfCampo(campo, text) === null ? text : defaultOf(campo)
  })

/** As a bank reads it: a CUIT without hyphens, words in capitals without accents. */
export function tidy(campo: CampoDeDebito, typed: string): string {
  const text = typed.trim()
  if (campo.tipo !== 'dado') return text
  const { es } = campo.ajuste.tipo
  if (es === 'cuit') return /^[\d.\s-]*$/.test(text) ? onlyDigits(text) : text
  return es === 'texto' ? toAscii(text) : text
}

/** Why a text is no value of the setting; null where it is one. What a bank gives may be left empty. */
export function faultOfCampo(campo: CampoDeDebito, text: string): string | null {
  if (campo.tipo === 'dado') {
    const problem = text === '' ? undefined : problemOfSetting(campo.ajuste, text)
    return problem === undefined ? null : capital(problem)
  }
  if (campo.tipo === 'opcion')
    // A choice without a default is the bank's to give.
    return text === String(campo.defecto) || campo.opciones.some(({ valor }) => String(valor) === text)
      ? null
      : 'Elija una de las opciones'
  const { minimo, maximo } = campo
  return /^\d{1,6}$/.test(text) && Number(text) >= minimo && Number(text) <= maximo
    ? null
    : `Ingrese un número entre ${minimo} y ${maximo}`
}

/** What is wrong, by key, of the settings that are named. */
export const faultsOf = (campos: CamposDeDebito, escritos: Escritos): Record<string, string> =>
  Object.fromEntries(
    Object.entries(campos).flatMap(([clave, campo]) => {
      const text = escritos[clave]
      const fault = text === undefined ? null : faultOfCampo(campo, text)
      return fault === null ? [] : [[clave, fault]]
    }),
  )

/** The values behind the texts, with the default where nothing good is kept. */
export function valuesOf<T extends CamposDeDebito>(campos: T, kept: Escritos): ValoresDe<T> {
  const complete = completeEscritos(campos, kept)
  // The keys are the declaration's own, which the compiler cannot follow through Object.fromEntries.
  return mapCampos(campos, (campo, clave) => valueOf(campo, complete[clave] ?? '')) as ValoresDe<T>
}

function valueOf(campo: CampoDeDebito, text: string): Opcion['valor'] {
  if (campo.tipo === 'dado') return text
  if (campo.tipo === 'entero') return Number(text)
  return campo.opciones.find(({ valor }) => String(valor) === text)?.valor ?? campo.defecto
}

/** A setting's text in words, for people. */
export function describeCampo(campo: CampoDeDebito, text: string): string {
  if (campo.tipo === 'opcion' && text !== '')
    return campo.opciones.find(({ valor }) => String(valor) === text)?.texto ?? text
  if (campo.tipo === 'entero') return text === '0' ? campo.cero : `${text} ${campo.unidad}`
  return text === '' ? 'sin cargar' : text
}
