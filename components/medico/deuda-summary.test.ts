import { expect, test } from 'vitest'
import { dueOf, isOverdue, summarize } from '@/components/medico/deuda-summary'
import type { Leida } from '@/components/tesoreria/pago/pending-row'
import { centavos } from '@/domain/dinero'

const HOY = '2026-11-21'
const item = (mes: number, anio: number, pesos: number, more: Partial<Leida> = {}): Leida => ({
  id: mes,
  tipoPagoID: 3,
  tipoPagoNombre: 'Matricula',
  nombre: 'Matricula',
  mes,
  anio,
  monto: centavos(BigInt(pesos * 100)),
  fecha: `${anio}-01-01T12:00:00Z`,
  enTramite: null,
  ...more,
})

test('months before the current one are overdue; the current one and later ones are not', () => {
  const deuda = summarize([item(12, 2026, 30), item(11, 2026, 20), item(10, 2026, 10), item(3, 2025, 5)], HOY)
  expect(deuda).toEqual({
    total: 6_500n,
    vencido: { monto: 1_500n, items: 2, desde: { mes: 3, anio: 2025 } },
    aVencer: { monto: 5_000n, items: 2, desde: { mes: 11, anio: 2026 } },
    incompleta: false,
  })
})

test('a concept is of the month of its date on Argentina’s clock, whatever its month fields say', () => {
  const concepto = item(1, 2020, 10, { tipoPagoID: 1, fecha: '2026-11-01T02:30:00Z' })
  expect(isOverdue(concepto, HOY)).toBe(true)
  expect(isOverdue({ ...concepto, fecha: '2026-11-01T03:30:00Z' }, HOY)).toBe(false)
})

test('what names no month is owed and not overdue; what has no amount is told', () => {
  const deuda = summarize(
    [item(1, 2026, 10, { mes: undefined }), item(1, 2026, 0, { monto: undefined })],
    HOY,
  )
  expect(deuda).toMatchObject({
    total: 1_000n,
    vencido: { items: 0 },
    aVencer: { items: 1 },
    incompleta: true,
  })
  expect(summarize([], HOY)).toMatchObject({ total: 0n, incompleta: false })
})

test('a month that is under way is never called one that is still to come due', () => {
  expect([10, 11, 12].map((mes) => dueOf(item(mes, 2026, 10), HOY))).toEqual([
    'vencido',
    'enCurso',
    'aVencer',
  ])
  expect(dueOf(item(1, 2026, 10, { mes: undefined }), HOY)).toBe('sinMes')
})
