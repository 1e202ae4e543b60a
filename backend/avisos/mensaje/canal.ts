export interface Saliente {
  destino: string
  asunto: string
  cuerpo: string
  /** A uuid, the same in every try. */
  referencia: string
  /** Where a mail program posts to have no more of its kind sent, or null. */
  baja: string | null
}

/**
 * 'reintentar' surely did not leave and may later; 'rechazado' never will; 'dudoso' may have left, and only a person
 * sends it again (decision 53).
 */
export type Salida =
  | { resultado: 'enviado'; causa?: string }
  | { resultado: 'reintentar' | 'rechazado' | 'dudoso'; causa: string }

/** A way for messages to leave. It never throws. */
export interface Canal {
  /** The text is kept as it would have left, code included, since this is the only place to read it. */
  guardaTexto?: true
  enviar(mensaje: Saliente): Promise<Salida>
}

/** The demonstration writes to nobody: messages stay where they can be read. */
export const canalDeDemostracion: Canal = {
  guardaTexto: true,
  enviar: () =>
    Promise.resolve({ resultado: 'enviado', causa: 'Demostración: no salió, se lee solo en esta bandeja' }),
}
