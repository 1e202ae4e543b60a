import type { IncomingMessage, ServerResponse } from 'node:http'

type Carril = (request: IncomingMessage, response: ServerResponse, serve: () => Promise<void>) => void
export function makeCarriles(paginas: number): Carril
