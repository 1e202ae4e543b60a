import { expect, test } from 'vitest'
import { nameOfReceipt } from '@/components/documents/recibo-datos'

test('a receipt is called by its number, ours or that of before, and without one by its payment', () => {
  expect(nameOfReceipt({ nroRecibo: '0001-00001234', pagoID: 7, deMudanza: true })).toBe(
    'Recibo N° 0001-00001234',
  )
  expect(nameOfReceipt({ nroRecibo: null, pagoID: 7, deMudanza: true })).toBe('Pago 7 del sistema anterior')
  expect(nameOfReceipt({ pagoID: 7 })).toBe('Pago 7')
  expect(nameOfReceipt({})).toBe('')
})
