import { accessSync, constants, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { madeEnsayo, servedFolder } from '@/backend/cli/abrir'
import { announce } from '@/backend/cli/announcement'
import { rebuildOnChange } from '@/backend/cli/development'
import { openServed, type Served } from '@/backend/cli/choose'
import { isLoopbackHost } from '@/backend/nucleo/client-address'
import { OperatorError, readSettings, type StartSettings } from '@/backend/cli/environment'
import { apiSpec, isWildcard, reachable, webSpec, type Launch } from '@/backend/cli/children'
import { manage, type Managed } from '@/backend/cli/processes'
import { requireFreePort } from '@/backend/cli/ports'
import { faultOfCredentials } from '@/backend/tesoreria/en-linea/elegir'
import { repoRoot } from '@/backend/db/root'
import { LockedError, acquireLock, currentHolder, type Lock } from '@/scripts/lock.mjs'
import { LONGEST_DATABASE_STOP } from '@/backend/db/supervisor/postmaster'

const GENTLE = 10_000
/**
 * The API's own patience, and the half minute of a mail under way: if it were cut, nobody would know whether it left.
 */
const GENTLE_API = 45_000
/** Milliseconds that a stop may take in all; the service's unit must wait longer. */
export const LONGEST_STOP = GENTLE + GENTLE_API + LONGEST_DATABASE_STOP

/**
 * `npm start`: database, API and web, stopped in the opposite order. `--dev` reloads what is edited; `--ensayo` serves a move's
 * rehearsal.
 */
export async function run(opciones: { dev?: boolean; sinWeb?: boolean; ensayo?: boolean }): Promise<number> {
  const { dev = false, sinWeb = false, ensayo = false } = opciones
  // A rehearsal has a place of its own, which the children must not look for elsewhere.
  if (ensayo) for (const name of ['API_URL', 'DATABASE_URL']) Reflect.deleteProperty(process.env, name)
  const settings = readSettings()
  try {
    return await serve({ ...settings, ensayo, dev, web: !sinWeb })
  } catch (error) {
    if (error instanceof LockedError) return alreadyRunning(error)
    throw error
  }
}

async function serve(settings: Asked): Promise<number> {
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

interface Asked extends StartSettings {
  dev: boolean
  /** False starts the API alone, for a machine whose web stands elsewhere. */
  web: boolean
}

/** Whatever is up is listed here at once, so that a stop during the start leaves nothing behind. */
interface Started {
  port: Lock
  served?: Served
  api?: Managed
  web?: Managed
  rebuild?: () => void
  giveUp?: (reason: string) => void
}

async function start(settings: Asked, started: Started, ended: AbortSignal): Promise<void> {
  const clock = new Stopwatch()
  const giveUp = (reason: string): void => started.giveUp?.(reason)
  refuseSecond(settings)
  const { host, port, apiHost, apiPort } = settings
  if (!settings.apiUrl) await requireFreePort(apiHost, apiPort, 'API_PORT', reachable(apiHost, apiPort))
  if (settings.web) await requireFreePort(host, port, 'PORT', reachable(host, port))
  const served = await openServed(settings, (text) => console.log(`  ${text}`))
  started.served = served
  served.server?.onGiveUp(giveUp)
  if (served.databaseUrl) clock.lap('base de datos')
  ended.throwIfAborted()
  const launch = settle(settings, served, ended)
  if (served.databaseUrl) {
    started.api = await manage(apiSpec(launch), giveUp)
    if (settings.dev) started.rebuild = rebuildOnChange(started.api)
    clock.lap('API')
    ended.throwIfAborted()
  }
  if (settings.web) {
    started.web = await manage(webSpec(launch), giveUp)
    clock.lap('web')
  }
  ended.throwIfAborted()
  const { direccion } = launch
  started.port.update({ direccion })
  served.server?.lock.update({ direccion })
  await announce(launch, clock.text())
}

/** The register may be served already, on other ports or from another checkout. */
function refuseSecond(settings: StartSettings): void {
  if (settings.apiUrl || settings.databaseUrl) return
  const { root } = settings.ensayo ? madeEnsayo() : servedFolder()
  const holder = currentHolder(root)
  if (holder) throw new LockedError(root, holder)
}

/** preparar.mjs looks here whether this checkout is in use. */
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

/** Nobody may reach a demonstration, whose passwords are known, over the network. */
function settle(settings: Asked, served: Served, ended: AbortSignal): Launch {
  const fault = faultOfCredentials(served.registro === 'demo' || served.registro === 'ensayo', process.env)
  if (fault !== null && served.registro !== 'externo') throw new OperatorError(fault)
  const asked = [settings.host, settings.apiHost].filter((host) => !isLoopbackHost(host))
  const demo = served.registro === 'demo'
  if (demo && asked.length > 0)
    console.log(`  la demostración solo se sirve en 127.0.0.1 (se pidió ${asked.join(', ')})`)
  const own = (host: string): string => (demo && !isLoopbackHost(host) ? '127.0.0.1' : host)
  const host = own(settings.host)
  const local = isWildcard(host) ? `http://localhost:${settings.port}` : reachable(host, settings.port)
  return {
    settings,
    served,
    host,
    apiHost: own(settings.apiHost),
    direccion: settings.publicUrl ?? local,
    dev: settings.dev,
    ended,
  }
}

/** Two SIGINT within so many milliseconds are one Ctrl+C: the terminal sends one, and npm passes on another. */
const SAME_KEYSTROKE = 1_000

/** A second Ctrl+C cuts off what is under way, but the database still ends in order. */
async function stopAll(started: Started): Promise<void> {
  const begun = Date.now()
  const hurry = new AbortController()
  const press = (): void => {
    if (Date.now() - begun > SAME_KEYSTROKE) hurry.abort()
  }
  process.on('SIGINT', press)
  started.rebuild?.()
  await started.web?.stop(GENTLE, hurry.signal)
  await started.api?.stop(GENTLE_API, hurry.signal)
  await started.served?.server?.stop()
  started.port.release()
  process.off('SIGINT', press)
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
