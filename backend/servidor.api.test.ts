import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Sobre } from '@/contract/llamada'
import { createTestDatabase } from '@/backend/prueba/db/base'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import type { TestDatabase } from '@/backend/prueba/db/servidor'
import { seedReference } from '@/backend/db/reference/seed'
import { repoRoot } from '@/backend/db/root'
import { signedIn } from '@/backend/prueba/gente'

/** The process itself, bundled as it is served (T35). */
let folder: string
let base: TestDatabase
let db: Db
let child: ChildProcess | undefined

beforeAll(async () => {
  // Inside node_modules, so that the bundle finds its packages.
  folder = mkdtempSync(join(repoRoot(), 'node_modules', '.prueba-'))
  await build({
    entryPoints: [join(repoRoot(), 'backend', 'servidor.ts')],
    outfile: join(folder, 'servidor.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@': repoRoot() },
  })
  base = await createTestDatabase()
  db = openDatabase(base.url, { max: 3 })
  await withTransaction(db, (tx) => seedReference(tx, '2026-11-21'))
})
afterEach(() => {
  child?.kill('SIGKILL')
})
afterAll(async () => {
  await db.close()
  await base.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts it on a free port and waits until it says which. */
async function start(
  env: Record<string, string> = {},
): Promise<{ url: string; ended: Promise<number | null> }> {
  const started = spawn(process.execPath, [join(folder, 'servidor.mjs')], {
    // Next's types ask every environment for NODE_ENV.
    env: { NODE_ENV: 'test', DATABASE_URL: base.url, API_PORT: '0', ARRANQUE_ID: 'marca-1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = started
  const ended = new Promise<number | null>((resolve) => started.once('exit', (code) => resolve(code)))
  const port = await new Promise<string>((resolve, reject) => {
    started.stdout.on('data', (chunk: Buffer) => {
      const puerto = /"puerto":(\d+)/.exec(chunk.toString())?.[1]
      if (puerto) resolve(puerto)
    })
    started.once('exit', () => reject(new Error('La API terminó antes de abrir su puerto')))
  })
  return { url: `http://127.0.0.1:${port}`, ended }
}

const ready = async (url: string) => {
  const response = await fetch(`${url}/salud/lista`)
  return { http: response.status, body: (await response.json()) as unknown }
}

const isOpen = (url: string): Promise<boolean> =>
  ready(url).then(
    () => true,
    () => false,
  )

test('SIGTERM: health turns red, the answer in flight arrives, nothing is left, exit 0', async () => {
  const { url, ended } = await start({ ESPERA_AVISO: '5000' })
  expect(await ready(url)).toMatchObject({
    http: 200,
    body: {
      ...{ arranque: 'marca-1', ok: true },
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown,
      motor: expect.stringMatching(/^PostgreSQL \d+/) as unknown,
    },
  })
  const { token } = await signedIn(db, 'ADMINISTRACION')
  // Handed out unawaited: it can only arrive once the transaction has let the table go.
  const { answer } = await withTransaction(db, async (tx) => {
    await tx.query('LOCK TABLE matriculado IN ACCESS EXCLUSIVE MODE')
    const asked = fetch(`${url}/matriculado/traerTodos`, { headers: { authorization: `Bearer ${token}` } })
    await untilWaiting()
    child?.kill('SIGTERM')
    await expect
      .poll(() => ready(url), QUICKLY)
      .toMatchObject({ http: 503, body: { arranque: 'marca-1', ok: false } })
    await expect.poll(() => isOpen(url), QUICKLY).toBe(false)
    return { answer: asked }
  })
  const slow = await answer
  expect(slow.status).toBe(200)
  expect(slow.headers.get('connection')).toBe('close')
  expect((await slow.json()) as Sobre).toMatchObject({ estado: 1, pagTotalItems: 0 })
  expect(await ended).toBe(0)
})

/** On a busy machine, whose red light is on for long enough to be seen. */
const QUICKLY = { interval: 10, timeout: 30_000 }

/** Until the API's query really waits for the table. */
const untilWaiting = () =>
  expect
    .poll(async () => {
      const [row] = await db.query<{ n: number }>(
        "SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = 'padron-api'",
      )
      return row?.n
    }, QUICKLY)
    .toBeGreaterThan(0)

test.each([
  ['no database', { DATABASE_URL: '' }],
  ['a policy that does not exist', { ROLE_POLICY: 'abierta' }],
  ['a port that is no port', { API_PORT: '99999' }],
])('%s: refuses to start and says what', async (_name, env) => {
  await expect(start(env)).rejects.toThrow('terminó antes')
  expect(child?.exitCode ?? 1).toBe(1)
})
