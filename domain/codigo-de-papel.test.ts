import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BYTES_DE_CODIGO, formatCodigo, makeCodigo, readCodigo } from '@/domain/codigo-de-papel'

const codigo = fc.uint8Array({ minLength: BYTES_DE_CODIGO, maxLength: BYTES_DE_CODIGO }).map(makeCodigo)
const LETRAS = [...'0123456789ABCDEFGHJKMNPQRSTUWXYZ']

test('what was made is read back, written any way a person writes it', () => {
  fc.assert(
    fc.property(codigo, (made) => {
      expect(made).toMatch(/^[0-9A-HJKMNP-UW-Z]{13}$/)
      expect(readCodigo(made)).toBe(made)
      expect(readCodigo(formatCodigo(made))).toBe(made)
      expect(readCodigo(` ${formatCodigo(made).toLowerCase().replaceAll('-', ' ')} `)).toBe(made)
      expect(readCodigo(made.replaceAll('0', 'O').replaceAll('1', 'l').replaceAll('B', 'v'))).toBe(made)
    }),
  )
})

test('one wrong symbol is always found', () => {
  fc.assert(
    fc.property(codigo, fc.nat(12), fc.constantFrom(...LETRAS), (made, at, other) => {
      fc.pre(made[at] !== other)
      expect(readCodigo(made.slice(0, at) + other + made.slice(at + 1))).toBeNull()
    }),
  )
})

test('two symbols that changed places are always found', () => {
  fc.assert(
    fc.property(codigo, fc.nat(12), fc.nat(12), (made, a, b) => {
      fc.pre(made[a] !== made[b])
      const letters = [...made]
      ;[letters[a], letters[b]] = [letters[b] ?? '', letters[a] ?? '']
      expect(readCodigo(letters.join(''))).toBeNull()
    }),
  )
})

test.each(['', 'K7MP', 'K7MP-2XQ9-R4TD', '¡hola, qué tal!', '0'.repeat(14), 'Ñ'.repeat(13), '😀'.repeat(13)])(
  '%j is no code',
  (text) => expect(readCodigo(text)).toBeNull(),
)

test('60 bits: each symbol takes all 32 values, and equal chance makes equal codes', () => {
  const first = new Set(
    Array.from({ length: 256 }, (_, byte) => makeCodigo(new Uint8Array(12).fill(byte))[0]),
  )
  expect(first.size).toBe(32)
  expect(makeCodigo(new Uint8Array(12))).toBe('0000000000000')
})
