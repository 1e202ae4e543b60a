import { rmSync } from 'node:fs'
import { OperatorError } from '@/backend/cli/environment'
import { bornAs, markBorn } from '@/backend/cli/birth'
import { openDatabase, type Db, type Tx } from '@/backend/db/conexion'
import { readHistory } from '@/backend/db/migrate'
import { readRegistro, type ClaseRegistro, type Registro } from '@/backend/db/registro'
import type { RestoreSummary } from '@/backend/db/restore'
import {
  demoFolder,
  ensayoFolder,
  hasCluster,
  realFolder,
  type RegisterFolder,
} from '@/backend/db/supervisor/folder'
import { startServer } from '@/backend/db/supervisor/server'
import { writeRestoration } from '@/backend/debitos/rendicion/restauracion'
import { holdBack, type Retenido } from '@/backend/avisos/mensaje/restaurado'

type Settle = (tx: Tx) => Promise<unknown>
type Load = (db: Db, settle?: Settle) => Promise<RestoreSummary>

/** A register that moves is restored within so many milliseconds, and nothing was sent since its copy. */
const RECIENTE = 3_600_000

/** Which register comes, as it was when, and into which database; into the embedded one of its kind without `url`. */
interface Which {
  clase: ClaseRegistro
  creadoEn: string
  url: string | undefined
}

/**
 * Fills an empty database, or a new embedded register, with a whole copy and tells what came. What an older copy would send
 * again is held back.
 */
export async function fillEmpty(
  { clase, creadoEn, url = process.env['DATABASE_URL'] }: Which,
  load: Load,
): Promise<void> {
  const held: Retenido = { mensajes: 0, recordatorios: 0 }
  const settle =
    Date.now() - Date.parse(creadoEn) > RECIENTE
      ? async (tx: Tx) => {
          Object.assign(held, await holdBack(tx))
          await writeRestoration(tx, creadoEn)
        }
      : undefined
  const into = (at: string) => loadAt(at, (db) => load(db, settle))
  const done = url ? await into(url) : await fillEmbedded(clase, into)
  console.log(
    `Registro ${done.clase} «${done.nombre}» del ${creadoEn}: ${done.filas} filas de ${done.tablas} tablas, comprobadas.`,
  )
  if (held.mensajes > 0)
    console.log(`Mensajes que esperaban, para revisar en la bandeja de salida: ${held.mensajes}.`)
  if (held.recordatorios > 0)
    console.log(`Recordatorios apagados, para volver a activar cuando corresponda: ${held.recordatorios}.`)
}

async function loadAt(url: string, load: Load): Promise<RestoreSummary> {
  const db = openDatabase(url, { max: 2, applicationName: 'padron-restauracion', statementTimeout: 0 })
  try {
    return await load(db)
  } finally {
    await db.close()
  }
}

/** Where the embedded register of each kind is. */
const PLACES = { real: () => realFolder(), ensayo: () => ensayoFolder(), demo: () => demoFolder() }

async function fillEmbedded(
  clase: ClaseRegistro,
  into: (url: string) => Promise<RestoreSummary>,
): Promise<RestoreSummary> {
  const folder = PLACES[clase]()
  if (bornAs(folder)) {
    throw new OperatorError(
      `Ya hay un registro en ${folder.root}. Aparte esa carpeta (mv) y repita la restauración.`,
    )
  }
  await discardUnfinished(folder)
  const server = await startServer(folder, { tarea: 'restauración', interrumpible: true })
  try {
    const done = await into(server.url)
    markBorn(folder, done.clase)
    return done
  } finally {
    await server.stop()
  }
}

/** Removes what an interrupted birth or restore left; a completed register is never touched. */
async function discardUnfinished(folder: RegisterFolder): Promise<void> {
  if (!hasCluster(folder)) return
  const registro = await findRegistro(folder)
  if (registro) {
    markBorn(folder, registro.clase)
    throw new OperatorError(
      `Ya hay un registro en ${folder.root}. Aparte esa carpeta (mv) y repita la restauración.`,
    )
  }
  rmSync(folder.data, { recursive: true })
}

async function findRegistro(folder: RegisterFolder): Promise<Registro | undefined> {
  const server = await startServer(folder, { tarea: 'restauración', interrumpible: true })
  const db = openDatabase(server.url, { max: 1 })
  try {
    return (await readHistory(db)).length > 0 ? await readRegistro(db) : undefined
  } finally {
    try {
      await db.close()
    } finally {
      await server.stop()
    }
  }
}
