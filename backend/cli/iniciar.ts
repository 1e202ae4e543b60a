import { accessSync, constants, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { servedFolder } from '@/backend/cli/abrir'
import { announce } from '@/backend/cli/anuncio'
import { openServed, type Served } from '@/backend/cli/elegir'
import { OperatorError, isLoopback, readSettings, type StartSettings } from '@/backend/cli/entorno'
import { keepNightly } from '@/backend/cli/nocturno'
import { manage, type Managed } from '@/backend/cli/procesos'
import { probe, requireFreePort } from '@/backend/cli/puertos'
import { webSecret } from '@/backend/cli/secreto-web'
import { repoRoot } from '@/backend/db/raiz'
import { LockedError, acquireLock, currentHolder, type Lock } from '@/backend/db/supervisor/candado'

const GENTLE = 10_000

/** `npm start`: database, API and web, in that order; ends in the opposite one. */
export async function run(): Promise<number> {
  const settings = readSettings()
  try {
    return await serve(settings)
  } catch (error) {
    if (error instanceof LockedError) return alreadyRunning(error)
    throw error
  }
}

async function serve(settings: StartSettings): Promise<number> {
  const started: Started = { port: acquireLock(runFolder(settings.port), 'Padrón') }
  const ended = new AbortController()
  const ending = new Promise<number>((resolve) => {
    const end = (code: number): void => {
      ended.abort()
      resolve(code)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
    started.giveUp = (reason) => {
      console.error(`${reason} Se detiene Padrón.`)
      end(1)
    }
  })
  try {
    await start(settings, started, ended.signal)
    return await ending
  } catch (error) {
    if (!ended.signal.aborted) throw error
    return await ending
  } finally {
    await stopAll(started)
  }
}

/** Whatever is up is in `started` at every moment, so that a stop in the middle of a start leaves nothing behind. */
interface Started {
  port: Lock
  served?: Served
  api?: Managed
  web?: Managed
  nightly?: () => void
  giveUp?: (reason: string) => void
}

async function start(settings: StartSettings, started: Started, ended: AbortSignal): Promise<void> {
  const clock = new Stopwatch()
  const giveUp = (reason: string): void => started.giveUp?.(reason)
  refuseSecond(settings)
  if (!settings.apiUrl) await requireFreePort(settings.apiHost, settings.apiPort, 'API_PORT')
  await requireFreePort(settings.host, settings.port, 'PORT')
  const served = await openServed(settings, (text) => console.log(`  ${text}`))
  started.served = served
  served.server?.onGiveUp(giveUp)
  clock.lap('base de datos')
  ended.throwIfAborted()
  const host = served.registro === 'demo' ? demoHost(settings.host) : settings.host
  const direccion = settings.publicUrl ?? baseAddress(isWildcard(host) ? 'localhost' : host, settings.port)
  if (served.databaseUrl) {
    started.api = await startApi(settings, served, giveUp)
    clock.lap('API')
    ended.throwIfAborted()
  }
  started.web = await startWeb(settings, served, host, direccion, giveUp)
  clock.lap('web')
  ended.throwIfAborted()
  started.port.update({ direccion })
  served.server?.lock.update({ direccion })
  if (served.databaseUrl) started.nightly = keepNightly(served.databaseUrl, served.backups)
  await announce({ direccion, settings, served, host, clock: clock.text() })
}

/** The register may be served already, on other ports or from another checkout. */
function refuseSecond(settings: StartSettings): void {
  if (settings.apiUrl || settings.databaseUrl) return
  const { root } = servedFolder()
  const holder = currentHolder(root)
  if (holder) throw new LockedError(root, holder)
}

/** Where preparar.mjs sees that this checkout is in use; an installation that only others may write has another. */
function runFolder(port: number): string {
  const folder = join(repoRoot(), 'data', 'marcha', String(port))
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    return join(tmpdir(), `padron-${process.getuid?.() ?? 0}`, String(port))
  }
}

function startApi(
  settings: StartSettings,
  served: Served,
  giveUp: (reason: string) => void,
): Promise<Managed> {
  const host = served.registro === 'demo' ? demoHost(settings.apiHost) : settings.apiHost
  const { NEXTAUTH_SECRET: _, ...inherited } = process.env
  return manage(
    {
      nombre: 'api',
      args: [join(repoRoot(), 'dist', 'servidor.mjs')],
      flags: ['--enable-source-maps', '--max-old-space-size=384', '--max-semi-space-size=4'],
      env: {
        ...inherited,
        NODE_ENV: 'production',
        DATABASE_URL: served.databaseUrl,
        API_HOST: host,
        API_PORT: String(settings.apiPort),
        ARRANQUE_ID: settings.startId,
        PADRON_REGISTRO: served.registro,
      },
      log: served.log,
      probe: () => probe(`${apiBase(settings)}/salud/lista`, settings.startId),
    },
    giveUp,
  )
}

function startWeb(
  settings: StartSettings,
  served: Served,
  host: string,
  direccion: string,
  giveUp: (reason: string) => void,
): Promise<Managed> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const here = baseAddress(isWildcard(host) ? '127.0.0.1' : host, settings.port)
  return manage(
    {
      nombre: 'web',
      args: [
        join(repoRoot(), 'node_modules', 'next', 'dist', 'bin', 'next'),
        'start',
        '-H',
        host,
        '-p',
        String(settings.port),
      ],
      flags: ['--max-old-space-size=384', '--max-semi-space-size=4'],
      env: {
        ...inherited,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        HOST: host,
        PORT: String(settings.port),
        PADRON_API: settings.apiUrl ?? apiBase(settings),
        PADRON_REGISTRO: served.registro,
        ARRANQUE_ID: settings.startId,
        NEXTAUTH_SECRET: webSecret(served),
        NEXTAUTH_URL: direccion,
        PUBLIC_URL: direccion,
      },
      log: served.log,
      probe: () => probe(`${here}/salud/viva`, settings.startId),
    },
    giveUp,
  )
}

/** People must not reach invented doctors with known passwords over the network. */
function demoHost(asked: string): string {
  if (isLoopback(asked)) return asked
  console.log(`  el registro de demostración solo se sirve en 127.0.0.1 (se pidió ${asked})`)
  return '127.0.0.1'
}

function apiBase(settings: StartSettings): string {
  return baseAddress(isWildcard(settings.apiHost) ? '127.0.0.1' : settings.apiHost, settings.apiPort)
}

function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

function baseAddress(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

async function stopAll(started: Started): Promise<void> {
  const force = (): void => process.exit(1)
  process.on('SIGINT', force)
  started.nightly?.()
  await started.web?.stop(GENTLE)
  await started.api?.stop(GENTLE)
  await started.served?.server?.stop()
  started.port.release()
  process.off('SIGINT', force)
}

function alreadyRunning({ holder, folder }: LockedError): number {
  if (holder.tarea !== 'Padrón') {
    throw new OperatorError(
      `El registro de ${folder} está ocupado: ${holder.tarea} (proceso ${holder.pid}). Espere a que termine.`,
    )
  }
  const where = holder.direccion ? `: ${holder.direccion}` : ' (todavía arrancando)'
  console.log(`Padrón ya está en marcha${where} (proceso ${holder.pid}, desde ${holder.desde}).`)
  return 0
}

/** Names how long each part took. */
class Stopwatch {
  private readonly begin = Date.now()
  private last = this.begin
  private readonly laps: string[] = []

  lap(name: string): void {
    const now = Date.now()
    this.laps.push(`${name} ${seconds(now - this.last)}`)
    this.last = now
  }

  text(): string {
    return `${seconds(Date.now() - this.begin)}: ${this.laps.join(', ')}`
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`
}
