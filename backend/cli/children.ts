import { totalmem } from 'node:os'
import { join } from 'node:path'
import type { Served } from '@/backend/cli/choose'
import type { StartSettings } from '@/backend/cli/environment'
import type { ChildSpec } from '@/backend/cli/processes'
import { probe } from '@/backend/cli/ports'
import { webSecret } from '@/backend/cli/web-secret'
import { readPrograma } from '@/backend/db/programa'
import { repoRoot, siblingProgram } from '@/backend/db/root'

export interface Launch {
  settings: StartSettings
  served: Served
  /** Where web and API really listen: always loopback for a demonstration. */
  host: string
  apiHost: string
  direccion: string
  dev: boolean
  ended: AbortSignal
}

/** Megabytes. An office machine also runs the browser; a bigger one has room to spare. */
export const heapFor = (memoria: number): number =>
  Math.round(Math.min(Math.max(memoria / 2 ** 20 / 6, 384), 512))

/** A container's memory counts before its machine's; 0 and huge values mean no limit. */
export const NODE_FLAGS = [
  `--max-old-space-size=${heapFor(Math.min(totalmem(), process.constrainedMemory() || Infinity))}`,
  '--max-semi-space-size=8',
  // Without it V8 keeps the holes between live objects, and under load the memory doubles.
  '--compact-on-every-full-gc',
]

/** The C library keeps an arena for each of Node's helper threads, which hold on to what is long free; two do as well. */
const MEMORIA = { MALLOC_ARENA_MAX: '2' }

/** The bundled API, which gets none of the web's secrets. */
export function apiSpec({ settings, served, apiHost, direccion, dev, ended }: Launch): ChildSpec {
  const { NEXTAUTH_SECRET: _, ...inherited } = process.env
  return {
    nombre: 'api',
    args: [siblingProgram('servidor.mjs')],
    flags: ['--enable-source-maps', ...NODE_FLAGS],
    env: {
      ...MEMORIA,
      ...inherited,
      NODE_ENV: dev ? 'development' : 'production',
      DATABASE_URL: served.databaseUrl,
      RESPALDOS: served.backups,
      API_HOST: apiHost,
      API_PORT: String(settings.apiPort),
      ARRANQUE_ID: settings.startId,
      PADRON_REGISTRO: served.registro,
      PUBLIC_URL: direccion,
    },
    log: dev ? undefined : served.log,
    probe: () => probe(`${reachable(apiHost, settings.apiPort)}/salud/lista`, settings.startId),
    ended,
  }
}

/** The web does not get these, since strangers talk to it. */
const DE_LA_API: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_URL_LECTURA',
  'SMTP_URL',
  'WHATSAPP_TOKEN',
  'MERCADO_PAGO_TOKEN',
  'MERCADO_PAGO_SECRETO',
  'METRICAS_CLAVE',
])

export const forTheWeb = (
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !DE_LA_API.has(name)))

/** The web, which gets nothing of the database or of the API's services. */
export function webSpec({ settings, served, host, apiHost, direccion, dev, ended }: Launch): ChildSpec {
  const next = join(repoRoot(), 'node_modules', 'next', 'dist', 'bin', 'next')
  return {
    nombre: 'web',
    args: dev
      ? [next, 'dev', '-H', host, '-p', String(settings.port)]
      : [join(repoRoot(), 'scripts', 'web.mjs')],
    flags: dev ? [] : NODE_FLAGS,
    env: {
      ...MEMORIA,
      // What the environment says comes before the register's own setting.
      ORTOGRAFIA: served.ortografia,
      ...forTheWeb(process.env),
      NODE_ENV: dev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      HOST: host,
      PORT: String(settings.port),
      PADRON_API: settings.apiUrl ?? reachable(apiHost, settings.apiPort),
      PADRON_REGISTRO: served.registro,
      PADRON_VERSION: readPrograma(),
      ARRANQUE_ID: settings.startId,
      NEXTAUTH_SECRET: webSecret(served),
      NEXTAUTH_URL: direccion,
      PUBLIC_URL: direccion,
    },
    log: dev ? undefined : served.log,
    probe: () => probe(`${reachable(host, settings.port)}/salud/viva`, settings.startId),
    ended,
  }
}

export function reachable(host: string, port: number): string {
  const name = isWildcard(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

export function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}
