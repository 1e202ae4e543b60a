import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, withTransaction } from '@/backend/db/conexion'
import { migrate } from '@/backend/db/migrate'
import { seedReference } from '@/backend/db/reference/seed'
import { currentHolder } from '@/scripts/lock.mjs'
import { layout, type RegisterFolder } from '@/backend/db/supervisor/folder'
import { stopLeftover } from '@/backend/db/supervisor/postmaster'
import { startServer } from '@/backend/db/supervisor/server'

/** A database of one test file, with schema and reference data. */
export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** The server of one test run; `template` is migrated and seeded once and copied for each file. */
export interface TestServer {
  adminUrl: string
  template: string
  stop(): Promise<void>
}

const PREFIX = 'padron-prueba-'
const OLD = 3_600_000
/** The tests' fixed today: prices are those of its year and of the one before. */
const SEED_DAY = '2026-11-21'

/** Opens TEST_DATABASE_URL (its role must be allowed to create databases) or a throw-away embedded server. */
export async function startTestServer(given = process.env['TEST_DATABASE_URL']): Promise<TestServer> {
  const server = given ? undefined : await startThrowAway()
  const adminUrl = given ?? server?.url ?? ''
  const template = `plantilla_${randomBytes(4).toString('hex')}`
  try {
    await makeTemplate(adminUrl, template)
  } catch (error) {
    await server?.stop()
    throw error
  }
  return {
    adminUrl,
    template,
    stop: async () => {
      if (server) return server.stop()
      await dropDatabase(adminUrl, template)
    },
  }
}

async function makeTemplate(adminUrl: string, template: string): Promise<void> {
  const admin = openDatabase(adminUrl, { max: 1 })
  await admin.query(`CREATE DATABASE ${template}`)
  await admin.close()
  const db = openDatabase(databaseAt(adminUrl, template), { max: 1 })
  await migrate(db)
  await withTransaction(db, (tx) => seedReference(tx, SEED_DAY))
  await db.close()
}

/** A new database on the run's server: a copy of its template, or empty. */
export async function createDatabaseFrom(adminUrl: string, template?: string): Promise<TestDatabase> {
  const name = `prueba_${randomBytes(6).toString('hex')}`
  const admin = openDatabase(adminUrl, { max: 1 })
  await admin.query(template ? `CREATE DATABASE ${name} TEMPLATE ${template}` : `CREATE DATABASE ${name}`)
  await admin.close()
  return { url: databaseAt(adminUrl, name), drop: () => dropDatabase(adminUrl, name) }
}

/** A folder for a throw-away register that the server's user can reach also when we are root. */
export function temporaryRegister(): RegisterFolder & { remove(): void } {
  const root = mkdtempSync(join(tmpdir(), PREFIX))
  chmodSync(root, 0o711)
  return { ...layout(root), remove: () => rmSync(root, { recursive: true, force: true }) }
}

async function startThrowAway(): Promise<{ url: string; stop(): Promise<void> }> {
  await sweep()
  const folder = temporaryRegister()
  const server = await startServer(folder, { tarea: 'pruebas', unsafe: true })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      folder.remove()
    },
  }
}

/** Removes what test runs that were killed left behind. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const folder = layout(join(tmpdir(), name))
    // A young one may belong to a run that is only beginning.
    if (currentHolder(folder.root) || Date.now() - statSync(folder.root).mtimeMs < OLD) continue
    await stopLeftover(folder)
    rmSync(folder.root, { recursive: true, force: true })
  }
}

/** By force only what is ours is ended: of an autovacuum at work it would be refused, and a plain drop sends that away. */
async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  const admin = openDatabase(adminUrl, { max: 1 })
  try {
    await admin.query(
      'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1 AND usename = current_user',
      [name],
    )
    await admin.query(`DROP DATABASE IF EXISTS ${name}`)
  } finally {
    await admin.close()
  }
}

function databaseAt(url: string, name: string): string {
  return url.replace(/^([^?]*\/)[^/?]*/, `$1${name}`)
}
