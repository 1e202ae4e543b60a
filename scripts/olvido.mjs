import { AsyncResource } from 'node:async_hooks'

/** A place outside every request: what is made in it remembers none. */
const afuera = new AsyncResource('padron')

/**
 * React ends each render by aborting a signal with an error that nobody looks at. Until its stack is read an error keeps
 * the frames it was made in, here an Immediate; Node leaves an Immediate linked to all that ran in the same turn, and each
 * of those keeps its own request. With many at once that chain never ends: every page made since the last quiet moment
 * stayed in memory. Reading the stack lets the frames go.
 */
export function readStacksOfAborts() {
  const { abort } = AbortController.prototype
  AbortController.prototype.abort = function (...reason) {
    abort.apply(this, reason)
    void this.signal.reason?.stack
  }
}

/** The timer of an idle connection is made within the last request and would keep all of it for as long as it runs. */
export function forgetWhenIdle({ socket }, response) {
  response.once('close', () => {
    if (!socket.destroyed && socket.timeout) afuera.runInAsyncScope(() => socket.setTimeout(socket.timeout))
  })
}
