import { fork } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

const PROGRAM = join(import.meta.dirname, 'obrero.mjs')
/** Deaths within so many milliseconds after which the whole web ends, for the launcher to see. */
const DEATHS = 5
const WINDOW = 300_000
/** As many as a process remembers (lib/closed-sessions.ts). */
const MAX_CERRADAS = 20_000

/**
 * One door for several processes. It takes connections and hands each to the next process, which serves it to its end;
 * it reads nothing itself, so that it is always calm and its door closes on nobody. What is signed out of in one process
 * is told to the others (decision 103).
 */
export async function keepDoor(processes, program = PROGRAM) {
  const env = { ...process.env, WEB_PROCESOS: String(processes) }
  const ready = []
  const alive = new Set()
  const cerradas = new Map()
  const deaths = []
  let [next, ending] = [0, false]

  const door = createServer({ pauseOnConnect: true, noDelay: true, allowHalfOpen: true }, (socket) => {
    const worker = ready[next++ % ready.length]
    if (!worker) return socket.destroy()
    worker.send({ tipo: 'conexion' }, socket, (error) => error && socket.destroy())
  })

  /** Resolves when it can serve; one that cannot begin ends the web, as a server alone would. */
  function begin() {
    const worker = fork(program, { env })
    alive.add(worker)
    return new Promise((resolve) => {
      worker.on('message', (message) => {
        if (message.tipo === 'cerrada') return tellOthers(worker, message)
        for (const known of cerradas.values()) tell(worker, known)
        ready.push(worker)
        resolve()
      })
      worker.once('exit', (code, signal) => leave(worker, signal ?? `código ${code}`))
    })
  }

  function leave(worker, reason) {
    alive.delete(worker)
    const at = ready.indexOf(worker)
    if (at >= 0) ready.splice(at, 1)
    if (ending) return void (alive.size === 0 && process.exit(0))
    console.error(JSON.stringify({ evento: 'web.proceso', pid: worker.pid, termino: reason }))
    const now = Date.now()
    deaths.push(now)
    if (at < 0 || deaths.filter((one) => now - one < WINDOW).length > DEATHS) process.exit(1)
    void begin()
  }

  function tellOthers(from, message) {
    cerradas.delete(message.id)
    cerradas.set(message.id, message)
    if (cerradas.size > MAX_CERRADAS) cerradas.delete(cerradas.keys().next().value)
    for (const worker of ready) if (worker !== from) tell(worker, message)
  }

  await Promise.all(Array.from({ length: processes }, begin))
  return {
    server: { listen: (port, host) => door.listen(port, host), close, closeIdleConnections: () => undefined },
    announce: () => ready.forEach((worker) => tell(worker, { tipo: 'anunciar' })),
  }

  /** The word to end comes after the last connection that was handed over: messages keep their order. */
  function close() {
    ending = true
    door.close()
    for (const worker of alive) tell(worker, { tipo: 'terminar' })
  }
}

const tell = (worker, message) => worker.connected && worker.send(message, () => undefined)
