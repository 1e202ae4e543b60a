/**
 * Key of every accent-free search: lower case, accents off, ñ→n, punctuation and spaces folded (D7). The register stores
 * it; what is typed is folded the same way, so 'fernandez' finds 'Fernández' and 'MUNOZ' finds 'Muñoz'.
 */
export function plegar(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Words of a folded search; each must appear, in any order ('apellido nombre' and 'nombre apellido'). */
export const searchWords = (typed: string): string[] => plegar(typed).split(' ').filter(Boolean)
