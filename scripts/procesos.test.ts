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
const PROGRAM = `
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { stopWhenTold } from ${at('cierre.mjs')}
import { joinOthers, keepProcesses } from ${at('procesos.mjs')}
let stopping = false
const server = createServer(async (request, response) => {
  const { pathname, search } = new URL(request.url, 'http://x')
  if (stopping) response.setHeader('connection', 'close')
  if (pathname === '/morir') process.exit(3)
  if (pathname === '/ocupado') {
    for (const end = Date.now() + 1_000; Date.now() < end; );
    process.exit(3)
  }
  if (pathname === '/lento') await new Promise((resolve) => setTimeout(resolve, 1_500))
  if (pathname === '/cerrar') globalThis.padronDecirCerrada(search.slice(1), 9e15)
  const known = pathname === '/cerradas' ? globalThis.padronCerradasDeOtros : process.env.PADRON_OIDA ?? 'nada'
  response.end(JSON.stringify({ pid: process.pid, known }))
})
if (cluster.isPrimary) {
  keepProcesses(2)
  cluster.on('listening', (_worker, { port }) => process.send(port))
} else {
  joinOthers()
  server.listen(0, '127.0.0.1')
  stopWhenTold({ server, announce: () => (stopping = true) })
  setTimeout(() => process.send({ tipo: 'oida', dicho: { servidor: 'ajeno' } }), 200)
}
`

let folder: string
let keeper: ChildProcess
let port: number
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'padron-procesos-'))
  const program = join(folder, 'web.mjs')
  writeFileSync(program, PROGRAM)
  keeper = fork(program, {
    execArgv: [],
    env: { ...process.env, PADRON_REGISTRO: 'externo' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  port = await new Promise<number>((resolve) => keeper.once('message', resolve))
})
afterEach(async () => {
  const over = keeper.exitCode === null && keeper.signalCode === null ? once(keeper, 'exit') : undefined
  keeper.kill('SIGKILL')
  await over
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  pid: number
  known: unknown
}
/** Each asks over a connection of its own. */
const ask = (path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve(JSON.parse(text) as Answer))
    }).on('error', reject)
  })
const askMany = (path: string, times: number) => Promise.all(Array.from({ length: times }, () => ask(path)))

/** What each of the two says, once both serve: who takes a connection is theirs to settle. */
async function askBoth(path: string): Promise<Map<number, unknown>> {
  const said = new Map<number, unknown>()
  for (const end = Date.now() + 15_000; said.size < 2 && Date.now() < end; await delay(20))
    for (const { pid, known } of await askMany(path, 8)) said.set(pid, known)
  return said
}
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const gone = (pids: Iterable<number>) =>
  expect.poll(() => [...pids].filter(isAlive), { timeout: 12_000 }).toEqual([])

test('one asks another council’s API whose it is, and the other begins with what it heard', async () => {
  expect([...(await askBoth('/oida')).values()].toSorted()).toEqual(
    ['nada', '{"servidor":"ajeno"}'].toSorted(),
  )
})

test('what is signed out of in one is heard in the other', async () => {
  await askBoth('/')
  const { pid } = await ask('/cerrar?galleta')
  const heardElsewhere = async () =>
    [...(await askBoth('/cerradas'))].some(([who, known]) => who !== pid && String(known).includes('galleta'))
  await expect.poll(heardElsewhere).toBe(true)
})

test('one that dies is begun again and told what was signed out of', async () => {
  const before = await askBoth('/')
  await ask('/cerrar?galleta')
  await expect(ask('/morir')).rejects.toThrow()
  const fresh = async () =>
    [...(await askBoth('/cerradas'))].filter(([who]) => !before.has(who)).map(([, known]) => String(known))
  await expect.poll(fresh, { timeout: 15_000 }).toEqual(['galleta,9000000000000000'])
}, 30_000)

test('what comes while a process is busy is answered by the other, also when that one dies', async () => {
  await askBoth('/')
  const busy = expect(ask('/ocupado')).rejects.toThrow()
  await delay(200)
  expect(await askMany('/', 8)).toHaveLength(8)
  await busy
}, 15_000)

test('told to stop it answers who is under way and who still knocks, and leaves nothing behind', async () => {
  const pids = (await askBoth('/')).keys()
  const slow = askMany('/lento', 6)
  await delay(100)
  const code = once(keeper, 'exit')
  keeper.kill('SIGTERM')
  const knocking = askMany('/', 6)
  expect(await slow).toHaveLength(6)
  expect(await knocking).toHaveLength(6)
  expect(await code).toEqual([0, null])
  await gone(pids)
  await expect(ask('/')).rejects.toThrow()
}, 15_000)

test('when who keeps them is killed its processes end too', async () => {
  const pids = (await askBoth('/')).keys()
  keeper.kill('SIGKILL')
  await gone(pids)
})
