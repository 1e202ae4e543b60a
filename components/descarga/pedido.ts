import type { Falla } from '@/lib/api/result'
import type { FilaDescarga } from '@/lib/descarga/renglon'
import type { Columna } from '@/domain/spreadsheets/column'
import type { Renglon } from '@/domain/spreadsheets/worksheet'

export type Formato = 'csv' | 'xlsx'

/** A table to be written down; `id` names a value of a row. */
export interface Tabla {
  /** Whoever answers its lines (lib/descarga/renglon), or the rows where they are here already. */
  de: string | readonly FilaDescarga[]
  /** In the spreadsheet's first cell, and the file's name where it has no other. */
  titulo: string
  /** The file's name without its ending. */
  nombre?: string
  /** What or whom it is about, under the spreadsheet's title. */
  datos?: Renglon
  columnas: readonly ColumnaDeTabla[]
  /** For a program that reads it: its headings first, to the letter. */
  ajena?: true
}
interface ColumnaDeTabla {
  id: string
  titulo: string
  tipo: Columna<FilaDescarga>['tipo']
  /** Amounts that add up to nothing. */
  sinTotal?: boolean
  /** What a CSV of the same rows has not. */
  soloExcel?: true
}
export type DescargaPedida = Tabla & { formato: Formato }

/** `dueno`: whose screen asks, as a header says it. */
export type Encargo = DescargaPedida & { dueno: string }

/** `total` is null when unknown; with `intento` above 1 an answer is being waited for. */
export interface Avance {
  filas: number
  total: number | null
  intento: number
  /** Every row has come, and the file is being put together. */
  armando: boolean
}

/** `enCsv`: the same as a CSV would come. */
export type FallaDescarga = Pick<Falla, 'tipo' | 'mensaje'> & { enCsv?: true }

export type Parte = { avance: Avance } | { listo: Blob; filas: number } | { falla: FallaDescarga }

/** Where a download stands for whoever asked for it. */
export type Marcha =
  | { fase: 'quieta' }
  | { fase: 'bajando'; pedido: DescargaPedida; avance: Avance }
  | { fase: 'falla'; pedido: DescargaPedida; mensaje: string; enCsv: boolean }
