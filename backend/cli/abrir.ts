import { existsSync, renameSync } from 'node:fs'
import { bornAs } from '@/backend/cli/birth'
import { OperatorError } from '@/backend/cli/environment'
import { openDatabase, type Db } from '@/backend/db/conexion'
import { pendingMigrations, readHistory, readMigrations, RefusedDatabaseError } from '@/backend/db/migrate'
import { currentHolder } from '@/scripts/lock.mjs'
import { demoFolder, ensayoFolder, realFolder, type RegisterFolder } from '@/backend/db/supervisor/folder'
import { runningServerUrl, startServer } from '@/backend/db/supervisor/server'

export interface OpenRegister {
  db: Db
  url: string
  /** Undefined with DATABASE_URL. */
  folder: RegisterFolder | undefined
  close(): Promise<void>
}

/**
 * The embedded register that `npm start` would serve: the real one if there is one, else the demonstration. Whoever
 * names a demonstration with PADRON_DEMO never meets the real one.
 */
export function servedFolder(): RegisterFolder {
  if (process.env['PADRON_DEMO']) return demoFolder()
  const real = realFolder()
  return bornAs(real) ? real : demoFolder()
}

/**
 * Opens the register for a command, as `openAtAnyAge` does. Throws `RefusedDatabaseError` for one that another version of
 * the program left, in words that say what to do.
 */
export async function openRegister(...which: Parameters<typeof openAtAnyAge>): Promise<OpenRegister> {
  const register = await openAtAnyAge(...which)
  try {
    const missing = pendingMigrations(readMigrations(), await readHistory(register.db))
    if (missing.length === 0) return register
    throw new RefusedDatabaseError(
      `El registro es de una versión anterior de Padrón (le faltan ${missing.length} cambios, desde ${missing[0]?.nombre}). ` +
        'Arránquelo una vez con npm start, que hace un respaldo y lo pone al día, y repita la orden.',
    )
  } catch (error) {
    await register.close()
    throw error
  }
}

/**
 * Opens the register that `url`, DATABASE_URL, or the embedded `folder` holds, whatever version of the program left it. Its
 * server is used if it runs; otherwise one of our own is started until `close`.
 */
export async function openAtAnyAge(
  tarea: string,
  url = process.env['DATABASE_URL'],
  folder = servedFolder(),
): Promise<OpenRegister> {
  if (url) return opened(url, undefined, () => Promise.resolve())
  if (!bornAs(folder)) {
    throw new OperatorError(
      'Todavía no hay un registro: npm start crea el de demostración y npm run estrenar uno real.',
    )
  }
  const holder = currentHolder(folder.root)
  const running = holder ? runningServerUrl(folder) : undefined
  if (running) return opened(running, folder, () => Promise.resolve())
  const server = await startServer(folder, { tarea, interrumpible: true })
  return opened(server.url, folder, () => server.stop())
}

function opened(url: string, folder: RegisterFolder | undefined, stop: () => Promise<void>): OpenRegister {
  const db = openDatabase(url, { max: 4, applicationName: 'padron-comando', statementTimeout: 0 })
  return {
    db,
    url,
    folder,
    close: async () => {
      try {
        await db.close()
      } finally {
        await stop()
      }
    },
  }
}

/** Opens a move's rehearsal, whatever DATABASE_URL says. */
export async function openEnsayo(tarea: string): Promise<OpenRegister> {
  const folder = madeEnsayo()
  return openRegister(tarea, '', folder)
}

/** Where the former rehearsal is for the moment in which the next takes its place. */
export const formerOf = ({ root }: RegisterFolder): string => `${root}.anterior`

/** The rehearsal's folder. Whoever was killed in that moment left none, and the former is put back. */
export function settledEnsayo(): RegisterFolder {
  const folder = ensayoFolder()
  if (!existsSync(folder.root) && existsSync(formerOf(folder))) renameSync(formerOf(folder), folder.root)
  return folder
}

/** The folder of the rehearsal, once there is one. */
export function madeEnsayo(): RegisterFolder {
  const folder = settledEnsayo()
  if (bornAs(folder) === 'ensayo') return folder
  throw new OperatorError('Todavía no hay un ensayo: npm run mudanza -- armar --desde https://…')
}
