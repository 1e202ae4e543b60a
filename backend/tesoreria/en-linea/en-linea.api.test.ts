import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openCobro, type Cobro } from '@/backend/prueba/tesoreria/cobro'
import { refusalOf } from '@/backend/prueba/tesoreria/caja'
import { checkRules } from '@/backend/verificar/verificar'
import { centavos } from '@/domain/dinero'

/** T28: what a provider, the network and those who play them may do. */
let cobro: Cobro
beforeAll(async () => {
  cobro = await openCobro()
})
afterEach(() => {
  cobro.pasarela.caida = false
})
afterAll(() => cobro.close())

describe('an online payment', () => {
  test('holds its charges until the provider says they are paid, then pays them once', async () => {
    const { id, owed, pagoID } = await cobro.begun(2)
    expect((await cobro.caja.pending(id)).map((row) => row.id).toSorted()).toEqual(
      owed.map((row) => row.id).toSorted(),
    )
    expect(refusalOf(await cobro.caja.pay(owed))).toContain('está en un pago en línea')

    const { id: aviso } = cobro.pasarela.poner('1001')
    expect(await cobro.notify(aviso)).toBe(200)
    expect(await cobro.estado(pagoID)).toMatchObject({ estado: 'aprobado', rechazado: false })
    expect(await cobro.caja.pending(id)).toEqual([])
    expect(await cobro.payments(id)).toMatchObject([{ medio: 'online', anulado: false }])
    const { nroRecibo, reciboDe } = await cobro.estado(pagoID)
    expect(nroRecibo).toMatch(/^\d+$/)
    const recibo = await cobro.caja.call('pago.traerRecibo', { matriculadoID: id, pagoID: reciboDe })
    expect(recibo.sobre.datos).toMatchObject({ nroRecibo })
  })

  test('is told on the receipt and in the account as what it is', async () => {
    const { id } = await cobro.begun(1)
    await cobro.notify(cobro.pasarela.poner('1002').id)
    const [paid] = await cobro.payments(id)
    const recibo = await cobro.caja.call('pago.traerRecibo', { matriculadoID: id, pagoID: paid?.id })
    expect(recibo.sobre.datos).toMatchObject({ mp: 'En línea', conceptos: [{}] })
    expect((await cobro.caja.account(id)).at(-1)).toMatchObject({ tipoMov: 'Ingreso', saldo: 0 })
  })

  test('without an answer of the provider holds nothing', async () => {
    const { id, owed } = await cobro.caja.memberOwing(1)
    cobro.pasarela.caida = true
    expect(refusalOf(await cobro.begin(id, owed))).toBe(
      'El proveedor de pagos no responde. Intente de nuevo en unos minutos.',
    )
    cobro.pasarela.caida = false
    expect((await cobro.caja.pay(owed)).sobre.estado).toBe(1)
  })

  test('of another member’s charge is refused as of one that is not there', async () => {
    const { id } = await cobro.caja.memberOwing(1)
    const other = await cobro.caja.memberOwing(1)
    expect(refusalOf(await cobro.begin(id, other.owed))).toContain('no existe')
  })

  test('two at once for the same charge: one begins, the other is told why not', async () => {
    const { id, owed } = await cobro.caja.memberOwing(1)
    const both = await Promise.all([cobro.begin(id, owed), cobro.begin(id, owed)])
    expect(both.map(({ sobre }) => sobre.estado).toSorted()).toEqual([0, 1])
    expect(both.find(({ sobre }) => sobre.estado === 0)?.sobre.mensaje).toContain('está en un pago en línea')
  })

  test('the same request again has the same address and holds nothing twice', async () => {
    const { id, owed } = await cobro.caja.memberOwing(1)
    const first = await cobro.begin(id, owed, { 'idempotency-key': 'doble-clic-1' })
    const again = await cobro.begin(id, owed, { 'idempotency-key': 'doble-clic-1' })
    expect(first.sobre).toMatchObject({ estado: 1 })
    expect(again.sobre.datos).toBe(first.sobre.datos)
  })
})

describe('notices', () => {
  test('forged: refused, not kept, nothing moves', async () => {
    const { id, pagoID } = await cobro.begun(1)
    const { id: aviso } = cobro.pasarela.poner('2001')
    const kept = await cobro.kept()
    for (const firma of ['', 'ts=1,v1=00', `ts=${Date.now()},v1=${'0'.repeat(64)}`]) {
      expect(await cobro.notify(aviso, { 'x-signature': firma })).toBe(403)
    }
    expect(await cobro.kept()).toBe(kept)
    expect(await cobro.payments(id)).toEqual([])
    expect(await cobro.stored(pagoID)).toBe('abierto')
    await cobro.notify(aviso)
    expect(await cobro.payments(id)).toHaveLength(1)
  })

  test('the same one 1,000 times: one state change; by itself each is answered in less than a second', async () => {
    const { id } = await cobro.begun(2)
    const { id: aviso } = cobro.pasarela.poner('2002')
    const signed = cobro.signed(aviso)
    let slowest = 0
    // What the machine itself takes for a refusal at the door, which on a busy one is told apart from the work.
    let bare = 0
    const timed = async (post: () => Promise<number>, status: number) => {
      const start = performance.now()
      expect(await post()).toBe(status)
      return performance.now() - start
    }
    for (let batch = 0; batch < 50; batch++) {
      const door = timed(() => cobro.post({ ...signed, cabeceras: {} }), 403)
      const took = await Promise.all(Array.from({ length: 20 }, () => timed(() => cobro.post(signed), 200)))
      slowest = Math.max(slowest, ...took)
      bare = Math.max(bare, await door)
    }
    await cobro.attend()
    // The torture has the machine for itself; here whatever else runs would be measured too.
    if (process.env['PADRON_SEMILLA'] === 'azar') expect(slowest).toBeLessThan(1000 + bare)
    expect(await cobro.payments(id)).toHaveLength(1)
    expect(
      await cobro.caja.db.query('SELECT FROM aviso_en_linea WHERE proveedor_id = $1', ['2002']),
    ).toHaveLength(1)
  })

  test('many of the same payment at once, each signed anew: one state change', async () => {
    const { id } = await cobro.begun(1)
    const { id: aviso } = cobro.pasarela.poner('2003')
    await Promise.all(Array.from({ length: 25 }, () => cobro.post(cobro.signed(aviso))))
    await Promise.all([cobro.attend(), cobro.attend(), cobro.consultAll(), cobro.consultAll()])
    expect(await cobro.payments(id)).toHaveLength(1)
  })

  test('out of order: a refund heard of first is never credited, an old approval after it does nothing', async () => {
    const { id, pagoID } = await cobro.begun(1)
    const refunded = cobro.pasarela.poner('2004', { estado: 'refunded' })
    await cobro.notify(refunded.id)
    cobro.pasarela.poner('2004', { referencia: refunded.referencia, estado: 'approved' })
    await cobro.notify('2004')
    expect(await cobro.payments(id)).toEqual([])
    expect(await cobro.stored(pagoID)).toBe('abierto')
  })

  test('out of order: what was pending a moment ago takes nothing back', async () => {
    const { id, pagoID } = await cobro.begun(1)
    const paid = cobro.pasarela.poner('2005')
    await cobro.notify('2005')
    cobro.pasarela.poner('2005', { ...paid, estado: 'pending' })
    await cobro.notify('2005')
    expect(await cobro.payments(id)).toMatchObject([{ anulado: false }])
    expect(await cobro.stored(pagoID)).toBe('aprobado')
  })

  test('of a payment or a reference nobody knows: answered, logged, nothing else', async () => {
    expect(await cobro.notify('999999')).toBe(200)
    cobro.pasarela.poner('2006', { referencia: 'no-es-de-nadie' })
    expect(await cobro.notify('2006')).toBe(200)
    const details = await cobro.caja.db.query<{ detalle: string }>(
      "SELECT detalle FROM aviso_en_linea WHERE estado = 'ignorado' ORDER BY id",
    )
    expect(details.map(({ detalle }) => detalle)).toEqual([
      'el proveedor no conoce ese pago',
      'referencia desconocida',
    ])
    expect(cobro.logged()).toEqual(expect.arrayContaining(['referencia desconocida']))
  })

  test('too large, or of something else: refused or kept without effect', async () => {
    expect(await cobro.notify('1', {}, 'x'.repeat(70_000))).toBe(413)
    expect(await cobro.notify('77', {}, undefined, 'merchant_order')).toBe(200)
  })
})

describe('money that is not what was asked', () => {
  test.each([
    ['another amount', { monto: centavos(1n) }],
    ['another currency', { moneda: 'USD' }],
  ])('%s: not credited, shown to a person', async (_, mas) => {
    const { id, pagoID } = await cobro.begun(1)
    await cobro.notify(cobro.pasarela.poner(`3-${Object.keys(mas)[0]}`, mas).id)
    expect(await cobro.payments(id)).toEqual([])
    expect(await cobro.stored(pagoID)).toBe('abierto')
    expect(await cobro.observation(pagoID)).toContain('no se acreditó')
    const seen = async () => (await cobro.caja.call('mercado_pago.traerPago', { pagoID })).sobre.datos
    expect(await seen()).toMatchObject({ enRevision: true })
    const back = cobro.pasarela.poner(`3-${Object.keys(mas)[0]}`, { ...mas, estado: 'refunded' })
    await cobro.notify(back.id)
    expect(await seen()).toMatchObject({ enRevision: false })
    expect(await cobro.observation(pagoID)).toBe('El proveedor devolvió el dinero')
  })

  test('a person deals with it outside and says how: it is no question any more, and moved nothing', async () => {
    const { id, pagoID } = await cobro.begun(1)
    await cobro.notify(cobro.pasarela.poner('3-resuelto', { monto: centavos(1n) }).id)
    const resolve = (motivo: string) => cobro.caja.call('mercado_pago.darPorResuelto', { pagoID, motivo })
    expect(refusalOf(await resolve(' '))).toBe('Ingrese el motivo')
    expect((await resolve('Se devolvió por transferencia')).sobre.estado).toBe(1)
    const { datos } = (await cobro.caja.call('mercado_pago.traerPago', { pagoID })).sobre
    expect(datos).toMatchObject({ enRevision: false, resuelto: true })
    const listed = await cobro.caja.call('mercado_pago.traerTodos', { nroPagina: 1, matriculadoID: id })
    expect(listed.sobre.datos).toMatchObject([
      {
        observacion: expect.stringMatching(
          /no se acreditó\. Resuelto: Se devolvió por transferencia$/,
        ) as string,
      },
    ])
    expect(await cobro.payments(id)).toEqual([])
    expect(refusalOf(await resolve('Otra vez'))).toBe('El pago en línea no está en revisión')
    // Told again by the provider it is not asked again; given back by it, that is what is told.
    await cobro.notify('3-resuelto')
    expect((await cobro.caja.call('mercado_pago.traerPago', { pagoID })).sobre.datos).toMatchObject({
      enRevision: false,
    })
    await cobro.notify(cobro.pasarela.poner('3-resuelto', { monto: centavos(1n), estado: 'refunded' }).id)
    expect((await cobro.caja.call('mercado_pago.traerPago', { pagoID })).sobre.datos).toMatchObject({
      resuelto: false,
    })
    expect(await cobro.observation(pagoID)).toMatch(/^El proveedor devolvió el dinero\. Resuelto: /)
  })

  test('for a charge paid in cash meanwhile: credit, flagged, never lost', async () => {
    const { id, owed, pagoID } = await cobro.begun(2)
    await cobro.runOut(pagoID)
    const [first] = owed
    expect((await cobro.caja.pay([first ?? {}])).sobre.estado).toBe(1)
    await cobro.notify(cobro.pasarela.poner('3003').id)
    expect(await cobro.caja.pending(id)).toEqual([])
    expect(await cobro.credit(id)).toBe(first?.monto)
    expect(await cobro.stored(pagoID)).toBe('aprobado')
    expect(await cobro.observation(pagoID)).toContain('saldo a favor')
  })

  test('a second payment of the same attempt is credit too', async () => {
    const { id, owed, pagoID } = await cobro.begun(1)
    await cobro.notify(cobro.pasarela.poner('3004').id)
    await cobro.notify(cobro.pasarela.poner('3005').id)
    expect(await cobro.payments(id)).toHaveLength(2)
    expect(await cobro.credit(id)).toBe(owed[0]?.monto)
    expect(await cobro.observation(pagoID)).toContain('saldo a favor')
  })
})

describe('money given back', () => {
  test.each(['refunded', 'charged_back'])(
    '%s: the payment is reversed once, its charges owed again',
    async (estado) => {
      const { id, owed, pagoID } = await cobro.begun(2)
      const paid = cobro.pasarela.poner(`4-${estado}`)
      await cobro.notify(paid.id)
      cobro.pasarela.poner(paid.id, { ...paid, estado, devuelto: paid.monto })
      await cobro.notify(paid.id)
      await cobro.notify(paid.id)
      expect(await cobro.payments(id)).toMatchObject([{ anulado: true }])
      expect((await cobro.caja.pending(id)).map((row) => row.id).toSorted()).toEqual(
        owed.map((row) => row.id).toSorted(),
      )
      expect(await cobro.stored(pagoID)).toBe('devuelto')
    },
  )

  test('a refund of money that became credit takes the credit, also when it was used', async () => {
    const { id, pagoID } = await cobro.begun(1)
    const reference = cobro.pasarela.pedidas.at(-1)?.referencia ?? null
    await cobro.notify(cobro.pasarela.poner('4003').id)
    const second = cobro.pasarela.poner('4004', { referencia: reference })
    await cobro.notify(second.id)
    expect(await cobro.credit(id)).toBeGreaterThan(0)
    cobro.pasarela.poner('4004', { ...second, estado: 'refunded', devuelto: second.monto })
    await cobro.notify('4004')
    expect(await cobro.credit(id)).toBe(0)
    expect(await cobro.stored(pagoID)).toBe('aprobado')
    cobro.pasarela.poner('4003', { ...second, id: '4003', estado: 'refunded', devuelto: second.monto })
    await cobro.notify('4003')
    expect(await cobro.observation(pagoID)).toBe('El proveedor devolvió el dinero (2 veces)')
  })

  test('an accountant annuls it at the provider alone: here it is refused, and the provider asked at once', async () => {
    const { id, pagoID } = await cobro.begun(1)
    const paid = cobro.pasarela.poner('4005')
    await cobro.notify(paid.id)
    const [payment] = await cobro.payments(id)
    const annulled = await cobro.caja.call('pago.anular', { pagoID: payment?.id, motivo: 'Lo pidió' })
    expect(refusalOf(annulled)).toContain('devuelva el dinero desde el sitio del proveedor de pagos')
    expect(await cobro.payments(id)).toMatchObject([{ anulado: false }])
    expect(await cobro.caja.pending(id)).toEqual([])
    cobro.pasarela.poner('4005', { ...paid, estado: 'refunded', devuelto: paid.monto })
    await cobro.consultDue()
    expect(await cobro.stored(pagoID)).toBe('devuelto')
    expect(await cobro.payments(id)).toMatchObject([{ anulado: true }])
    expect(await checkRules(cobro.caja.db)).toEqual([])
  })

  test('of a provider nobody asks any more a person annuls it here', async () => {
    const { id } = await cobro.begun(1)
    await cobro.notify(cobro.pasarela.poner('4007').id)
    await cobro.caja.db.query(`UPDATE cobro_en_linea SET pasarela = 'prueba' WHERE proveedor_id = '4007'`)
    const [payment] = await cobro.payments(id)
    const annulled = await cobro.caja.call('pago.anular', { pagoID: payment?.id, motivo: 'Lo pidió' })
    expect(annulled.sobre).toMatchObject({ estado: 1 })
    expect(await checkRules(cobro.caja.db)).toEqual([])
  })

  test('a part of it is for a person to decide', async () => {
    const { id, pagoID } = await cobro.begun(1)
    const paid = cobro.pasarela.poner('4006')
    await cobro.notify(paid.id)
    cobro.pasarela.poner('4006', { ...paid, devuelto: centavos(100n) })
    await cobro.notify('4006')
    expect(await cobro.payments(id)).toMatchObject([{ anulado: false }])
    expect(await cobro.observation(pagoID)).toContain('una parte')
  })
})

describe('silence', () => {
  test('a lost notice is made up for by asking', async () => {
    const { id } = await cobro.begun(1)
    cobro.pasarela.poner('5001')
    await cobro.consultAll()
    expect(await cobro.payments(id)).toHaveLength(1)
  })

  test('the provider down for an hour: what it noticed is kept, nothing ends, all of it comes afterwards', async () => {
    const { id, pagoID } = await cobro.begun(1)
    const other = await cobro.begun(1)
    cobro.pasarela.caida = true
    await cobro.notify('5002')
    await cobro.consultAll()
    await cobro.caja.db.query(
      "UPDATE pago_en_linea SET vence_en = now() - interval '1 minute' WHERE id = ANY($1)",
      [[pagoID, other.pagoID]],
    )
    await cobro.consultAll()
    expect([await cobro.stored(pagoID), await cobro.stored(other.pagoID)]).toEqual(['abierto', 'abierto'])
    cobro.pasarela.caida = false
    const [asked] = cobro.pasarela.pedidas.slice(-2)
    cobro.pasarela.poner('5002', {
      referencia: asked?.referencia ?? null,
      monto: centavos(asked?.total ?? 0n),
    })
    await cobro.caja.db.query("UPDATE aviso_en_linea SET atender_en = now() WHERE estado = 'nuevo'")
    await cobro.attend()
    await cobro.consultAll()
    expect(await cobro.payments(id)).toHaveLength(1)
    expect([await cobro.stored(pagoID), await cobro.stored(other.pagoID)]).toEqual(['aprobado', 'vencido'])
  })

  test('one nobody paid runs out and its charges are free; a payment on paper is called off then', async () => {
    const { owed, pagoID } = await cobro.begun(1)
    cobro.pasarela.poner('5003', { estado: 'pending' })
    await cobro.runOut(pagoID)
    expect(await cobro.stored(pagoID)).toBe('vencido')
    expect(cobro.pasarela.cobros.get('5003')?.estado).toBe('cancelled')
    expect((await cobro.caja.pay(owed)).sobre.estado).toBe(1)
  })

  test('money that comes after it ran out pays what is still owed', async () => {
    const { id, pagoID } = await cobro.begun(1)
    await cobro.runOut(pagoID)
    await cobro.notify(cobro.pasarela.poner('5004').id)
    expect(await cobro.caja.pending(id)).toEqual([])
    expect(await cobro.credit(id)).toBe(0)
    expect(await cobro.stored(pagoID)).toBe('aprobado')
  })
})

describe('an accountant cancels', () => {
  const cancel = (pagoID: number) =>
    cobro.caja.call('mercado_pago.cancelarPago', { pagoID, motivo: 'Paga en caja' })

  test('an open one: the provider stops taking it, its charges are free', async () => {
    const { owed, pagoID } = await cobro.begun(1)
    const before = cobro.pasarela.cerradas.length
    expect((await cancel(pagoID)).sobre.estado).toBe(1)
    expect(cobro.pasarela.cerradas).toHaveLength(before + 1)
    expect(await cobro.stored(pagoID)).toBe('cancelado')
    expect((await cobro.caja.pay(owed)).sobre.estado).toBe(1)
    expect(refusalOf(await cancel(pagoID))).toBe('El pago en línea ya está cancelado')
  })

  test('one that was paid meanwhile: it is credited instead, and he is told', async () => {
    const { id, pagoID } = await cobro.begun(1)
    cobro.pasarela.poner('6001')
    expect((await cancel(pagoID)).sobre).toMatchObject({
      estado: 0,
      mensaje: 'No se canceló: el pago ya estaba hecho y se acreditó.',
    })
    expect(await cobro.payments(id)).toHaveLength(1)
  })

  test('not while the provider is silent', async () => {
    const { pagoID } = await cobro.begun(1)
    cobro.pasarela.caida = true
    expect(refusalOf(await cancel(pagoID))).toContain('no se puede saber si ya se pagó')
    expect(await cobro.stored(pagoID)).toBe('abierto')
  })
})

describe('a doctor', () => {
  test('pays his own, also instalments of his plan; of another’s payment he sees nothing', async () => {
    const doctor = await cobro.doctor()
    const { owed } = doctor
    const monto = owed.reduce((sum, row) => sum + row.monto, 0)
    await cobro.caja.call('plan_pagos.crear', {
      matriculadoID: doctor.id,
      pagosJSON: JSON.stringify(owed),
      monto,
      cuotas: 2,
    })
    const plan = await cobro.caja.pending(doctor.id)
    const begun = await cobro.begin(doctor.id, plan, {}, doctor.token)
    expect(begun.sobre).toMatchObject({ estado: 1 })
    const pagoID = await cobro.last()
    const other = await cobro.begun(1)
    const seen = (id: number, matriculadoID?: number) =>
      cobro.api.call('mercado_pago.traerPago', { pagoID: id, matriculadoID }, { token: doctor.token })
    expect((await seen(pagoID, doctor.id)).sobre).toMatchObject({ estado: 1, datos: { id: pagoID } })
    for (const hidden of [seen(other.pagoID, doctor.id), seen(other.pagoID, other.id), seen(other.pagoID)]) {
      expect((await hidden).sobre).toMatchObject({
        estado: 0,
        mensaje: 'No se encontró el registro',
        datos: null,
      })
    }
  })

  test('does not begin a payment of another’s charge, and is told nothing of it', async () => {
    const doctor = await cobro.doctor()
    const other = await cobro.caja.memberOwing(1)
    await cobro.caja.pay(other.owed)
    expect(refusalOf(await cobro.begin(doctor.id, other.owed, {}, doctor.token))).toBe(
      'Alguno de los pagos elegidos no existe. Actualice la lista y vuelva a elegir.',
    )
    expect(refusalOf(await cobro.begin(other.id, other.owed, {}, doctor.token))).toBe(
      'No se encontró el registro',
    )
  })
})
