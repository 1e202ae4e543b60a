import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { OperatorError } from '@/backend/cli/environment'
import { bornAs, markBorn } from '@/backend/cli/birth'
import { openDatabase, type Tx } from '@/backend/db/conexion'
import { readHistory } from '@/backend/db/migrate'
import { readRegistro, type Registro } from '@/backend/db/registro'
import { readBackupHeader } from '@/backend/db/copy'
import { restore, type RestoreSummary } from '@/backend/db/restore'
import { demoFolder, hasCluster, realFolder, type RegisterFolder } from '@/backend/db/supervisor/folder'
import { startServer } from '@/backend/db/supervisor/server'
import { writeRestoration } from '@/backend/debitos/rendicion/restauracion'
import { holdBack, type Retenido } from '@/backend/avisos/mensaje/restaurado'

type Settle = (tx: Tx) => Promise<unknown>

/** A register that moves is restored within so many milliseconds, and nothing was sent since its backup. */
const RECIENTE = 3_600_000

/** `npm run restaurar -- <archivo> [--en URL]`, into an empty database or a new embedded register. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { en: { type: 'string' } },
    allowPositionals: true,
  })
  const [archivo] = positionals
  if (!archivo)
    throw new OperatorError('Falta el archivo: npm run restaurar -- <archivo> [--en postgresql://…]')
  const { clase, creadoEn } = await readBackupHeader(archivo)
  const url = values.en ?? process.env['DATABASE_URL']
  const held: Retenido = { mensajes: 0, recordatorios: 0 }
  const settle =
    Date.now() - Date.parse(creadoEn) > RECIENTE
      ? async (tx: Tx) => {
          Object.assign(held, await holdBack(tx))
          await writeRestoration(tx, creadoEn)
        }
      : undefined
  const done = url ? await restoreAt(url, archivo, settle) : await restoreEmbedded(archivo, clase, settle)
  console.log(
    `Registro ${done.clase} «${done.nombre}» del ${creadoEn}: ${done.filas} filas de ${done.tablas} tablas, comprobadas.`,
  )
  if (held.mensajes > 0)
    console.log(`Mensajes que esperaban, para revisar en la bandeja de salida: ${held.mensajes}.`)
  if (held.recordatorios > 0)
    console.log(`Recordatorios apagados, para volver a activar cuando corresponda: ${held.recordatorios}.`)
  return 0
}

async function restoreAt(url: string, archivo: string, settle?: Settle): Promise<RestoreSummary> {
  const db = openDatabase(url, { max: 2, applicationName: 'padron-restauracion', statementTimeout: 0 })
  try {
    return await restore(db, archivo, settle)
  } finally {
    await db.close()
  }
}

async function restoreEmbedded(
  archivo: string,
  clase: RestoreSummary['clase'],
  settle?: Settle,
): Promise<RestoreSummary> {
  const folder = clase === 'real' ? realFolder() : demoFolder()
  if (bornAs(folder)) {
    throw new OperatorError(
      `Ya hay un registro en ${folder.root}. Aparte esa carpeta (mv) y repita la restauración.`,
    )
  }
  await discardUnfinished(folder)
  const server = await startServer(folder, { tarea: 'restauración', interrumpible: true })
  try {
    const done = await restoreAt(server.url, archivo, settle)
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
