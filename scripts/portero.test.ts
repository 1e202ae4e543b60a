import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const at = (name: string): string => JSON.stringify(pathToFileURL(join('scripts', name)).href)

/** Says who answered; '/oida' what it was told of the API, which it tells itself a moment after it can serve; '/lento' takes its time, '/ocupado' listens to nobody and then dies, '/cerrar?x' signs out of x, '/cerradas' tells what was heard, '/morir' dies. */
const WORKER = `
import { createServer } from 'node:http'
import { serveHanded } from ${at('recibir.mjs')}
let stopping = false
const server = createServer(async (request, response) => {
  const { pathname, search } = new URL(request.url, 'http://x')
  if (stopping) response.setHeader('connection', 'close')
  if (pathname === '/morir') process.exit(3)
  if (pathname === '/ocupado') {
    for (const end = Date.now() + 1_000; Date.now() < end; );
    process.exit(3)
  }
  if (pathname === '/lento') await new Promise((resolve) => setTimeout(resolve, 400))
  if (pathname === '/cerrar') globalThis.padronDecirCerrada(search.slice(1), 9e15)
  if (pathname === '/oida') return response.end(process.env.PADRON_OIDA ?? 'nada')
  response.end(pathname === '/cerradas' ? JSON.stringify(globalThis.padronCerradasDeOtros) : String(process.pid))
})
serveHanded({ server, announce: () => (stopping = true) })
setTimeout(() => process.send({ tipo: 'oida', dicho: { servidor: 'ajeno' } }), 200)
`
const KEEPER = (worker: string): string => `
import { closeWhenCalm } from ${at('cierre.mjs')}
import { keepDoor } from ${at('portero.mjs')}
const { server, announce } = await keepDoor(2, ${JSON.stringify(worker)})
const door = server.listen(0, '127.0.0.1')
process.on('SIGTERM', () => {
  announce()
  setTimeout(() => closeWhenCalm(server, () => process.exit(0)), 100)
})
door.once('listening', () => process.send(door.address().port))
`

let folder: string
let keeper: ChildProcess
let port: number
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'padron-portero-'))
  const [worker, program] = [join(folder, 'obrero.mjs'), join(folder, 'portero.mjs')]
  writeFileSync(worker, WORKER)
  writeFileSync(program, KEEPER(worker))
  keeper = fork(program, {
    execArgv: [],
    env: { ...process.env, PADRON_REGISTRO: 'externo' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  port = await new Promise<number>((resolve) => keeper.once('message', resolve))
})
afterEach(async () => {
  const gone = keeper.exitCode === null && keeper.signalCode === null ? once(keeper, 'exit') : undefined
  keeper.kill('SIGKILL')
  await gone
  rmSync(folder, { recursive: true, force: true })
})

/** Each asks over a connection of its own. */
const ask = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve(text))
    }).on('error', reject)
  })
const askMany = (path: string, times: number) => Promise.all(Array.from({ length: times }, () => ask(path)))
const isAlive = (pid: string): boolean => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}
const until = async (check: () => boolean): Promise<void> => {
  for (let i = 0; i < 100 && !check(); i++) await delay(50)
}

test('connections go to both processes', async () => {
  expect(new Set(await askMany('/', 8)).size).toBe(2)
})

test('one asks another council’s API whose it is, and the other begins with what it heard', async () => {
  expect(new Set(await askMany('/oida', 4))).toEqual(new Set(['nada', '{"servidor":"ajeno"}']))
})

test('what is signed out of in one is heard in the other', async () => {
  const who = await ask('/cerrar?galleta')
  // It goes by way of the keeper.
  const heard = async () => (await askMany('/cerradas', 4)).filter((text) => text.includes('galleta')).length
  await expect.poll(heard).toBe(2)
  expect(new Set(await askMany('/', 4))).toContain(who)
})

test('one that dies is begun again and told what was signed out of', async () => {
  await ask('/cerrar?galleta')
  await expect(ask('/morir')).rejects.toThrow()
  let pids = new Set<string>()
  for (let i = 0; i < 60 && pids.size < 2; i++) {
    pids = new Set(await askMany('/', 4))
    await delay(50)
  }
  expect(pids.size).toBe(2)
  expect((await askMany('/cerradas', 4)).some((text) => text.includes('galleta'))).toBe(true)
})

test('what a process had not come to when it died is answered by the others', async () => {
  const busy = expect(ask('/ocupado')).rejects.toThrow()
  await delay(200)
  const knocking = askMany('/', 8)
  await busy
  expect(await knocking).toHaveLength(8)
}, 15_000)

test('told to stop it answers who is under way and who still knocks, and leaves nothing behind', async () => {
  const pids = new Set(await askMany('/', 6))
  const slow = askMany('/lento', 6)
  await delay(100)
  keeper.kill('SIGTERM')
  const knocking = askMany('/', 6)
  expect(await slow).toHaveLength(6)
  expect(await knocking).toHaveLength(6)
  await until(() => [...pids].every((pid) => !isAlive(pid)))
  expect([...pids].filter(isAlive)).toEqual([])
  await expect(ask('/')).rejects.toThrow()
})

test('when the doorkeeper is killed its processes end too', async () => {
  const pids = new Set(await askMany('/', 6))
  keeper.kill('SIGKILL')
  await until(() => [...pids].every((pid) => !isAlive(pid)))
  expect([...pids].filter(isAlive)).toEqual([])
})
