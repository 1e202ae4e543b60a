/** A turn of the loop that took less found nothing to do: whoever had knocked was let in. */
const CALM_MS = 0.5
/** So many milliseconds a calm turn is waited for. */
const PATIENCE = 2_000
/** So long the health stays red before the door closes: a balancer sends its next request elsewhere. */
const ANNOUNCE = 500
/** Who is not through by then is cut. */
const DRAIN = 8_000

/** At the word to stop: says so, closes the door, and ends the process once everybody has his answer. */
export function stopWhenTold({ server, announce }) {
  let stopping = false
  function stop() {
    if (stopping) return
    stopping = true
    announce()
    setTimeout(() => {
      closeWhenCalm(server, () => process.exit(0))
      setTimeout(() => process.exit(0), DRAIN).unref()
    }, ANNOUNCE)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop)
}

/**
 * Closes the door of a server. The kernel cuts off whoever has connected and was not yet let in, and the longer a turn
 * of the loop the more of them there are: the door closes right after a turn that did nothing else.
 */
export function closeWhenCalm(server, closed) {
  const end = performance.now() + PATIENCE
  let before = performance.now()
  const turn = () => {
    const now = performance.now()
    if (now - before > CALM_MS && now < end) {
      before = now
      return void setImmediate(turn)
    }
    server.close(closed)
    server.closeIdleConnections()
  }
  // The first turn ends here, whatever it did; the next one is measured.
  setImmediate(() => {
    before = performance.now()
    setImmediate(turn)
  })
}
