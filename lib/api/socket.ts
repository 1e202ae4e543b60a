import diagnostics from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { SOCKET_HEADER } from '@/lib/api/client-address'

/** Replaces whatever a client sent under that name. */
export function markSocketAddress(): void {
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers[SOCKET_HEADER] = request.socket.remoteAddress ?? ''
  })
}
