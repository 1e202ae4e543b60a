import { expect, test } from 'vitest'
import { reciboLlamado } from '@/domain/recibo'

test.each([
  [12, 'Recibo 12'],
  ['0001-00001234', 'Recibo 0001-00001234'],
  ['pago 7 del sistema anterior', 'Pago 7 del sistema anterior'],
  [undefined, 'Recibo'],
])('a receipt numbered %s is called %s', (numero, nombre) => {
  expect(reciboLlamado(numero)).toBe(nombre)
})
