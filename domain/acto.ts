/** What the council resolves. The contract's noun is `acto`; people say resolución, acta or disposición. */
export const CLASES_DE_ACTO = {
  resolucion: 'Resolución',
  acta: 'Acta',
  disposicion: 'Disposición',
} as const
export type ClaseDeActo = keyof typeof CLASES_DE_ACTO
export const CLASES = Object.keys(CLASES_DE_ACTO) as [ClaseDeActo, ...ClaseDeActo[]]

/** How a class is called where its number stands. */
export const ABREVIADAS: Readonly<Record<ClaseDeActo, string>> = {
  resolucion: 'Res.',
  acta: 'Acta',
  disposicion: 'Disp.',
}

export const ESTADOS_DE_ACTO = {
  borrador: 'Borrador',
  numerada: 'Numerada',
  firmada: 'Firmada',
  sinEfecto: 'Sin efecto',
} as const
export type EstadoDeActo = keyof typeof ESTADOS_DE_ACTO
export const ESTADOS = Object.keys(ESTADOS_DE_ACTO) as [EstadoDeActo, ...EstadoDeActo[]]

/** Bytes of the three texts together. */
export const MAX_BYTES_DE_ACTO = 200_000
export const MAX_ORGANO = 200
export const MAX_ASUNTO = 300

interface Textos {
  visto: string
  considerando: string
  resuelve: string
}
/** In the order of the paper. */
export const TEXTOS_DE_ACTO = {
  visto: 'Visto',
  considerando: 'Considerando',
  resuelve: 'Resuelve',
} as const satisfies Record<keyof Textos, string>
export type TextoDeActo = keyof typeof TEXTOS_DE_ACTO
export const TEXTOS = Object.keys(TEXTOS_DE_ACTO) as TextoDeActo[]

const BYTES = new TextEncoder()
/** Whether the three texts together are more than is kept. */
export const isTooLong = (textos: Textos): boolean =>
  TEXTOS.reduce((sum, texto) => sum + BYTES.encode(textos[texto]).length, 0) > MAX_BYTES_DE_ACTO
/** Whether a body says nothing. */
export const isBlankBody = (html: string): boolean =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim() === ''
export const DEMASIADO_LARGO = 'El texto pesa más de 200 kB: acórtelo o adjunte el resto al escaneo'

/** 'Res. 12/2026', or the class of what has no number yet. */
export const nameOfActo = ({
  clase,
  numero,
  anio,
}: {
  clase: ClaseDeActo
  numero: number | null | undefined
  anio: number | null | undefined
}): string =>
  numero == null ? `${CLASES_DE_ACTO[clase]}, borrador` : `${ABREVIADAS[clase]} ${numero}/${anio ?? ''}`

/** Of a price that rests on no act. */
export const SIN_ACTO = 'sin resolución'
