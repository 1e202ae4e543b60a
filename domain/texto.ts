/** Text that PostgreSQL and JSON can both carry: no NUL (error 22021 there) and no lone surrogate. */
export function isSafeText(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)
}

export const onlyDigits = (text: string): string => text.replace(/\D/g, '')

/** Characters that take no room: soft hyphens, zero-width blanks and joiners, marks of direction and of byte order. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/gu

/** What was typed on one line: nothing invisible, no blanks of any kind around it, one plain one between words. */
export const oneLine = (text: string): string => text.replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim()

/** Whether there is nothing to see in a text. */
export const isBlank = (text: string): boolean => oneLine(text) === ''

/** No longer than so many characters; none is cut in two. */
export const cut = (text: string, max: number): string =>
  text.length <= max ? text : [...text].slice(0, max).join('')

const EMAIL = /^[^\s@,;<>()"]+@[^\s@,;<>()"]+\.[^\s@.,;<>()"]{2,}$/
/** Whether an address can be written to, by its shape. */
export const isEmail = (text: string): boolean => EMAIL.test(text)

/** '43.600'. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.')

/** '1 matriculado', '43.600 matriculados'. */
export const countMatriculados = (count: number): string =>
  count === 1 ? '1 matriculado' : `${formatCount(count)} matriculados`
