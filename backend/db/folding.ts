/**
 * SQL that folds a text as domain/plegar does, except for punctuation, which no searched word has. The collation is
 * named because the server's own may know only ASCII.
 */
export const folded = (expression: string): string =>
  `lower(regexp_replace(normalize((${expression}) COLLATE es_ar, NFD), '[\\u0300-\\u036f]', '', 'g'))`

/** Blanks that SQL's regular expressions do not all know, and invisible characters. */
const BLANKS = '[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+'
const INVISIBLE = '[\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\ufeff]'

/** Names that look the same have this in common (decision 88). */
export const nameKey = (expression: string): string =>
  folded(
    `btrim(regexp_replace(regexp_replace(${expression}, '${INVISIBLE}', '', 'g'), '${BLANKS}', ' ', 'g'))`,
  )
