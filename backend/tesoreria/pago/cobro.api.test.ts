import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMember } from '@/backend/prueba/gente'
import { cobroOf, openCaja, refusalOf, type Caja } from '@/backend/prueba/tesoreria/caja'

let caja: Caja

beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

describe('a cash payment', () => {
  test('pays, numbers, asserts and can be printed again', async () => {
    const { id, owed } = await caja.memberOwing(2)
    const cobro = cobroOf(await caja.pay(owed, { observaciones: 'Trajo justo' }))
    expect(await caja.pending(id)).toEqual([])
    const rows = await caja.account(id)
    expect(rows.map((row) => [row.tipoMov, row.saldo])).toEqual([
      [null, 0],
      ['Egreso', 18500],
      ['Egreso', 37000],
      ['Ingreso', 18500],
      ['Ingreso', 0],
    ])
    expect(rows[0]).toMatchObject({ id: '0-0', concepto: 'Saldo anterior', tipoCon: null })
    expect(rows[1]?.id).toMatch(/^\d+-0$/)
    expect(rows[3]?.id.split('-')[1]).toBe(String(cobro.pagoID))
    const { sobre } = await caja.call('pago.traerRecibo', { matriculadoID: id, pagoID: cobro.pagoID })
    expect(sobre.datos).toMatchObject({
      nroRecibo: cobro.nroRecibo,
      mp: 'Efectivo',
      total: 37000,
      observaciones: 'Trajo justo',
      conceptos: [
        { nombre: 'Matrícula ACTIVO 11/2026', monto: 18500 },
        { nombre: 'Matrícula ACTIVO 12/2026', monto: 18500 },
      ],
    })
  })

  test('a receipt is only given with its own member', async () => {
    const { owed } = await caja.memberOwing(1)
    const { pagoID } = cobroOf(await caja.pay(owed))
    const other = await addMember(caja.db)
    const missing = await caja.call('pago.traerRecibo', { matriculadoID: other, pagoID: 999_999 })
    const foreign = await caja.call('pago.traerRecibo', { matriculadoID: other, pagoID })
    expect(refusalOf(foreign)).toBe(refusalOf(missing))
  })

  test('the second one is told who was paid, when and with which receipt', async () => {
    const { owed } = await caja.memberOwing(1)
    const { nroRecibo } = cobroOf(await caja.pay(owed))
    expect(refusalOf(await caja.pay(owed))).toMatch(
      new RegExp(
        `^Matrícula ACTIVO 11/2026: ya fue cobrado el \\d\\d/\\d\\d/\\d{4} por Nélida Prueba, recibo ${nroRecibo}\\.$`,
      ),
    )
  })

  test('a charge annulled or in a plan is refused with its reason', async () => {
    const { id, owed } = await caja.memberOwing(2)
    const [first, second] = owed
    await caja.db.query(
      'BEGIN; UPDATE cargo SET anulado_en = now() WHERE id = ' + String(first?.id) + '; COMMIT',
    )
    const refused = refusalOf(await caja.pay([first ?? {}]))
    await caja.db.query('UPDATE cargo SET anulado_en = NULL WHERE id = $1', [first?.id])
    expect(refused).toMatch(/fue anulado el \d\d\/\d\d\/\d{4} por el sistema/)
    const { sobre } = await caja.call('plan_pagos.crear', {
      matriculadoID: id,
      pagosJSON: JSON.stringify([second]),
      monto: second?.monto,
      cuotas: 2,
    })
    expect(sobre.estado).toBe(1)
    expect(refusalOf(await caja.pay([second ?? {}]))).toMatch(
      /^Matrícula ACTIVO 12\/2026: está en el plan de pagos \d+\.$/,
    )
  })

  test('of two members, of a charge twice, of none and of an unknown one is refused', async () => {
    const [one, two] = [await caja.memberOwing(1), await caja.memberOwing(1)]
    expect(refusalOf(await caja.pay([...one.owed, ...two.owed]))).toMatch(/distintos matriculados/)
    expect(refusalOf(await caja.pay([...one.owed, ...one.owed]))).toMatch(/repetido/)
    expect(refusalOf(await caja.pay([]))).toBe('Elija al menos un pago pendiente')
    expect(refusalOf(await caja.pay([{ ...one.owed[0], id: 2_000_000_000 }]))).toMatch(/no existe/)
    expect(await caja.pending(one.id)).toHaveLength(1)
  })

  test.each([
    ['another amount', { monto: 18500.01 }],
    ['a smaller amount', { monto: 0.01 }],
    ['three decimals', { monto: 0.005 }],
    ['an exponent', { monto: 1e21 }],
    ['minus zero', { monto: -0 }],
    ['a negative amount', { monto: -18500 }],
    ['Argentine text', { monto: '18.500,00' }],
    ['English text', { monto: '18,500.00' }],
    ['an object', { monto: { $gt: 0 } }],
    ['no amount', { monto: null }],
    ['another type', { tipoPagoID: 1 }],
    ['an id as text that is no number', { id: '1 OR 1=1' }],
  ])('with %s is refused and pays nothing', async (_name, change) => {
    const { id, owed } = await caja.memberOwing(1)
    refusalOf(await caja.pay([{ ...owed[0], ...change }]))
    expect(await caja.pending(id)).toHaveLength(1)
  })

  test('an amount of more decimals is the charge’s own once it is rounded, or it is refused', async () => {
    const { id, owed } = await caja.memberOwing(2)
    const [first, second] = owed
    for (const monto of [18500.005, 18499.994])
      expect(refusalOf(await caja.pay([{ ...first, monto }]))).toMatch(/importe|monto/i)
    expect(await caja.pending(id)).toHaveLength(2)
    cobroOf(await caja.pay([{ ...first, monto: 18500.004 }]))
    cobroOf(await caja.pay([{ ...second, monto: 18499.995 }]))
    expect(await caja.pending(id)).toEqual([])
    expect((await caja.account(id)).at(-1)).toMatchObject({ ingreso: 18500, saldo: 0 })
  })

  test.each(['Infinity', 'NaN', '1e999', '-0', '018500', '1_000'])(
    'a bare %s in the JSON is refused',
    async (number) => {
      const { id, owed } = await caja.memberOwing(1)
      const json = JSON.stringify(owed).replace('18500', number)
      const answer = await caja.call('pago.realizarPagoEfectivo', {
        detallePagosJSON: json,
        fechaPago: '2026-11-21',
      })
      refusalOf(answer)
      expect(await caja.pending(id)).toHaveLength(1)
    },
  )

  test.each([
    ['2026-11-22', /posterior a hoy/],
    ['2025-11-20', /anterior al 21\/11\/2025/],
    ['2026-02-30', /./],
    ['', /./],
  ])('dated %s is refused', async (fechaPago, mensaje) => {
    const { owed } = await caja.memberOwing(1)
    const answer = await caja.pay(owed, { fechaPago })
    expect(refusalOf(answer)).toMatch(mensaje)
    expect(Object.keys(answer.sobre.errores ?? {})).toContain('fechaPago')
  })

  test('is dated the day the money came in', async () => {
    const { id, owed } = await caja.memberOwing(1)
    cobroOf(await caja.pay(owed, { fechaPago: '2026-11-05' }))
    const rows = await caja.account(id, { desde: '2026-11-05', hasta: '2026-11-05' })
    expect(rows.map(({ tipoMov, saldo }) => [tipoMov, saldo])).toEqual([
      [null, 0],
      ['Ingreso', -18500],
    ])
  })
})
