import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { searchWords } from '@/domain/plegar'
import { readManual, type Tema, wordsOf } from '@/lib/ayuda/leer-manual'

const DOCS = join(process.cwd(), 'docs')

let leido: { temas: readonly Tema[]; palabras: readonly (readonly string[])[] } | undefined

function manual() {
  if (!leido) {
    const temas = readManual(readFileSync(join(DOCS, 'manual.md'), 'utf8'))
    leido = { temas, palabras: temas.map((tema) => searchWords(wordsOf(tema))) }
  }
  return leido
}

let delMedico: readonly Tema[] | undefined

/** The doctor's own chapters, which are a manual apart: what he reads tells him nothing of the office. */
export const readTemasDelMedico = (): readonly Tema[] =>
  (delMedico ??= readManual(readFileSync(join(DOCS, 'manual-matriculado.md'), 'utf8')))

/** The manual's tasks in its order, read once a process. */
export const readTemas = (): readonly Tema[] => manual().temas

/** Tasks in which each typed word begins a word; those whose title has them all first. */
export function findTemas(texto: string): readonly Tema[] {
  const typed = searchWords(texto)
  const { temas, palabras } = manual()
  const begins = (words: readonly string[]) =>
    typed.every((one) => words.some((word) => word.startsWith(one)))
  const found = temas.filter((_, at) => begins(palabras[at] ?? []))
  const named = ({ titulo }: Tema) => begins(searchWords(titulo))
  return [...found.filter(named), ...found.filter((tema) => !named(tema))]
}

/** A picture of the manual; null where there is none of that name. */
export function readPicture(nombre: string): Buffer | null {
  if (!/^[\w-]{1,80}\.png$/.test(nombre)) return null
  try {
    return readFileSync(join(DOCS, 'img', nombre))
  } catch {
    return null
  }
}
