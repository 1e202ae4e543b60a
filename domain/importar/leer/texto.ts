import { type Celda, textOf } from '@/domain/celda'
import { lostFigures } from '@/domain/importar/leer/cifras'
import {
  type Falla,
  isNothing,
  type Leido,
  lineOf,
  type Modo,
  type ModoDeColumna,
  NADA,
  shown,
  taken,
  told,
  wrong,
} from '@/domain/importar/leer/leido'
import type { SinComa } from '@/domain/importar/lectura'
import { formatFecha, isFecha } from '@/domain/fechas'
import { plegar } from '@/domain/plegar'
import { isEmail, plainApostrophes, withoutInvisible } from '@/domain/texto'

/** Small words inside a surname, which begin with a capital only where they lead. */
const PARTICULAS = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'y',
  'e',
  'da',
  'do',
  'dos',
  'di',
  'van',
  'von',
  'der',
])

const capital = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(^|['’-])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase())

/** 'DE LA FUENTE' → 'De la Fuente', "D'AMICO" → "D'Amico"; accents that are missing are not made up. */
export const fromCapitals = (text: string): string =>
  text
    .split(' ')
    .map((word, at) => (at > 0 && PARTICULAS.has(word.toLowerCase()) ? word.toLowerCase() : capital(word)))
    .join(' ')

/** Whether a text has letters and none of them is small. */
export const isCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && text === text.toUpperCase()

/** What other programs leave in the place of letters that they could not keep: 'MU?OZ', 'MuÃ±oz'. */
const LETRAS_PERDIDAS = /\ufffd|\p{L}\?\p{L}|[ÃÂ][\u0080-\u00bf]/u
const withoutLetters = (text: string): { falla: Falla } =>
  wrong('texto.letras', `«${text}» perdió letras al pasar de un programa a otro: escríbalo de nuevo`)

/**
 * A line; in a column of capitals it is written as names are. Codes: `texto.largo`, `numero.exponente`, `texto.letras`; a day is taken
 * with a notice, since '3-4' becomes one in a sheet: `texto.fecha`.
 */
export function readLine(cell: Celda, mayusculas: boolean, max = 300): Leido<string> {
  if (isNothing(cell)) return NADA
  const text = lineOf(cell)
  if (text.length > max) return wrong('texto.largo', `Tiene ${text.length} letras y entran ${max}`)
  if (lostFigures(cell)) return wrong('numero.exponente', `«${text}» es un número que perdió cifras`)
  if (LETRAS_PERDIDAS.test(text)) return withoutLetters(text)
  if (isFecha(text))
    return told(text, 'texto.fecha', `La planilla lo guarda como una fecha: ${formatFecha(text)}`)
  return taken(mayusculas && isCapitals(text) ? fromCapitals(text) : text)
}

/** '001 - Hospital Regional': the code, and what is the name. */
export const CON_CODIGO = /^(\d{1,6})\s*[-–:)]\s*(?=\p{L})|^(0\d{1,5})[. ]\s*(?=\p{L})/u
export const withoutCode = (text: string): string => text.replace(CON_CODIGO, '')

/** A catalogue's name; the codes of a column that has one before each are left out, and said: `nombre.codigo`. */
export function readDenominacion(
  cell: Celda,
  { mayusculas, conCodigos = false }: Pick<Modo, 'mayusculas' | 'conCodigos'>,
): Leido<string> {
  const leido = readLine(cell, mayusculas)
  const [whole = '', code = '', zeros = code] = CON_CODIGO.exec(leido.valor ?? '') ?? []
  return leido.valor == null || !conCodigos || whole === ''
    ? leido
    : told(leido.valor.slice(whole.length), 'nombre.codigo', `Se deja afuera el código «${zeros || code}»`)
}

/** Text of several lines. */
export function readParagraph(cell: Celda, max = 5_000): Leido<string> {
  if (isNothing(cell)) return NADA
  const text = withoutInvisible(textOf(cell)).replace(/\r\n?/g, '\n').trim()
  return text.length > max ? wrong('texto.largo', `Tiene ${text.length} letras y entran ${max}`) : taken(text)
}

export function readEmail(cell: Celda): Leido<string> {
  if (isNothing(cell)) return NADA
  const text = lineOf(cell).replace(/^mailto:/i, '')
  return isEmail(text) ? taken(text) : wrong('email.formato', `«${text}» no es un correo`)
}

const SEXOS: Readonly<Record<string, 1 | 2>> = {
  ...{ m: 1, masculino: 1, masc: 1, varon: 1, hombre: 1, h: 1, v: 1 },
  ...{ f: 2, femenino: 2, fem: 2, mujer: 2 },
}

const VARONES = new Set(['h', 'v', 'hombre', 'varon'])
const MUJERES = new Set(['f', 'fem', 'femenino'])
/** Whether a folded text names a man otherwise than by M, or a woman. */
export const isVaron = (folded: string): boolean => VARONES.has(folded)
export const isMujer = (folded: string): boolean => MUJERES.has(folded)

/** 1 Masculino, 2 Femenino; where men are H, M is a woman. Code: `sexo.desconocido`. */
export function readSexo(
  cell: Celda,
  { conVarones = false, conMujeres = false }: Partial<ModoDeColumna> = {},
): Leido<1 | 2> {
  if (isNothing(cell)) return NADA
  const text = plegar(lineOf(cell))
  if (text === 'm' && conVarones)
    return conMujeres
      ? wrong('sexo.desconocido', '«M» puede ser mujer o masculino: en esta columna hay H y F')
      : taken(2)
  const found = text === '1' ? 1 : text === '2' ? 2 : SEXOS[text]
  return found === undefined ? wrong('sexo.desconocido', `«${shown(cell)}» no es M ni F`) : taken(found)
}

const SI = new Set(['si', 's', 'x', '1', 'verdadero', 'true', 't', 'v', 'y', 'yes'])
const NO = new Set(['no', 'n', '0', 'falso', 'false', 'f'])

/** Code: `siNo.desconocido`. */
export function readSiNo(cell: Celda): Leido<boolean> {
  if (typeof cell === 'boolean') return taken(cell)
  if (isNothing(cell)) return NADA
  const text = plegar(lineOf(cell))
  if (SI.has(text)) return taken(true)
  return NO.has(text) ? taken(false) : wrong('siNo.desconocido', `«${shown(cell)}» no es sí ni no`)
}

const ANULADO = new Set(['anulado', 'anulada', 'anul', 'baja', 'cancelado'])
const VALIDO = new Set(['valido', 'vigente', 'ok', 'emitido', 'cobrado', 'activo', 'pagado', 'normal'])

/** Whether a receipt was annulled. Code: `estado.desconocido`. */
export function readAnulado(cell: Celda): Leido<boolean> {
  if (typeof cell === 'boolean') return taken(cell)
  const text = plegar(lineOf(cell))
  if (isNothing(cell) || VALIDO.has(text)) return NADA
  const asked = readSiNo(cell)
  if (ANULADO.has(text)) return taken(true)
  return asked.falla
    ? wrong('estado.desconocido', `«${shown(cell)}» no dice si el recibo está anulado`)
    : asked
}

/** What stands before or behind a name and is none of it. */
const TITULO = String.raw`(?:dr|dra|doctora?|prof|lic|med)`
const CON_TITULO = new RegExp(String.raw`^(?:${TITULO}(?:\.\s*|\s+))+|[,\s]+\(?${TITULO}\.?\)?$`, 'gi')

const withoutTitle = (name: string): string => name.replace(CON_TITULO, '').trim()

/** A surname or a name alone. */
export const readName = (cell: Celda, mayusculas: boolean): Leido<string> =>
  readLine(typeof cell === 'string' ? withoutTitle(lineOf(cell)) : cell, mayusculas, 100)

/**
 * Surname and name of one cell. A comma parts them; without one only where the clerk said how, and with a notice where
 * the words may be parted in more than one way. Codes: `nombre.sinComa`, `nombre.falta`, `apellido.falta`,
 * `nombre.partido`.
 */
export function readWholeName(
  cell: Celda,
  mayusculas: boolean,
  sinComa: SinComa,
): Leido<{ apellido: string; nombre: string }> {
  if (isNothing(cell)) return NADA
  const whole = plainApostrophes(lineOf(cell))
  if (LETRAS_PERDIDAS.test(whole)) return withoutLetters(whole)
  const text = withoutTitle(whole)
  const written = (part: string): string => {
    const line = part.trim()
    return mayusculas && isCapitals(line) ? fromCapitals(line) : line
  }
  const comma = text.indexOf(',')
  const parts = comma >= 0 ? [text.slice(0, comma), text.slice(comma + 1)] : parted(text, sinComa)
  if (!parts) return wrong('nombre.sinComa', `«${whole}» no lleva coma: no se sabe dónde termina el apellido`)
  const [apellido = '', nombre = ''] = parts.map(written)
  if (!plegar(apellido)) return wrong('apellido.falta', 'Falta el apellido')
  if (!plegar(nombre)) return wrong('nombre.falta', 'Falta el nombre')
  return comma >= 0 || (text === whole && isOfTwoNames(text))
    ? taken({ apellido, nombre })
    : told(
        { apellido, nombre },
        'nombre.partido',
        `«${whole}» no lleva coma: se tomó ${apellido} como apellido y ${nombre} como nombre`,
      )
}

/** One surname and one name: whichever stands first, they are parted between them. */
const isOfTwoNames = (text: string): boolean =>
  text.split(' ').filter((word) => !PARTICULAS.has(word.toLowerCase())).length === 2

function parted(text: string, sinComa: SinComa): [string, string] | null {
  if (sinComa === 'rehusar') return null
  const words = text.split(' ')
  if (sinComa === 'nombrePrimero') {
    const small = words.findIndex((word, at) => at > 0 && PARTICULAS.has(word.toLowerCase()))
    const from = small > 0 ? small : words.length - 1
    return [words.slice(from).join(' '), words.slice(0, from).join(' ')]
  }
  let to = 1
  while (to < words.length - 1 && PARTICULAS.has((words[to - 1] ?? '').toLowerCase())) to++
  return [words.slice(0, to).join(' '), words.slice(to).join(' ')]
}
