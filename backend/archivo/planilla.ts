import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { FileHandle } from 'node:fs/promises'
import { repoRoot } from '@/backend/db/root'
import type { Celda } from '@/domain/celda'

/** Why a workbook is not taken, in words for the person. */
export class PlanillaRechazada extends Error {
  override name = 'PlanillaRechazada'
}

/** Milliseconds and megabytes that the reading of one workbook may take. */
const TIEMPO = 20_000
const MEMORIA = 256
/** Characters that the reader writes at most, and some more. */
const MAX_RESPUESTA = 16_000_000

/** A reader takes a core and as much memory as it may: one at a time, however many workbooks come. */
let last: Promise<unknown> = Promise.resolve()

/**
 * The cells of a workbook's first sheet, each row at its own place. It is read in a process of its own, which holds up
 * nobody and ends where it takes too much (decision 239). Throws `PlanillaRechazada`.
 */
export function readCells(file: FileHandle, nombre: string): Promise<Celda[][]> {
  const mine = last.then(async () => {
    const { filas, rechazo } = JSON.parse(await readApart(file)) as Leida
    if (!filas) throw new PlanillaRechazada(rechazo === 'danada' ? damaged(nombre) : tooBig(nombre))
    const rows: Celda[][] = []
    for (const [at, cells] of filas) rows[at] = cells
    return Array.from(rows, (row) => row ?? [])
  })
  last = mine.catch(() => undefined)
  return mine
}

interface Leida {
  filas?: [number, Celda[]][]
  rechazo?: 'grande' | 'danada'
}

const damaged = (nombre: string): string =>
  `«${nombre}» no se puede abrir: está dañado o no es una planilla. Ábralo en Excel, guárdelo de nuevo y cárguelo otra vez.`
const tooBig = (nombre: string): string =>
  `La planilla es demasiado grande: «${nombre}» tiene más de lo que entra en unas 60.000 filas. Deje en ella solo las filas del débito y cárguela otra vez.`

const PROGRAM = join(repoRoot(), 'scripts', 'leer-planilla.mjs')
const TOO_MUCH = JSON.stringify({ rechazo: 'grande' } satisfies Leida)

/** What the reader wrote; the same as its refusal where it ran out of time or memory. It is told nothing of ours. */
function readApart(file: FileHandle): Promise<string> {
  const child = spawn(process.execPath, [`--max-old-space-size=${MEMORIA}`, PROGRAM], {
    stdio: [file.fd, 'pipe', 'ignore'],
    env: { NODE_ENV: 'production' },
    timeout: TIEMPO,
    killSignal: 'SIGKILL',
  })
  let told = ''
  child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
    told += piece
    if (told.length > MAX_RESPUESTA) child.kill('SIGKILL')
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      // Ended by a signal: the time's, ours or, out of memory, its own.
      if (code === null) resolve(TOO_MUCH)
      else if (code === 0) resolve(told)
      else reject(new Error(`El lector de planillas terminó con ${code}`))
    })
  })
}
