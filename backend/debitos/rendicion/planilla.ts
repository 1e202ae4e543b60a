import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { read, SSF, type CellObject } from 'xlsx'
import { PARTE_ARCHIVO } from '@/contract/llamada'
import type { ArchivoRecibido } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Celda } from '@/domain/bancos/otros-debitos'
import { makeFecha } from '@/domain/fechas'
import { TIPOS_ARCHIVO } from '@/domain/tipos-de-archivo'

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Some two hundred thousand rows; what is beyond would be held whole in memory. */
const MAX_DESEMPAQUETADO = 48 * 1024 * 1024

/**
 * The cells of a workbook's first sheet, each row at its own place. Throws `Rechazo` for what is no workbook, is damaged,
 * or is too much once unpacked.
 */
export async function readCells(archivo: ArchivoRecibido): Promise<Celda[][]> {
  // A text would be taken for a table too, and its '10,50' for a thousand and fifty.
  if (archivo.tipo !== EXCEL)
    throw refused(
      `«${archivo.nombre}» es un archivo ${TIPOS_ARCHIVO[archivo.tipo].nombre}: la planilla debe ser Excel.`,
    )
  const tooMuch = refused(`«${archivo.nombre}» tiene demasiado adentro para ser la planilla de un débito.`)
  if (archivo.bytes > MAX_DESEMPAQUETADO) throw tooMuch
  const damaged = refused(
    `«${archivo.nombre}» no se puede abrir: está dañado o no es una planilla. Ábralo en Excel, guárdelo de nuevo y cárguelo otra vez.`,
  )
  const bytes = await archivo.read()
  const size = await unpackedSize(bytes)
  if (size === null) throw damaged
  if (size > MAX_DESEMPAQUETADO) throw tooMuch
  return cellsOf(bytes) ?? Promise.reject(damaged)
}

const refused = (mensaje: string): Rechazo => new Rechazo(mensaje, { [PARTE_ARCHIVO]: mensaje })

function cellsOf(bytes: Buffer): Celda[][] | undefined {
  try {
    const book = read(bytes, { dense: true, cellNF: true, cellFormula: false, cellHTML: false, nodim: true })
    const rows = book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? []
    // Holes are rows without a cell: one that stands far below costs nothing.
    const date1904 = book.Workbook?.WBProps?.date1904 === true
    return Array.from(rows, (row) => Array.from(row ?? [], (cell) => valueOf(cell, date1904)))
  } catch {
    return undefined
  }
}

/** The library gives it no type. */
const fechas = SSF as {
  is_date: (formato: string) => boolean
  parse_date_code: (value: number, libro: { date1904: boolean }) => { y: number; m: number; d: number } | null
}

/** A month that was typed into Excel comes as the number of its first day, counted from 1904 in books of old Macs. */
function valueOf(cell: CellObject | undefined, date1904: boolean): Celda {
  if (cell === undefined || cell.t === 'e' || cell.t === 'z') return null
  if (typeof cell.v !== 'number' || !fechas.is_date(String(cell.z ?? ''))) return cell.v as Celda
  const day = fechas.parse_date_code(cell.v, { date1904 })
  return (day && makeFecha(day.y, day.m, day.d)) ?? cell.v
}

const FINAL = 'PK\x05\x06'
const FICHA = 0x02014b50
const CABEZA = 0x04034b50
const COMPRIMIDO = 8
const inflate = promisify(inflateRaw)

/**
 * How many bytes a zip unpacks to, as far as the limit; what its list says of sizes is not believed. Null if it is damaged:
 * the reader of workbooks compares no checks, and one byte is another amount.
 */
async function unpackedSize(bytes: Buffer): Promise<number | null> {
  const end = bytes.lastIndexOf(FINAL, undefined, 'latin1')
  if (end < 0 || end + 22 > bytes.length) return null
  let size = 0
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== FICHA) return null
    const content = await unpack(bytes, at)
    if (content === null) return null
    size += content === 'tooMuch' ? Infinity : content.length
    if (size > MAX_DESEMPAQUETADO) return size
    if (content !== 'tooMuch' && crc32(content) !== bytes.readUInt32LE(at + 16)) return null
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return size
}

/** The entry that the list tells of at this place. What stands behind a deflated one is not looked at. */
async function unpack(bytes: Buffer, at: number): Promise<Buffer | 'tooMuch' | null> {
  const head = bytes.readUInt32LE(at + 42)
  if (head + 30 > bytes.length || bytes.readUInt32LE(head) !== CABEZA) return null
  const packed = bytes.subarray(head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28))
  if (bytes.readUInt16LE(at + 10) !== COMPRIMIDO) return packed.subarray(0, bytes.readUInt32LE(at + 20))
  return inflate(packed, { maxOutputLength: MAX_DESEMPAQUETADO }).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ERR_BUFFER_TOO_LARGE' ? 'tooMuch' : null,
  )
}
