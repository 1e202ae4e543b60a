import pg from 'pg'
import { pino } from 'pino'
import { BITACORA } from '@/contract/bitacora'

/** One line per request or failure. Never a query string, body, token or name: addresses carry DNI numbers. */
export interface Renglon {
  nivel: 'info' | 'error'
  pedido: string
  [dato: string]: string | number | null | undefined
}
export type Bitacora = (renglon: Renglon) => void

// On a full disk the log loses lines: an error without a listener would end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const salida = pino(BITACORA, process.stdout)

/** In JSON a value's line break cannot forge a second line. What a line is about is its message. */
export const logToOutput: Bitacora = ({ nivel, que, ...datos }) => {
  try {
    salida[nivel](datos, que === undefined ? undefined : String(que))
  } catch {
    // Some streams throw instead.
  }
}

/** SQLSTATE classes whose messages tell no typed values. */
const ABOUT_US = /^(08|25|42|53|54|55|57|58|XX)/

/** Where and what kind an unexpected error is, without people's data. */
export function describeError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error: typeof error }
  const database = error instanceof pg.DatabaseError ? error : undefined
  const message = !database || ABOUT_US.test(database.code ?? '') ? error.message.slice(0, 300) : ''
  const trace = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: error.name,
    detalle: message,
    ...(database ? { sqlstate: database.code ?? '', restriccion: database.constraint ?? '' } : {}),
    traza: trace.slice(0, 6).join(' | ').replace(/\s+/g, ' '),
  }
}
