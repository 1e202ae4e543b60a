import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cobroOf, openCaja, refusalOf, type Caja } from '@/backend/prueba/tesoreria/caja'
import { addMember } from '@/backend/prueba/gente'

let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())
beforeEach(() => caja.db.query(`DELETE FROM ajuste WHERE clave = 'descuentoAnual'`))

interface Simulado {
  meses: { mes: number; nombre: string; nueva: boolean; monto: number | null; descuento: number }[]
  excluidos: { mes: number; monto: number; motivo: string }[]
  pagados: number
  porcentaje: number
  descuento: number
  total: number
  avisos: string[]
  impedimento: string | null
}
const preview = async (matriculadoID: number, anio = 2026): Promise<Simulado> =>
  (await caja.call('pago.simularPagoAnual', { matriculadoID, anio })).sobre.datos as Simulado
const pay = (matriculadoID: number, mas: object = {}) =>
  caja.call('pago.pagoAnual', { matriculadoID, anio: 2026, observaciones: 'En mano', ...mas })
const setDiscount = (valor: number) =>
  caja.direct('ajuste.actualizarDatos', { clave: 'descuentoAnual', valor, version: 0 })
const receipt = async (matriculadoID: number, pagoID: number) =>
  (await caja.call('pago.traerRecibo', { matriculadoID, pagoID })).sobre.datos as {
    mp: string
    total: number
    descuento: number
    conceptos: { nombre: string; monto: number }[]
  }
const sum = (montos: readonly (number | null)[]): number =>
  montos.reduce<number>((total, monto) => total + Math.round((monto ?? 0) * 100), 0) / 100

test('missing months are made at today’s price and the whole year is paid in one receipt', async () => {
  const { id, owed } = await caja.memberOwing(2)
  const before = await preview(id)
  expect(before.meses.map(({ mes, nueva }) => [mes, nueva])).toEqual(
    Array.from({ length: 12 }, (_, index) => [index + 1, index < 10]),
  )
  expect(before).toMatchObject({ excluidos: [], pagados: 0, descuento: 0, avisos: [], impedimento: null })
  expect(before.total).toBe(sum(before.meses.map(({ monto }) => monto)))
  const { pagoID } = cobroOf(await pay(id, { totalPrevisto: before.total }))
  expect(await caja.pending(id)).toEqual([])
  expect((await caja.account(id)).at(-1)?.saldo).toBe(0)
  const paper = await receipt(id, pagoID)
  expect(paper).toMatchObject({ mp: 'Efectivo', total: before.total })
  expect(paper.conceptos.map(({ nombre }) => nombre)).toEqual(before.meses.map(({ nombre }) => nombre))
  expect(paper.conceptos.at(-1)?.nombre).toBe(owed.at(-1)?.nombre)
  expect(await preview(id)).toMatchObject({
    meses: [],
    pagados: 12,
    impedimento: 'No hay cuotas de 2026 para pagar',
  })
  expect(refusalOf(await pay(id))).toBe('No hay cuotas de 2026 para pagar')
})

test('who was registered this year pays from that month on', async () => {
  const id = await addMember(caja.db)
  await caja.db.query(`UPDATE periodo_matricula SET fecha_desde = '2026-09-20' WHERE matriculado_id = $1`, [
    id,
  ])
  expect((await preview(id)).meses.map(({ mes }) => mes)).toEqual([9, 10, 11, 12])
  cobroOf(await pay(id))
})

test('months in a plan, en trámite or written off are left out and told; paid ones are not paid again', async () => {
  const { id, owed } = await caja.memberOwing(2)
  const [november, december] = owed
  await caja.call('plan_pagos.crear', {
    matriculadoID: id,
    pagosJSON: JSON.stringify([november]),
    monto: november?.monto,
    cuotas: 1,
  })
  await caja.call('matriculado.eliminarMatricula', { matriculaIds: JSON.stringify([december?.id]) })
  const { meses, excluidos } = await preview(id)
  expect(meses.map(({ mes }) => mes)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(excluidos).toMatchObject([
    {
      mes: 11,
      monto: november?.monto,
      motivo: expect.stringMatching(/^está en el plan de pagos \d+$/) as string,
    },
    { mes: 12, motivo: expect.stringMatching(/^fue eliminado el .+ por Nélida Prueba$/) as string },
  ])
  cobroOf(await pay(id))
  expect((await caja.pending(id)).map(({ tipoPagoID }) => tipoPagoID)).toEqual([2])
})

test('who is in a state without fees gets no new months; what he owes can be paid', async () => {
  const { id, owed } = await caja.memberOwing(1)
  await caja.direct('matriculado.cambiarEstado', { matriculadoID: id, tipoMatriculaID: 5 })
  expect(await preview(id)).toMatchObject({
    meses: [{ nombre: owed[0]?.nombre, nueva: false }],
    avisos: ['Faltan 11 meses y no se generan: el matriculado está SUSPENDIDO'],
  })
  cobroOf(await pay(id))
  expect(await caja.pending(id)).toEqual([])
})

test('a discount is taken off each month to the centavo, and comes back when the payment is annulled', async () => {
  expect((await setDiscount(7)).sobre.estado).toBe(1)
  const { id, owed } = await caja.memberOwing(2)
  const { meses, descuento, total, porcentaje } = await preview(id)
  const gross = sum(meses.map(({ monto }) => monto))
  expect(porcentaje).toBe(7)
  expect(Math.round(descuento * 100)).toBe(Math.round(gross * 7))
  expect(sum(meses.map((mes) => mes.descuento))).toBe(descuento)
  expect(sum([total, descuento])).toBe(gross)
  const { pagoID } = cobroOf(await pay(id, { totalPrevisto: total }))
  const paper = await receipt(id, pagoID)
  expect(paper).toMatchObject({ total, descuento })
  expect(sum(paper.conceptos.map(({ monto }) => monto))).toBe(gross)
  const account = await caja.account(id)
  expect(
    account.filter(({ concepto }) => concepto.startsWith('Descuento por pago anual (7 %): ')),
  ).toHaveLength(12)
  expect(account.at(-1)?.saldo).toBe(0)
  expect((await caja.call('pago.anular', { pagoID, motivo: 'Cheque' })).sobre.estado).toBe(1)
  expect(await receipt(id, pagoID)).toEqual({
    ...paper,
    anulado: expect.any(String) as string,
    motivoAnulacion: 'Cheque',
  })
  const back = await caja.pending(id)
  expect(sum(back.map(({ monto }) => monto))).toBe(gross)
  expect(back.find(({ mes }) => mes === 12)?.monto).toBe(owed[1]?.monto)
})

test('another year, another total, nobody, a year without prices: refused, nothing charged', async () => {
  const { id, owed } = await caja.memberOwing(1)
  for (const anio of [2025, 2027]) {
    const vuelta = await pay(id, { anio })
    expect(refusalOf(vuelta)).toBe('Solo se paga el año en curso, 2026')
    expect(vuelta.sobre.errores).toHaveProperty('anio')
  }
  expect(refusalOf(await pay(id, { totalPrevisto: 1 }))).toMatch(
    /^El total ahora es .+ Revise y confirme de nuevo\.$/,
  )
  expect(await caja.pending(id)).toEqual(owed)
  expect(refusalOf(await pay(2_147_483_000))).toBe('No se encontró el registro')
  await caja.db.query(
    `UPDATE concepto SET eliminado_en = now() WHERE tipo = 1 AND anio = 2026 AND tipo_matricula_id = 1`,
  )
  expect((await preview(id)).impedimento).toBe('Falta el precio de la matrícula ACTIVO 2026')
  expect(refusalOf(await pay(id))).toBe('Falta el precio de la matrícula ACTIVO 2026')
  await caja.db.query(`UPDATE concepto SET eliminado_en = NULL WHERE tipo = 1 AND anio = 2026`)
  expect(await caja.pending(id)).toEqual(owed)
})

test('of many at once, and clerks who charge and collect meanwhile, the year is paid once', async () => {
  for (let turn = 0; turn < 4; turn++) {
    const { id, owed } = await caja.memberOwing(2)
    const answers = await Promise.all([
      pay(id),
      pay(id),
      caja.pay(owed.slice(0, 1)),
      caja.generate(id, 1),
      pay(id),
    ])
    for (const { http, sobre } of answers)
      expect([http, [0, 1].includes(sobre.estado ?? -1)]).toEqual([200, true])
    const [twice] = await caja.db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM (SELECT FROM linea l JOIN cargo c ON c.id = l.cargo_id
       WHERE c.matriculado_id = $1 AND NOT l.anulada GROUP BY c.anio, c.mes HAVING count(*) > 1) doble`,
      [id],
    )
    expect(twice?.n).toBe(0)
  }
})
