import { isValidCuit } from '@/domain/cuit'
import { isAscii, toAscii } from '@/domain/bancos/paginas-de-codigo'
import { onlyDigits } from '@/domain/texto'

/**
 * A setting of the automatic debit. What the bank gives ('dado') has no default and `falta` says what it keeps from
 * being done; it is a text, or null until it is known.
 */
export type CampoDeDebito = { titulo: string; fuente: string; ayuda?: string } & (
  | { tipo: 'dado'; formato: 'cifras' | 'cuit' | 'rotulo'; largo: number; falta: string }
  | { tipo: 'opcion'; opciones: readonly Opcion[]; defecto: Opcion['valor'] }
  | { tipo: 'entero'; minimo: number; maximo: number; unidad: string; defecto: number }
)
interface Opcion {
  valor: string | number | boolean
  texto: string
}
type Campos = Readonly<Record<string, CampoDeDebito>>
/** Settings that belong together, as those of one of a bank's agreements. */
interface Seccion {
  titulo: string
  campos: Campos
}
export type CamposDeDebito = Readonly<Record<string, CampoDeDebito | Seccion>>

type ValorDe<C> = C extends { tipo: 'opcion'; opciones: readonly { valor: infer V }[] }
  ? V
  : C extends { tipo: 'entero' }
    ? number
    : string | null
/** The values in the shape of their declaration. */
export type ValoresDe<T> = {
  -readonly [K in keyof T]: T[K] extends { campos: infer C } ? ValoresDe<C> : ValorDe<T[K]>
}

/** As they are typed, kept and sent: text by path ('ca.empresa'), '' for what is not known. */
export type Escritos = Readonly<Record<string, string>>

export const SI_O_NO = [
  { valor: true, texto: 'Si' },
  { valor: false, texto: 'No' },
] as const

const isSeccion = (item: CampoDeDebito | Seccion): item is Seccion => 'campos' in item

export interface CampoConRuta {
  ruta: string
  campo: CampoDeDebito
  /** The key of its section, if it is in one. */
  seccion: string | null
}
export const listCampos = (campos: CamposDeDebito): CampoConRuta[] =>
  Object.entries(campos).flatMap(([clave, item]): CampoConRuta[] =>
    isSeccion(item)
      ? Object.entries(item.campos).map(([dentro, campo]) => ({
          ruta: `${clave}.${dentro}`,
          campo,
          seccion: clave,
        }))
      : [{ ruta: clave, campo: item, seccion: null }],
  )

const defaultOf = (campo: CampoDeDebito): string => (campo.tipo === 'dado' ? '' : String(campo.defecto))

/** Every setting as text: what is kept, else its default. */
export const completeEscritos = (campos: CamposDeDebito, escritos: Escritos): Escritos =>
  Object.fromEntries(listCampos(campos).map(({ ruta, campo }) => [ruta, textFor(campo, escritos[ruta])]))

const textFor = (campo: CampoDeDebito, kept: string | undefined): string =>
  kept !== undefined && faultOfCampo(campo, kept) === null ? kept : defaultOf(campo)

/** Digits without their hyphens; words as the bank reads them, in capitals without accents. */
export function tidy(campo: CampoDeDebito, typed: string): string {
  const text = typed.trim()
  if (campo.tipo !== 'dado') return text
  if (campo.formato === 'cuit') return /^[\d.\s-]*$/.test(text) ? onlyDigits(text) : text
  return campo.formato === 'rotulo' ? toAscii(text) : text
}

/** Why a text is no value of the setting; null where it is one. What the bank gives may be left empty. */
export function faultOfCampo(campo: CampoDeDebito, text: string): string | null {
  if (campo.tipo === 'opcion')
    return campo.opciones.some(({ valor }) => String(valor) === text) ? null : 'Elija una de las opciones'
  if (campo.tipo === 'entero') {
    const { minimo, maximo } = campo
    return /^\d{1,6}$/.test(text) && Number(text) >= minimo && Number(text) <= maximo
      ? null
      : `Ingrese un número entre ${minimo} y ${maximo}`
  }
  return text === '' ? null : faultOfGiven(campo, text)
}

function faultOfGiven(
  { formato, largo }: Extract<CampoDeDebito, { tipo: 'dado' }>,
  text: string,
): string | null {
  if (formato === 'cuit') return isValidCuit(text) ? null : 'El CUIT no es correcto: revise sus 11 cifras'
  if (formato === 'rotulo')
    return text.length > largo
      ? `Hasta ${largo} caracteres`
      : isAscii(text)
        ? null
        : 'Tiene caracteres que el banco no acepta'
  if (text.length !== largo || !/^\d+$/.test(text)) return `Son ${largo} cifras, con los ceros de adelante`
  return /^0+$/.test(text) ? 'Todos ceros no es un código: deje vacío lo que el banco todavía no dio' : null
}

/** What is wrong, by path; paths that are no setting are ignored. */
export const faultsOf = (campos: CamposDeDebito, escritos: Escritos): Record<string, string> =>
  Object.fromEntries(
    listCampos(campos).flatMap(({ ruta, campo }) => {
      const fault = faultOfCampo(campo, escritos[ruta] ?? defaultOf(campo))
      return fault === null ? [] : [[ruta, fault]]
    }),
  )

/** The values behind the texts, each default where nothing good is kept. */
export function valuesOf<T extends CamposDeDebito>(campos: T, escritos: Escritos): ValoresDe<T> {
  const complete = completeEscritos(campos, escritos)
  const read = (inner: CamposDeDebito, before: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(inner).map(([clave, item]) => [
        clave,
        isSeccion(item) ? read(item.campos, `${clave}.`) : valueOf(item, complete[before + clave] ?? ''),
      ]),
    )
  // The keys are the declaration's own, which the compiler cannot follow through Object.entries.
  return read(campos, '') as ValoresDe<T>
}

function valueOf(campo: CampoDeDebito, text: string): Opcion['valor'] | null {
  if (campo.tipo === 'entero') return Number(text)
  if (campo.tipo === 'dado') return text === '' ? null : text
  return campo.opciones.find(({ valor }) => String(valor) === text)?.valor ?? campo.defecto
}

/** A setting's text in words, for people. */
export function describeCampo(campo: CampoDeDebito, text: string): string {
  if (campo.tipo === 'opcion')
    return campo.opciones.find(({ valor }) => String(valor) === text)?.texto ?? text
  if (campo.tipo === 'entero') return `${text} ${campo.unidad}`
  return text === '' ? 'sin cargar' : text
}

/** What the bank has not given yet: the setting's path, and in words what that keeps from being done. */
export interface Faltante {
  ruta: string
  texto: string
}
/** With a section, what its file needs: its own settings and those outside any section. */
export const listMissing = (campos: CamposDeDebito, escritos: Escritos, seccion?: string): Faltante[] =>
  listCampos(campos).flatMap(({ ruta, campo, seccion: own }) =>
    campo.tipo === 'dado' &&
    (escritos[ruta] ?? '') === '' &&
    (seccion === undefined || own === null || own === seccion)
      ? [{ ruta, texto: campo.falta }]
      : [],
  )
