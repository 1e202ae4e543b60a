import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { readBook } from '@/backend/archivo/libro'
import { openUnnamed } from '@/backend/archivo/sin-nombre'
import { repoRoot } from '@/backend/db/root'
import type { ComoLeer } from '@/backend/nucleo/manejador'
import type { Celda } from '@/domain/celda'
import type { FilaDeLibro, Libro } from '@/domain/libro'

export interface Leido {
  libro: Libro
  filas: FilaDeLibro[]
  /** The cells of a row by its number; of the first sheet where none is said. */
  row: (fila: number, hoja?: number) => Celda[] | null | undefined
}

async function readAll(
  file: Awaited<ReturnType<typeof open>>,
  nombre: string,
  como?: ComoLeer,
): Promise<Leido> {
  try {
    const { libro, filas } = await readBook(file, nombre, como)
    const all: FilaDeLibro[] = []
    for await (const fila of filas) all.push(fila)
    return {
      libro,
      filas: all,
      row: (fila, hoja = 0) => all.find((one) => one.hoja === hoja && one.fila === fila)?.celdas,
    }
  } finally {
    await file.close()
  }
}

/** A sample of domain/importar/muestras, whole. */
export const readSample = async (nombre: string): Promise<Leido> =>
  readAll(await open(join(repoRoot(), 'domain/importar/muestras', nombre)), nombre)

/** A book of these bytes; text is UTF-8. */
export async function readBytesAs(
  nombre: string,
  bytes: Uint8Array | string,
  como?: ComoLeer,
): Promise<Leido> {
  const file = await openUnnamed()
  await file.writeFile(bytes)
  return readAll(file, nombre, como)
}

/** A dBase III table of fields `[name, type, length]`; records are Latin 1 as they stand, `pagina` is its code page's byte. */
export function makeDbf(
  fields: readonly (readonly [string, string, number])[],
  records: readonly string[],
  pagina: number,
): Buffer {
  const length = 1 + fields.reduce((sum, [, , size]) => sum + size, 0)
  const head = Buffer.alloc(32 + 32 * fields.length + 1)
  head.set([0x83, 126, 10, 31])
  head.writeUInt32LE(records.length, 4)
  head.writeUInt16LE(head.length, 8)
  head.writeUInt16LE(length, 10)
  head[29] = pagina
  for (const [index, [nombre, tipo, size]] of fields.entries()) {
    head.write(nombre, 32 * (index + 1), 'latin1')
    head.write(tipo, 32 * (index + 1) + 11, 'latin1')
    head[32 * (index + 1) + 16] = size
  }
  head[head.length - 1] = 0x0d
  const rows = records.map((record) => Buffer.from(` ${record}`.padEnd(length), 'latin1'))
  return Buffer.concat([head, ...rows, Buffer.from('\x1a')])
}
