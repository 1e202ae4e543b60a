import { strToU8, Zip, ZipDeflate } from 'fflate'
import { AT, bookFiles, SHEET } from '@/domain/spreadsheets/book'
import type { Columna } from '@/domain/spreadsheets/column'
import { type Renglon, widthOf, worksheetOf } from '@/domain/spreadsheets/worksheet'

export type Hoja<Fila> = {
  /** In the first cell and on the sheet's tab. */
  titulo: string
  /** What or whom it is about, in the line under the title. */
  datos?: Renglon
  columnas: readonly Columna<Fila>[]
  filas: readonly Fila[]
  /** As in `worksheetOf`: its first row are the headings, to the letter. */
  ajena?: boolean | undefined
}

/** Rows that are packed at once, so that their text is never there for all of them. */
const LOTE = 2_000
const MAX_WIDTH = 60
const PACKED = { level: 3, mtime: AT } as const

/** A whole spreadsheet, made in memory. */
export function writeXlsx<Fila>({
  titulo,
  datos = [],
  columnas,
  filas,
  ajena,
}: Hoja<Fila>): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const add = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name, PACKED)
    file.mtime = AT
    zip.add(file)
    return file
  }
  for (const [name, xml] of bookFiles(titulo)) add(name).push(strToU8(xml), true)
  const sheet = worksheetOf({
    columnas,
    encima: ajena ? [] : [[titulo], datos],
    ajena,
    anchos: columnas.map((columna) => fittingWidth(columna, filas)),
  })
  const file = add(SHEET)
  file.push(strToU8(sheet.begin()))
  for (let at = 0; at < filas.length; at += LOTE) file.push(strToU8(sheet.rows(filas.slice(at, at + LOTE))))
  file.push(strToU8(sheet.end()), true)
  zip.end()
  return joined(pieces)
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** As wide as its longest text, within reason. */
function fittingWidth<Fila>(columna: Columna<Fila>, filas: readonly Fila[]): number {
  const width = widthOf(columna)
  if (columna.tipo !== 'texto' || columna.ancho !== undefined) return width
  const longest = filas.reduce((most, fila) => Math.max(most, (columna.valor(fila)?.length ?? 0) + 1), width)
  return Math.min(MAX_WIDTH, Math.max(width, longest))
}
