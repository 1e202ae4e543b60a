import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromEditor, toEditor } from '@/components/catalogos/tipo-certificado/editor-document'
import { documentos } from '@/domain/prueba/documentos'
import { readCuerpo } from '@/domain/certificado/leer'
import { writeCuerpo } from '@/domain/certificado/escribir'

test('a document goes through the editor unchanged', () => {
  fc.assert(
    fc.property(documentos, (documento) => {
      if (documento.length > 0) expect(fromEditor(toEditor(documento))).toEqual(documento)
    }),
    { numRuns: 300 },
  )
})

test('no body is an empty line to type on, and an empty line is no body', () => {
  expect(writeCuerpo(fromEditor(toEditor(readCuerpo('').documento)))).toBe('')
})
