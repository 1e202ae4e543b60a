import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { request } from '@playwright/test'
import { freePorts } from '@/backend/prueba/puertos'
import { withoutSettings } from '@/scripts/sin-ajustes.mjs'
import { CLAVE } from './cuentas'
import { sendCredentials } from './entrada'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** One running Padrón of its own. */
export interface Padron {
  /** The web's address. */
  url: string
  /** The bundled API's address; with API_URL in `env` nothing answers there. */
  api: string
  /** The folder of its register, and of whatever else it keeps. */
  folder: string
  /** All that its processes have logged so far. */
  log(): string
  /** Ends it and removes its folder. */
  stop(): Promise<void>
}

/**
 * Starts the product as a council would (`npm start`'s launcher, production build) on free ports and a folder of its
 * own: a demonstration register, or with `API_URL` in `env` the web alone.
 */
export async function startPadron(env: Record<string, string> = {}): Promise<Padron> {
  try {
    return await launch(env)
  } catch (error) {
    // A port may be taken between its choice and its opening, by whatever or by another Padrón: others are free.
    if (error instanceof Error && TAKEN.test(error.message)) return launch(env)
    throw error
  }
}

const TAKEN = /El puerto \d+ de [\d.]+ está ocupado|Padrón ya está en marcha/

async function launch(env: Record<string, string>): Promise<Padron> {
  const folder = mkdtempSync(join(tmpdir(), 'padron-e2e-'))
  // As root the database runs as another user, who must be able to pass.
  chmodSync(folder, 0o711)
  const [port, apiPort] = await freePorts()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['dist/padron.mjs', 'iniciar'], {
    cwd: ROOT,
    env: {
      ...withoutSettings(process.env),
      PADRON_DEMO: folder,
      PADRON_DATOS: folder,
      PORT: String(port),
      API_PORT: String(apiPort),
      PUBLIC_URL: url,
      // Several are tested by themselves; here two cores serve browsers and registers besides.
      WEB_PROCESOS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.kill('SIGTERM')
      await gone
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
  try {
    await untilUp(`${url}/salud/lista`, child, collect(child))
  } catch (error) {
    await stop()
    throw error
  }
  return { url, api: `http://127.0.0.1:${apiPort}`, folder, log: () => readLogs(folder), stop }
}

const readLogs = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.log'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')

/** Signs a member of the staff in, without a browser, and keeps his cookies in `file`. */
export async function keepSession(url: string, cuenta: string, file: string): Promise<void> {
  const context = await request.newContext()
  await sendCredentials(context, url, cuenta, CLAVE)
  await context.storageState({ path: file })
  await context.dispose()
}

function collect(child: ChildProcess): () => string {
  let text = ''
  const add = (part: Buffer): void => {
    text = (text + part.toString()).slice(-8000)
  }
  child.stdout?.on('data', add)
  child.stderr?.on('data', add)
  return () => text
}

async function untilUp(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let i = 0; i < 600; i++) {
    if (child.exitCode !== null) throw new Error(`Padrón no arrancó (${child.exitCode}):\n${output()}`)
    const up = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`Padrón no responde:\n${output()}`)
}
