import type * as z from 'zod'
import type { Escena } from '@/contract/escena'
import type { Objeto } from '@/contract/objeto'
import type { Permiso } from '@/domain/roles'
import type { LimitesDeImagen } from '@/domain/limites-de-imagen'
import type { TipoArchivo } from '@/domain/tipos-de-archivo'

/** Who may call: anybody, any session ('sesion.propia'), or a session with the permission. */
export type Acceso = 'publico' | Permiso

/** An act's name in the audit trail, and its words there. */
export interface Acto {
  acto: string
  palabras: string
}

export type Ejemplo = (escena: Escena) => Record<string, unknown>

interface Base<E, D> {
  metodo: 'GET' | 'POST'
  ruta: `/${string}`
  acceso: Acceso
  /** The forma key that must hold the asking doctor's own id; it lets 'propio.ver' in (decision 18). */
  propio?: keyof E & string
  /** A call that the specification lacks; only our own server is asked. */
  extension?: true
  /** Keys that the specification lacks; a foreign server never gets them. */
  extensiones?: readonly (keyof E & string)[]
  /** A read whose answer may be some seconds old, so that a standby may give it; never money (decision 311). */
  atrasa?: true
  /** The answer is told once and not kept for a repeated request. */
  secreta?: true
  /** Required on every change. */
  auditoria?: Acto
  /** Good wire values, needed where the entrada has keys: tests try every call with its own. */
  ejemplo?: Ejemplo | undefined
  entrada: Objeto<E>
  /** Results besides 1 whose `datos` are read too. */
  conDatos?: readonly number[]
  /** What is missing in a success without `datos`, in words, where the specification shows the call. */
  falta?: string
  /** The codec of `datos`, or of one row of a `lista`. */
  salida: z.ZodType<D>
  /** A file comes in: the body is multipart, with the entrada as fields and the file as 'archivo'. */
  entra?: ArchivoEntrante
  /** A file goes out: a success is its bytes, anything else the envelope. One that was taken out is kept for a day alone. */
  sale?: true | 'llevado'
}

export interface ArchivoEntrante {
  /** Decided by the content; neither the name nor the announced type counts. */
  tipos: readonly TipoArchivo[]
  maximo: number
  /** Pictures are drawn anew within these as soon as they are whole: nobody sees what came with them. */
  imagenes?: LimitesDeImagen
  /** A workbook's cells are read as soon as it is whole, apart from everything else. */
  planilla?: true
  /** Sheets of any kind, read as soon as it is whole, apart from everything else. */
  libro?: true
  /**
   * Several files as the specification has them, and their bytes together: so many under one name, or at most one under
   * each of some names, of which not all need to come.
   */
  varios?: { total: number } & ({ parte: string; cuantos: number } | { partes: readonly string[] })
}
/** The multipart part of the file, and the key of its refusal. */
export const PARTE_ARCHIVO = 'archivo'

/** The names that files come under, of which the first is blamed when none came, and how many may under each. */
export function partesDe({ varios }: ArchivoEntrante): { partes: readonly string[]; cuantos: number } {
  if (!varios) return { partes: [PARTE_ARCHIVO], cuantos: 1 }
  return 'partes' in varios
    ? { partes: varios.partes, cuantos: 1 }
    : { partes: [varios.parte], cuantos: varios.cuantos }
}

/** A handler's answer for a file: kept bytes by their hash, and a name for people. */
export interface ArchivoSaliente {
  huella: string
  nombre: string
}

export interface LlamadaDato<E = unknown, D = unknown> extends Base<E, D> {
  lista?: undefined
  listas?: undefined
}
/** `datos` is a list or a page of it; `pagTotalItems` is the total. */
export interface LlamadaLista<E = unknown, D = unknown> extends Base<E, D> {
  lista: 'paginada' | 'completa'
  /** `datos` is an object of lists by these names; a flat list is read too. */
  listas?: readonly string[]
}
export type Llamada<E = unknown, D = unknown> = LlamadaDato<E, D> | LlamadaLista<E, D>

/**
 * A file in, out or both, streamed; only our own server is asked. `sale` is read with GET, and with POST follows the
 * change.
 */
type LlamadaArchivo<E, D> = Omit<LlamadaDato<E, D>, 'acceso' | 'metodo' | 'entra' | 'sale' | 'salida'> & {
  acceso: Permiso
  extension: true
} & (
    | { metodo: 'POST'; entra: ArchivoEntrante; salida: z.ZodType<D> }
    | {
        metodo: 'GET' | 'POST'
        entra?: ArchivoEntrante
        sale: true | 'llevado'
        salida: z.ZodType<D & ArchivoSaliente>
      }
  )

/** Several files in, whose parts and fields are the specification's own. */
type LlamadaVarios<E, D> = Omit<LlamadaDato<E, D>, 'acceso' | 'metodo' | 'entra' | 'sale'> & {
  acceso: Permiso
  metodo: 'POST'
  entra: ArchivoEntrante & Required<Pick<ArchivoEntrante, 'varios'>>
}

type Trato = Pick<Base<unknown, unknown>, 'metodo' | 'acceso' | 'ruta'>

export const dato = <E, D, const T extends Trato>(llamada: Omit<LlamadaDato<E, D>, 'entra' | 'sale'> & T) =>
  llamada as LlamadaDato<E, D> & Pick<T, keyof Trato>
export const lista = <E, D, const T extends Trato>(llamada: LlamadaLista<E, D> & T) =>
  llamada as LlamadaLista<E, D> & Pick<T, keyof T & (keyof Trato | 'listas')>
export const archivo = <E, D, const T extends Trato>(llamada: LlamadaArchivo<E, D> & T) =>
  llamada as LlamadaDato<E, D> & Pick<T, keyof T & (keyof Trato | 'entra' | 'sale')>

export const archivos = <E, D, const T extends Trato>(llamada: LlamadaVarios<E, D> & T) =>
  llamada as LlamadaDato<E, D> & Pick<T, keyof T & (keyof Trato | 'entra')>

export type EntradaDe<L> = L extends Llamada<infer E, infer _> ? E : never
export type FilaDe<L> = L extends Llamada<infer _, infer D> ? D : never
export type DatosDe<L> = L extends LlamadaLista<infer _, infer D> ? D[] : FilaDe<L>

/** The envelope of every reply. */
export interface Sobre {
  estado: number | null
  mensaje: string | null
  excepcion: string | null
  datos: unknown
  pagTotalItems?: number
  /** Extension: what is wrong, by wire key. */
  errores?: Record<string, string>
}
