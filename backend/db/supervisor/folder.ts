import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { repoRoot } from '@/backend/db/root'

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

/** PADRON_DATOS, else the user's own data folder. */
export function realFolder(env: NodeJS.ProcessEnv = process.env): RegisterFolder {
  if (env['PADRON_DATOS']) return layout(resolve(env['PADRON_DATOS']))
  return layout(isRoot() ? ROOT_BASE : join(homedir(), '.local', 'share', 'padron'))
}

/** A move's rehearsal stands beside the real register; `borrador`: the next one, while it is made. */
export function ensayoFolder(borrador = false, env: NodeJS.ProcessEnv = process.env): RegisterFolder {
  return layout(join(realFolder(env).root, borrador ? 'ensayo.nuevo' : 'ensayo'))
}

/**
 * PADRON_DEMO, else `data/demo` of the checkout. Root's demonstration stands elsewhere, since the server's user may
 * not be able to enter the checkout, and `data/demo` says where.
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

export function hasCluster(folder: RegisterFolder): boolean {
  return existsSync(join(folder.data, 'PG_VERSION'))
}

export function dataVersion(folder: RegisterFolder): string | undefined {
  return hasCluster(folder) ? readFileSync(join(folder.data, 'PG_VERSION'), 'utf8').trim() : undefined
}

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
