import type { Contrato } from '@/contract/indice'
import type { ArchivoEntrante, EntradaDe, FilaDe, LlamadaLista } from '@/contract/llamada'
import type { Celda } from '@/domain/celda'
import type { Fecha } from '@/domain/fechas'
import type { Codificacion, FilaDeLibro, Libro, Separador } from '@/domain/libro'
import type { Politica, Rol } from '@/domain/roles'
import type { TipoArchivo } from '@/domain/tipos-de-archivo'
import type { Db, Tx } from '@/backend/db/conexion'
import type { Pasarela } from '@/backend/tesoreria/en-linea/pasarela'

/** The person behind the token. Here personaID is the user's id. */
export interface Persona {
  usuarioID: number
  matriculadoID: number | null
  nombre: string
  apellido: string
  roles: Rol[]
  /** A key or another's password opened the session, in which only a new password may be set. */
  debeCambiarClave: boolean
  /** A setting asks a second factor of the role, and the account has none: only that may be set up. */
  debeSegundoFactor: boolean
  tokenHash: Buffer
}

/** Whether the person reads as a member, who is not told what the staff writes. */
export const isMember = ({ roles }: Pick<Persona, 'roles'>): boolean => roles.every((rol) => rol === 'MEDICO')

/** The day is a parameter, so that rules never read the clock. */
export interface Pedido {
  persona: Persona
  hoy: Fecha
  pedidoID: string
  politica: Politica
  /** The provider of online payments; null where they are not offered. */
  pasarela: Pasarela | null
  /** This machine's folder of backups; absent where none are made. */
  respaldos?: string | undefined
  /** Null on reads. */
  acto: string | null
}

/** Rows of a page. */
export const POR_PAGINA = 20

/** The rows and, when paged, the total. */
export interface Pagina<D> {
  filas: D[]
  total?: number
}
type Respuesta<L> = L extends { listas: readonly (infer N extends string)[] }
  ? Record<N, FilaDe<L>[]>
  : L extends LlamadaLista<infer _, infer D>
    ? Pagina<D>
    : FilaDe<L>

/** A read gets the database; a change gets the one transaction of answer, audit row and key. */
type Lectura<L> = (entrada: EntradaDe<L>, pedido: Pedido, db: Db) => Promise<Respuesta<L>>
type Cambio<L> = (
  entrada: EntradaDe<L>,
  pedido: Pedido,
  tx: Tx,
) => Promise<Respuesta<L> | Resultado | Continuacion<Respuesta<L>>>
/** What a person says of a text's bytes; what is not said is guessed. */
export interface ComoLeer {
  codificacion?: Codificacion | undefined
  separador?: Separador | undefined
}
/** A book whose rows are read as they are asked for, once. Who does not take them to their end closes it. */
export interface LibroAbierto {
  readonly libro: Libro
  readonly filas: AsyncIterable<FilaDeLibro>
  close(): Promise<void>
}

/** A file that has come in whole and is of an accepted kind. */
export interface ArchivoRecibido {
  /** Without folders; for people alone. */
  readonly nombre: string
  readonly tipo: TipoArchivo
  readonly bytes: number
  /** SHA-256 in hexadecimal. */
  readonly huella: string
  /** Of a workbook's first sheet, each row at its own place, where the call declares `planilla`. */
  readonly celdas?: readonly (readonly Celda[])[] | undefined
  /** Of a file of rows, where the call declares `libro`; it is closed with the file. */
  readonly libro?: LibroAbierto | undefined
  /** All in memory, so for kinds with a small limit. */
  read(): Promise<Buffer>
  /** At most so many of the last bytes. */
  end(bytes: number): Promise<Buffer>
  /** The handler's own row must refer to the hash. Without `sweep` it sweeps by itself. */
  keep(tx: Tx, sweep?: boolean): Promise<void>
}

/** One of several files that came: whole, or why it is of no use, in words. */
export type Llegado = ArchivoRecibido | { readonly nombre: string; readonly rechazo: string }
/** With the name of the part it came under. */
export type LlegadoEnParte = Llegado & { readonly parte: string }

type SubidaDeVarios<L> = (
  entrada: EntradaDe<L>,
  pedido: Pedido,
  tx: Tx,
  archivos: readonly LlegadoEnParte[],
) => Promise<Respuesta<L> | Resultado>
type Subida<L> = (
  entrada: EntradaDe<L>,
  pedido: Pedido,
  tx: Tx,
  archivo: ArchivoRecibido,
) => Promise<Respuesta<L> | Resultado>
type Publico<L> = (entrada: EntradaDe<L>, pedido: PedidoPublico, db: Db) => Promise<Respuesta<L> | Resultado>

/** A public call has no person. */
export interface PedidoPublico {
  hoy: Fecha
  pedidoID: string
  clientAddress: string
  agente: string
  politica: Politica
  pasarela: Pasarela | null
  /** The prescription system's address, with room for a pass; null where there is none. */
  recetas: string | null
}

/**
 * A refusal that commits what was written, unlike a Rechazo: sign-in's -1 to -5, and counted wrong passwords.
 * `errores` is by wire key. `datos` go with an estado that the call declares in `conDatos`.
 */
export class Resultado {
  constructor(
    readonly estado: number,
    readonly mensaje: string,
    readonly errores?: Readonly<Record<string, string>>,
    readonly datos: unknown = null,
  ) {}
}

/**
 * A change that must ask somebody outside: what it did is committed, then `seguir` runs without transaction,
 * connection or lock. What that throws undoes nothing, so it clears up by itself, and others do after a crash.
 */
export class Continuacion<R> {
  constructor(readonly seguir: (db: Db) => Promise<R | Resultado>) {}
}

export type Manejador<L> = L extends { acceso: 'publico' }
  ? Publico<L>
  : L extends { entra: ArchivoEntrante }
    ? L extends { entra: { varios: object } }
      ? SubidaDeVarios<L>
      : Subida<L>
    : L extends { metodo: 'GET' }
      ? Lectura<L>
      : Cambio<L>

/** A call without a handler does not compile. */
export type Manejadores<N extends keyof Contrato> = { [C in keyof Contrato[N]]: Manejador<Contrato[N][C]> }
