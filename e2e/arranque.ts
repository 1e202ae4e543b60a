import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type FullConfig } from '@playwright/test'
import { CUENTAS, CLAVE, storedSession } from './pasos/cuentas'

/**
 * Starts the product as a council would (`npm start`'s launcher, production build) on free ports with a register of its
 * own, signs each account in once and keeps the cookies. Returns the way down.
 */
export default async function arranque(config: FullConfig): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'padron-e2e-'))
  // As root the database runs as another user, who must be able to pass.
  chmodSync(folder, 0o711)
  const [port, apiPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['dist/padron.mjs', 'iniciar'], {
    cwd: config.rootDir.replace(/\/e2e$/, ''),
    env: {
      ...process.env,
      PADRON_DEMO: folder,
      PORT: String(port),
      API_PORT: String(apiPort),
      PUBLIC_URL: url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = collect(child)
  await untilUp(`${url}/salud/lista`, child, output)
  process.env['PADRON_E2E_URL'] = url
  process.env['PADRON_E2E_API'] = `http://127.0.0.1:${apiPort}`
  process.env['PADRON_E2E_DEMO'] = folder
  await signEveryoneIn(config, url)
  return async () => {
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
}

async function signEveryoneIn(config: FullConfig, url: string): Promise<void> {
  mkdirSync('test-results', { recursive: true })
  const options = config.projects[0]?.use.launchOptions
  const browser = await chromium.launch(options)
  for (const cuenta of CUENTAS) {
    const context = await browser.newContext({ baseURL: url })
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByLabel('Usuario').fill(cuenta)
    await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE)
    await page.getByRole('button', { name: 'Iniciar Sesion' }).click()
    await page.waitForURL('**/inicio')
    await context.storageState({ path: storedSession(cuenta) })
    await context.close()
  }
  await browser.close()
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
  child.kill('SIGKILL')
  throw new Error(`Padrón no responde:\n${output()}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
