import diagnostics from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { CABECERA_SOCKET } from '@/lib/api/direccion'

/** Replaces whatever a client sent under that name. */
export function markSocketAddress(): void {
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers[CABECERA_SOCKET] = request.socket.remoteAddress ?? ''
  })
}
