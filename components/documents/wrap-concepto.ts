/** Characters per line, as the specification says. */
export const CONCEPTO_WIDTH = 100

/** Breaks between words; a longer word is cut. */
export function wrapConcepto(text: string, width = CONCEPTO_WIDTH): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((long) => cut(long, width))) {
    const longer = line ? `${line} ${word}` : word
    if ([...longer].length <= width) {
      line = longer
      continue
    }
    lines.push(line)
    line = word
  }
  return line ? [...lines, line] : lines
}

/** Cuts by characters, since UTF-16 units would tear one apart. */
function cut(word: string, width: number): string[] {
  const letters = [...word]
  if (letters.length <= width) return [word]
  return Array.from({ length: Math.ceil(letters.length / width) }, (_, i) =>
    letters.slice(i * width, (i + 1) * width).join(''),
  )
}
