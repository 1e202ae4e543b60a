import type { Queryable, Tx } from '@/backend/db/conexion'
import type { ListasLeidas } from '@/backend/mudanza/importar/listas'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import type { Fecha } from '@/domain/fechas'
import type { Lectura } from '@/domain/importar/lectura'
import type { Valores } from '@/domain/importar/resultado'

/** What a file's records are compared with. */
export interface Contexto {
  importacionID: number
  /** The file's. */
  nombre: string
  hoy: Fecha
  lectura: Lectura
  listas: ListasLeidas
}

/** A field that would change, in words. */
export interface CambioDicho {
  campo: string
  antes: string
  despues: string
}

/** A finding at a field of the target; its column is known by the reading. */
export interface Dicho {
  campo: string | null
  codigo: string
  texto: string
}

/** What the register has of a record: nothing, something else, or the same already. */
export type Comparado =
  | {
      suerte: 'nueva' | 'cambia' | 'igual'
      /** The row that it is; null for what is not there. */
      entidadID: number | null
      cambios: CambioDicho[]
      /** What does not keep it from being written. */
      avisos: Dicho[]
    }
  | { rechazo: Dicho }

/** One to write, whose row is there where it changes one. */
export interface PorEscribir {
  valores: Valores
  entidadID: number | null
}

/** What was written: the row, what stood there before where something did, and its version where it has one. */
export interface Escrito {
  entidadID: number
  antes?: Readonly<Record<string, unknown>>
  version?: number
}

/** One to take back. */
export interface PorDeshacer {
  entidadID: number
  antes: Readonly<Record<string, unknown>> | null
  version: number | null
  valores: Valores
}

/** What is done with the records of a target. Answers are in the order of what was asked. */
export interface DestinoListo {
  /** The table of `entidadID`. */
  entidad: string
  /** What a record is about, in a line. */
  dice(valores: Valores): string
  /** SQL: the money of a record `r`, as decimal text; none moves none. */
  monto?: string
  /** Looks each up in the register. In a transaction that goes on to write, what is found stays locked. */
  comparar(db: Queryable, contexto: Contexto, valores: readonly Valores[]): Promise<Comparado[]>
  /** Locks what two must not write at once, before a lot is compared for the last time. */
  retener?(tx: Tx, actor: Actor, valores: readonly Valores[]): Promise<void>
  /** Writes those that are new. */
  crear(tx: Tx, actor: Actor, contexto: Contexto, nuevas: readonly PorEscribir[]): Promise<Escrito[]>
  /** Writes those that change a row; a target without it changes none. */
  cambiar?(tx: Tx, actor: Actor, contexto: Contexto, cambian: readonly PorEscribir[]): Promise<Escrito[]>
  /** SQL over a written record `r`: why it cannot be taken back, in words, or null. */
  atadura(db: Queryable): Promise<string>
  /** Takes back what `atadura` lets go, locked before. */
  deshacer(tx: Tx, actor: Actor, escritos: readonly PorDeshacer[]): Promise<void>
  /** Locks the rows of a lot before `atadura` is asked for the last time. */
  retenerEscritos(tx: Tx, ids: readonly number[]): Promise<void>
}
