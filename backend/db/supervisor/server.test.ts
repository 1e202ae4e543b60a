import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryRegister } from '@/backend/prueba/db/servidor'
import { currentHolder, pidRuns } from '@/scripts/lock.mjs'
import { runningPostmaster, stopLeftover } from '@/backend/db/supervisor/postmaster'
import { startServer } from '@/backend/db/supervisor/server'

const OPTIONS = { tarea: 'prueba', unsafe: true }
/** Longer than a server takes to be started again. */
const A_REVIVAL = 1500

let folder: ReturnType<typeof temporaryRegister>
beforeEach(() => {
  folder = temporaryRegister()
})
afterEach(async () => {
  await stopLeftover(folder)
  folder.remove()
})

test('a start that fails after PostgreSQL came up leaves none behind, and says what is wrong', async () => {
  await (await startServer(folder, OPTIONS)).stop()
  rmSync(join(folder.secrets, 'postgres'))
  await expect(startServer(folder, OPTIONS)).rejects.toThrow(`La clave que guarda ${folder.secrets} no abre`)
  expect(runningPostmaster(folder.data)).toBeUndefined()
  expect(currentHolder(folder.root)).toBeUndefined()
  await delay(A_REVIVAL)
  expect(runningPostmaster(folder.data)).toBeUndefined()
})

test('a server that dies by itself comes back', async () => {
  const server = await startServer(folder, OPTIONS)
  const first = server.pid()
  process.kill(first, 'SIGKILL')
  await expect.poll(() => runningPostmaster(folder.data)?.ready, { timeout: 20_000 }).toBe(true)
  await expect.poll(() => server.pid(), { timeout: 20_000 }).not.toBe(first)
  await server.stop()
  expect(runningPostmaster(folder.data)).toBeUndefined()
})

test.each(['SIGKILL', 'SIGQUIT'] as const)(
  'one that dies by %s while it recovers comes back too',
  async (signal) => {
    const server = await startServer(folder, OPTIONS)
    const gaveUp = vi.fn()
    server.onGiveUp(gaveUp)
    const first = server.pid()
    process.kill(first, 'SIGKILL')
    await expect.poll(() => server.pid(), { timeout: 20_000, interval: 1 }).not.toBe(first)
    const second = server.pid()
    // Before it has its handlers a signal of any kind would end it in the same way.
    if (signal === 'SIGQUIT')
      await expect
        .poll(() => runningPostmaster(folder.data)?.pid, { timeout: 20_000, interval: 1 })
        .toBe(second)
    process.kill(second, signal)
    await expect.poll(() => server.pid(), { timeout: 20_000 }).not.toBe(second)
    await expect.poll(() => runningPostmaster(folder.data)?.ready, { timeout: 20_000 }).toBe(true)
    expect(gaveUp).not.toHaveBeenCalled()
    await server.stop()
  },
)

test('stopped while it is being revived, nothing of it runs when the folder is free', async () => {
  const server = await startServer(folder, OPTIONS)
  const first = server.pid()
  process.kill(first, 'SIGKILL')
  await expect.poll(() => pidRuns(first)).toBe(false)
  // The next one is on its way, or about to be.
  await delay(20)
  await server.stop()
  expect(currentHolder(folder.root)).toBeUndefined()
  expect(runningPostmaster(folder.data)).toBeUndefined()
  await delay(A_REVIVAL)
  expect(runningPostmaster(folder.data)).toBeUndefined()
})
