/** PostgreSQL takes no NUL (error 22021), and JSON takes no lone surrogate. */
export function isSafeText(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)
}

export const onlyDigits = (text: string): string => text.replace(/\D/g, '')

/**
 * Characters that are not seen, as the inside of a regular expression's class, which PostgreSQL reads alike: soft
 * hyphens, joiners and zero-width blanks, marks of direction and of byte order.
 */
export const INVISIBLES = '\\u00ad\\u034f\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff'
const INVISIBLE = new RegExp(`[${INVISIBLES}]`, 'gu')

/** A text without what is not seen in it. */
export const withoutInvisible = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(INVISIBLE, '')

/** What most texts are made of: none of it needs to be looked at again. */
const PLAIN = /^[\u0020-\u007e]*$/

/** Hyphens, dashes and minus signs of every kind. */
export const DASHES = '\\u058a\\u05be\\u2010-\\u2015\\u2043\\u2212\\u2e3a\\u2e3b\\ufe58\\ufe63\\uff0d'
const DASH = new RegExp(`[${DASHES}]`, 'gu')

/** Signs that are read as an apostrophe: accents that stand alone, primes, the quotes of telephones and web pages. */
export const APOSTROPHES =
  '\\u0060\\u00b4\\u02b9\\u02bb-\\u02bd\\u02c8\\u02ca\\u02cb\\u055a\\u05f3\\u2018\\u2019\\u201b\\u2032\\u2035\\ua78b\\ua78c\\uff07'
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'gu')
export const plainApostrophes = (text: string): string => text.replace(APOSTROPHE, "'")

/**
 * A pasted or typed number or date as a hand would have typed it: without invisible marks, with plain hyphens and plain
 * blanks. What people may put between digits is for each reader to say.
 */
export const asTyped = (text: string): string =>
  PLAIN.test(text) ? text : withoutInvisible(text).replace(DASH, '-').replace(/\s/gu, ' ')

/** A typed DNI, CUIT, CBU or the like without what parts its figures: blanks, dots, hyphens, bars. */
export const bareNumber = (typed: string): string => asTyped(typed).replace(/[\s./-]/g, '')

/** The figures of such a number; the text itself where it is none, so that an answer can say what came. */
export function figuresOf(typed: string): string {
  const bare = bareNumber(typed)
  return /^\d*$/.test(bare) ? bare : typed
}

/** A typed line without invisible characters, trimmed, with one plain space between words. */
export const oneLine = (text: string): string =>
  PLAIN.test(text) && !text.includes('  ') ? text.trim() : withoutInvisible(text).replace(/\s+/gu, ' ').trim()

/** A name by which somebody is looked up, as a user's: every way to write what looks the same gives one text. */
export const asName = (typed: string): string =>
  plainApostrophes(oneLine(typed).normalize('NFC').replace(DASH, '-'))

export const isBlank = (text: string): boolean => oneLine(text) === ''

/** Cuts to so many characters without splitting one in two. */
export const cut = (text: string, max: number): string =>
  text.length <= max ? text : [...text].slice(0, max).join('')

const MAILBOX = String.raw`[^\s@,;:<>()"\[\]\\.]+`
const HOST = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
const EMAIL = new RegExp(String.raw`^${MAILBOX}(?:\.${MAILBOX})*@(?:${HOST}\.)+(?=..)${HOST}$`, 'u')
/**
 * Only the shape of the address is checked, by RFC 5321: no dot leads, ends or stands twice, and no hyphen is at the end
 * of a part of the domain. Letters of any writing are taken on both sides.
 */
export const isEmail = (text: string): boolean => EMAIL.test(withoutInvisible(text))

export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.')

export const countMatriculados = (count: number): string =>
  count === 1 ? '1 matriculado' : `${formatCount(count)} matriculados`
