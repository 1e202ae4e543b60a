import type * as z from 'zod'
import type { Objeto } from '@/contract/objeto'
import type { Permiso } from '@/domain/roles'
import type { TipoArchivo } from '@/domain/tipos-de-archivo'

/** Who may call: nobody signed in is needed, any session, or a session holding the permission. */
export type Acceso = 'publico' | Permiso

/** How the audit trail keeps an act, and how people read it there. */
export interface Acto {
  acto: string
  palabras: string
}

interface Base<E, D> {
  metodo: 'GET' | 'POST'
  ruta: `/${string}`
  acceso: Acceso
  /** forma key that must hold the asking doctor's own id; lets 'propio.ver' in beside `acceso` (D4). */
  propio?: keyof E & string
  /** Set on calls the spec does not have: only our own server is asked them. */
  extension?: true
  /** Keys of the entrada the spec does not have: a server of the spec alone never gets them. */
  extensiones?: readonly (keyof E & string)[]
  /** The answer is told once: it is not kept for the same request sent again. */
  secreta?: true
  /** Required on everything that changes something. */
  auditoria?: Acto
  entrada: Objeto<E>
  /** What a success without `datos` lacks, in words, where `salida` needs it and the specification shows the call. */
  falta?: string
  /** Codec of `datos`; of one row when `lista` is set. One that takes nothing (`nulo`) needs none. */
  salida: z.ZodType<D>
  /** A file comes in beside the entrada: a multipart body, the entrada its fields, the file its part 'archivo'. */
  entra?: ArchivoEntrante
  /** A file goes out: a success is its bytes, anything else the envelope as ever. */
  sale?: true
}

/** What is taken of a file that comes in. */
export interface ArchivoEntrante {
  /** By its content: neither its name nor what the sender calls it counts. */
  tipos: readonly TipoArchivo[]
  /** In bytes. */
  maximo: number
}
/** The part of a multipart body that is the file, and the key its refusal is told by. */
export const PARTE_ARCHIVO = 'archivo'

/** What a handler answers for a file that goes out: kept bytes by their hash, under a name for people. */
export interface ArchivoSaliente {
  huella: string
  nombre: string
}

export interface LlamadaDato<E = unknown, D = unknown> extends Base<E, D> {
  lista?: undefined
  listas?: undefined
}
/** `datos` is a list of rows, a page of it or all; how many there are in all is `pagTotalItems`. */
export interface LlamadaLista<E = unknown, D = unknown> extends Base<E, D> {
  lista: 'paginada' | 'completa'
  /** `datos` is an object of lists by these names; a flat list of the same rows is read too. */
  listas?: readonly string[]
}
export type Llamada<E = unknown, D = unknown> = LlamadaDato<E, D> | LlamadaLista<E, D>

/**
 * A file in, out, or both, streamed. Never one of the specification's: only our own server is asked. `sale` is read with
 * GET, and with POST follows the change.
 */
type LlamadaArchivo<E, D> = Omit<LlamadaDato<E, D>, 'acceso' | 'metodo' | 'entra' | 'sale' | 'salida'> & {
  acceso: Permiso
  extension: true
} & (
    | { metodo: 'POST'; entra: ArchivoEntrante; salida: z.ZodType<D> }
    | { metodo: 'GET' | 'POST'; entra?: ArchivoEntrante; sale: true; salida: z.ZodType<D & ArchivoSaliente> }
  )

/** What the types of client and handlers are made from, kept as literals. */
type Trato = Pick<Base<unknown, unknown>, 'metodo' | 'acceso' | 'ruta'>

/** Declares a call whose datos is one value. */
export const dato = <E, D, const T extends Trato>(llamada: Omit<LlamadaDato<E, D>, 'entra' | 'sale'> & T) =>
  llamada as LlamadaDato<E, D> & Pick<T, keyof Trato>
/** Declares a call whose datos is a list of rows. */
export const lista = <E, D, const T extends Trato>(llamada: LlamadaLista<E, D> & T) =>
  llamada as LlamadaLista<E, D> & Pick<T, keyof T & (keyof Trato | 'listas')>
/** Declares a call that carries a file. */
export const archivo = <E, D, const T extends Trato>(llamada: LlamadaArchivo<E, D> & T) =>
  llamada as LlamadaDato<E, D> & Pick<T, keyof T & (keyof Trato | 'entra' | 'sale')>

export type EntradaDe<L> = L extends Llamada<infer E, infer _> ? E : never
export type FilaDe<L> = L extends Llamada<infer _, infer D> ? D : never
/** What the caller gets: the value, the rows, or rows with the total. */
export type DatosDe<L> = L extends LlamadaLista<infer _, infer D> ? D[] : FilaDe<L>

/** The envelope of every reply (S1 3). */
export interface Sobre {
  estado: number | null
  mensaje: string | null
  excepcion: string | null
  datos: unknown
  pagTotalItems?: number
  /** Extension: wire key → what is wrong with it. */
  errores?: Record<string, string>
}
