import type { FileHandle } from 'node:fs/promises'
import { Lector, LectorTerminado } from '@/backend/archivo/lector'
import type { Celda } from '@/domain/celda'

/** Why a workbook is not taken, in words for the person. */
export class PlanillaRechazada extends Error {
  override name = 'PlanillaRechazada'
}

const SIN_LIMITE = Number.MAX_SAFE_INTEGER
/** Some sixty thousand rows of Excel's. */
const LIMITES = {
  bytes: 24 * 1024 * 1024,
  desempaquetado: 24 * 1024 * 1024,
  ...{
    proporcion: SIN_LIMITE,
    partes: SIN_LIMITE,
    hojas: SIN_LIMITE,
    filas: SIN_LIMITE,
    columnas: SIN_LIMITE,
  },
  ...{ celdas: SIN_LIMITE, texto: SIN_LIMITE, caracteres: 12_000_000 },
}

/**
 * The cells of a workbook's first sheet, each row at its own place. It is read in a process of its own, which holds up
 * nobody and ends where it takes too much (decision 239). Throws `PlanillaRechazada`.
 */
export async function readCells(file: FileHandle, nombre: string): Promise<Celda[][]> {
  const lector = await Lector.start(file, {
    ...{ tipo: 'zip', soloPrimera: true, textosEnteros: true, limites: LIMITES },
    ...{ tiempo: 20_000, memoria: 256 },
  })
  try {
    const { rechazo } = JSON.parse((await lector.next()) ?? '') as { rechazo?: string }
    if (rechazo) throw new PlanillaRechazada(rechazo === 'grande' ? tooBig(nombre) : damaged(nombre))
    const rows: Celda[][] = []
    for (let line = await lector.next(); line !== undefined; line = await lector.next()) {
      const [, fila, celdas] = JSON.parse(line) as [number, number, Celda[]]
      rows[fila - 1] = celdas
    }
    return Array.from(rows, (row) => row ?? [])
  } catch (error) {
    throw error instanceof LectorTerminado ? new PlanillaRechazada(tooBig(nombre)) : error
  } finally {
    await lector.close()
  }
}

const damaged = (nombre: string): string =>
  `«${nombre}» no se puede abrir: está dañado o no es una planilla. Ábralo en Excel, guárdelo de nuevo y cárguelo otra vez.`
const tooBig = (nombre: string): string =>
  `La planilla es demasiado grande: «${nombre}» tiene más de lo que entra en unas 60.000 filas. Deje en ella solo las filas del débito y cárguela otra vez.`
