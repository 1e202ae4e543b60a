/** A message on its way out. */
export interface Saliente {
  destino: string
  asunto: string
  cuerpo: string
  /** The same in every try (uuid). */
  referencia: string
}

/**
 * What became of it. 'reintentar' = it surely did not leave and may later; 'rechazado' = it never will; 'dudoso' = it may
 * have left: nobody but a person sends it again (decision 53).
 */
export type Salida =
  | { resultado: 'enviado'; causa?: string }
  | { resultado: 'reintentar' | 'rechazado' | 'dudoso'; causa: string }

/** A way for messages to leave: mail, Whatsapp's API, the demonstration's own drawer. Never throws. */
export interface Canal {
  enviar(mensaje: Saliente): Promise<Salida>
}

/** Invented people are written to by nobody: the message stays where it can be read. */
export const canalDeDemostracion: Canal = {
  enviar: () =>
    Promise.resolve({ resultado: 'enviado', causa: 'Demostración: no salió, se lee solo en esta bandeja' }),
}
