import { writtenSize } from '@/domain/peso'

interface Tipo {
  nombre: string
  /** What a file of it is, where 'un archivo' and its name would say less. */
  es?: string
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
  'application/vnd.ms-excel': {
    nombre: 'Excel anterior (.xls)',
    es: 'un documento de Office anterior',
    extension: 'xls',
    seMuestra: false,
  },
  'application/vnd.oasis.opendocument.spreadsheet': {
    nombre: 'LibreOffice (.ods)',
    extension: 'ods',
    seMuestra: false,
  },
  'application/vnd.dbf': { nombre: 'dBase (.dbf)', extension: 'dbf', seMuestra: false },
  // No browser knows this name, so that none runs what old systems call a sheet and is a page.
  'application/x-pagina-de-tablas': {
    nombre: 'página de tablas',
    es: 'una página web',
    extension: null,
    seMuestra: false,
  },
  'text/plain': { nombre: 'de texto', extension: null, seMuestra: false },
  'text/plain;charset=utf-16': {
    nombre: 'de texto',
    es: 'un texto en UTF-16',
    extension: null,
    seMuestra: false,
  },
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
// Its kind stands as it is in the first entry; some programs pack that, too, and then the reader has the last word.
const DE_ODS =
  /^(mimetype(application\/vnd\.oasis\.opendocument\.spreadsheet|(?!application\/))|content\.xml|META-INF\/manifest\.xml)/
const DE_PAGINA = /^[\s\ufeff\u00bb\u00bf\u00ef]*<(!doctype html|html|head|meta|style|script|body|table)\b/i

const VERSIONES_DE_DBF = [0x03, 0x30, 0x31, 0x32, 0x43, 0x83, 0x8b, 0xcb, 0xf5, 0xfb]

/** dBase III and IV, FoxPro and Clipper: a day, fewer than 16 million records, and a first field with a name and a type. */
const isDbf = (bytes: Uint8Array): boolean =>
  VERSIONES_DE_DBF.includes(bytes[0] ?? 0) &&
  (bytes[2] ?? 99) <= 12 &&
  (bytes[3] ?? 99) <= 31 &&
  bytes[7] === 0 &&
  /^[\w\x80-\xff].{10}[CDFLMNBGIPQTVY0@+]$/s.test(textOf(bytes.subarray(32, 44)))

const CONOCIDOS: readonly (readonly [TipoArchivo, (bytes: Uint8Array) => boolean])[] = [
  ['image/png', startsWith('89504e470d0a1a0a')],
  ['image/jpeg', startsWith('ffd8ff')],
  ['image/webp', (bytes) => /^RIFF.{4}WEBP/s.test(textOf(bytes.subarray(0, 12)))],
  // A zip whose first entry is one of a workbook's; which one comes first is each program's own.
  [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    (bytes) => startsWith('504b0304')(bytes) && DE_PLANILLA.test(textOf(bytes.subarray(30, 60))),
  ],
  [
    'application/vnd.oasis.opendocument.spreadsheet',
    (bytes) => startsWith('504b0304')(bytes) && DE_ODS.test(textOf(bytes.subarray(30, 90))),
  ],
  ['application/vnd.ms-excel', startsWith('d0cf11e0a1b11ae1')],
  ['application/vnd.dbf', isDbf],
  ['application/x-pagina-de-tablas', (bytes) => DE_PAGINA.test(textOf(bytes))],
  ['text/plain;charset=utf-16', (bytes) => startsWith('fffe')(bytes) || startsWith('feff')(bytes)],
  ['application/pdf', (bytes) => /^%PDF-\d/.test(textOf(bytes.subarray(0, 6)))],
]

/** Names for what is often sent and never kept; the last says how its rows could come all the same. */
const OTROS: readonly (readonly [string, (bytes: Uint8Array) => boolean, string?])[] = [
  ['una imagen GIF', startsWith('47494638')],
  ['una imagen HEIC', (bytes) => /^.{4}ftyp(heic|heix|mif1)/s.test(textOf(bytes.subarray(0, 12)))],
  ['una imagen TIFF', (bytes) => startsWith('49492a00')(bytes) || startsWith('4d4d002a')(bytes)],
  ['una imagen BMP', startsWith('424d')],
  ['un documento de Office o un archivo comprimido', startsWith('504b0304')],
  [
    'una base de Access',
    (bytes) => /^.{4}Standard (Jet|ACE) DB/s.test(textOf(bytes.subarray(0, 24))),
    'Ábrala en Access y exporte la tabla a Excel.',
  ],
  ['un programa', (bytes) => startsWith('4d5a')(bytes) || startsWith('7f454c46')(bytes)],
  ['una imagen SVG', (bytes) => /<svg[\s/>]/i.test(textOf(bytes))],
]

/** Whatever has no control characters beyond those that old programs put into text. */
const isText = (bytes: Uint8Array): boolean =>
  !/\p{Cc}/u.test(textOf(bytes).replaceAll(/[\t-\r\u001a\u0080-\u009f]/g, ''))

/** Tells a file's kind by its first bytes, never by its name. */
export const tipoDe = (start: Uint8Array): TipoArchivo | undefined =>
  CONOCIDOS.find(([, is]) => is(start))?.[0] ??
  (OTROS.some(([, is]) => is(start)) || !isText(start) ? undefined : 'text/plain')

function whatIs(start: Uint8Array): string | undefined {
  const known = tipoDe(start)
  if (!known) return OTROS.find(([, is]) => is(start))?.[0]
  const tipo: Tipo = TIPOS_ARCHIVO[known]
  return tipo.es ?? `un archivo ${tipo.nombre}`
}

export function nombresDeTipos(tipos: readonly TipoArchivo[]): string {
  const names = [...new Set(tipos.map((tipo) => TIPOS_ARCHIVO[tipo].nombre))]
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' o ')
}

/** The refusal of a file of another kind: what it is, what is taken, and the way out where there is one. */
export function otroTipo(nombre: string, start: Uint8Array, tipos: readonly TipoArchivo[]): string {
  const what = whatIs(start)
  const told = what ? `«${nombre}» es ${what}` : `No se reconoce qué es «${nombre}»`
  const sheets = tipos.includes('application/vnd.ms-excel')
  const salida = sheets ? OTROS.find(([, is]) => is(start))?.[2] : undefined
  return [`${told}: el archivo debe ser ${nombresDeTipos(tipos)}.`, salida].filter(Boolean).join(' ')
}

/** Named where it is known which file it is. */
export const pesaDeMas = (maximo: number, nombre?: string): string =>
  `${nombre ? `«${nombre}»` : 'El archivo'} pesa más de ${writtenSize(maximo)}, que es lo más que se acepta.`
