import 'server-only'
import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { type Entrada, readAt, ZipRechazado } from '@/lib/zip/directory'

const CABEZA = 0x04034b50
const GUARDADO = 0
const COMPRIMIDO = 8
const inflate = promisify(inflateRaw)

export const isReadable = ({ metodo }: Entrada): boolean => metodo === GUARDADO || metodo === COMPRIMIDO

/** An entry's bytes, whole in memory. Throws `ZipRechazado` where they are not what the list says. */
export async function extract(file: FileHandle, entrada: Entrada): Promise<Buffer> {
  const damaged = new ZipRechazado(
    `El zip está dañado: no se puede abrir «${entrada.nombre}». Vuelva a bajarlo y cárguelo otra vez. No se guardó nada.`,
  )
  // Deflate adds a few bytes in a thousand to what cannot be packed; a list that says more lies.
  if (entrada.empaquetado > entrada.bytes * 1.01 + 1_000) throw damaged
  const head = await readAt(file, entrada.desde, 30)
  if (head.readUInt32LE(0) !== CABEZA) throw damaged
  const start = entrada.desde + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  const packed = await readAt(file, start, entrada.empaquetado)
  const bytes = entrada.metodo === GUARDADO ? packed : await unpack(packed, entrada.bytes)
  if (bytes?.length !== entrada.bytes || crc32(bytes) !== entrada.crc) throw damaged
  return bytes
}

/** Stops as soon as there is more than was said. */
const unpack = (packed: Buffer, bytes: number): Promise<Buffer | undefined> =>
  inflate(packed, { maxOutputLength: Math.max(1, bytes) }).catch(() => undefined)
