/**
 * What stands at one place of a text of HTML, and where the next piece begins. A piece without text and tag is a
 * comment.
 */
export interface Pieza {
  hasta: number
  texto?: string
  etiqueta?: { nombre: string; cierra: boolean; atributos: string }
}

const NOMBRE = /<\/?([a-z][a-z0-9]*)/iy

/**
 * Reads HTML piece by piece in linear time; a '<' that begins nothing is text. A regular expression would look for
 * the end of each of '<a <a <a …' anew.
 */
export function piezasOf(html: string): (at: number) => Pieza {
  const ends = findEnds(html)
  const lastEnd = html.lastIndexOf('>')
  return (at) => {
    if (html[at] !== '<') return textUntil(html, at, html.indexOf('<', at))
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4)
      return { hasta: end < 0 ? html.length : end + 3 }
    }
    if ((html[at + 1] === '!' || html[at + 1] === '?') && lastEnd > at)
      return { hasta: html.indexOf('>', at) + 1 }
    NOMBRE.lastIndex = at
    const nombre = NOMBRE.exec(html)?.[1]
    const end = nombre === undefined ? -1 : (ends[NOMBRE.lastIndex] ?? -1)
    if (nombre === undefined || end < 0) return textUntil(html, at, at + 1)
    const etiqueta = {
      nombre: nombre.toLowerCase(),
      cierra: html[at + 1] === '/',
      atributos: html.slice(NOMBRE.lastIndex, end),
    }
    return { hasta: end + 1, etiqueta }
  }
}

function textUntil(html: string, at: number, end: number): Pieza {
  const hasta = end < 0 ? html.length : end
  return { hasta, texto: html.slice(at, hasta) }
}

/** For each place with an open tag, the first '>' outside quotes, or -1. */
function findEnds(html: string): Int32Array {
  const ends = new Int32Array(html.length + 1).fill(-1)
  const quotes: Record<string, number> = { '"': html.length, "'": html.length }
  for (let at = html.length - 1; at >= 0; at--) {
    const letter = html.charAt(at)
    const closing = quotes[letter]
    if (letter === '>') ends[at] = at
    else ends[at] = ends[closing === undefined ? at + 1 : closing + 1] ?? -1
    if (closing !== undefined) quotes[letter] = at
  }
  return ends
}
