import { plainApostrophes, withoutInvisible } from '@/domain/texto'

/**
 * Folds a text for searches: lower case, no accents, ñ→n, no punctuation. The register stores it and typed text is
 * folded alike, so that 'MUNOZ' finds 'Muñoz' (decision 16).
 */
export function plegar(text: string): string {
  if (ASCII.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return plainApostrophes(withoutInvisible(text))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Without accents or anything else that has to be taken apart. */
const ASCII = /^[\u0020-\u007e]*$/

/**
 * What a member is found by, as the register stores it: the folded name and, where the surname has parts, the surname
 * written together, so that 'dangelo' finds D'Angelo and 'delafuente' De la Fuente.
 */
export function claveDeBusqueda(apellido: string, nombre: string): string {
  const surname = plegar(apellido)
  const together = surname.includes(' ') ? ` ${surname.replaceAll(' ', '')}` : ''
  return plegar(`${apellido} ${nombre}`) + together
}

export const searchWords = (typed: string): string[] => plegar(typed).split(' ').filter(Boolean)
