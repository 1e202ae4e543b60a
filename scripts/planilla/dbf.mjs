// Tables of dBase, FoxPro and Clipper, record by record. SheetJS leaves out deleted records, so that the others lose
// their numbers, and makes a zero of a number that did not fit.
import { decoderOf } from './codificacion.mjs'
import { ilegible } from './combinadas.mjs'
import { Rechazada } from './rechazo.mjs'

const CABECERA = 32
const CAMPO = 32
const FIN_DE_CAMPOS = 0x0d
const BORRADO = 0x2a
/** Bytes that are read at once. */
const TROZO = 1_048_576
/** What the header's byte says of Windows; all others are DOS', and so is a file that says nothing. */
const DE_WINDOWS = new Set([0x03, 0x57, 0x58, 0x59])
const DEL_SISTEMA = 1
const DIA_JULIANO_DE_1970 = 2_440_588

/** One sheet without a name; a record is a row, its number counts those that are deleted. */
export async function readDbf(file, pedido) {
  const head = file.bytesAt(0, CABECERA)
  const records = head.readUInt32LE(4)
  const start = head.readUInt16LE(8)
  const length = head.readUInt16LE(10)
  if (length === 0 || start + records * length > file.size) throw new Rechazada('danada')
  const codificacion = pedido.codificacion ?? (DE_WINDOWS.has(head[29]) ? 'cp1252' : 'cp850')
  const decode = await decoderOf(codificacion)
  const fields = fieldsOf(file.bytesAt(0, start), decode)
  const shown = fields.filter(({ sistema }) => !sistema)
  return {
    ...{ formato: 'dbf', codificacion, separador: null, epoca: 1900, avisos: {} },
    hojas: [
      {
        ...{ nombre: '', oculta: false, titulos: shown.map(({ nombre }) => nombre), combinadas: [] },
        *rows() {
          let fila = 0
          for (const record of recordsOf(file, { records, start, length }))
            yield [
              ++fila,
              record[0] === BORRADO ? null : shown.map((field) => valueOf(record, field, decode)),
            ]
        },
      },
    ],
  }
}

function fieldsOf(head, decode) {
  const fields = []
  // The first byte of a record says whether it is deleted.
  let from = 1
  for (let at = CABECERA; at + CAMPO <= head.length && head[at] !== FIN_DE_CAMPOS; at += CAMPO) {
    const tipo = String.fromCharCode(head[at + 11])
    // Clipper's and FoxPro's long texts have the upper byte of their length where others have decimals.
    const length = head[at + 16] + (tipo === 'C' ? 256 * head[at + 17] : 0)
    const nombre = decode(head.subarray(at, at + 11))
      .replace(/\0.*$/s, '')
      .trim()
    fields.push({ nombre, tipo, from, to: from + length, sistema: (head[at + 18] & DEL_SISTEMA) !== 0 })
    from += length
  }
  if (fields.length === 0) throw new Rechazada('danada')
  return fields
}

function* recordsOf(file, { records, start, length }) {
  const many = Math.max(1, Math.floor(TROZO / length))
  for (let at = 0; at < records; at += many) {
    const now = Math.min(many, records - at)
    const bytes = file.bytesAt(start + at * length, now * length)
    for (let one = 0; one < now; one++) yield bytes.subarray(one * length, (one + 1) * length)
  }
}

function valueOf(record, { nombre, tipo, from, to }, decode) {
  const bytes = record.subarray(from, to)
  switch (tipo) {
    case 'N':
    case 'F':
      return numberOf(plainText(bytes))
    case 'D':
      return dateOf(plainText(bytes))
    case 'L':
      return logicalOf(plainText(bytes))
    case 'I':
    case '+':
      return bytes.readInt32LE(0)
    case 'Y':
      return Number(bytes.readBigInt64LE(0)) / 10_000
    case 'T':
      return dayOf(bytes.readInt32LE(0))
    case 'B':
      return bytes.length === 8 ? bytes.readDoubleLE(0) : withoutMemo(bytes, nombre)
    case 'M':
    case 'G':
    case 'P':
      return withoutMemo(bytes, nombre)
    default:
      return decode(bytes).replace(/[\s\0]+$/, '') || null
  }
}

/** The text stands in another file, whose place these bytes are: a number, or its figures. */
function withoutMemo(bytes, campo) {
  const none = bytes.length === 4 ? bytes.readUInt32LE(0) === 0 : /^0*$/.test(plainText(bytes))
  if (!none) throw new Rechazada('memo', { campo })
  return null
}

const plainText = (bytes) => bytes.toString('latin1').replaceAll('\0', '').trim()

/** Stars are what a number that did not fit left there. */
function numberOf(text) {
  if (text === '' || text === '.') return null
  const value = Number(text)
  return Number.isFinite(value) ? value : ilegible('error', text)
}

/** What is no eight figures is told as it is; whether the day exists is for its reader to say. */
const dateOf = (text) => (/^0*$/.test(text) ? null : text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'))

const logicalOf = (text) => (/^[TYSV]$/i.test(text) ? true : /^[NF]$/i.test(text) ? false : null)

const dayOf = (julian) =>
  julian === 0 ? null : new Date((julian - DIA_JULIANO_DE_1970) * 86_400_000).toISOString().slice(0, 10)
