import { APOSTROPHES } from '@/domain/texto'

/** What the printed font draws: Latin letters, figures, and the punctuation of Spanish. */
const DRAWN =
  /^[\n\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2116\u2212]*$/u
/** Stands for a sign that the font does not have, so that a reader sees that there was one. */
export const SIN_DIBUJO = '(?)'

/** What an apostrophe, a bullet of a list and the like are drawn as where the font has not that very sign. */
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'gu')
const BULLET =
  /[\u2023\u2043\u204c\u204d\u2219\u25a0\u25a1\u25aa\u25ab\u25c6\u25c7\u25cb\u25cf\u25e6\u25fc\u25fe\u2b1b\uf0a7\uf0b7]/gu
const ALIKE: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u202f': '\u00a0',
}
/** Blanks of other widths, and signs that are not seen: soft hyphens, joiners, marks of direction. */
const BLANK = /[\t\u2000-\u200a\u205f\u3000]/gu
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u0000-\u0009\u000b-\u001f\u007f]/gu

/**
 * A text as the paper can draw it. Letters typed in two signs become one, ligatures and wide letters the usual ones, and
 * what is left over one `SIN_DIBUJO` for each sign that a person sees, never an empty box.
 */
export function printable(text: string): string {
  if (DRAWN.test(text) && !text.includes('\u00ad')) return text
  const tidy = text.normalize('NFC').replace(BLANK, ' ')
  return Array.from(graphemes.segment(tidy), ({ segment }) => drawn(segment)).join('')
}

/** The signs of a text that no paper can draw, each once, so that they are told before they are printed. */
export function undrawn(text: string): string[] {
  const signs = Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => segment)
  return [...new Set(signs.filter((sign) => printable(sign) === SIN_DIBUJO))]
}

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' })

function drawn(sign: string): string {
  const seen = sign.replace(UNSEEN, '')
  if (DRAWN.test(seen)) return seen
  const alike = seen
    .replace(/[\u2010-\u2012\u2015\u202f]/gu, (one) => ALIKE[one] ?? one)
    .replace(APOSTROPHE, '’')
    .replace(BULLET, '•')
  if (DRAWN.test(alike)) return alike
  const usual = alike.normalize('NFKC')
  if (DRAWN.test(usual)) return usual
  return SIN_DIBUJO
}
