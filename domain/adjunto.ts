import type { TipoDeAdjunto } from '@/domain/tipo-de-adjunto'
import { oneLine } from '@/domain/texto'
import { TIPOS_ARCHIVO } from '@/domain/tipos-de-archivo'

/** What they come as, told apart by their content. */
const FORMATOS = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
/** Bytes of a file. */
const MAX_BYTES = 10_000_000
/** A page of paper keeps its 300 points an inch; telephones' biggest photographs come in. */
const IMAGENES = {
  tipos: ['image/jpeg', 'image/png', 'image/webp'],
  bytes: MAX_BYTES,
  lado: 20_000,
  pixeles: 50_000_000,
  queda: 3_508,
} as const

/** What comes in as an attachment. */
export const ADJUNTO_ENTRANTE = { tipos: FORMATOS, maximo: MAX_BYTES, imagenes: IMAGENES } as const

/** What they are kept as: pictures are drawn anew. */
export const FORMATOS_GUARDADOS = ['application/pdf', 'image/jpeg', 'image/png'] as const

/** A photograph goes on a card. */
export const mayBe = (tipo: TipoDeAdjunto, formato: string): boolean =>
  tipo !== 'foto' || formato !== 'application/pdf'
export const FOTO_SIN_IMAGEN = 'La foto tiene que ser una imagen: JPEG, PNG o WebP'

export const MAX_NOMBRE = 200
const SIN_NOMBRE = 'Archivo'

const ENDINGS = new RegExp(
  `\\.(${[...Object.values(TIPOS_ARCHIVO).map(({ extension }) => extension), 'jpeg'].join('|')})$`,
  'i',
)
/** What no system takes in the name of a file: parts of an address, marks of commands, control characters. */
const UNFIT = /[\\/:*?"<>|\p{Cc}]+/gu

/** A name for people that is safe as a file's: without its ending, which its content gives. */
export const nameOfAdjunto = (given: string): string =>
  oneLine(oneLine(given).replace(ENDINGS, '').replace(UNFIT, ' ')).replace(/^[. ]+|[. ]+$/g, '') || SIN_NOMBRE

const DE_NOMBRE: readonly (readonly [TipoDeAdjunto, RegExp])[] = [
  ['dni', /\bdni\b|documento|identidad/],
  ['titulo', /titulo|diploma|analitico/],
  ['foto', /\bfoto|perfil|retrato/],
  ['resolucion', /resoluci/],
]

/** What a file is, as far as its name tells; a photograph is none of a PDF's kinds. */
export function guessTipo(fileName: string): TipoDeAdjunto | undefined {
  const folded = fileName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('_', ' ')
  const found = DE_NOMBRE.find(([, pattern]) => pattern.test(folded))?.[0]
  return found === 'foto' && folded.endsWith('.pdf') ? undefined : found
}
