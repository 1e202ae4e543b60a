import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cobroOf, openCaja, refusalOf, type Caja, type Pendiente } from '@/backend/prueba/tesoreria/caja'
import { addMember } from '@/backend/prueba/gente'
import { verificar } from '@/backend/verificar/verificar'
import { formatFecha, today } from '@/domain/fechas'

let caja: Caja
let concepto: { id: number; monto: bigint }
beforeAll(async () => {
  caja = await openCaja()
  const [row] = await caja.db.query<typeof concepto>(
    'SELECT id, monto FROM concepto WHERE tipo <> 1 AND monto > 0 ORDER BY id LIMIT 1',
  )
  if (!row) throw new Error('Sin conceptos')
  concepto = row
})
afterAll(() => caja.close())

/** A member with two months and `conceptos` concepts pending. */
async function debtor(conceptos = 1): Promise<{ id: number; owed: Pendiente[] }> {
  const id = await addMember(caja.db)
  await caja.generate(id, 2)
  for (let i = 0; i < conceptos; i++) {
    await caja.call('concepto_matriculado.crear', { matriculadoID: id, conceptoID: concepto.id })
  }
  return { id, owed: await caja.pending(id) }
}

const sum = (items: readonly { monto: number }[]) =>
  items.reduce((total, { monto }) => total + cents(monto), 0)
const cents = (monto: number) => Math.round(monto * 100)

const agree = (matriculadoID: number, items: readonly Pendiente[], cuotas: number, mas: object = {}) =>
  caja.call('plan_pagos.crear', {
    matriculadoID,
    pagosJSON: JSON.stringify(items),
    monto: sum(items) / 100,
    cuotas,
    ...mas,
  })
const plansOf = async (matriculadoID: number) =>
  (await caja.call('plan_pagos.traerTodos', { matriculadoID })).sobre.datos as {
    id: number
    cantCuotas: number
    cantCuotasPagadas: number
    finalizado: number
    monto: number
    montoCuota: number
    roto: string | null
  }[]
const preview = async (planID: number) =>
  (await caja.call('plan_pagos.simularRotura', { planID })).sobre.datos as {
    pagado: number
    restante: number
    cuotas: Pendiente[]
    vuelven: { id: number; monto: number; original: number }[]
  }
const detailOf = async (planID: number) =>
  (await caja.call('plan_pagos.traerDetalle', { planID })).sobre.datos as {
    motivo: string | null
    roto: string | null
    cuotas: { monto: number; nroRecibo: string | null; revertida: boolean }[]
    items: { id: number; monto: number; volvio: number | null }[]
    convenio: { items: { monto: number }[]; cuotas: { mes: number; anio: number; monto: number }[] }
  }
const balanceOf = async (id: number) => (await caja.account(id)).at(-1)?.saldo

describe('a plan', () => {
  test('takes its items out of the pending list and puts its instalments in, from next month on', async () => {
    const { id, owed } = await debtor()
    const before = await balanceOf(id)
    const { sobre } = await agree(id, owed, 5, { observaciones: 'Acordado por teléfono' })
    expect(sobre).toMatchObject({ estado: 1, mensaje: null })
    const pending = await caja.pending(id)
    const [plan] = await plansOf(id)
    expect(pending.map(({ tipoPagoID, nombre, mes, anio }) => [tipoPagoID, nombre, mes, anio])).toEqual(
      [1, 2, 3, 4, 5].map((n) => [
        2,
        `Plan de Pagos ${plan?.id} – Cuota ${n}/5`,
        ((n + 10) % 12) + 1,
        n < 2 ? 2026 : 2027,
      ]),
    )
    expect(sum(pending)).toBe(sum(owed))
    expect(await balanceOf(id)).toBe(before)
    expect(plan).toMatchObject({
      cantCuotas: 5,
      cantCuotasPagadas: 0,
      finalizado: 0,
      monto: sum(owed) / 100,
      montoCuota: pending[0]?.monto,
      roto: null,
    })
  })

  test('has an agreement that says what was agreed, whatever is called otherwise or paid short since', async () => {
    const { id, owed } = await debtor()
    await agree(id, owed, 3)
    const planID = (await plansOf(id))[0]?.id ?? 0
    const { convenio } = await detailOf(planID)
    expect(sum(convenio.items)).toBe(sum(owed))
    expect(convenio.cuotas.map(({ mes, anio }) => [mes, anio])).toEqual([
      ...[
        [12, 2026],
        [1, 2027],
        [2, 2027],
      ],
    ])
    expect(sum(convenio.cuotas)).toBe(sum(owed))
    await caja.db.query(
      `UPDATE matriculado SET apellido = 'Otro', domicilio = 'Otra calle', dni = dni + 1000222 WHERE id = $1`,
      [id],
    )
    await caja.db.query(
      "UPDATE cargo SET nombre = 'Otro nombre', monto = monto - 1 WHERE matriculado_id = $1",
      [id],
    )
    expect((await detailOf(planID)).convenio).toEqual(convenio)
    await caja.db.query('UPDATE cargo SET monto = monto + 1 WHERE matriculado_id = $1', [id])
  })

  test('is finished when its last instalment is paid', async () => {
    const { id, owed } = await debtor()
    await agree(id, owed.slice(0, 1), 2)
    const parts = (await caja.pending(id)).filter(({ tipoPagoID }) => tipoPagoID === 2)
    await caja.pay(parts.slice(0, 1))
    expect(await plansOf(id)).toMatchObject([{ cantCuotasPagadas: 1, finalizado: 0 }])
    await caja.pay(parts.slice(1))
    expect(await plansOf(id)).toMatchObject([{ cantCuotasPagadas: 2, finalizado: 1 }])
  })

  test('refuses an instalment, somebody else’s items, what is paid, another total, too many or no instalments', async () => {
    const { id, owed } = await debtor(2)
    const other = await debtor(0)
    const [first, second, third] = owed
    if (!first || !second || !third) throw new Error('Faltan pendientes')
    await caja.pay([third])
    await agree(id, [first], 3)
    const parts = (await caja.pending(id)).filter(({ tipoPagoID }) => tipoPagoID === 2)
    for (const [refused, words] of [
      [
        await agree(id, parts, 2),
        /^Plan de Pagos \d+ – Cuota 1\/3 ya es de un plan de pagos: no puede entrar en otro/,
      ],
      [await agree(id, [first], 2), /está en el plan de pagos \d+/],
      [
        await agree(id, [third], 2),
        new RegExp(`ya fue cobrado el ${formatFecha(today())} por .+, recibo \\d+`),
      ],
      [await agree(id, other.owed, 2), /son de otro matriculado/],
      [await agree(id, [second, ...other.owed], 2), /son de distintos matriculados/],
      [await agree(id, [second], 2, { monto: 1 }), /^El total de los pagos elegidos es /],
      [await agree(id, [second], 0), /entre 1 y 60/],
      [await agree(id, [second], 61), /entre 1 y 60/],
      [await agree(id, [], 2), /Elija al menos un pago pendiente/],
      [await agree(id, [second, second], 2), /repetido|no existe/],
    ] as const) {
      expect(refusalOf(refused)).toMatch(words)
    }
    expect(await plansOf(id)).toHaveLength(1)
  })

  test('of two people making a plan of the same items one succeeds', async () => {
    const { id, owed } = await debtor()
    const answers = await Promise.all([1, 2, 3].map(() => agree(id, owed, 6)))
    expect(answers.filter(({ sobre }) => sobre.estado === 1)).toHaveLength(1)
    expect(await plansOf(id)).toHaveLength(1)
  })
})

describe('breaking a plan', () => {
  test('brings back what is left to pay: the first items are settled, one of them perhaps in part', async () => {
    const { id, owed } = await debtor(1)
    await agree(id, owed, 4)
    const [plan] = await plansOf(id)
    const parts = await caja.pending(id)
    await caja.pay(parts.slice(0, 2))
    const planID = plan?.id ?? 0
    const shown = await preview(planID)
    expect(cents(shown.pagado)).toBe(sum(parts.slice(0, 2)))
    expect(cents(shown.restante)).toBe(sum(parts.slice(2)))
    expect(shown.cuotas.map(({ id }) => id)).toEqual(parts.slice(2).map(({ id }) => id))
    expect(sum(shown.vuelven)).toBe(cents(shown.restante))
    const before = await balanceOf(id)
    const { sobre } = await caja.call('plan_pagos.romper', {
      planID,
      motivo: 'Dejó de pagar',
      restante: shown.restante,
    })
    expect(sobre.estado).toBe(1)
    expect((await caja.pending(id)).map(({ id, monto }) => [id, monto])).toEqual(
      shown.vuelven.map(({ id, monto }) => [id, monto]),
    )
    expect(await balanceOf(id)).toBe(before)
    expect(await plansOf(id)).toMatchObject([
      { cantCuotasPagadas: 2, finalizado: 0, roto: expect.any(String) as string },
    ])
    const again = await caja.call('plan_pagos.romper', {
      planID,
      motivo: 'Otra vez',
      restante: shown.restante,
    })
    expect(refusalOf(again)).toBe(`El plan ya se rescindió el ${formatFecha(today())}.`)
  })

  test('of a plan of before, whose items nobody knows, what is left is owed as a concept', async () => {
    const { id, owed } = await debtor(1)
    await agree(id, owed, 4)
    const [plan] = await plansOf(id)
    const planID = plan?.id ?? 0
    await caja.pay((await caja.pending(id)).slice(0, 1))
    await caja.db.query('UPDATE plan_pago SET de_mudanza = true WHERE id = $1', [planID])
    await caja.db.query('UPDATE cargo SET en_plan_id = NULL, anulado_en = now() WHERE en_plan_id = $1', [
      planID,
    ])
    const { restante, vuelven } = await preview(planID)
    expect(vuelven.map(({ monto }) => monto)).toEqual([restante])
    const before = await balanceOf(id)
    await caja.call('plan_pagos.romper', { planID, motivo: 'Dejó de pagar', restante })
    expect((await caja.pending(id)).map(({ nombre, monto }) => [nombre, monto])).toEqual([
      [`Saldo del plan de pagos ${planID}`, restante],
    ])
    expect(await balanceOf(id)).toBe(before)
  })

  test('is told from inside: what was paid, what it took in, and what came back of it', async () => {
    const { id, owed } = await debtor(1)
    await agree(id, owed, 4)
    const [plan] = await plansOf(id)
    const planID = plan?.id ?? 0
    const parts = await caja.pending(id)
    const { nroRecibo } = cobroOf(await caja.pay(parts.slice(0, 2)))
    const before = await detailOf(planID)
    expect(before.cuotas.map((cuota) => [cuota.monto, cuota.nroRecibo, cuota.revertida])).toEqual(
      parts.map(({ monto }, index) => [monto, index < 2 ? nroRecibo : null, false]),
    )
    expect(before.items.map(({ id, monto, volvio }) => [id, monto, volvio])).toEqual(
      owed.map(({ id, monto }) => [id, monto, null]),
    )
    const shown = await preview(planID)
    await caja.call('plan_pagos.romper', { planID, motivo: 'Dejó de pagar', restante: shown.restante })
    const after = await detailOf(planID)
    expect(after).toMatchObject({ motivo: 'Dejó de pagar', roto: expect.any(String) as string })
    expect(after.cuotas.map(({ revertida }) => revertida)).toEqual([false, false, true, true])
    const back = after.items.filter(({ volvio }) => volvio !== null)
    expect(back.map(({ id, volvio, monto }) => [id, volvio, monto])).toEqual(
      shown.vuelven.map(({ id, monto, original }) => [id, monto, original]),
    )
    // What came back may enter another plan; this one still tells what it had.
    await agree(id, await caja.pending(id), 2)
    expect((await detailOf(planID)).items).toEqual(after.items)
  })

  test('what came back can enter a plan again, and that one be broken too', async () => {
    const { id, owed } = await debtor(1)
    for (const paid of [1, 0, 2]) {
      const items = await caja.pending(id)
      await agree(id, items, 3)
      const [plan] = await plansOf(id)
      await caja.pay((await caja.pending(id)).slice(0, paid))
      const planID = plan?.id ?? 0
      const { restante } = await preview(planID)
      const { sobre } = await caja.call('plan_pagos.romper', { planID, motivo: 'x', restante })
      expect(sobre.estado).toBe(1)
    }
    expect(sum(await caja.pending(id))).toBeLessThan(sum(owed))
  })

  test('its settled items say so, and an instalment whose payment is annulled later is a debt as any other', async () => {
    const { id, owed } = await debtor(1)
    await agree(id, owed, 4)
    const [plan] = await plansOf(id)
    const planID = plan?.id ?? 0
    const parts = await caja.pending(id)
    const { pagoID } = cobroOf(await caja.pay(parts.slice(0, 3)))
    const { restante } = await preview(planID)
    await caja.call('plan_pagos.romper', { planID, motivo: 'Dejó de pagar', restante })
    expect(refusalOf(await caja.pay(owed.slice(0, 1)))).toBe(
      `${owed[0]?.nombre}: se saldó con el plan de pagos ${planID}, que se rescindió el ${formatFecha(today())}.`,
    )
    const annulled = await caja.call('pago.anular', { pagoID, motivo: 'Cheque rechazado' })
    expect(annulled.sobre.estado).toBe(1)
    const again = (await caja.pending(id)).filter(({ tipoPagoID }) => tipoPagoID === 2)
    expect(again.map(({ id, planRoto }) => [id, planRoto])).toEqual(
      parts.slice(0, 3).map(({ id }) => [id, true]),
    )
    // Administration is not among the persons who may choose instalments of a plan.
    const { sobre: paid } = await caja.direct('pago.realizarPagoEfectivo', {
      detallePagosJSON: JSON.stringify(again.slice(0, 1)),
      fechaPago: '2026-11-21',
    })
    expect(paid).toMatchObject({ estado: 1 })
    const rest = await caja.pending(id)
    expect((await agree(id, rest, 3)).sobre).toMatchObject({ estado: 1 })
    const [second] = await plansOf(id)
    await caja.pay((await caja.pending(id)).slice(0, 1))
    const left = await preview(second?.id ?? 0)
    const broken = await caja.call('plan_pagos.romper', {
      planID: second?.id,
      motivo: 'Otra vez',
      restante: left.restante,
    })
    expect(broken.sobre.estado).toBe(1)
    expect(sum(await caja.pending(id))).toBe(cents(left.restante))
    expect(await verificar(caja.db)).toEqual([])
  })

  test('is refused when somebody paid meanwhile, when it is paid, without a reason, of nobody', async () => {
    const { id, owed } = await debtor()
    await agree(id, owed, 2)
    const [plan] = await plansOf(id)
    const planID = plan?.id ?? 0
    const { restante } = await preview(planID)
    const parts = await caja.pending(id)
    const breaking = (mas: object = {}) =>
      caja.call('plan_pagos.romper', { planID, motivo: 'x', restante, ...mas })
    await caja.pay(parts.slice(0, 1))
    expect(refusalOf(await breaking())).toMatch(/^Del plan quedan .+ Revise y confirme de nuevo\.$/)
    await caja.pay(parts.slice(1))
    expect(refusalOf(await breaking())).toBe('El plan está pagado: no queda nada que rescindir.')
    expect(refusalOf(await breaking({ motivo: ' ' }))).toBe('Ingrese el motivo')
    expect(refusalOf(await breaking({ planID: 2_147_483_647 }))).toBe('No se encontró el registro')
  })
})

test('whatever is planned, paid and broken, what is owed stays the same but for what was paid', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 4 }),
      fc.array(
        fc.record({
          cuotas: fc.integer({ min: 1, max: 60 }),
          pagadas: fc.integer({ min: 0, max: 5 }),
          items: fc.integer({ min: 1, max: 6 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      async (conceptos, planes) => {
        const { id, owed } = await debtor(conceptos)
        let paid = 0
        for (const { cuotas, pagadas, items } of planes) {
          const free = (await caja.pending(id)).filter(({ tipoPagoID }) => tipoPagoID !== 2)
          if (free.length === 0) break
          expect((await agree(id, free.slice(0, items), cuotas)).sobre.estado).toBe(1)
          const [plan] = await plansOf(id)
          const parts = (await caja.pending(id)).filter(({ tipoPagoID }) => tipoPagoID === 2)
          const chosen = parts.slice(0, pagadas)
          if (chosen.length > 0) await caja.pay(chosen)
          paid += sum(chosen)
          if (chosen.length < parts.length) {
            const planID = plan?.id ?? 0
            const { restante } = await preview(planID)
            const { sobre } = await caja.call('plan_pagos.romper', { planID, motivo: 'x', restante })
            expect(sobre.estado).toBe(1)
          }
        }
        const pending = await caja.pending(id)
        expect(sum(pending)).toBe(sum(owed) - paid)
        expect(cents((await balanceOf(id)) ?? 0)).toBe(sum(pending))
      },
    ),
    { numRuns: 15 },
  )
}, 60_000)
