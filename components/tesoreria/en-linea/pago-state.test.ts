import { expect, test } from 'vitest'
import { mayChange, stateOf } from '@/components/tesoreria/en-linea/pago-state'

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
  expect(stateOf(pago('vencido'), 'pendiente')).toBe('cancelado')
  expect(stateOf(pago('cancelado'), undefined)).toBe('cancelado')
  expect(stateOf(pago('cancelado', true), 'cancelado')).toBe('rechazado')
})

test('who comes back from paying one that is over is not told that nothing was charged', () => {
  for (const over of [pago('vencido'), pago('cancelado'), pago('cancelado', true)]) {
    expect(stateOf(over, 'aprobado')).toBe('confirmando')
    expect(mayChange(over, 'aprobado')).toBe(true)
  }
  expect(mayChange(pago('cancelado', true), undefined)).toBe(true)
  expect(mayChange(pago('cancelado'), undefined)).toBe(false)
  expect(mayChange(pago('aprobado'), 'aprobado')).toBe(false)
})

test('an open one is never called approved: it waits for the provider, or was left', () => {
  expect(stateOf(pago('abierto'), 'aprobado')).toBe('confirmando')
  expect(stateOf(pago('abierto'), 'pendiente')).toBe('confirmando')
  expect(stateOf(pago('abierto'), 'cancelado')).toBe('abandonado')
})

test('a link that says nothing of an open one does not call it off', () => {
  expect(stateOf(pago('abierto'), undefined)).toBe('enTramite')
  expect(stateOf(pago('pendiente'), undefined)).toBe('pendiente')
})

test('a server that cannot be asked is believed what its address says', () => {
  expect(stateOf(undefined, 'pendiente')).toBe('pendiente')
})
