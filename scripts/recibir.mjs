/** Who is not through by then is cut, as at a server alone. */
const DRAIN = 7_500

/**
 * Serves the connections that the doorkeeper hands over (portero.mjs), tells it what is signed out of here, hears what
 * was signed out of elsewhere, and ends when told to, or when the doorkeeper has died: there is no way in any more.
 */
export function serveHanded({ server, announce }) {
  /** Until lib/closed-sessions.ts reads them. */
  const fromOthers = (globalThis.padronCerradasDeOtros = [])
  globalThis.padronDecirCerrada = (id, vence) => process.send?.({ tipo: 'cerrada', id, vence })
  const open = new Set()
  let ending = false
  const leaveWhenDone = () => ending && open.size === 0 && process.exit(0)

  // Nobody listens here; without it Node would not watch how long a request takes to come.
  server.emit('listening')
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      leaveWhenDone()
    })
  })

  function take(socket) {
    // What http does for a connection of its own: who has asked to the end still waits for the answer.
    socket.allowHalfOpen = true
    server.emit('connection', socket)
    socket.resume()
  }

  function end() {
    announce()
    ending = true
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), DRAIN).unref()
    leaveWhenDone()
  }

  const heard = {
    conexion: (_message, socket) => {
      process.send?.({ tipo: 'tomada' })
      if (socket) take(socket)
    },
    cerrada: ({ id, vence }) => fromOthers.push([id, vence]),
    anunciar: announce,
    terminar: end,
  }
  process.on('message', (message, socket) => heard[message.tipo]?.(message, socket))
  process.on('disconnect', end)
  // A signal to the whole group is for the doorkeeper, who tells when to end.
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined)
  process.send({ tipo: 'lista' })
}
