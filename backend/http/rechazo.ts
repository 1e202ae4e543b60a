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
export const noEncontrado = (): Rechazo => new Rechazo('No se encontró el registro')
