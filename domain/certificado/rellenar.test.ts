import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentos } from '@/domain/prueba/documentos'
import type { Documento } from '@/domain/certificado/documento'
import { writeCuerpo } from '@/domain/certificado/escribir'
import { readCuerpo } from '@/domain/certificado/leer'
import {
  CLAVES,
  isObservacion,
  type Marcador,
  OBSERVACIONES,
  type Valores,
} from '@/domain/certificado/marcadores'
import { fillCuerpo, markersOf, withAccredited } from '@/domain/certificado/rellenar'

const valores = (mas: Partial<Valores> = {}): Valores => ({
  ...(Object.fromEntries(CLAVES.map((clave) => [clave, 'x'])) as Record<Marcador, string>),
  ...mas,
})
const fill = (html: string, mas?: Partial<Valores>) => fillCuerpo(readCuerpo(html).documento, valores(mas))

test('what may be printed holds no ##, whatever the body and the values say', () => {
  const texts = fc.record(
    Object.fromEntries(
      CLAVES.map((clave) => [
        clave,
        fc.oneof(fc.string(), fc.constantFrom('#', '##', '##DNI_MATRICULADO##')),
      ]),
    ),
  ) as fc.Arbitrary<Valores>
  let printed = 0
  fc.assert(
    fc.property(documentos, texts, (documento, values) => {
      const { documento: filled, faltan, malos } = fillCuerpo(documento, values)
      if (faltan.length > 0 || malos.length > 0) return
      printed++
      expect(plain(writeCuerpo(filled))).not.toContain('##')
    }),
    { numRuns: 500 },
  )
  expect(printed).toBeGreaterThan(20)
})
/** Runs of several formats are one line on the paper. */
const plain = (html: string): string => html.replace(/<\/?(?:strong|em|u|s|span)[^>]*>/g, '')

test('every datum of the body without a text is told, and no remark', () => {
  fc.assert(
    fc.property(documentos, fc.subarray(CLAVES), (documento, empty) => {
      const values = valores(Object.fromEntries(empty.map((clave) => [clave, ' \u200b'])))
      expect(fillCuerpo(documento, values).faltan).toEqual(
        markersOf(documento).filter((clave) => empty.includes(clave) && !isObservacion(clave)),
      )
    }),
  )
})

test.each([
  ['<p>##NOMBRE##</p>', ['##NOMBRE##']],
  ['<p>##NOMBRE_<b>MATRICULADO</b>##</p>', ['##NOMBRE_MATRICULADO##']],
  ['<ul><li>a<ol><li>##DNI##</li></ol></li></ul>', ['##DNI##']],
  ['<p>Certificado #1 de #2</p>', []],
  ['<p>##DNI_MATRICULADO##</p>', []],
])('%s would leave %j', (html, malos) => expect(fill(html).malos).toEqual(malos))

test('a value that brings its own ##, or makes one with the body, is told', () => {
  expect(fill('<p>##OBSERVACION_1##</p>', { OBSERVACION_1: 'Exp. ##FOLIO##' }).malos).toEqual(['##FOLIO##'])
  expect(fill('<p>##OBSERVACION_1##<b>#</b></p>', { OBSERVACION_1: 'N#' }).malos).toEqual(['##'])
})

test('what is certified goes where the first observation stands, or to the end', () => {
  const [with1, without] = ['<p>Acredita ##OBSERVACION_1##.</p>', '<p>Acredita.</p>'].map((html) =>
    writeCuerpo(withAccredited(readCuerpo(html).documento, 'Cardiología <b>')),
  )
  expect(with1).toBe('<p>Acredita ##OBSERVACION_1##.</p>')
  expect(without).toBe(
    '<p>Acredita.</p><p class="ql-align-center"><strong>Cardiología &lt;b&gt;</strong></p>',
  )
})

const SIN = { OBSERVACION_2: '', OBSERVACION_3: ' \u200b' }
test.each([
  // A paragraph, a line, an item, a row that held nothing else closes.
  ['<p>a</p><p>##OBSERVACION_2##</p><p>b</p>', '<p>a</p><p>b</p>'],
  ['<p>##OBSERVACION_2## - ##OBSERVACION_3##</p>', ''],
  ['<p>– ##OBSERVACION_2##;</p><p>b</p>', '<p>b</p>'],
  ['<p>a<br>##OBSERVACION_2##<br>b</p>', '<p>a<br>b</p>'],
  ['<p>a<br>##OBSERVACION_2##</p>', '<p>a</p>'],
  ['<p>##OBSERVACION_3##<br>##OBSERVACION_2##<br>b</p>', '<p>b</p>'],
  ['<p><strong>##OBSERVACION_2##</strong></p><p>b</p>', '<p>b</p>'],
  ['<ul><li>a</li><li>##OBSERVACION_2##</li></ul>', '<ul><li>a</li></ul>'],
  ['<ul><li>##OBSERVACION_2##</li></ul><p>b</p>', '<p>b</p>'],
  [
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>##OBSERVACION_2##</td><td></td></tr></tbody></table>',
    '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  ],
  // In a text it prints as nothing, with the separator that led to it.
  ['<p>Título ##OBSERVACION_2##.</p>', '<p>Título.</p>'],
  ['<p>##OBSERVACION_1## - ##OBSERVACION_2## - ##OBSERVACION_3##</p>', '<p>x</p>'],
  ['<p>##OBSERVACION_2##, ##OBSERVACION_1##</p>', '<p>x</p>'],
  ['<p>Título (##OBSERVACION_2##), a pedido</p>', '<p>Título, a pedido</p>'],
  ['<p>Es <em>##OBSERVACION_2##</em> y va</p>', '<p>Es y va</p>'],
  ['<p>Observaciones: ##OBSERVACION_2##</p>', '<p>Observaciones:</p>'],
  // What stood blank by itself stays, and so does a remark that was typed.
  ['<p><br></p><p>##OBSERVACION_1##</p>', '<p><br></p><p>x</p>'],
  ['<p>-</p>', '<p>-</p>'],
])('with the other remarks empty %s prints as %s', (html, printed) => {
  const { documento, faltan, malos } = fill(html, SIN)
  expect(writeCuerpo(documento)).toBe(writeCuerpo(readCuerpo(printed).documento))
  expect([faltan, malos]).toEqual([[], []])
})

test('an empty remark takes no word of the body along, and leaves no line behind that held it alone', () => {
  const letters = (documento: Documento) =>
    [...JSON.stringify(documento).matchAll(/"texto":("(?:[^"\\]|\\.)*")/g)]
      .map(([, text = '""']) => JSON.parse(text) as string)
      .join('')
      .replace(/[^\p{L}\p{N}]/gu, '')
  fc.assert(
    fc.property(documentos, (documento) => {
      const values = valores(Object.fromEntries(OBSERVACIONES.map((clave) => [clave, ''])))
      const [empty, typed] = [
        fillCuerpo(documento, values),
        fillCuerpo(documento, { ...values, OBSERVACION_1: '¦', OBSERVACION_2: '¦', OBSERVACION_3: '¦' }),
      ]
      if (empty.malos.length > 0 || typed.malos.length > 0) return
      expect(letters(empty.documento)).toBe(letters(typed.documento))
    }),
  )
})
