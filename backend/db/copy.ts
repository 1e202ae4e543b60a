import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { z } from 'zod'
import {
  BrokenContentError,
  ContainerReader,
  Counter,
  DamagedBackupError,
  type TableSum,
} from '@/backend/db/container'
import type { BackupHeader } from '@/backend/db/backup'
import { CLASES } from '@/backend/db/registro'

const headerSchema: z.ZodType<BackupHeader> = z.object({
  formato: z.literal('padron-respaldo'),
  version: z.literal(1),
  programa: z.string().optional(),
  clase: z.enum(CLASES),
  nombre: z.string(),
  creadoEn: z.string(),
  postgres: z.string(),
  migraciones: z.array(z.object({ nombre: z.string(), huella: z.string() })),
  tablas: z.array(z.object({ nombre: z.string(), columnas: z.array(z.string()) })),
  secuencias: z.array(z.object({ nombre: z.string(), valor: z.string(), usada: z.boolean() })),
})
const footerSchema = z.object({
  fin: z.literal(true),
  /** The first line's hash, which earlier versions' backups lack. */
  encabezado: z.string().optional(),
  tablas: z.array(z.object({ nombre: z.string(), filas: z.number(), sha256: z.string() })),
})

const DANADO = 'El respaldo está dañado'
const AL_EMPEZAR = 'en el encabezado'

/** Reads only the first line: what the backup is and from when. */
export async function readBackupHeader(archivo: string): Promise<BackupHeader> {
  return readContainer(archivo, readHeader)
}

export async function readHeader(reader: ContainerReader): Promise<BackupHeader> {
  const read = headerSchema.safeParse(await reader.readLine())
  if (!read.success) throw new DamagedBackupError('El archivo no es un respaldo de Padrón de esta versión.')
  return read.data
}

/**
 * Reads a whole backup without writing and answers what each table must come to. Throws `DamagedBackupError`, saying
 * where.
 */
export async function checkBackup(archivo: string): Promise<TableSum[]> {
  let place = AL_EMPEZAR
  const check = async (reader: ContainerReader): Promise<TableSum[]> => {
    const header = await readHeader(reader)
    const huella = reader.lastLine()
    const found: TableSum[] = []
    for (const { nombre } of header.tablas) {
      const count = new Counter()
      place = placeOf(nombre, 1)
      for await (const piece of reader.readPieces()) {
        count.add(piece)
        place = placeOf(nombre, count.filas + 1)
      }
      found.push(count.sum(nombre))
    }
    place = 'en el final'
    const footer = footerSchema.safeParse(await reader.readLine())
    if (!footer.success) throw new BrokenContentError('no se entiende lo que sigue')
    const { tablas, encabezado = huella } = footer.data
    if (encabezado !== huella) throw new DamagedBackupError(`${DANADO} ${AL_EMPEZAR}.`)
    compare(DANADO, tablas, found)
    await reader.end()
    return found
  }
  return readContainer(archivo, check, () => place)
}

const placeOf = (tabla: string, linea: number): string => `tabla ${tabla}, línea ${linea}`

/** Throws `DamagedBackupError` for the first table that differs from what was promised. */
export function compare(failure: string, promised: readonly TableSum[], found: readonly TableSum[]): void {
  for (const [index, one] of promised.entries()) {
    const other = found[index]
    if (other?.nombre === one.nombre && other.filas === one.filas && other.sha256 === one.sha256) continue
    throw new DamagedBackupError(
      `${failure}: tabla ${one.nombre} (${one.filas} filas, ${other?.filas ?? 0} leídas).`,
    )
  }
  if (promised.length !== found.length) throw new DamagedBackupError(`${failure}: faltan tablas.`)
}

/** Opens and closes the file around `read`; a read error is told as damage at that place. */
export async function readContainer<R>(
  archivo: string,
  read: (reader: ContainerReader) => Promise<R>,
  place: () => string = () => AL_EMPEZAR,
): Promise<R> {
  // The reader gets the error with its next piece; without a listener it would end the process first.
  const unzipped = createGunzip().on('error', () => undefined)
  const file = createReadStream(archivo).once('error', (error) => unzipped.destroy(error))
  file.pipe(unzipped)
  try {
    return await read(new ContainerReader(unzipped))
  } catch (error) {
    const what = whatBroke(error)
    if (what === undefined) throw error
    throw new DamagedBackupError(`${DANADO}, incompleto o no es un respaldo: ${place()}: ${what}.`, {
      cause: error,
    })
  } finally {
    file.destroy()
    unzipped.destroy()
  }
}

function whatBroke(error: unknown): string | undefined {
  if (error instanceof BrokenContentError) return error.message
  const isZip = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
  return isZip ? 'lo comprimido no se puede leer' : undefined
}

/** SQLSTATEs caused by a backup's content; 42501 is the operator's own missing right. */
const OF_CONTENT = /^(2[23]|42(?!501))/

/** A value that the database refuses is damage of the backup, told with its table and line. */
export async function inWords<R>(loading: Promise<R>): Promise<R> {
  try {
    return await loading
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !OF_CONTENT.test(error.code ?? '')) throw error
    const [, table = error.table, row] = /^COPY (\w+), line (\d+)/.exec(error.where ?? '') ?? []
    const at = [table && `tabla ${table}`, row && `línea ${row}`].filter(Boolean).join(', ')
    const what = error.code?.startsWith('22') ? 'un valor que no puede ser' : 'una fila que no corresponde'
    throw new DamagedBackupError(`${DANADO}: ${at || 'contenido'}: trae ${what}.`, { cause: error })
  }
}
