import { plegar } from '@/domain/plegar'

export interface Nombre {
  apellido: string
  nombre: string
  /** Nothing told where the surname ends. */
  dudoso?: true
}

/** Where a name is one text, its surname ends at the comma, or goes on while its words are surnames elsewhere. */
export class Apellidos {
  private readonly conocidos = new Set<string>()

  /** Learns the words of surnames that a comma tells. */
  learn(texts: Iterable<string | null | undefined>): void {
    for (const text of texts) {
      const [apellido, nombre] = (text ?? '').split(',')
      if (apellido && nombre !== undefined)
        for (const word of words(apellido)) this.conocidos.add(plegar(word))
    }
  }

  /** `texts`: the ways in which the name is written, the surest with a comma. */
  split(texts: readonly (string | null | undefined)[]): Nombre {
    const written = texts.flatMap((text) => (text?.trim() ? [text.trim()] : []))
    const comma = written.find((text) => /\S\s*,\s*\S/.test(text))
    if (comma !== undefined) {
      const at = comma.indexOf(',')
      return { apellido: comma.slice(0, at).trim(), nombre: comma.slice(at + 1).trim() }
    }
    const all = words(written[0] ?? '')
    const foreign = all.findIndex((word) => !this.conocidos.has(plegar(word)))
    const ends = foreign === -1 ? 1 : Math.max(1, Math.min(foreign, all.length - 1))
    return { apellido: all.slice(0, ends).join(' '), nombre: all.slice(ends).join(' '), dudoso: true }
  }
}

const words = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)
