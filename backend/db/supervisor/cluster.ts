import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { sqlState } from '@/backend/db/conexion'
import { keepSecret } from '@/backend/db/secrets'
import { ROOT_BASE, dataVersion, type RegisterFolder } from '@/backend/db/supervisor/folder'
import { type Engine, majorOf, ownEngine, UnusableServerError } from '@/backend/db/supervisor/engine'
import type { SystemUser } from '@/backend/db/supervisor/system-user'

export interface Place {
  folder: RegisterFolder
  engine: Engine
  user: SystemUser | undefined
  /** Undefined when the socket's path is too long, or there are no sockets. */
  port: number | undefined
  unsafe: boolean
}

/** sockaddr_un holds 104 to 108 bytes, including the file's name. */
const SOCKET_PATH_LIMIT = 100
const SOCKET_FILE = '/.s.PGSQL.5432'

const WRONG_PASSWORD = '28P01'

/** initdb works on a draft that gets its name when it is whole. */
export function initialise({ folder, engine, user, unsafe }: Place): void {
  const draft = `${folder.data}.nuevo`
  const passwordFile = join(folder.socket, `clave-${process.pid}`)
  rmSync(draft, { recursive: true, force: true })
  ownFolder(draft, user)
  try {
    writeFileSync(passwordFile, keepSecret(folder.secrets, 'postgres') + '\n', { mode: 0o600 })
    if (user) chownSync(passwordFile, user.uid, user.gid)
    runInitdb(engine, user, [
      `--pgdata=${draft}`,
      `--pwfile=${passwordFile}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=es-AR',
      '--data-checksums',
      ...(unsafe ? ['--no-sync'] : []),
    ])
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(draft, folder.data)
}

function runInitdb(engine: Engine, user: SystemUser | undefined, args: string[]): void {
  const done = spawnSync(engine.initdb, args, {
    ...asUser(user),
    cwd: '/',
    env: { NODE_ENV: 'production', LC_ALL: 'C', PATH: process.env['PATH'] },
    encoding: 'utf8',
  })
  if (done.error) throw done.error
  if (done.status !== 0) throw new Error(`No se pudo crear la base de datos (initdb):\n${done.stderr.trim()}`)
}

/** The application's role owns its database and is no superuser, as on a foreign server. */
export async function ensureDatabase({ folder, port, unsafe }: Place): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(folder, 'postgres', port) })
  try {
    await client.connect()
    const role = await client.query("SELECT FROM pg_roles WHERE rolname = 'padron'")
    if (role.rowCount === 0) {
      const password = client.escapeLiteral(keepSecret(folder.secrets, 'padron'))
      await client.query(`CREATE ROLE padron LOGIN ${unsafe ? 'CREATEDB ' : ''}PASSWORD ${password}`)
    }
    const database = await client.query("SELECT FROM pg_database WHERE datname = 'padron'")
    if (database.rowCount === 0) await client.query('CREATE DATABASE padron OWNER padron')
  } catch (error) {
    if (sqlState(error) !== WRONG_PASSWORD) throw error
    throw new UnusableServerError(
      `La clave que guarda ${folder.secrets} no abre los datos de ${folder.data}: reponga esa carpeta como estaba, ` +
        'o aparte las dos y restaure un respaldo.',
    )
  } finally {
    await client.end()
  }
}

export function databaseUrl(
  folder: RegisterFolder,
  role: 'padron' | 'postgres',
  port: number | undefined,
): string {
  const credentials = `${role}:${keepSecret(folder.secrets, role)}`
  return port === undefined
    ? `postgresql://${credentials}@/${role}?host=${encodeURIComponent(folder.socket)}`
    : `postgresql://${credentials}@127.0.0.1:${port}/${role}`
}

/** As root, also makes sure that the server's user can enter the folder. */
export function prepareFolder(folder: RegisterFolder, user: SystemUser | undefined): void {
  mkdirSync(folder.root, { recursive: true, mode: user ? 0o711 : 0o700 })
  if (user) {
    if (folder.root.startsWith(ROOT_BASE)) openPath(folder.root)
    refuseClosedPath(folder.root, user)
  }
  ownFolder(folder.socket, user)
}

/** A strict umask must not close our folders to the server's user. */
function openPath(path: string): void {
  for (let at = path; at.startsWith(ROOT_BASE); at = dirname(at)) chmodSync(at, 0o711)
}

function refuseClosedPath(path: string, user: SystemUser): void {
  for (let at = path; at !== dirname(at); at = dirname(at)) {
    const { mode, uid, gid } = statSync(at)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & bit) !== 0) continue
    throw new Error(
      `El usuario ${user.name}, bajo el cual corre PostgreSQL, no puede entrar en ${at}. ` +
        'Elija otra carpeta con PADRON_DATOS (o PADRON_DEMO) o permita el paso con chmod o+x.',
    )
  }
}

function ownFolder(path: string, user: SystemUser | undefined): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  chmodSync(path, 0o700)
  if (user) chownSync(path, user.uid, user.gid)
}

export function refuseOtherVersion(folder: RegisterFolder, engine: Engine): void {
  const version = dataVersion(folder)
  const major = majorOf(engine)
  if (version === undefined || version === major) return
  const here =
    ownEngine() === undefined ? `este Padrón trae PostgreSQL ${major}` : `el de PADRON_POSTGRES es ${major}`
  throw new UnusableServerError(
    `Los datos de ${folder.data} son de PostgreSQL ${version} y ${here}. ` +
      `npm run cambiar-motor los pasa de uno a otro y guarda los de antes; hacen falta los dos programas (con --desde se dice dónde está PostgreSQL ${version}).`,
  )
}

export async function choosePort(folder: RegisterFolder): Promise<number | undefined> {
  if (Buffer.byteLength(folder.socket + SOCKET_FILE) < SOCKET_PATH_LIMIT) return undefined
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined))
    })
  })
}

export function asUser(user: SystemUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {}
}
