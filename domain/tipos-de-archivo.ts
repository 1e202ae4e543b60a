import { writtenSize } from '@/domain/peso'

interface Tipo {
  nombre: string
  /** Null where a file's own ending says more, as those of the banks do. */
  extension: string | null
  /** Whether a browser may show it in place; other kinds are only saved. */
  seMuestra: boolean
}

/** The kinds of file that are taken. Browsers run none of them. */
export const TIPOS_ARCHIVO = {
  'image/png': { nombre: 'PNG', extension: 'png', seMuestra: true },
  'image/jpeg': { nombre: 'JPEG', extension: 'jpg', seMuestra: true },
  'image/webp': { nombre: 'WebP', extension: 'webp', seMuestra: true },
  'application/pdf': { nombre: 'PDF', extension: 'pdf', seMuestra: true },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    nombre: 'Excel',
    extension: 'xlsx',
    seMuestra: false,
  },
  'text/plain': { nombre: 'de texto', extension: null, seMuestra: false },
} as const satisfies Record<string, Tipo>
export type TipoArchivo = keyof typeof TIPOS_ARCHIVO

export const isTipoArchivo = (text: string): text is TipoArchivo => Object.hasOwn(TIPOS_ARCHIVO, text)

/** So many bytes are enough to know a kind. */
export const MAGIA_BYTES = 512

const startsWith =
  (hex: string) =>
  (bytes: Uint8Array): boolean =>
    hex.match(/../g)?.every((pair, at) => bytes[at] === parseInt(pair, 16)) === true

const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

const DE_PLANILLA = /^(\[Content_Types\]\.xml|_rels\/|docProps\/|customXml\/|xl\/)/

const CONOCIDOS: readonly (readonly [TipoArchivo, (bytes: Uint8Array) => boolean])[] = [
  ['image/png', startsWith('89504e470d0a1a0a')],
  ['image/jpeg', startsWith('ffd8ff')],
  ['image/webp', (bytes) => /^RIFF.{4}WEBP/s.test(textOf(bytes.subarray(0, 12)))],
  // A zip whose first entry is one of a workbook's; which one comes first is each program's own.
  [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    (bytes) => startsWith('504b0304')(bytes) && DE_PLANILLA.test(textOf(bytes.subarray(30, 60))),
  ],
  ['application/pdf', (bytes) => /^%PDF-\d/.test(textOf(bytes.subarray(0, 6)))],
]

/** Names for what is often sent and never kept. */
const OTROS: readonly (readonly [string, (bytes: Uint8Array) => boolean])[] = [
  ['una imagen GIF', startsWith('47494638')],
  ['una imagen HEIC', (bytes) => /^.{4}ftyp(heic|heix|mif1)/s.test(textOf(bytes.subarray(0, 12)))],
  ['una imagen TIFF', (bytes) => startsWith('49492a00')(bytes) || startsWith('4d4d002a')(bytes)],
  ['una imagen BMP', startsWith('424d')],
  ['un documento de Office o un archivo comprimido', startsWith('504b0304')],
  ['un documento de Office anterior', startsWith('d0cf11e0a1b11ae1')],
  ['un programa', (bytes) => startsWith('4d5a')(bytes) || startsWith('7f454c46')(bytes)],
  ['una imagen SVG', (bytes) => /<svg[\s/>]/i.test(textOf(bytes))],
  ['una página web', (bytes) => /^[\s\ufeff]*<(!doctype html|html|script|head|body)/i.test(textOf(bytes))],
]

/** Whatever has no control characters beyond those that old programs put into text. */
const isText = (bytes: Uint8Array): boolean =>
  !/\p{Cc}/u.test(textOf(bytes).replaceAll(/[\t-\r\u001a\u0080-\u009f]/g, ''))

/** Tells a file's kind by its first bytes, never by its name. */
export const tipoDe = (start: Uint8Array): TipoArchivo | undefined =>
  CONOCIDOS.find(([, is]) => is(start))?.[0] ??
  (OTROS.some(([, is]) => is(start)) || !isText(start) ? undefined : 'text/plain')

const whatIs = (start: Uint8Array): string | undefined => {
  const tipo = tipoDe(start)
  return tipo ? `un archivo ${TIPOS_ARCHIVO[tipo].nombre}` : OTROS.find(([, is]) => is(start))?.[0]
}

export function nombresDeTipos(tipos: readonly TipoArchivo[]): string {
  const names = tipos.map((tipo) => TIPOS_ARCHIVO[tipo].nombre)
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' o ')
}

/** The refusal of a file of another kind: what it is and what is taken. */
export function otroTipo(nombre: string, start: Uint8Array, tipos: readonly TipoArchivo[]): string {
  const what = whatIs(start)
  const told = what ? `«${nombre}» es ${what}` : `No se reconoce qué es «${nombre}»`
  return `${told}: el archivo debe ser ${nombresDeTipos(tipos)}.`
}

/** Named where it is known which file it is. */
export const pesaDeMas = (maximo: number, nombre?: string): string =>
  `${nombre ? `«${nombre}»` : 'El archivo'} pesa más de ${writtenSize(maximo)}, que es lo más que se acepta.`
