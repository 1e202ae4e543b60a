import type { LoggerOptions } from 'pino'

/** What opens a door or says who somebody is. Nothing of ours logs it; a line that would is kept without it. */
const CALLADOS = [
  ...['password', 'clave', 'token', 'authorization', 'cookie', 'secreto', 'codigo'],
  ...['dni', 'cuit', 'cbu', 'email', 'telefono', 'domicilio', 'nombre', 'apellido'],
]

/**
 * How web and API write their logs: a line of JSON with the keys that collectors know (`time` in ISO 8601, `level` by its
 * name, `msg`), and one list of what is never in it, at the top or one below.
 */
export const BITACORA: LoggerOptions = {
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }) },
  redact: { paths: CALLADOS.flatMap((key) => [key, `*.${key}`]), censor: '(callado)' },
}
