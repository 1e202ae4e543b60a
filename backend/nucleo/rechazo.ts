import { NO_ENCONTRADO } from '@/contract/mensajes'

/**
 * A refusal the person can act on: answered as HTTP 200, estado 0, with the message and, where a field is to blame,
 * its wire key in `errores` (D3). Throwing it rolls the transaction back.
 */
export class Rechazo extends Error {
  constructor(
    mensaje: string,
    readonly errores: Readonly<Record<string, string>> = {},
  ) {
    super(mensaje)
    this.name = 'Rechazo'
  }
}

/** What is not there and what is somebody else's answer alike (D3). */
export const noEncontrado = (): Rechazo => new Rechazo(NO_ENCONTRADO)

/** A refusal of the request itself, whatever it asks: answered with its HTTP status and an envelope. */
export class RechazoHttp extends Error {
  constructor(
    readonly http: 400 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 416 | 422 | 429,
    mensaje: string,
    readonly cabeceras: Readonly<Record<string, string>> = {},
    readonly errores: Readonly<Record<string, string>> = {},
  ) {
    super(mensaje)
    this.name = 'RechazoHttp'
  }
}

/** Too many tries; `segundos` until the next one is worth making. */
export const demasiados = (segundos: number): RechazoHttp =>
  new RechazoHttp(429, 'Demasiados intentos. Espere unos minutos e intente de nuevo.', {
    'retry-after': String(Math.max(1, Math.ceil(segundos))),
  })
