import { plegar } from '@/domain/plegar'

/** Edits of one letter, two that changed places counting as one (optimal string alignment). */
function edits(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const now = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((last[j] ?? 0) + 1, (now[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      now.push(best)
    }
    before = last
    last = now
  }
  return last[b.length] ?? 0
}

const closeness = (a: string, b: string): number =>
  a === b ? 1 : 1 - edits(a, b) / Math.max(a.length, b.length, 1)

/** Words that say nothing about which one it is. */
const VACIAS = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'y', 'e', 'en', 'por', 'and', 'of'])
export const wordsOf = (text: string): string[] =>
  plegar(text.replace(/[º°ª]/g, 'o'))
    .split(' ')
    .filter((word) => word !== '' && !VACIAS.has(word))

/** 'gral' shortens 'general', 'med' shortens 'medicina': the first letter, and the others in their order. */
export function shortens(short: string, whole: string): boolean {
  if (short.length < 2 || short.length >= whole.length || short[0] !== whole[0]) return false
  if (whole.startsWith(short)) return true
  // A contraction keeps its consonants and ends as the word does.
  if (short.at(-1) !== whole.at(-1)) return false
  let at = 0
  for (const letter of whole) if (letter === short[at]) at++
  return at === short.length
}

/**
 * How alike two names are, 0 to 1, word by word: each word of the longer one has its best in the other, so that
 * 'Cirugía Pediátrica' is not 'Cirugía Plástica'.
 */
export function likeness(a: string, b: string): number {
  const [one, other] = [wordsOf(a), wordsOf(b)].toSorted((x, y) => y.length - x.length)
  if (!one || !other || one.length === 0 || other.length === 0) return 0
  const left = [...other]
  let total = 0
  for (const word of one) {
    let best = 0
    let bestAt = -1
    left.forEach((candidate, at) => {
      const value = closeness(word, candidate)
      if (value > best) [best, bestAt] = [value, at]
    })
    if (bestAt >= 0) left.splice(bestAt, 1)
    total += best
  }
  return total / one.length
}

/** Whether each word of a short name shortens or is the word at its place in the whole one: 'Diag. por Imágenes'. */
export function isShortOf(short: string, whole: string): boolean {
  const [words, all] = [wordsOf(short), wordsOf(whole)]
  if (words.length === 0 || words.length !== all.length) return false
  return words.every((word, at) => word === all[at] || shortens(word, all[at] ?? ''))
}

/** Whether each word of a short name shortens or is one of the whole one's, in their order: 'Bco. Sgo.' leaves out the rest. */
export function isPartOf(short: string, whole: string): boolean {
  const words = wordsOf(short)
  let at = 0
  for (const word of wordsOf(whole)) {
    const mine = words[at]
    if (mine !== undefined && (mine === word || shortens(mine, word))) at++
  }
  return words.length > 0 && at === words.length
}

/** 'ORL' of 'Otorrinolaringología' or 'CM' of 'Clínica Médica': the letters that begin its parts, in their order. */
export function isInitials(short: string, whole: string): boolean {
  const letters = plegar(short).replaceAll(' ', '')
  if (letters.length < 2 || letters.length > 5) return false
  const all = wordsOf(whole)
  if (all.length > 1) return all.map((word) => word[0]).join('') === letters
  let at = 0
  for (const letter of all[0] ?? '') if (letter === letters[at]) at++
  return at === letters.length && /\./.test(short) && all[0]?.[0] === letters[0]
}
