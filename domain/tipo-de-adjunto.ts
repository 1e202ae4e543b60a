/** The kinds of attachments of a record, each with its name. */
export const TIPOS_DE_ADJUNTO = {
  titulo: 'Título',
  dni: 'DNI',
  foto: 'Foto',
  resolucion: 'Resolución',
  otro: 'Otro',
} as const
export type TipoDeAdjunto = keyof typeof TIPOS_DE_ADJUNTO
export const TIPOS = Object.keys(TIPOS_DE_ADJUNTO) as TipoDeAdjunto[]
