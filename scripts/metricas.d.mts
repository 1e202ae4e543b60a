import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Cupo } from './cupo.mjs'

interface Metricas {
  answers(request: IncomingMessage, response: ServerResponse): boolean
  note(response: ServerResponse): void
}
export function makeMetricas(cupos: Record<string, Cupo>): Metricas
