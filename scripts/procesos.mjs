import cluster from 'node:cluster'

/** Deaths within so many milliseconds after which the whole web ends, for the launcher to see. */
const DEATHS = 5
const WINDOW = 300_000
/** As many as a process remembers (lib/closed-sessions.ts). */
const MAX_CERRADAS = 20_000

/**
 * Keeps so many processes of this program that serve one port, begins anew those that die, and passes on to them what one
 * has to tell: what was signed out of in it (decision 103), and what the first heard of the API (decision 121). Decision 259.
 */
export function keepProcesses(processes) {
  // Each takes what it can: nothing waits at one that is busy, or dies with it.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const env = { WEB_PROCESOS: String(processes) }
  const serving = new Set()
  const cerradas = new Map()
  const deaths = []
  let [ending, complete] = [false, false]
  // The first asks another council's API whose it is, and the others begin with what it heard.
  const awaited = new Set(process.env.PADRON_REGISTRO === 'externo' ? ['escucha', 'oida'] : ['escucha'])

  function advance(what) {
    awaited.delete(what)
    if (complete || awaited.size > 0) return
    complete = true
    for (let i = 1; i < processes; i++) cluster.fork(env)
  }

  function passOn(from, message) {
    cerradas.delete(message.id)
    cerradas.set(message.id, message)
    if (cerradas.size > MAX_CERRADAS) cerradas.delete(cerradas.keys().next().value)
    for (const worker of serving) if (worker !== from) tell(worker, message)
  }

  cluster.on('message', (from, message) => {
    if (message.tipo === 'cerrada') return passOn(from, message)
    if (message.tipo !== 'oida') return
    if (message.dicho) env.PADRON_OIDA = JSON.stringify(message.dicho)
    advance('oida')
  })
  cluster.on('listening', (worker) => {
    serving.add(worker)
    for (const message of cerradas.values()) tell(worker, message)
    advance('escucha')
  })
  cluster.on('exit', (worker, code, signal) => {
    const began = serving.delete(worker)
    if (ending) return void (Object.keys(cluster.workers).length === 0 && process.exit(0))
    console.error(
      JSON.stringify({
        time: new Date().toISOString(),
        level: 'error',
        msg: 'web.proceso',
        pid: worker.process.pid,
        termino: signal ?? `código ${code}`,
      }),
    )
    const now = Date.now()
    deaths.push(now)
    if (!began || deaths.filter((death) => now - death < WINDOW).length > DEATHS) process.exit(1)
    cluster.fork(env)
  })
  // Each stops as a web of one process does; a signal to the whole group comes to it twice, which is no matter.
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => {
      ending = true
      for (const worker of Object.values(cluster.workers)) worker.process.kill('SIGTERM')
    })
  cluster.fork(env)
}

const tell = (worker, message) => worker.isConnected() && worker.send(message, () => undefined)

/** In one of several processes: what is said and heard of sessions that were signed out of. */
export function joinOthers() {
  /** Until lib/closed-sessions.ts reads them. */
  const fromOthers = (globalThis.padronCerradasDeOtros = [])
  globalThis.padronDecirCerrada = (id, vence) => process.send?.({ tipo: 'cerrada', id, vence })
  process.on('message', ({ tipo, id, vence }) => tipo === 'cerrada' && fromOthers.push([id, vence]))
}
