import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { BYTES_DE_CARNET, readCodigoDeCarnet, writeCodigoDeCarnet } from '@/domain/codigo-de-carnet'
import { readCodigo } from '@/domain/codigo-de-papel'

const bytes = fc.uint8Array({ minLength: BYTES_DE_CARNET, maxLength: BYTES_DE_CARNET })

test('any twenty bytes are read back, as they are shown, in lower case and in groups', () => {
  fc.assert(
    fc.property(bytes, (some) => {
      const codigo = writeCodigoDeCarnet(some)
      for (const typed of [codigo, codigo.toLowerCase(), codigo.replace(/(.{4})/g, '$1-')])
        expect(readCodigoDeCarnet(typed)).toEqual(Uint8Array.from(some))
      expect(readCodigo(codigo)).toBeNull()
    }),
  )
})

test('what is of another length or has a letter of none is none', () => {
  for (const typed of ['', 'K7MP2XQ9R4TDH', '0'.repeat(31), '0'.repeat(33), `${'0'.repeat(31)}%`])
    expect(readCodigoDeCarnet(typed), typed).toBeNull()
})
