import { expect, test } from 'vitest'
import type { Centavos } from '@/domain/dinero'
import { rowsOf, titleOfDebito } from '@/lib/tesoreria/sheet-rows'

const leida = (pagoID: number, total: number, more: object = {}) => ({
  ...{ pagoID, total: BigInt(total) as Centavos, mp: 'Debito Automatico', anulado: false },
  ...more,
})
type Planilla = Parameters<typeof rowsOf>[0]
const titleOf = (planilla: object): string =>
  titleOfDebito(rowsOf(planilla as Planilla, '2026-11-30')).replaceAll('\u00A0', ' ')

test('the banks’ line tells what was collected and what was given back, and what both come to', () => {
  const filas = [leida(1, 100_00), leida(2, 250_50)]
  expect(titleOf({ filas })).toBe('Débito automático: 2 recibos, $ 350,50')
  expect(titleOf({ filas: filas.slice(1), devoluciones: [leida(1, 100_00)] })).toBe(
    'Débito automático: 1 recibo, 1 devolución, $ 150,50',
  )
  expect(titleOf({ devoluciones: [leida(1, 100_00), leida(2, 1_00)] })).toBe(
    'Débito automático: 2 devoluciones, -$ 101,00',
  )
})

test('an annulled receipt of the bank brought nothing', () => {
  expect(titleOf({ filas: [leida(1, 100_00, { anulado: true }), leida(2, 1_00)] })).toBe(
    'Débito automático: 1 recibo, 1 anulado, $ 1,00',
  )
})
