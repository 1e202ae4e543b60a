import type { Db, Tx } from '@/backend/db/conexion'
import type { Bitacora } from '@/backend/nucleo/bitacora'
import type { PedidoDeTarea, TipoDeTarea } from '@/domain/tarea'

/** A job as its next step finds it. */
export interface Tarea<T extends TipoDeTarea = TipoDeTarea> {
  id: number
  pedido: PedidoDeTarea[T]
  usuarioID: number | null
  hechas: number
  total: number
}

/** Work that somebody asked for, done step by step until `hechas` reaches `total`. */
export interface Trabajo<T extends TipoDeTarea = TipoDeTarea> {
  /**
   * One step, in a transaction that its progress shares: answers how many rows it took. Begun again after a fall it finds
   * nothing of itself. A `Rechazo` ends the job; anything else is tried again.
   */
  paso(tx: Tx, tarea: Tarea<T>): Promise<number>
  /** What it came to, in words for who asked; in the transaction that ends it. */
  resumen(tx: Tx, tarea: Tarea<T>): Promise<string>
}

/** One runner for each kind: a kind without one does not compile. */
export type Trabajos = { readonly [T in TipoDeTarea]: Trabajo<T> }

/** What comes again and again without being asked for. */
type TipoDeRonda = 'envio' | 'mensajesCaducos' | 'recordatorios' | 'pagosEnLinea' | 'respaldo' | 'limpieza'

/** What a turn may know of its surroundings. */
export interface Turno {
  db: Db
  bitacora: Bitacora
  /** The database's clock when the turn was taken: the only one that several machines share. */
  ahora: Date
  /** True once the process is to end or has lost the turn: what is in hand is finished, the rest is left. */
  detenido: () => boolean
  /** The same, to be told. */
  fin: AbortSignal
}

export interface Ronda {
  /** Milliseconds between two turns. */
  cada: number
  /** Whose turns these are, where each machine has its own. */
  clave?: string
  /** Asked before a turn is taken, where there is seldom anything to do: an idle register is not written to. */
  hay?: (db: Db) => Promise<boolean>
  /** Answers milliseconds until the next turn is worth taking; null = the usual ones. */
  turno(turno: Turno): Promise<number | null>
}

/** null: not in this process. */
export type Rondas = Readonly<Record<TipoDeRonda, Ronda | null>>

/** A process that does only what is asked for. */
export const SIN_RONDAS: Rondas = {
  envio: null,
  mensajesCaducos: null,
  recordatorios: null,
  pagosEnLinea: null,
  respaldo: null,
  limpieza: null,
}
