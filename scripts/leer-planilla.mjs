// Reads a workbook away from everybody else (backend/archivo/planilla.ts): a few bytes may unpack to more than the
// machine has. The workbook is the standard input; one line of JSON comes out, a refusal or the first sheet's rows, each
// with its number from 0: `{ filas: [[0, ['Matrícula', …]], …] }`. What a cell holds is `Celda` in domain/celda.ts.
import { fstatSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { crc32, inflateRawSync } from 'node:zlib'
import { read } from 'xlsx'

/** Some sixty thousand rows. */
const MAX_DESEMPAQUETADO = 24 * 1024 * 1024
/** Characters of the answer: whoever reads it does nothing else meanwhile. */
const MAX_RESPUESTA = 12_000_000

const FINAL = 'PK\x05\x06'
const FICHA = 0x02014b50
const CABEZA = 0x04034b50
const COMPRIMIDO = 8

class Rechazada extends Error {}
const refused = (rechazo) => new Rechazada(rechazo)

function answer() {
  try {
    if (fstatSync(0).size > MAX_DESEMPAQUETADO) throw refused('grande')
    const bytes = readFileSync(0)
    checkParts(bytes)
    return { filas: readRows(bytes) }
  } catch (error) {
    if (error instanceof Rechazada) return { rechazo: error.message }
    return { rechazo: error?.code === 'ERR_BUFFER_TOO_LARGE' ? 'grande' : 'danada' }
  }
}

/**
 * Unpacks every part as far as the limit; what the zip's list says of sizes is not believed. Damage is found here: the
 * reader of workbooks compares no checks, and one byte is another amount.
 */
function checkParts(bytes) {
  const end = bytes.lastIndexOf(FINAL, undefined, 'latin1')
  let size = 0
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt32LE(at) !== FICHA) throw refused('danada')
    const content = unpack(bytes, at, MAX_DESEMPAQUETADO - size)
    size += content.length
    if (size > MAX_DESEMPAQUETADO) throw refused('grande')
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw refused('danada')
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}

/** The entry that the list tells of at this place. What stands behind a deflated one is not looked at. */
function unpack(bytes, at, maxOutputLength) {
  const head = bytes.readUInt32LE(at + 42)
  if (bytes.readUInt32LE(head) !== CABEZA) throw refused('danada')
  const packed = bytes.subarray(head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28))
  if (bytes.readUInt16LE(at + 10) !== COMPRIMIDO) return packed.subarray(0, bytes.readUInt32LE(at + 20))
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxOutputLength) })
}

function readRows(bytes) {
  const options = {
    dense: true,
    // Days are Dates then, at midnight UTC, whichever year the workbook counts from.
    cellDates: true,
    cellHTML: false,
    nodim: true,
    // Without it a formula that nobody calculated would not be told from an empty cell.
    sheetStubs: true,
  }
  const { Sheets, SheetNames, Workbook } = read(bytes, options)
  const sheet = Sheets[SheetNames[0] ?? ''] ?? {}
  const tall = (sheet['!merges'] ?? []).filter(({ s, e }) => e.r > s.r)
  // Programs that calculate nothing write this, and often a zero as what each formula gave.
  const uncalculated = /^(1|true)$/.test(Workbook?.CalcPr?.fullCalcOnLoad ?? '')
  const filas = []
  let length = 0
  // Holes are rows without a cell: one that stands far below costs nothing.
  sheet['!data']?.forEach((row, r) => {
    const above = tall.filter(({ s, e }) => s.r < r && r <= e.r)
    const width = Math.max(row.length, ...above.map(({ e }) => e.c + 1))
    const cells = Array.from({ length: width }, (_, c) =>
      above.some(({ s, e }) => s.c <= c && c <= e.c)
        ? unreadable('combinada')
        : valueOf(row[c], uncalculated),
    )
    const used = cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1)
    length += JSON.stringify(used).length
    if (length > MAX_RESPUESTA) throw refused('grande')
    if (used.length > 0) filas.push([r, used])
  })
  return filas
}

const unreadable = (ilegible, texto = '') => ({ ilegible, texto })

function valueOf(cell, uncalculated) {
  if (!cell) return null
  const formula = cell.f ?? cell.F
  if (cell.t === 'e') return unreadable('error', cell.w ?? '#ERROR')
  if (formula !== undefined && (uncalculated || cell.t === 'z')) return unreadable('formula')
  if (cell.t === 'z') return null
  if (cell.v instanceof Date) return cell.v.toISOString().slice(0, 10)
  if (typeof cell.v !== 'number') return cell.v
  if (cell.l !== undefined || /^HYPERLINK\(/i.test(formula ?? '')) return unreadable('vinculo')
  // Neither of the two would come through as itself.
  return Number.isFinite(cell.v) ? cell.v : unreadable('error', cell.w ?? '#ERROR')
}

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
process.stdout.write(JSON.stringify(answer()))
