/**
 * Folds a text for searches: lower case, no accents, ñ→n, no punctuation. The register stores it and typed text is
 * folded alike, so that 'MUNOZ' finds 'Muñoz' (decision 16).
 */
export function plegar(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export const searchWords = (typed: string): string[] => plegar(typed).split(' ').filter(Boolean)
