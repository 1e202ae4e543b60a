/** A turn of the loop that took less found nothing to do: whoever had knocked was let in. */
const CALM_MS = 0.5
/** So many milliseconds a calm turn is waited for. */
const PATIENCE = 2_000

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
