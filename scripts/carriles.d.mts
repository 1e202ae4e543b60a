import type { Cupo } from './cupo.mjs'
import type { IncomingMessage, ServerResponse } from 'node:http'

interface Carril {
  (request: IncomingMessage, response: ServerResponse, serve: () => Promise<void>): void
  cupos: Record<string, Cupo>
}
export function makeCarriles(paginas: number): Carril
