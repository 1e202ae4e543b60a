import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { AT, bookFiles, SHEET } from '@/domain/spreadsheets/book'
import type { Columna } from '@/domain/spreadsheets/column'
import { worksheetOf } from '@/domain/spreadsheets/worksheet'

interface Planilla<Fila> {
  /** On the sheet's tab. */
  titulo: string
  columnas: readonly Columna<Fila>[]
  lotes: AsyncIterable<readonly Fila[]>
  /** As in `worksheetOf`. */
  ajena?: boolean
}

/**
 * A spreadsheet with its headings in the first row, written while its rows are read: of any length with flat memory. The
 * same rows give the same bytes. An error of the rows is the stream's.
 */
export function streamXlsx<Fila>(planilla: Planilla<Fila>): Readable {
  const zip = new ZipFile()
  for (const [name, xml] of bookFiles(planilla.titulo)) zip.addBuffer(Buffer.from(xml), name, PACKED)
  const sheet = Readable.from(sheetOf(planilla), { objectMode: false })
  zip.addReadStream(sheet, SHEET, PACKED)
  zip.end()
  const salida = new PassThrough()
  const fail = (error: Error) => void salida.destroy(error)
  sheet.on('error', fail)
  zip.on('error', fail)
  salida.on('close', () => sheet.destroy())
  zip.outputStream.pipe(salida)
  return salida
}

const PACKED = { mtime: AT, forceDosTimestamp: true, compressionLevel: 3 }

async function* sheetOf<Fila>({ columnas, lotes, ajena }: Planilla<Fila>): AsyncGenerator<string> {
  const sheet = worksheetOf({ columnas, ajena })
  yield sheet.begin()
  for await (const filas of lotes) yield sheet.rows(filas)
  yield sheet.end()
}
