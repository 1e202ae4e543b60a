import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ATAQUES } from '@/backend/prueba/catalogos/ataques'
import { PageBody } from '@/components/catalogos/tipo-certificado/page-body'
import { documentos } from '@/domain/prueba/documentos'
import { writeCuerpo } from '@/domain/certificado/escribir'
import { readCuerpo } from '@/domain/certificado/leer'

const drawn = (html: string): string =>
  renderToStaticMarkup(<PageBody documento={readCuerpo(html).documento} />)

/** Elements of the document alone, with the classes of the old editor and the role of a heading without text. */
const INOCENTE =
  /^(?:[^<>]|<\/?(?:p|h[1-6]|ol|ul|li|strong|em|s|u|span|br|table|tbody|tr|td|th)(?: role="cell")?(?: class="ql-(?:align|size)-[a-z]+")?(?: colSpan="\d+")?\/?>)*$/

describe('whatever a server keeps as a body, only a document is drawn', () => {
  test.each(ATAQUES)('%s', (ataque) => {
    const page = drawn(`<p class="ql-align-center">Antes</p>${ataque}`)
    expect(page).toMatch(INOCENTE)
    expect(page).toContain('<p class="ql-align-center">Antes</p>')
  })
})

test('a document is drawn as it is written', () => {
  const blanks = (html: string) =>
    html.replaceAll('<br/>', '\n').replaceAll('<br>', '\n').replaceAll('&nbsp;', '\u00a0')
  const quotes = (html: string) =>
    html
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll(' colSpan=', ' colspan=')
      .replaceAll('<th role="cell"', '<th')
  fc.assert(
    fc.property(documentos, (documento) => {
      if (writeCuerpo(documento) === '') return
      const page = renderToStaticMarkup(<PageBody documento={documento} />)
      expect(quotes(blanks(page))).toBe(blanks(writeCuerpo(documento)))
    }),
    { numRuns: 100 },
  )
})

test.each(['<b>', '<div>', '<ul>', '<ul><li>', '<table><td>', '<tr><td>'])(
  'sixty thousand tags of %s are drawn at once, and not deeper than a page can hold',
  (piece) => {
    const begun = process.cpuUsage()
    const page = drawn(`${piece.repeat(60_000 / piece.split('<').slice(1).length)}x`)
    expect(process.cpuUsage(begun).user).toBeLessThan(5_000_000)
    let [depth, deepest] = [0, 0]
    for (const [tag] of page.matchAll(/<[^>]+>/g)) {
      if (tag.endsWith('/>')) continue
      depth += tag.startsWith('</') ? -1 : 1
      deepest = Math.max(deepest, depth)
    }
    expect(deepest).toBeLessThan(250)
    expect(page).toContain('x')
  },
)
