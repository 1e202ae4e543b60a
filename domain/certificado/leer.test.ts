import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentos } from '@/domain/prueba/documentos'
import { writeCuerpo } from '@/domain/certificado/escribir'
import { withoutDepths } from '@/domain/certificado/etiquetas'
import { readCuerpo } from '@/domain/certificado/leer'

const again = (html: string) => writeCuerpo(readCuerpo(html).documento)
const TABLA = (...filas: string[]) =>
  `<table><tbody>${filas.map((celdas) => `<tr>${celdas}</tr>`).join('')}</tbody></table>`
const perdidas = (html: string) => readCuerpo(html).perdidas

test('what is written is read again, and nothing of it is lost', () => {
  fc.assert(
    fc.property(documentos, (documento) => {
      expect(readCuerpo(writeCuerpo(documento))).toEqual({ documento, perdidas: [] })
    }),
    { numRuns: 400 },
  )
})

test('any text at all is read without a throw, and written means what was read', () => {
  const soup = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '<p>',
          '</p>',
          '<li',
          '>',
          '<ul>',
          '</ol>',
          '<b>',
          '</b',
          '<!--',
          '-->',
          '&#x',
          '<td>',
          '<table>',
          '<tr>',
          '<th colspan=2 rowspan=3>',
          '</table>',
        ),
        fc.constantFrom(
          '<script>',
          '</script>',
          ' class="ql-size-huge"',
          "style='",
          '"',
          '<h2 align=center>',
        ),
        fc.string({ maxLength: 6 }),
      ),
      { maxLength: 25 },
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(soup, (html) => {
      const once = again(html)
      expect(again(once)).toBe(once)
    }),
    { numRuns: 600 },
  )
})

describe('the old editor’s bodies come back byte by byte', () => {
  test.each([
    '<p>Se certifica que <strong>##NOMBRE_MATRICULADO##</strong>, DNI ##DNI_MATRICULADO##.</p>',
    '<h1 class="ql-align-center">CERTIFICADO</h1><p><br></p><p class="ql-align-justify">Texto&nbsp;largo</p>',
    '<p><span class="ql-size-large">Grande</span> y <span class="ql-size-small">chico</span></p>',
    '<ol><li>Uno</li><li class="ql-align-right">Dos</li></ol><ul><li>Tres</li></ul>',
    '<p><strong><em><s><u>Todo</u></s></em></strong> A &amp; B &lt;c&gt;</p>',
    TABLA('<th>Especialidad</th><th class="ql-align-center">Desde</th>', '<td colspan="2">—</td>'),
    '',
  ])('%s', (html) => {
    expect(again(html)).toBe(html)
    expect(perdidas(html)).toEqual([])
  })
})

describe('the same said otherwise is understood', () => {
  test.each([
    ['<p style="text-align: center">A</p>', '<p class="ql-align-center">A</p>'],
    ['<P ALIGN=right>A</P>', '<p class="ql-align-right">A</p>'],
    ['<div><p>A</p>\n  <p>B</p></div>', '<p>A</p><p>B</p>'],
    ['suelto', '<p>suelto</p>'],
    ['<p>uno<p>dos', '<p>uno</p><p>dos</p>'],
    ['<p>a<br/>\n b<br></p>', '<p>a<br>b</p>'],
    ['<p>\n  Con sangría\n  del código\n</p>', '<p>Con sangría del código</p>'],
    ['<p><b>x</b><i>y</i><del>z</del></p>', '<p><strong>x</strong><em>y</em><s>z</s></p>'],
    [
      '<p><strong class="ql-size-huge">x</strong></p>',
      '<p><span class="ql-size-huge"><strong>x</strong></span></p>',
    ],
    [
      '<p><span style="font-weight:700; font-size: 1.5em">x</span></p>',
      again('<p><b class="ql-size-large">x</b></p>'),
    ],
    ['<p>&aacute;&ntilde;&#209;&#xBA;&nada;</p>', '<p>áñÑº&amp;nada;</p>'],
    ['<ol><li data-list="bullet"><span class="ql-ui"></span>a</li></ol>', '<ul><li>a</li></ul>'],
    [
      '<ol><li>a</li><li class="ql-indent-1">b</li><li>c</li></ol>',
      '<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol>',
    ],
    [
      '<ol><li>a</li></ol><ul><li class="ql-indent-1">b</li></ul><ol><li>c</li></ol>',
      '<ol><li>a<ul><li>b</li></ul></li></ol><ol><li>c</li></ol>',
    ],
    ['<ul>\n<li><p>a</p><p>b</p></li>\n</ul>', '<ul><li>a<br>b</li></ul>'],
    [
      '<table>\n<thead><tr align=center><th>a<th>b\n<tbody><tr><td><p>c</p><p>d</p></table>',
      TABLA(
        '<th class="ql-align-center">a</th><th class="ql-align-center">b</th>',
        '<td>c<br>d</td><td><br></td>',
      ),
    ],
    [
      '<table><caption>Antes</caption><td>a<tr><td>b</table>',
      `<p>Antes</p>${TABLA('<td>a</td>', '<td>b</td>')}`,
    ],
    ['<table></table><table><tr></tr></table>a', '<p>a</p>'],
  ])('%s', (html, meant) => {
    expect(again(html)).toBe(meant)
    expect(perdidas(html)).toEqual([])
  })
})

describe('what the editor cannot hold is told, and its text stays', () => {
  test.each([
    [
      '<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>',
      ['Tablas dentro de tablas'],
      `<p>a</p>${TABLA('<td>b</td>')}`,
    ],
    [`<table><tr>${'<td>a</td>'.repeat(21)}</tr></table>`, ['Tablas muy grandes'], '<p>a</p>'.repeat(21)],
    [`<table>${'<tr><td>a</td></tr>'.repeat(1001)}</table>`, ['Tablas muy grandes'], '<p>a</p>'.repeat(1001)],
    [
      '<ul><li>a<table><tr><td>b</td></tr></table></li></ul>',
      ['Tablas dentro de listas'],
      '<ul><li>a<br>b</li></ul>',
    ],
    [
      '<table><tr><td><ul><li>a<ol><li>b</li></ol></li></ul></td><td><h2>c</h2></td></tr></table>',
      ['Listas dentro de tablas', 'Títulos dentro de tablas'],
      TABLA('<td>a<br>b</td><td>c</td>'),
    ],
    [
      '<table><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
      ['Celdas unidas hacia abajo'],
      TABLA('<td>a</td><td>b</td>', '<td><br></td><td>c</td>'),
    ],
    ['<p>x<img src="data:image/png;base64,AAAA"></p>', ['Imágenes'], '<p>x</p>'],
    ['<p><a href="http://x">enlace</a></p>', ['Enlaces'], '<p>enlace</p>'],
    ['<p><span style="color: rgb(230, 0, 0)">rojo</span></p>', ['Colores'], '<p>rojo</p>'],
    ['<p><span class="ql-font-serif">x</span></p>', ['Tipos de letra'], '<p>x</p>'],
    ['<p style="font-size: 18px">x</p>', ['Tamaños de letra propios'], '<p>x</p>'],
    ['<p class="ql-indent-2">x</p>', ['Sangrías'], '<p>x</p>'],
    ['<ul><li class="ql-indent-3">x</li></ul>', ['Sangrías'], '<ul><li>x</li></ul>'],
    ['<blockquote>x</blockquote>', ['Citas'], '<p>x</p>'],
    ['<p>a</p><script>alert(1)</script><p>b</p>', ['Objetos y programas'], '<p>a</p><p>b</p>'],
    ['<p>x<sup>2</sup></p><hr>', ['Subíndices y superíndices', 'Líneas horizontales'], '<p>x2</p>'],
  ])('%s', (html, lost, meant) => {
    expect(perdidas(html)).toEqual(lost)
    expect(again(html)).toBe(meant)
  })
})

test('a hundred thousand open elements are no burden', () => {
  const { documento } = readCuerpo(`${'<b><ul><li>'.repeat(33_000)}x`)
  expect(JSON.stringify(documento)).toContain('x')
})

describe('any text of 200 kB is read at once', () => {
  test.each([
    '<a ',
    '<a "',
    '<a \'"',
    '<a b="<',
    '<!',
    '<!--',
    '<?a ',
    '</',
    '<',
    '<a>',
    '<p class="a" ',
    '<title></title',
    '<title>',
    '</p',
    ' ',
    ' \t',
    '\n<i>',
    '&',
    '<li>',
    '<table><tr><td>',
    '<td>',
    "<p x='>",
    '<i a=b ',
    '<i ====',
    '<br\n',
  ])('%j again and again', (piece) => {
    const html = `x${piece.repeat(200_000 / piece.length)}x`
    const begun = process.cpuUsage()
    readCuerpo(html)
    // Of the processor's time, which a busy machine does not lengthen: 0.1 s; it was 40 s and more while every '<' looked
    // for its own end.
    expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000)
  })
})

test('only what nests deeper than anybody writes is left out of a body', () => {
  fc.assert(
    fc.property(documentos, (documento) => {
      const html = writeCuerpo(documento)
      expect(withoutDepths(html)).toBe(html)
    }),
  )
  const old = `<p>${Array.from({ length: 500 }, (_, n) => `uno ${n}`).join('<p>')}<style><b></style><!-- <b> -->`
  expect(withoutDepths(old)).toBe(old)
  expect(withoutDepths(`${'<b>'.repeat(60_000)}x</b>y`)).toBe(`${'<b>'.repeat(99)}x</b>y`)
})
