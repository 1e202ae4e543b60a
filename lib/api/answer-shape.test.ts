import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shapeOf } from '@/lib/api/answer-shape'

test.each([
  ['{"estado":1,"datos":{"filas":[1,2]}}', 'JSON {estado: number, datos: {filas: list of 2}}'],
  ['{"datos":{"20111222":{"nombre":"Ana"}}}', 'JSON {datos: {#: object of 1}}'],
  ['{"estado":null,"mensaje":"","datos":"Ana"}', 'JSON {estado: null, mensaje: empty text, datos: string}'],
  ['[]', 'JSON list of 0'],
  ['', 'empty'],
  ['<html><body>Ana</body></html>', 'HTML or XML, 29 characters'],
  ['{"estado":1,"datos":[{"nombre":"A', 'broken JSON, 33 characters'],
  ['Notice: Ana', 'text, 11 characters'],
])('%s is told as %s', (texto, expected) => expect(shapeOf(texto)).toBe(expected))

test('no value of an answer gets into it', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^SECRETO\d{4}$/)), (values) => {
      const texto = JSON.stringify({
        estado: 1,
        datos: { filas: values, uno: values[0], dos: { tres: values } },
      })
      expect(shapeOf(texto)).not.toContain('SECRETO')
      expect(shapeOf(texto.slice(0, -1))).not.toContain('SECRETO')
    }),
  )
})
