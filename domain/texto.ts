/** PostgreSQL takes no NUL (error 22021), and JSON takes no lone surrogate. */
export function isSafeText(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)
}

export const onlyDigits = (text: string): string => text.replace(/\D/g, '')

/** Invisible characters: soft hyphens, zero-width blanks and joiners, direction and byte order marks. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** A typed line without invisible characters, trimmed, with one plain space between words. */
export const oneLine = (text: string): string => text.replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim()

export const isBlank = (text: string): boolean => oneLine(text) === ''

/** Cuts to so many characters without splitting one in two. */
export const cut = (text: string, max: number): string =>
  text.length <= max ? text : [...text].slice(0, max).join('')

const EMAIL = /^[^\s@,;<>()"]+@[^\s@,;<>()"]+\.[^\s@.,;<>()"]{2,}$/
/** Only the shape of the address is checked. */
export const isEmail = (text: string): boolean => EMAIL.test(text)

export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.')

export const countMatriculados = (count: number): string =>
  count === 1 ? '1 matriculado' : `${formatCount(count)} matriculados`
