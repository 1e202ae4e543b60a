import fc from 'fast-check'
import * as z from 'zod'
import { describe, expect, test } from 'vitest'
import { archivosNombrados } from '@/contract/archivos-nombrados'

const codec = archivosNombrados()
/** Names, and bytes one a character. */
const read = (datos: unknown) =>
  z.decode(codec, datos as never).map(({ nombre, contenido }) => [nombre, atob(contenido)])
const base64 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('base64')

/** A bank's lines: ISO-8859-1, mostly ASCII. */
const linea = fc.string({
  unit: fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...'0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZabcxyz.-/+') },
    { weight: 1, arbitrary: fc.constantFrom(...'ÑÁÉñáé') },
  ),
  minLength: 20,
  maxLength: 200,
})
const texto = fc.array(linea, { minLength: 1, maxLength: 5 }).map((lineas) => lineas.join('\r\n') + '\r\n')

describe('a bank’s files in an answer', () => {
  test('are the same bytes as text, base64, a data address, a list or by their names', () => {
    fc.assert(
      fc.property(texto, (bytes) => {
        expect(read(bytes)).toEqual([[null, bytes]])
        expect(read([bytes, base64(bytes)])).toEqual([
          [null, bytes],
          [null, bytes],
        ])
        expect(read(`data:text/plain;charset=iso-8859-1;base64,${base64(bytes)}`)).toEqual([[null, bytes]])
        expect(read({ nombre: '202610CA.BSE', contenido: base64(bytes) })).toEqual([['202610CA.BSE', bytes]])
        expect(read({ '202610CA.BSE': bytes, '202610CC.BSE': base64(bytes) })).toEqual([
          ['202610CA.BSE', bytes],
          ['202610CC.BSE', bytes],
        ])
        expect(read({ archivos: [{ name: 'a', content: bytes }] })).toEqual([['a', bytes]])
      }),
    )
  })

  test('one line of digits is no base64, whatever its length', () => {
    expect(read('202610150100000001250050')).toEqual([[null, '202610150100000001250050']])
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,200}$/), (record) => {
        expect(read(record)).toEqual([[null, record]])
      }),
    )
  })

  test('a zip in base64 is a zip, in lines too', () => {
    const zip = `PK\u0003\u0004${'\u0000\u0001\u00ff'.repeat(30)}`
    expect(read(base64(zip))).toEqual([[null, zip]])
    expect(read(base64(zip).replace(/(.{20})/g, '$1\r\n'))).toEqual([[null, zip]])
    expect(read(`data:application/zip;base64,${base64(zip)}`)).toEqual([[null, zip]])
  })

  test('an address is a text, and what is none of these is refused', () => {
    expect(read('http://consejo/a.BSE')).toEqual([[null, 'http://consejo/a.BSE']])
    for (const datos of [5, { total: 3 }, [null], 'cinco €', 'data:nada'])
      expect(() => z.decode(codec, datos as never), JSON.stringify(datos)).toThrow()
    expect(read('')).toEqual([])
  })
})
