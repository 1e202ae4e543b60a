import { NO_ENCONTRADO } from '@/contract/fixed-texts'

/**
 * A refusal that the person can act on: HTTP 200, estado 0, with the message and any field at fault in `errores`.
 * Throwing it rolls the transaction back.
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

/** Throws a `Rechazo` that blames the field of this wire key. */
export function refuse(clave: string, mensaje: string): never {
  throw new Rechazo(mensaje, { [clave]: mensaje })
}

/** The same answer for what does not exist and for what is somebody else's. */
export const noEncontrado = (): Rechazo => new Rechazo(NO_ENCONTRADO)

/** A refusal of the request itself, with its own HTTP status. */
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

/** `segundos` until the next try. */
export const demasiados = (segundos: number): RechazoHttp =>
  new RechazoHttp(429, 'Demasiados intentos. Espere unos minutos e intente de nuevo.', {
    'retry-after': String(Math.max(1, Math.ceil(segundos))),
  })
