import { plegar } from '@/domain/plegar'

/** A part of the manual's page, its texts still with their marks. */
export type Bloque =
  | { tipo: 'parrafo'; texto: string }
  | { tipo: 'lista'; numerada: boolean; puntos: string[] }
  | { tipo: 'tabla'; filas: string[][] }
  | { tipo: 'imagen'; alt: string; archivo: string }

/** One task of the manual, under its chapter. */
export interface Tema {
  slug: string
  titulo: string
  capitulo: string
  bloques: Bloque[]
}

const IMAGEN = /^!\[([^\]]*)\]\(img\/([\w-]+\.png)\)$/
const PUNTO = /^(?:- |\d+\. )/

/** 'anular-un-pago' of 'Anular un pago', without a chapter's number. */
export const slugOf = (titulo: string): string =>
  plegar(titulo)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The manual by its headings; two of one name are told apart by a number. */
export function readManual(texto: string): Tema[] {
  const temas: Tema[] = []
  let [capitulo, parrafo] = ['', [] as string[]]
  const close = () => {
    if (parrafo.length > 0) temas.at(-1)?.bloques.push(blockOf(parrafo))
    parrafo = []
  }
  for (const line of texto.split('\n')) {
    const [, marks, titulo = ''] = /^(##|###) (?:\d+\. )?(.+)$/.exec(line) ?? []
    const startsPoint = PUNTO.test(line) && !PUNTO.test(parrafo[0] ?? '')
    if (marks || line.trim() === '' || startsPoint) close()
    if (marks) {
      if (marks === '##') capitulo = titulo
      temas.push({ slug: freeSlug(temas, titulo), titulo, capitulo, bloques: [] })
    } else if (line.trim() !== '') parrafo.push(line)
  }
  close()
  return temas
}

function freeSlug(temas: readonly Tema[], titulo: string): string {
  const slug = slugOf(titulo)
  const same = temas.filter((tema) => tema.slug === slug || tema.slug.startsWith(`${slug}-`)).length
  return temas.some((tema) => tema.slug === slug) ? `${slug}-${same + 1}` : slug
}

function blockOf(lines: readonly string[]): Bloque {
  const [first = ''] = lines
  const [, alt, archivo] = IMAGEN.exec(lines.join(' ').trim()) ?? []
  if (alt !== undefined && archivo) return { tipo: 'imagen', alt, archivo }
  if (first.startsWith('|')) {
    const cells = (line: string) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    return { tipo: 'tabla', filas: lines.filter((line) => !/^\|[\s|:-]+$/.test(line)).map(cells) }
  }
  if (!PUNTO.test(first)) return { tipo: 'parrafo', texto: lines.join(' ') }
  const puntos: string[] = []
  for (const line of lines) {
    if (PUNTO.test(line)) puntos.push(line.replace(PUNTO, ''))
    else puntos.push(`${puntos.pop() ?? ''} ${line.trim()}`)
  }
  return { tipo: 'lista', numerada: /^\d/.test(first), puntos }
}

/** All the words of a task, for the search. */
export const wordsOf = ({ titulo, capitulo, bloques }: Tema): string =>
  [titulo, capitulo, ...bloques.flatMap(textsOf)].join(' ').replaceAll('**', '')

function textsOf(bloque: Bloque): string[] {
  if (bloque.tipo === 'parrafo') return [bloque.texto]
  if (bloque.tipo === 'lista') return bloque.puntos
  return bloque.tipo === 'tabla' ? bloque.filas.flat() : [bloque.alt]
}
