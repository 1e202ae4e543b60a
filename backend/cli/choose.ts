import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { madeEnsayo, servedFolder } from '@/backend/cli/abrir'
import { OperatorError, stateFolder, type StartSettings } from '@/backend/cli/environment'
import { bornAs, markBorn, migrateRegister } from '@/backend/cli/birth'
import { childFlags } from '@/backend/cli/processes'
import { mendOrder } from '@/backend/db/collation'
import { openDatabase, type Db } from '@/backend/db/conexion'
import { readMotor } from '@/backend/db/motor'
import { siblingProgram } from '@/backend/db/root'
import { type ClaseRegistro, isOfPeople, readRegistro } from '@/backend/db/registro'
import { hasCluster, type RegisterFolder } from '@/backend/db/supervisor/folder'
import { memorySettings, sizeOfRegister, thisMachine } from '@/backend/db/supervisor/memory'
import { startServer, type EmbeddedServer } from '@/backend/db/supervisor/server'
import { type Ortografia, ortografiaOf } from '@/domain/ajustes-de-pantalla'

export interface Served {
  registro: ClaseRegistro | 'externo'
  /** How its screens write the fixed texts. */
  ortografia: Ortografia
  databaseUrl: string | undefined
  server: EmbeddedServer | undefined
  secrets: string
  /** The version of its PostgreSQL; undefined before another council's server. */
  motor: string | undefined
  log: string
  backups: string
}

type Say = (text: string) => void

/** A rehearsal where it is asked for; API_URL, else DATABASE_URL, else the real embedded register, else the demonstration, made if it is missing. */
export async function openServed(settings: StartSettings, say: Say): Promise<Served> {
  if (settings.ensayo) return openEmbedded(madeEnsayo(), say)
  if (settings.apiUrl)
    return atHome(stateFolder(), {
      registro: 'externo',
      ortografia: 'letra',
      databaseUrl: undefined,
      motor: undefined,
    })
  if (settings.databaseUrl) {
    const { databaseUrl } = settings
    const found = await readyDatabase(databaseUrl, join(stateFolder(), 'respaldos'), say)
    return atHome(stateFolder(), { ...found, databaseUrl })
  }
  return openEmbedded(servedFolder(), say)
}

async function openEmbedded(folder: RegisterFolder, say: Say): Promise<Served> {
  if (!bornAs(folder) && !hasCluster(folder)) say('creando la base de datos de demostración')
  const server = await startServer(folder, { tarea: 'Padrón' })
  const { shared_buffers: memoria } = memorySettings(thisMachine(), sizeOfRegister(folder.data))
  say(`PostgreSQL guarda el registro en hasta ${memoria} de memoria (MB_DE_POSTGRES)`)
  try {
    const found = await readyDatabase(server.url, folder.backups, say)
    if (bornAs(folder) !== found.registro) markBorn(folder, found.registro)
    const { secrets, log, backups } = folder
    return { ...found, databaseUrl: server.url, server, secrets, log, backups }
  } catch (error) {
    await server.stop()
    throw error
  }
}

type Found = { registro: ClaseRegistro; ortografia: Ortografia; motor: string }

async function readyDatabase(url: string, backups: string, say: Say): Promise<Found> {
  const db = openDatabase(url, { max: 3, applicationName: 'padron-arranque', statementTimeout: 0 })
  try {
    await db.query('SELECT 1').catch((error: unknown) => {
      const reason = error instanceof Error ? error.message || String(error) : String(error)
      throw new OperatorError(`No se puede usar la base de datos: ${reason}`)
    })
    if (await mendOrder(db)) say('el motor ordena distinto que antes: se rehicieron los índices')
    const applied = await migrateRegister(db, backups)
    if (applied.length > 0) say(`esquema al día (${applied.join(', ')})`)
    const found = await readRegistro(db)
    if (!found) await bearInChild(url)
    const registro = found ?? (await readRegistro(db))
    if (!registro) throw new OperatorError('No se pudo crear el registro de demostración.')
    if (isOfPeople(registro.clase)) await refuseKnownPasswords(db)
    if (registro.clase === 'real') await refuseUnopened(db)
    const ortografia = ortografiaOf(await readAjuste(db, 'ortografia'))
    return { registro: registro.clase, ortografia, motor: await readMotor(db) }
  } finally {
    await db.close()
  }
}

/** A process of its own takes the memory for inventing people with it when it ends. */
async function bearInChild(url: string): Promise<void> {
  const args = [...childFlags(), siblingProgram('padron.mjs'), 'generar']
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'exit')
}

async function refuseKnownPasswords(db: Db): Promise<void> {
  const { demoAccounts } = await import('@/backend/cli/demonstration')
  const known = await demoAccounts(db)
  if (known.length === 0) return
  throw new OperatorError(`El registro real tiene cuentas con la clave de demostración: ${known.join(', ')}.`)
}

/** What was brought from another server is nobody's to work in before it was compared and opened. */
async function refuseUnopened(db: Db): Promise<void> {
  const waiting = await db.query('SELECT FROM mudanza WHERE abierta_en IS NULL')
  if (waiting.length === 0) return
  throw new OperatorError(
    'El registro vino de una mudanza y todavía no se abrió: npm run mudanza -- abrir --real',
  )
}

function atHome(
  home: string,
  served: Pick<Served, 'registro' | 'ortografia' | 'databaseUrl' | 'motor'>,
): Served {
  return {
    ...served,
    server: undefined,
    secrets: join(home, 'secretos'),
    log: join(home, 'bitacora'),
    backups: join(home, 'respaldos'),
  }
}
