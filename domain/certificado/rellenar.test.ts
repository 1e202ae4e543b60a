import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentos } from '@/domain/prueba/documentos'
import { writeCuerpo } from '@/domain/certificado/escribir'
import { readCuerpo } from '@/domain/certificado/leer'
import { CLAVES, type Marcador, type Valores } from '@/domain/certificado/marcadores'
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

test('every placeholder of the body without a text is told, and no other', () => {
  fc.assert(
    fc.property(documentos, fc.subarray(CLAVES), (documento, empty) => {
      const values = valores(Object.fromEntries(empty.map((clave) => [clave, ' \u200b'])))
      expect(fillCuerpo(documento, values).faltan).toEqual(
        markersOf(documento).filter((clave) => empty.includes(clave)),
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
