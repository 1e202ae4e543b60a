import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { repoRoot } from '@/backend/db/root'

/** A condition that the operator can mend: its message is shown without a stack. */
export class OperatorError extends Error {}

export interface StartSettings {
  host: string
  port: number
  apiHost: string
  apiPort: number
  /** The operator's own REST API; then neither PostgreSQL nor the bundled API starts. */
  apiUrl: string | undefined
  databaseUrl: string | undefined
  /** The address people type when something stands in front of the web. */
  publicUrl: string | undefined
  /** A move's rehearsal is served, whatever the environment says. */
  ensayo?: boolean
  /** Random at each start, so that an older process on the same port is told apart. */
  startId: string
}

/** The "bad ports" of the WHATWG fetch standard, which browsers and Node refuse. */
const UNUSABLE_PORTS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
])

type Env = NodeJS.ProcessEnv

export function readSettings(env: Env = process.env): StartSettings {
  return {
    host: env['HOST'] || '127.0.0.1',
    port: readPort(env, 'PORT', 3000),
    apiHost: env['API_HOST'] || '127.0.0.1',
    apiPort: readPort(env, 'API_PORT', 4000),
    apiUrl: readUrl(env, 'API_URL'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    publicUrl: readUrl(env, 'PUBLIC_URL'),
    startId: randomBytes(12).toString('hex'),
  }
}

/** Secrets, logs and backups of a start without an embedded register. */
export function stateFolder(env: Env = process.env): string {
  return join(env['PADRON_DATOS'] || join(repoRoot(), 'data'), 'web')
}

function readPort(env: Env, name: string, normal: number): number {
  const text = env[name]
  if (!text) return normal
  const port = Number(text)
  if (UNUSABLE_PORTS.has(port)) {
    throw new OperatorError(`${name}=${text}: los navegadores no se conectan a ese puerto; use otro.`)
  }
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new OperatorError(`${name}=${text} no es un puerto: use un número entre 1 y 65535.`)
}

function readUrl(env: Env, name: string): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '')
  throw new OperatorError(`${name}=${text} no es una dirección http(s).`)
}
