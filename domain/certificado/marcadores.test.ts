import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentos } from '@/domain/prueba/documentos'
import { writeCuerpo } from '@/domain/certificado/escribir'
import { type Documento, SIN_FORMATO } from '@/domain/certificado/documento'
import { readCuerpo } from '@/domain/certificado/leer'
import { CLAVES, type Valores, escrito, findMarcadores, substitute } from '@/domain/certificado/marcadores'

const valores = (text: string): Valores =>
  Object.fromEntries(CLAVES.map((clave) => [clave, text])) as Record<(typeof CLAVES)[number], string>
/** A text of one paragraph with every marker gone. */
function emptied(texto: string): string {
  const trozos = [{ texto, formato: SIN_FORMATO }]
  const [done] = substitute([{ tipo: 'parrafo', nivel: 0, alineacion: 'left', trozos }], valores(''))
  return done?.tipo === 'parrafo' ? (done.trozos[0]?.texto ?? '') : ''
}

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
      const done = substitute(documento, valores(value))
      const bare = (tree: Documento) =>
        JSON.stringify(tree, (key, each: unknown) => (key === 'texto' ? '' : each))
      expect(bare(done)).toBe(bare(documento))
      const marks = CLAVES.filter((clave) => JSON.stringify(documento).includes(escrito(clave))).length
      if (marks > 0) expect(JSON.stringify(done)).toContain(JSON.stringify(value).slice(1, -1))
    }),
    { numRuns: 300 },
  )
})

test('a doctor called like a marker is printed as he is called', () => {
  const named = { ...valores('x'), NOMBRE_MATRICULADO: '##DNI_MATRICULADO##', DNI_MATRICULADO: '20111222' }
  const { documento } = readCuerpo(
    '<p>##NOMBRE_MATRICULADO## ##DNI_MATRICULADO##</p><ul><li>a<ol><li>##DNI_MATRICULADO##</li></ol></li></ul>',
  )
  expect(writeCuerpo(substitute(documento, named))).toBe(
    '<p>##DNI_MATRICULADO## 20111222</p><ul><li>a<ol><li>20111222</li></ol></li></ul>',
  )
  const [valor] = readCuerpo('<p>##OBSERVACION_1##</p>').documento
  expect(writeCuerpo(substitute(valor ? [valor] : [], valores('<img src=x onerror=alert(1)>\ny')))).toBe(
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
        const left = emptied(text)
        for (const { tipo, texto } of findMarcadores(text))
          if (tipo === 'bueno') expect(left.split(texto).length).toBeLessThan(text.split(texto).length)
      }),
    )
  })
})
