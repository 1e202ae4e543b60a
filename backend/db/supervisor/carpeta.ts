import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { repoRoot } from '@/backend/db/raiz'

/** Where one embedded register keeps everything it has. */
export interface RegisterFolder {
  root: string
  data: string
  socket: string
  secrets: string
  backups: string
  log: string
}

/** Where root keeps what another system user must reach. */
export const ROOT_BASE = '/var/lib/padron'

const isRoot = (): boolean => process.getuid?.() === 0

/** The folder of the real register: PADRON_DATOS, else the user's own data folder. */
export function realFolder(env: NodeJS.ProcessEnv = process.env): RegisterFolder {
  if (env['PADRON_DATOS']) return layout(resolve(env['PADRON_DATOS']))
  return layout(isRoot() ? ROOT_BASE : join(homedir(), '.local', 'share', 'padron'))
}

/**
 * The folder of the demonstration register: PADRON_DEMO, else `data/demo` of the checkout. Root's demonstration
 * stands outside the checkout, which the server's user may not be able to enter, and `data/demo` says where.
 */
export function demoFolder(env: NodeJS.ProcessEnv = process.env): RegisterFolder {
  if (env['PADRON_DEMO']) return layout(resolve(env['PADRON_DEMO']))
  const repo = realpathSync(repoRoot())
  const visible = join(repo, 'data', 'demo')
  if (!isRoot()) return layout(visible)
  const key = createHash('sha256').update(repo).digest('hex').slice(0, 10)
  const root = join(ROOT_BASE, 'demo', `${basename(repo)}-${key}`)
  pointTo(visible, root)
  return layout(root)
}

/** Whether a server was ever set up in this folder. */
export function hasCluster(folder: RegisterFolder): boolean {
  return existsSync(join(folder.data, 'PG_VERSION'))
}

/** The major version that wrote the data, undefined when there is none. */
export function dataVersion(folder: RegisterFolder): string | undefined {
  return hasCluster(folder) ? readFileSync(join(folder.data, 'PG_VERSION'), 'utf8').trim() : undefined
}

/** The names inside a register folder. */
export function layout(root: string): RegisterFolder {
  return {
    root,
    data: join(root, 'postgres'),
    socket: join(root, 'socket'),
    secrets: join(root, 'secretos'),
    backups: join(root, 'respaldos'),
    log: join(root, 'bitacora'),
  }
}

function pointTo(visible: string, root: string): void {
  const file = join(visible, 'DONDE-ESTAN-LOS-DATOS.txt')
  if (existsSync(file) && readFileSync(file, 'utf8').includes(`${root}\n`)) return
  mkdirSync(visible, { recursive: true })
  writeFileSync(file, `Los datos de demostración de esta copia están en:\n${root}\n`)
}
