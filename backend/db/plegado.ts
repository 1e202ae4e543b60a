/**
 * A text as SQL, folded as domain/plegar folds what is searched for: lower case, accents off, ñ as n. Only punctuation
 * stays, which no searched word has. The collation is named since a server's own may know ASCII alone.
 */
export const folded = (expression: string): string =>
  `lower(regexp_replace(normalize((${expression}) COLLATE es_ar, NFD), '[\\u0300-\\u036f]', '', 'g'))`
