import { expect, test } from 'vitest'
import { stateOf } from '@/components/en-linea/payment-state'

const pago = (
  estado: 'abierto' | 'pendiente' | 'aprobado' | 'devuelto' | 'cancelado' | 'vencido',
  rechazado = false,
  enRevision = false,
  resuelto = false,
) => ({
  estado,
  rechazado,
  enRevision,
  resuelto,
})

test('money that came and is nobody’s yet is never denied', () => {
  expect(stateOf(pago('abierto', false, true), 'cancelado')).toBe('enRevision')
  expect(stateOf(pago('vencido', false, true), undefined)).toBe('enRevision')
  expect(stateOf(pago('aprobado', false, true), undefined)).toBe('aprobado')
  // Dealt with outside: neither a question nor nothing.
  expect(stateOf(pago('vencido', false, false, true), undefined)).toBe('resuelto')
  expect(stateOf(pago('abierto', false, false, true), undefined)).toBe('enTramite')
})

test('the server’s state stands, whatever the address says', () => {
  expect(stateOf(pago('aprobado'), 'cancelado')).toBe('aprobado')
  expect(stateOf(pago('pendiente'), 'aprobado')).toBe('pendiente')
  expect(stateOf(pago('devuelto'), 'aprobado')).toBe('devuelto')
  expect(stateOf(pago('vencido'), 'aprobado')).toBe('cancelado')
  expect(stateOf(pago('cancelado'), 'aprobado')).toBe('cancelado')
})

test('an open one is never called approved: it waits for the provider, or was left', () => {
  expect(stateOf(pago('abierto'), 'aprobado')).toBe('confirmando')
  expect(stateOf(pago('abierto'), 'pendiente')).toBe('confirmando')
  expect(stateOf(pago('abierto'), 'cancelado')).toBe('cancelado')
  expect(stateOf(pago('abierto', true), 'aprobado')).toBe('cancelado')
})

test('a link that says nothing of an open one does not call it off', () => {
  expect(stateOf(pago('abierto'), undefined)).toBe('enTramite')
  expect(stateOf(pago('abierto', true), undefined)).toBe('cancelado')
  expect(stateOf(pago('pendiente'), undefined)).toBe('pendiente')
})

test('a server that cannot be asked is believed what its address says', () => {
  expect(stateOf(undefined, 'pendiente')).toBe('pendiente')
})
