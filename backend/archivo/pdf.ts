/** Helvetica in WinAnsi, which every viewer has and Spanish needs no more than. */
const LETTER = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'

/** What is drawn on a page, in the operators of PDF; its letter is called /F. Characters beyond Latin-1 are '?'. */
export interface Pagina {
  ancho: number
  alto: number
  dibujo: string
}

/** A document of bare pages, for what is made where no browser draws. */
export function writePdf(paginas: readonly Pagina[]): Buffer {
  const first = 4
  const kids = paginas.map((_, at) => `${first + at * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${paginas.length} >>`,
    LETTER,
    ...paginas.flatMap(({ ancho, alto, dibujo }, at) => {
      const drawing = inLatin(dibujo)
      const size = `/MediaBox [0 0 ${ancho} ${alto}] /Contents ${first + at * 2 + 1} 0 R`
      return [
        `<< /Type /Page /Parent 2 0 R ${size} /Resources << /Font << /F 3 0 R >> >> >>`,
        `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + end, 'latin1')
}

/** A text as PDF writes it between parentheses. */
export const pdfText = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`

/** Each character one byte. Dashes and quotes that Latin-1 lacks have plain ones. */
const inLatin = (text: string): string =>
  text
    .replace(/[–—]/g, '-')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[^\u0000-\u00ff]/gu, '?')
