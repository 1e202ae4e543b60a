import type { Contrato } from '@/contract/indice'
import type { ArchivoEntrante, EntradaDe, FilaDe, LlamadaLista } from '@/contract/llamada'
import type { Fecha } from '@/domain/fechas'
import type { Politica, Rol } from '@/domain/roles'
import type { TipoArchivo } from '@/domain/tipos-de-archivo'
import type { Db, Tx } from '@/backend/db/conexion'
import type { Pasarela } from '@/backend/tesoreria/en-linea/pasarela'

/** The person behind the token. In the bundled API personaID is the user's id (D4). */
export interface Persona {
  usuarioID: number
  matriculadoID: number | null
  nombre: string
  apellido: string
  roles: Rol[]
  /** He came in by a key or a password that is not his own yet: only setting one is open to him. */
  debeCambiarClave: boolean
  tokenHash: Buffer
}

/** Whether the asker reads as the member himself: of what the staff writes about him he is told nothing. */
export const isMember = ({ roles }: Pick<Persona, 'roles'>): boolean => roles.every((rol) => rol === 'MEDICO')

/** What every handler may know of the request; the day is a parameter so that rules never read the clock. */
export interface Pedido {
  persona: Persona
  hoy: Fecha
  pedidoID: string
  politica: Politica
  /** Who online payments go through; null where they are not offered. */
  pasarela: Pasarela | null
  /** The call's audit event; null on reads. */
  acto: string | null
}

/** Rows of a page (D3). */
export const POR_PAGINA = 20

/** What a handler of a list answers: the rows and, when paged, how many there are in all. */
export interface Pagina<D> {
  filas: D[]
  total?: number
}
type Respuesta<L> = L extends { listas: readonly (infer N extends string)[] }
  ? Record<N, FilaDe<L>[]>
  : L extends LlamadaLista<infer _, infer D>
    ? Pagina<D>
    : FilaDe<L>

/** A read sees the database; a change gets the one transaction that the answer, its audit row and its key share. */
type Lectura<L> = (entrada: EntradaDe<L>, pedido: Pedido, db: Db) => Promise<Respuesta<L>>
type Cambio<L> = (
  entrada: EntradaDe<L>,
  pedido: Pedido,
  tx: Tx,
) => Promise<Respuesta<L> | Resultado | Continuacion<Respuesta<L>>>
/** A file that came in, whole and of a kind that is taken: what a handler sees of it. */
export interface ArchivoRecibido {
  /** Without folders; for people alone. */
  readonly nombre: string
  readonly tipo: TipoArchivo
  readonly bytes: number
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly huella: string
  /** All of it in memory: for kinds of a small limit. */
  read(): Promise<Buffer>
  /** Keeps its bytes as they came; the handler's own row must refer to their hash. */
  keep(tx: Tx): Promise<void>
}

type Subida<L> = (
  entrada: EntradaDe<L>,
  pedido: Pedido,
  tx: Tx,
  archivo: ArchivoRecibido,
) => Promise<Respuesta<L> | Resultado>
type Publico<L> = (entrada: EntradaDe<L>, pedido: PedidoPublico, db: Db) => Promise<Respuesta<L> | Resultado>

/** A public call has nobody behind it. */
export interface PedidoPublico {
  hoy: Fecha
  pedidoID: string
  direccion: string
  agente: string
  politica: Politica
  pasarela: Pasarela | null
}

/**
 * A refusal that keeps what was written on the way to it, where a Rechazo would undo it: sign-in's -1 to -5 (S1 8), a
 * wrong password that must stay counted. `errores` = wire key → what is wrong with it.
 */
export class Resultado {
  constructor(
    readonly estado: number,
    readonly mensaje: string,
    readonly errores?: Readonly<Record<string, string>>,
  ) {}
}

/**
 * What a change answers that has to ask somebody outside: what it did so far is committed, then `seguir` runs with no
 * transaction, connection or lock held. What it throws undoes nothing: it sees to that itself, and somebody else must
 * when the process falls meanwhile.
 */
export class Continuacion<R> {
  constructor(readonly seguir: (db: Db) => Promise<R | Resultado>) {}
}

export type Manejador<L> = L extends { acceso: 'publico' }
  ? Publico<L>
  : L extends { entra: ArchivoEntrante }
    ? Subida<L>
    : L extends { metodo: 'GET' }
      ? Lectura<L>
      : Cambio<L>

/** One handler for each call of the contract: a call without a handler does not compile. */
export type Manejadores<N extends keyof Contrato> = { [C in keyof Contrato[N]]: Manejador<Contrato[N][C]> }
