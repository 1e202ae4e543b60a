import { join } from 'node:path'
import { SMALL, fillDemo } from '@/backend/cli/demonstration'
import { OperatorError, stateFolder } from '@/backend/cli/environment'
import { bear, markBorn, migrateRegister } from '@/backend/cli/birth'
import { emptyRegister } from '@/backend/db/table-catalog'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import { isOfPeople, readRegistro } from '@/backend/db/registro'
import { demoFolder } from '@/backend/db/supervisor/folder'
import { startServer } from '@/backend/db/supervisor/server'
import { GenerarError, type Resumen } from '@/backend/generador/generar'

const NUMBERS = ['matriculados', 'meses', 'semilla'] as const
const NOMBRE = 'Consejo Médico de demostración'

type Opciones = Partial<Record<(typeof NUMBERS)[number], string>> & { reemplazar?: boolean }

/**
 * `npm run padron:generar -- --matriculados N --meses N --semilla N [--reemplazar]` makes a demonstration of any
 * size, in DATABASE_URL or embedded; never in a real register.
 */
export async function run(opciones: Opciones): Promise<number> {
  const size = { ...SMALL }
  for (const name of NUMBERS) size[name] = readNumber(name, opciones[name], SMALL[name])
  const work = (db: Db, backups: string): Promise<Resumen> =>
    generate(db, backups, size, opciones.reemplazar ?? false)
  const start = Date.now()
  const made = await inDemo(work)
  console.log(
    `${made.matriculados} matriculados, ${made.cargos} cargos, ${made.pagos} pagos, ${made.movimientos} movimientos ` +
      `en ${((Date.now() - start) / 1000).toFixed(1)} s (semilla ${size.semilla})`,
  )
  console.log(`matrícula con 240 meses: ${made.con240Meses}; con 300 pendientes: ${made.con300Pendientes}`)
  return 0
}

async function inDemo(work: (db: Db, backups: string) => Promise<Resumen>): Promise<Resumen> {
  const url = process.env['DATABASE_URL']
  if (url) return withDatabase(url, (db) => work(db, join(stateFolder(), 'respaldos')))
  const folder = demoFolder()
  const server = await startServer(folder, { tarea: 'generación de datos', interrumpible: true })
  try {
    const made = await withDatabase(server.url, (db) => work(db, folder.backups))
    markBorn(folder, 'demo')
    return made
  } finally {
    await server.stop()
  }
}

async function withDatabase<R>(url: string, work: (db: Db) => Promise<R>): Promise<R> {
  const db = openDatabase(url, { max: 4, applicationName: 'padron-generador', statementTimeout: 0 })
  try {
    return await work(db)
  } catch (error) {
    if (error instanceof GenerarError) throw new OperatorError(error.message)
    throw error
  } finally {
    await db.close()
  }
}

async function generate(db: Db, backups: string, size: typeof SMALL, replace: boolean): Promise<Resumen> {
  await migrateRegister(db, backups)
  const found = await readRegistro(db)
  if (isOfPeople(found?.clase)) throw new OperatorError('Un registro real no recibe matriculados inventados.')
  if (found && !replace) {
    throw new OperatorError(
      'Ya hay datos de demostración: repita con --reemplazar para borrarlos y generar otros.',
    )
  }
  if (found) await withTransaction(db, emptyRegister, { statementTimeout: 0 })
  let made: Resumen | undefined
  await bear(db, 'demo', NOMBRE, async () => {
    made = await fillDemo(db, size, (line) => console.log(`  ${line}`))
  })
  if (!made) throw new OperatorError('Otro programa creó el registro mientras tanto.')
  return made
}

function readNumber(name: string, text: string | undefined, normal: number): number {
  if (text === undefined) return normal
  const value = Number(text)
  if (Number.isSafeInteger(value) && value >= 0) return value
  throw new OperatorError(`--${name} debe ser un número entero.`)
}
