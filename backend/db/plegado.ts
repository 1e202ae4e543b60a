/**
 * A text as SQL, folded as domain/plegar folds what is searched for: lower case, accents off, ñ as n. Only punctuation
 * stays, which no searched word has. The collation is named since a server's own may know ASCII alone.
 */
export const folded = (expression: string): string =>
  `lower(regexp_replace(normalize((${expression}) COLLATE es_ar, NFD), '[\\u0300-\\u036f]', '', 'g'))`

/** Blanks that regular expressions of SQL do not all know as such, and what takes no room at all (domain/texto). */
const BLANKS = '[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+'
const INVISIBLE = '[\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\ufeff]'

/** What two names that look the same have in common: folded, no invisible characters, blanks as oneLine leaves them. */
export const nameKey = (expression: string): string =>
  folded(
    `btrim(regexp_replace(regexp_replace(${expression}, '${INVISIBLE}', '', 'g'), '${BLANKS}', ' ', 'g'))`,
  )
