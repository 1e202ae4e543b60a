import type { Db, Tx } from '@/backend/db/conexion'
import type { Bitacora } from '@/backend/nucleo/log'
import type { PedidoDeTarea, TipoDeTarea } from '@/domain/tarea'

export interface Tarea<T extends TipoDeTarea = TipoDeTarea> {
  id: number
  pedido: PedidoDeTarea[T]
  usuarioID: number | null
  hechas: number
  total: number
}

/** Requested work, done step by step until `hechas` reaches `total`. */
export interface Trabajo<T extends TipoDeTarea = TipoDeTarea> {
  /**
   * One step, in one transaction with its progress; answers how many rows it took. A `Rechazo` ends the job; any
   * other error is tried again.
   */
  paso(tx: Tx, tarea: Tarea<T>): Promise<number>
  /** The result in words, in the transaction that ends the job. */
  resumen(tx: Tx, tarea: Tarea<T>): Promise<string>
  aparte?: Aparte
}

/** Who takes the steps of a long job instead of the process that holds it, which says meanwhile that it is alive. */
export interface Aparte {
  /** Of so many rows on. */
  desde: number
  /** As `takeSteps`, under the same claim; throws where it is to be tried again. */
  tomar(mano: { db: Db; id: number; dueno: string }, fin: AbortSignal): Promise<'fin' | 'sigue'>
}

/** What a job that is done whole works with. */
export interface Mano<T extends TipoDeTarea = TipoDeTarea> {
  db: Db
  tarea: Tarea<T>
  /** Aborted once it should stop, its process should end or another has it. */
  fin: AbortSignal
  /** How far it is, as often as it likes: it is written down once a second. */
  avance: (hechas: number, total: number) => void
}

/** Requested work that no steps can share: done whole by one process, and begun anew by the next if that one goes. */
export interface TrabajoEntero<T extends TipoDeTarea = TipoDeTarea> {
  /** Throws soon once `fin` is aborted, with nothing left of it. A `Rechazo` ends the job; any other error is tried again. */
  hacer(mano: Mano<T>): Promise<void>
  /** As that of a `Trabajo`. */
  resumen(tx: Tx, tarea: Tarea<T>): Promise<string>
}

/** A kind without a runner does not compile. */
export type Trabajos = { readonly [T in TipoDeTarea]: Trabajo<T> | TrabajoEntero<T> }

type TipoDeVuelta =
  | 'envio'
  | 'mensajesCaducos'
  | 'recordatorios'
  | 'pedidosDeClave'
  | 'pagosEnLinea'
  | 'papelesPedidos'
  | 'estadosDelDia'
  | 'solicitudesCaducas'
  | 'respaldo'
  | 'verificacion'
  | 'vigilancia'
  | 'llevadosVencidos'
  | 'limpieza'
  | 'sumas'

export interface Turno {
  db: Db
  bitacora: Bitacora
  /** The database's clock, the only one that several machines share. */
  ahora: Date
  /** True once the process should end or has lost the turn. */
  detenido: () => boolean
  fin: AbortSignal
}

export interface Vuelta {
  /** Milliseconds between two turns. */
  cada: number
  /** Set where each machine has its own turns. */
  clave?: string
  /** Asked before a turn is taken, so that an idle register is not written to. */
  hay?: (db: Db) => Promise<boolean>
  /** Answers milliseconds until the next turn; null means the usual ones. */
  turno(turno: Turno): Promise<number | null>
}

export type Vueltas = Readonly<Record<TipoDeVuelta, Vuelta | null>>

export const SIN_VUELTAS: Vueltas = {
  envio: null,
  mensajesCaducos: null,
  recordatorios: null,
  pedidosDeClave: null,
  pagosEnLinea: null,
  papelesPedidos: null,
  estadosDelDia: null,
  solicitudesCaducas: null,
  respaldo: null,
  verificacion: null,
  vigilancia: null,
  llevadosVencidos: null,
  limpieza: null,
  sumas: null,
}
