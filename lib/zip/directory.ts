import 'server-only'
import type { FileHandle } from 'node:fs/promises'
import { MAX_ENTRADAS } from '@/domain/poliza'
import { decodeName } from '@/lib/zip/names'

/** A file of a zip, as the list at its end has it (APPNOTE 4.3.12). */
export interface Entrada {
  /** With its folders, as it was packed. */
  nombre: string
  metodo: number
  crc: number
  empaquetado: number
  bytes: number
  /** Where its own head begins. */
  desde: number
}

/** Why a zip is not read at all, in words for the person who chose it. */
export class ZipRechazado extends Error {}

const FINAL = 0x06054b50
const FINAL_64 = 0x06064b50
const LOCALIZADOR_64 = 0x07064b50
const FICHA = 0x02014b50
const SIN_FINAL =
  'El zip está cortado o dañado: le falta el final. Vuelva a bajarlo y cárguelo otra vez. No se guardó nada.'
const DANADO = 'El zip está dañado: su lista de archivos no se entiende. No se guardó nada.'
/** The list at the end takes some 80 bytes an entry. */
const MAX_LISTA = 64_000_000

/** Every entry of a zip by the list at its end, ZIP64 too. Throws `ZipRechazado`. */
export async function readDirectory(file: FileHandle, size: number): Promise<Entrada[]> {
  const { cuantas, bytes, desde } = await findList(file, size)
  if (cuantas > MAX_ENTRADAS)
    throw new ZipRechazado(`El zip trae ${cuantas} archivos y se leen hasta ${MAX_ENTRADAS}. Divídalo.`)
  if (bytes > MAX_LISTA || desde + bytes > size) throw new ZipRechazado(DANADO)
  const list = await readAt(file, desde, bytes)
  const found: Entrada[] = []
  for (let at = 0; found.length < cuantas;) {
    if (at + 46 > list.length || list.readUInt32LE(at) !== FICHA) throw new ZipRechazado(DANADO)
    const [name, extra, comment] = [28, 30, 32].map((offset) => list.readUInt16LE(at + offset))
    const next = at + 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
    if (next > list.length) throw new ZipRechazado(DANADO)
    found.push(entryOf(list.subarray(at, next), name ?? 0, extra ?? 0))
    at = next
  }
  // Entries that share their bytes are packed bigger than the zip.
  if (found.reduce((sum, { empaquetado }) => sum + empaquetado, 0) > size) throw new ZipRechazado(DANADO)
  return found
}

interface Indice {
  cuantas: number
  bytes: number
  desde: number
}

/** The end is looked for from behind, before a comment of 64 kB at most. */
async function findList(file: FileHandle, size: number): Promise<Indice> {
  const start = await readAt(file, 0, Math.min(4, size))
  if (start.length < 4 || start.readUInt16LE(0) !== 0x4b50)
    throw new ZipRechazado('El archivo no es un zip. No se guardó nada.')
  const tail = await readAt(file, Math.max(0, size - 65_557), Math.min(size, 65_557))
  for (let at = tail.length - 22; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== FINAL || at + 22 + tail.readUInt16LE(at + 20) !== tail.length) continue
    const lista = {
      cuantas: tail.readUInt16LE(at + 10),
      bytes: tail.readUInt32LE(at + 12),
      desde: tail.readUInt32LE(at + 16),
    }
    const pieces = tail.readUInt16LE(at + 4)
    const big = lista.cuantas === 0xffff || lista.bytes === 0xffffffff || lista.desde === 0xffffffff
    if (big) return findList64(file, tail, at, size)
    if (pieces !== 0)
      throw new ZipRechazado('Es un pedazo de un zip partido en varios. Cargue el zip entero.')
    return lista
  }
  throw new ZipRechazado(SIN_FINAL)
}

async function findList64(file: FileHandle, tail: Buffer, end: number, size: number): Promise<Indice> {
  const at = end - 20
  if (at < 0 || tail.readUInt32LE(at) !== LOCALIZADOR_64) throw new ZipRechazado(SIN_FINAL)
  const where = numberAt(tail, at + 8)
  if (where + 56 > size) throw new ZipRechazado(SIN_FINAL)
  const record = await readAt(file, where, 56)
  if (record.readUInt32LE(0) !== FINAL_64) throw new ZipRechazado(SIN_FINAL)
  return { cuantas: numberAt(record, 32), bytes: numberAt(record, 40), desde: numberAt(record, 48) }
}

function entryOf(record: Buffer, name: number, extra: number): Entrada {
  const flags = record.readUInt16LE(8)
  if (flags & 1)
    throw new ZipRechazado('El zip tiene contraseña. Quítesela y cárguelo otra vez. No se guardó nada.')
  const entrada = {
    nombre: decodeName(record.subarray(46, 46 + name), (flags & 0x800) !== 0),
    metodo: record.readUInt16LE(10),
    crc: record.readUInt32LE(16),
    empaquetado: record.readUInt32LE(20),
    bytes: record.readUInt32LE(24),
    desde: record.readUInt32LE(42),
  }
  const more = extra64(record.subarray(46 + name, 46 + name + extra))
  // Numbers of 64 bits stand there, in this order, for those that are full (APPNOTE 4.5.3).
  for (const key of ['bytes', 'empaquetado', 'desde'] as const) {
    if (entrada[key] !== 0xffffffff) continue
    const value = more.shift()
    if (value === undefined) throw new ZipRechazado(DANADO)
    entrada[key] = value
  }
  return entrada
}

function extra64(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const data = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2))
    return Array.from({ length: Math.floor(data.length / 8) }, (_, i) => numberAt(data, i * 8))
  }
  return []
}

function numberAt(bytes: Buffer, at: number): number {
  const value = bytes.readBigUInt64LE(at)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new ZipRechazado(DANADO)
  return Number(value)
}

/** So many bytes from there. Throws `ZipRechazado` where the file ends before. */
export async function readAt(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  for (let got = 0; got < length;) {
    const { bytesRead } = await file.read(bytes, got, length - got, from + got)
    if (bytesRead === 0) throw new ZipRechazado(SIN_FINAL)
    got += bytesRead
  }
  return bytes
}
