import type { FileHandle } from 'node:fs/promises'
import { DE_LIBRO, Lector, LectorTerminado } from '@/backend/archivo/lector'
import { PlanillaRechazada } from '@/backend/archivo/planilla'
import { openUnnamed } from '@/backend/archivo/sin-nombre'
import { findBytes, readBytes } from '@/backend/archivo/store'
import { avisosDe, motivoDeRechazo, type Dicho } from '@/backend/archivo/motivos-de-libro'
import type { Queryable } from '@/backend/db/conexion'
import type { ComoLeer, LibroAbierto } from '@/backend/nucleo/manejador'
import type { Celda } from '@/domain/celda'
import {
  MAX_CELDAS,
  MAX_COLUMNAS,
  MAX_FILAS,
  MAX_HOJAS,
  MAX_TEXTO,
  PLANILLA_ENTRANTE,
} from '@/domain/importar/limites'
import type { FilaDeLibro, Libro } from '@/domain/libro'
import { MAGIA_BYTES, otroTipo, tipoDe } from '@/domain/tipos-de-archivo'

const LIMITES = {
  bytes: PLANILLA_ENTRANTE.maximo,
  desempaquetado: 200_000_000,
  proporcion: 100,
  partes: 1_000,
  hojas: MAX_HOJAS,
  filas: MAX_FILAS,
  columnas: MAX_COLUMNAS,
  celdas: MAX_CELDAS,
  texto: MAX_TEXTO,
  /** A text that a workbook keeps once may stand in as many cells as there are. */
  caracteres: 200_000_000,
}
/** Milliseconds that the reader may work, and megabytes of its heap. */
const TIEMPO = 60_000
const MEMORIA = 512

/** What the reader says before the rows. */
type Cabeza = { libro: Omit<Libro, 'avisos'> & { avisos: Dicho } } | { rechazo: string }

/**
 * What a file of rows is, and its rows as they are asked for; read in a process of its own (decision 239). Nothing of a
 * book that has to be refused is given: it was walked to its end before. Its reader keeps its turn, which there is one of,
 * until the rows have come to their end, were left, or `close` was called. Throws `PlanillaRechazada`, and so do the rows
 * where the reader ran out of time or memory.
 */
export async function readBook(file: FileHandle, nombre: string, como: ComoLeer = {}): Promise<LibroAbierto> {
  const tipo = await kindOf(file, nombre)
  const lector = await Lector.start(file, {
    ...como,
    ...{ tipo, limites: LIMITES, tiempo: TIEMPO, memoria: MEMORIA },
  })
  try {
    const head = JSON.parse((await lector.next()) ?? '') as Cabeza
    if ('rechazo' in head) throw new PlanillaRechazada(motivoDeRechazo(nombre, head))
    const libro = { ...head.libro, avisos: avisosDe(head.libro.avisos) }
    return { libro, filas: rowsOf(lector, nombre), close: () => lector.close() }
  } catch (error) {
    await lector.close()
    throw orRefused(error, nombre)
  }
}

async function* rowsOf(lector: Lector, nombre: string): AsyncGenerator<FilaDeLibro, void> {
  try {
    for (let line = await lector.next(); line !== undefined; line = await lector.next()) {
      const [hoja, fila, celdas] = JSON.parse(line) as [number, number, Celda[] | null]
      yield { hoja, fila, celdas }
    }
  } catch (error) {
    throw orRefused(error, nombre)
  } finally {
    await lector.close()
  }
}

const orRefused = (error: unknown, nombre: string): unknown =>
  error instanceof LectorTerminado && !error.abandonado
    ? new PlanillaRechazada(motivoDeRechazo(nombre, { rechazo: 'grande' }))
    : error

async function kindOf(file: FileHandle, nombre: string) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIA_BYTES), 0, MAGIA_BYTES, 0)
  const start = buffer.subarray(0, bytesRead)
  const tipo = tipoDe(start)
  const kind = tipo && DE_LIBRO[tipo]
  if (!kind) throw new PlanillaRechazada(otroTipo(nombre, start, PLANILLA_ENTRANTE.tipos))
  return kind
}

/** As `readBook`, of a file that is kept under its hash. */
export async function readKeptBook(
  db: Queryable,
  huella: string,
  nombre: string,
  como: ComoLeer = {},
): Promise<LibroAbierto> {
  const kept = await findBytes(db, huella)
  if (!kept) throw new Error(`No está el archivo ${huella}`)
  const file = await openUnnamed()
  try {
    for await (const piece of readBytes(db, huella, 0, kept.bytes - 1)) await file.appendFile(piece)
    return await readBook(file, nombre, como)
  } finally {
    // The reader has the file open by itself.
    await file.close()
  }
}
