import { fork } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

const PROGRAM = join(import.meta.dirname, 'obrero.mjs')
/** Deaths within so many milliseconds after which the whole web ends, for the launcher to see. */
const DEATHS = 5
const WINDOW = 300_000
/** Milliseconds in which what a process said before its death is read: which connections it had taken. */
const LAST_WORDS = 50
/** As many as a process remembers (lib/closed-sessions.ts). */
const MAX_CERRADAS = 20_000

/**
 * One door for several processes. It takes connections and hands each to the next process, which serves it to its end;
 * it reads nothing itself, so that it is always calm and its door closes on nobody. What is signed out of in one process
 * is told to the others (decision 103), and what the first has heard of the API (decision 121).
 */
export async function keepDoor(processes, program = PROGRAM) {
  const env = { ...process.env, WEB_PROCESOS: String(processes) }
  /** Who serves, each with the connections it was given and has not taken yet. */
  const ready = []
  const alive = new Set()
  const cerradas = new Map()
  const deaths = []
  let [next, ending] = [0, false]
  let hear
  const heard = new Promise((resolve) => (hear = resolve))

  const door = createServer({ pauseOnConnect: true, noDelay: true, allowHalfOpen: true }, hand)

  /** It stays open here until it is taken: who dies over its work leaves to the others what it did not come to. */
  function hand(socket) {
    const to = ready[next++ % ready.length]
    if (!to) return socket.destroy()
    to.given.push(socket)
    to.worker.send({ tipo: 'conexion' }, socket, { keepOpen: true }, () => undefined)
  }

  /** Resolves when it can serve; one that cannot begin ends the web, as a server alone would. */
  function begin() {
    const worker = fork(program, { env })
    const one = { worker, given: [], began: false }
    alive.add(worker)
    return new Promise((resolve) => {
      worker.on('message', (message) => {
        if (message.tipo === 'tomada') return one.given.shift()?.destroy()
        if (message.tipo === 'cerrada') return tellOthers(worker, message)
        if (message.tipo === 'oida') {
          if (message.dicho) env.PADRON_OIDA = JSON.stringify(message.dicho)
          return hear()
        }
        for (const known of cerradas.values()) tell(worker, known)
        one.began = true
        ready.push(one)
        resolve()
      })
      worker.once('exit', (code, signal) => leave(one, signal ?? `código ${code}`))
    })
  }

  function leave(one, reason) {
    const { worker, began, given } = one
    alive.delete(worker)
    const at = ready.indexOf(one)
    if (at >= 0) ready.splice(at, 1)
    setTimeout(() => given.splice(0).forEach(hand), LAST_WORDS)
    if (ending) return void (alive.size === 0 && process.exit(0))
    console.error(JSON.stringify({ evento: 'web.proceso', pid: worker.pid, termino: reason }))
    const now = Date.now()
    deaths.push(now)
    if (!began || deaths.filter((death) => now - death < WINDOW).length > DEATHS) process.exit(1)
    void begin()
  }

  function tellOthers(from, message) {
    cerradas.delete(message.id)
    cerradas.set(message.id, message)
    if (cerradas.size > MAX_CERRADAS) cerradas.delete(cerradas.keys().next().value)
    for (const { worker } of ready) if (worker !== from) tell(worker, message)
  }

  // The first asks another council's API whose it is, and the others begin with what it heard: it can serve a moment
  // before it has its answer.
  await begin()
  if (env.PADRON_REGISTRO === 'externo') await heard
  await Promise.all(Array.from({ length: processes - 1 }, begin))
  return {
    server: { listen: (port, host) => door.listen(port, host), close, closeIdleConnections: () => undefined },
    announce: () => ready.forEach(({ worker }) => tell(worker, { tipo: 'anunciar' })),
  }

  /** The word to end comes after the last connection that was handed over: messages keep their order. */
  function close() {
    ending = true
    door.close()
    for (const worker of alive) tell(worker, { tipo: 'terminar' })
  }
}

const tell = (worker, message) => worker.connected && worker.send(message, () => undefined)
