import { test as base } from './base'
import { keepSession, startPadron, type Padron } from './lanzador'

/**
 * A test signed in as administration on a Padrón of its file's own: what it changes is everybody's. Called once by each
 * file, since files that shared the fixtures would share a worker's Padrón too. `env`: settings besides.
 */
export const withOwnPadron = (nombre: string, env: Record<string, string> = {}) =>
  base.extend<object, { padron: Padron; sesion: string }>({
    padron: [
      async ({}, use) => {
        const padron = await startPadron(env)
        await use(padron)
        await padron.stop()
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    sesion: [
      async ({ padron }, use, info) => {
        const file = `test-results/sesion-${nombre}-${info.workerIndex}.json`
        await keepSession(padron.url, 'administracion', file)
        await use(file)
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    baseURL: ({ padron }, use) => use(padron.url),
    guardada: ({ sesion }, use) => use(sesion),
  })
