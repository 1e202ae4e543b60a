import { type Trozo, joinTrozos } from '@/domain/certificado/documento'

/** White space with a line break of the source: one space, and none at the edge of a block. */
const BLANDO = '\r'
export const softened = (text: string): string =>
  text.replace(/[ \t\r\n\f]+/g, (run) => (/[\r\n]/.test(run) ? BLANDO : run.replace(/[\t\f]/g, ' ')))

/** Cleans a block's runs: source line breaks become spaces, the edges are trimmed, the invisible last break goes. */
export function tidy(trozos: readonly Trozo[]): Trozo[] {
  const joined = joinTrozos(trozos)
  const text = joined.map(({ texto }) => texto).join('')
  const begin = /^[\r]+/.exec(text)?.[0].length ?? 0
  let end = text.length
  while (text[end - 1] === BLANDO) end--
  const seen = text.slice(begin, end).endsWith('\n') ? end - 1 : end
  let at = 0
  const cut = joined.map(({ texto, formato }) => {
    const from = Math.max(begin - at, 0)
    const to = Math.max(seen - at, 0)
    at += texto.length
    return {
      texto: texto
        .slice(from, to)
        .replace(/[\r\n]+/g, (run) => (run.includes('\n') ? run.replaceAll(BLANDO, '') : run))
        .replaceAll(BLANDO, ' '),
      formato,
    }
  })
  return joinTrozos(cut)
}
