import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { servedFolder } from '@/backend/cli/abrir'
import { bornAs, stamp } from '@/backend/cli/birth'
import { OperatorError } from '@/backend/cli/environment'
import { backUp } from '@/backend/db/backup'
import { openDatabase, type Db } from '@/backend/db/conexion'
import { restore } from '@/backend/db/restore'
import { majorOf, openEngine, ownEngine } from '@/backend/db/supervisor/engine'
import { draftOf, exchange } from '@/backend/db/supervisor/exchange'
import { dataVersion, type RegisterFolder } from '@/backend/db/supervisor/folder'
import { startServer } from '@/backend/db/supervisor/server'

/**
 * `npm run cambiar-motor [-- --desde /usr/lib/postgresql/17/bin]` passes the embedded register to another major of PostgreSQL:
 * a backup by the engine that its data are of, a restore by the one that runs from now on, and the former data kept beside.
 */
export async function run({ desde }: { desde?: string }): Promise<number> {
  if (process.env['DATABASE_URL'])
    throw new OperatorError(
      'Con DATABASE_URL el motor es de quien cuida ese servidor: vea «Un PostgreSQL propio» en docs/operar.md.',
    )
  const folder = servedFolder()
  const before = dataVersion(folder)
  if (!bornAs(folder) || before === undefined)
    throw new OperatorError('Todavía no hay un registro que cambiar de motor.')
  const { version } = openEngine(false)
  if (majorOf({ version }) === before) {
    console.log(`Los datos de ${folder.data} ya son de PostgreSQL ${before}; corre ${version}.`)
    return 0
  }
  const archivo = join(folder.backups, `antes-de-cambiar-motor-${stamp()}.padron`)
  const saved = await on(folder, enginesOf(before, desde), (db) => backUp(db, archivo))
  console.log(`${archivo}: ${saved.filas} filas de ${saved.tablas} tablas, por PostgreSQL ${before}.`)
  const draft = draftOf(folder)
  rmSync(draft.data, { recursive: true, force: true })
  const made = await on(draft, undefined, (db) => restore(db, archivo))
  const aside = `${folder.data}-${before}-${stamp()}`
  exchange(folder, aside)
  console.log(
    `Restauradas y comprobadas ${made.filas} filas en PostgreSQL ${version}. Los datos de antes quedan en ${aside}`,
  )
  console.log('Cuando haya mirado que todo esté, puede borrar esa carpeta.')
  return 0
}

/** Where the programs of that major are: as said, or what npm brings, or where Debian's packages put them. */
function enginesOf(major: string, said: string | undefined): string | undefined {
  if (said !== undefined) return said
  if (ownEngine() !== undefined && majorOf(openEngine(false, '')) === major) return ''
  const debian = `/usr/lib/postgresql/${major}/bin`
  if (existsSync(debian)) return debian
  throw new OperatorError(`Falta el PostgreSQL ${major} de estos datos: diga dónde está con --desde /…/bin.`)
}

async function on<R>(
  folder: RegisterFolder,
  motor: string | undefined,
  act: (db: Db) => Promise<R>,
): Promise<R> {
  const server = await startServer(folder, {
    tarea: 'cambio de motor',
    interrumpible: true,
    ...(motor !== undefined && { motor }),
  })
  const db = openDatabase(server.url, { max: 2, applicationName: 'padron-motor', statementTimeout: 0 })
  try {
    return await act(db)
  } finally {
    try {
      await db.close()
    } finally {
      await server.stop()
    }
  }
}
