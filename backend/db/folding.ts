import { APOSTROPHES, DASHES, INVISIBLES } from '@/domain/texto'

/**
 * SQL that folds a text as domain/plegar does, except for punctuation, which no searched word has. The collation is
 * named because the server's own may know only ASCII.
 */
export const folded = (expression: string): string =>
  `lower(regexp_replace(normalize((${expression}) COLLATE es_ar, NFD), '[\\u0300-\\u036f]', '', 'g'))`

/** Blanks that SQL's regular expressions do not all know. */
const BLANKS = '[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+'

/** SQL of a name without what nobody sees, and with plain blanks. */
const bare = (expression: string): string =>
  `regexp_replace(regexp_replace(${expression}, '[${INVISIBLES}]', '', 'g'), '${BLANKS}', ' ', 'g')`

/** SQL of a name as it looks: plain hyphens and apostrophes too, letters and accents joined. */
const seen = (expression: string): string =>
  `normalize(btrim(regexp_replace(regexp_replace(${bare(expression)}, '[${DASHES}]', '-', 'g'), '[${APOSTROPHES}]', '''', 'g')) COLLATE es_ar, NFC)`

/** Names that look the same, case and accents aside, have this in common (decision 88). */
export const nameKey = (expression: string): string => folded(seen(expression))

/** The same for names of which case alone does not count, as users' and views'. */
export const casedKey = (expression: string): string => `lower(${seen(expression)})`
