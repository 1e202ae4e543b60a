import { expect, test } from 'vitest'
import { byRecibo } from '@/components/tesoreria/cuenta-corriente/by-recibo'
import type { Centavos } from '@/domain/dinero'
import type { FilaCuenta } from '@/lib/tesoreria/account-row'

const row = (id: string, over: Partial<FilaCuenta> = {}): FilaCuenta => ({
  ...{ id, fecha: '2026-11-20', concepto: id, tipo: 'Matricula', tipoCon: 3, tipoMov: 'Ingreso' },
  ...{ ingreso: 100n as Centavos, egreso: null, saldo: 0n as Centavos },
  ...over,
})
const given = (id: string, concepto: string): FilaCuenta =>
  row(id, { tipoMov: 'Egreso', ajuste: true, nroRecibo: 7, fecha: '2026-11-21', concepto })

test('the newest first; the lines of one receipt are one thing, and another receipt is another', () => {
  const rows = byRecibo([
    row('0-0', { tipoMov: null }),
    row('1-5', { nroRecibo: 6 }),
    row('2-6', { nroRecibo: 7 }),
    row('3-6', { nroRecibo: 7 }),
  ])
  expect(rows.map(({ id, sigue }) => [id, sigue])).toEqual([
    ['3-6', false],
    ['2-6', true],
    ['1-5', false],
    ['0-0', false],
  ])
})

test('what was given back is muted on both sides, and its reason is told once', () => {
  const why = 'Se anuló el recibo 7 (dos veces: ya estaba paga): '
  const rows = byRecibo([
    row('2-6', { nroRecibo: 7, anulado: true }),
    given('8-0', `${why}Matrícula ACTIVO 07/2026`),
    given('9-0', `${why}Matrícula ACTIVO 08/2026`),
    row('4-8', { nroRecibo: 8 }),
  ])
  expect(rows.map(({ concepto, sigue, apagada }) => [concepto, sigue, apagada])).toEqual([
    ['4-8', false, false],
    [`${why}Matrícula ACTIVO 08/2026`, false, true],
    ['Matrícula ACTIVO 07/2026', true, true],
    ['2-6', false, true],
  ])
})

test('without numbers of receipts nothing is put together', () => {
  expect(byRecibo([row('1-5'), row('2-5')]).map(({ sigue }) => sigue)).toEqual([false, false])
})
