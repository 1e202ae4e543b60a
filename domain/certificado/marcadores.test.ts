import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentos } from '@/domain/prueba/documentos'
import { writeCuerpo } from '@/domain/certificado/escribir'
import { readCuerpo } from '@/domain/certificado/leer'
import { CLAVES, type Valores, escrito, findMarcadores, substitute } from '@/domain/certificado/marcadores'
import { keepAtributo } from '@/domain/certificado/permitido'

const valores = (text: string): Valores =>
  Object.fromEntries(CLAVES.map((clave) => [clave, text])) as Record<(typeof CLAVES)[number], string>
const textOf = (html: string) => JSON.stringify(readCuerpo(html).documento)

test('the twelve placeholders, to the letter', () => {
  expect(CLAVES.map(escrito).join(' ')).toBe(
    '##NOMBRE_MATRICULADO## ##DNI_MATRICULADO## ##MATRICULA_MATRICULADO## ##FOLIO_MATRICULADO## ' +
      '##LIBRO_MATRICULADO## ##FECHA_INSCRIPCION_MATRICULADO## ##FECHA_EGRESO_MATRICULADO## ##FECHA_ACTUAL## ' +
      '##DIRECCION_CONSULTORIO## ##OBSERVACION_1## ##OBSERVACION_2## ##OBSERVACION_3##',
  )
})

test('a value is text whatever it holds, and is replaced once', () => {
  fc.assert(
    fc.property(documentos, fc.string(), (documento, value) => {
      const html = writeCuerpo(documento)
      const text = value.replace(/[\r\n\t\f\u0000]/g, ' ')
      const done = substitute(html, valores(text))
      const marks = CLAVES.filter((clave) => html.includes(escrito(clave))).length
      // The tree has the same elements: nothing of the value became markup.
      expect(done.split('<').length).toBe(html.split('<').length)
      if (marks > 0 && text.trim() !== '') expect(textOf(done)).toContain(JSON.stringify(text).slice(1, -1))
    }),
    { numRuns: 300 },
  )
})

test('a doctor called like a marker is printed as he is called', () => {
  const named = { ...valores('x'), NOMBRE_MATRICULADO: '##DNI_MATRICULADO##', DNI_MATRICULADO: '20111222' }
  expect(substitute('<p>##NOMBRE_MATRICULADO## ##DNI_MATRICULADO##</p>', named)).toBe(
    '<p>##DNI_MATRICULADO## 20111222</p>',
  )
  expect(substitute('<p>##OBSERVACION_1##</p>', valores('<img src=x onerror=alert(1)>\ny'))).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt;<br>y</p>',
  )
})

describe('markers that would not be replaced are pointed out', () => {
  test.each([
    ['##NOMBRE_MATRICULADO####DNI_MATRICULADO##', []],
    ['Certificado #1 de #2, Nº # 3', []],
    ['##APELLIDO##', [['desconocido', '##APELLIDO##', undefined]]],
    ['a ##X##', [['desconocido', '##X##', undefined]]],
    ['##Nombre##', [['desconocido', '##Nombre##', 'NOMBRE_MATRICULADO']]],
    ['##MATRÍCULA MATRICULADO##', [['desconocido', '##MATRÍCULA MATRICULADO##', 'MATRICULA_MATRICULADO']]],
    ['#FECHA_ACTUAL##', [['desconocido', '#FECHA_ACTUAL##', 'FECHA_ACTUAL']]],
    ['##FECHA_ACTUAL', [['suelto', '##', undefined]]],
  ])('%s', (text, expected) => {
    const bad = findMarcadores(text).filter(({ tipo }) => tipo !== 'bueno')
    expect(bad.map(({ tipo, texto, sugerencia }) => [tipo, texto, sugerencia])).toEqual(expected)
    for (const { desde, hasta, texto } of bad) expect(text.slice(desde, hasta)).toBe(texto)
  })

  test('a change of format inside one cuts it, at its edges it does not', () => {
    const text = 'x##DNI_MATRICULADO##y'
    const found = (cuts: number[]) => findMarcadores(text, cuts).map(({ tipo }) => tipo)
    expect(found([1, 20])).toEqual(['bueno'])
    expect(found([2])).toEqual(['partido'])
    expect(found([19])).toEqual(['partido'])
  })

  test('what is good is replaced whatever stands around it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('#', '##', ' ', 'a', ...CLAVES.map(escrito))), (parts) => {
        const text = parts.join('')
        const left = substitute(text, valores(''))
        for (const { tipo, texto } of findMarcadores(text))
          if (tipo === 'bueno') expect(left.split(texto).length).toBeLessThan(text.split(texto).length)
      }),
    )
  })
})

describe('the closed list', () => {
  test.each([
    ['class', 'ql-align-center otra ql-size-huge', 'ql-align-center ql-size-huge'],
    ['class', 'fixed inset-0', undefined],
    ['style', 'text-align: center; position: fixed; COLOR: Red', 'text-align: center; color: red'],
    ['style', 'background-color: url(http://x)', undefined],
    ['style', 'font-size: 9999px', undefined],
    ['style', 'color: expression(alert(1))', undefined],
    ['onclick', 'alert(1)', undefined],
    ['href', 'javascript:alert(1)', undefined],
    ['colspan', '999', undefined],
  ])('%s="%s"', (nombre, valor, kept) => expect(keepAtributo(nombre, valor)).toBe(kept))
})
