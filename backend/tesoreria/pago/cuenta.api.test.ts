import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cobroOf, openCaja, refusalOf, TIPOS, type Caja } from '@/backend/prueba/tesoreria/caja'

let caja: Caja

beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

describe('the account', () => {
  test('carries the balance of the days before into its first row', async () => {
    const { id, owed } = await caja.memberOwing(2)
    cobroOf(await caja.pay(owed.slice(0, 1), { fechaPago: '2026-10-01' }))
    const [opening, ...rest] = await caja.account(id, { desde: '2026-11-01' })
    expect(opening).toMatchObject({ id: '0-0', saldo: -18500, ingreso: null, egreso: null })
    expect(rest.map(({ egreso, saldo }) => [egreso, saldo])).toEqual([
      [18500, 0],
      [18500, 18500],
    ])
  })

  test('shows the chosen types alone, with their own balance', async () => {
    const { id } = await caja.memberOwing(1)
    expect(await caja.account(id, { traerMatriculas: false })).toMatchObject([{ id: '0-0', saldo: 0 }])
  })

  test('of nobody, or backwards, is refused', async () => {
    const ask = (mas: object) =>
      caja.call('pago.traerCuentaCorriente', {
        matriculadoID: 999_999,
        desde: '2026-01-01',
        hasta: '2026-12-31',
        ...TIPOS,
        ...mas,
      })
    expect(refusalOf(await ask({}))).toBe('No se encontró el registro')
    expect(refusalOf(await ask({ desde: '2027-01-01' }))).toMatch(/posterior/)
    expect(
      refusalOf(
        await caja.call('pago.traerPagosPendientes', { matriculadoID: 999_999, ...TIPOS, mostrarTodo: true }),
      ),
    ).toBe('No se encontró el registro')
  })
})
