import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openCobro, type Cobro } from '@/backend/prueba/tesoreria/cobro'
import { refusalOf } from '@/backend/prueba/tesoreria/caja'
import { checkRules } from '@/backend/verificar/verificar'

/** An online payment that was refused or left: what it held is free at once, and no money of it is ever lost. */
let cobro: Cobro
beforeAll(async () => {
  cobro = await openCobro()
})
afterEach(() => {
  cobro.pasarela.caida = false
})
afterAll(async () => {
  expect(await checkRules(cobro.caja.db)).toEqual([])
  await cobro.close()
})

const refuse = (id: string) => cobro.notify(cobro.pasarela.poner(id, { estado: 'rejected' }).id)
const reference = (): string | null => cobro.pasarela.pedidas.at(-1)?.referencia ?? null

describe('a refused card', () => {
  test('frees its charges at once; paid with another one, it pays what is still owed', async () => {
    const { id, pagoID } = await cobro.begun(1)
    await refuse('1010')
    expect(await cobro.stored(pagoID)).toBe('cancelado')
    expect(await cobro.estado(pagoID)).toMatchObject({ rechazado: true, url: null })
    expect(await cobro.caja.pending(id)).toMatchObject([{ enTramite: null }])
    await cobro.notify(cobro.pasarela.poner('1011').id)
    expect(await cobro.estado(pagoID)).toMatchObject({ estado: 'aprobado', rechazado: false })
    expect(await cobro.caja.pending(id)).toEqual([])
    expect(await cobro.credit(id)).toBe(0)
  })

  test('then cash at the counter, then an approval all the same: credit, flagged', async () => {
    const { id, owed, pagoID } = await cobro.begun(1)
    await refuse('1020')
    expect((await cobro.caja.pay(owed)).sobre.estado).toBe(1)
    await cobro.notify(cobro.pasarela.poner('1021').id)
    await cobro.notify('1021')
    expect(await cobro.payments(id)).toHaveLength(1)
    expect(await cobro.credit(id)).toBe(owed[0]?.monto)
    expect(await cobro.stored(pagoID)).toBe('aprobado')
    expect(await cobro.observation(pagoID)).toContain('saldo a favor')
  })

  test('then money of another amount: under review, as ever', async () => {
    const { id, pagoID } = await cobro.begun(1)
    await refuse('1030')
    await cobro.notify(cobro.pasarela.poner('1031', { moneda: 'USD' }).id)
    expect(await cobro.estado(pagoID)).toMatchObject({ estado: 'cancelado', enRevision: true })
    expect(await cobro.payments(id)).toEqual([])
  })

  test('then paper: it holds its charges again while they are free, and waits longer', async () => {
    const { owed, pagoID } = await cobro.begun(1)
    const { vence } = await cobro.estado(pagoID)
    await refuse('1040')
    await cobro.notify(cobro.pasarela.poner('1041', { estado: 'pending' }).id)
    const waiting = await cobro.estado(pagoID)
    expect(waiting).toMatchObject({ estado: 'pendiente', rechazado: false })
    expect(Date.parse(waiting.vence) - Date.parse(vence)).toBeGreaterThan(48 * 3600 * 1000)
    expect(refusalOf(await cobro.caja.pay(owed))).toContain('está en un pago en línea')
    // The refusal told again changes nothing; the paper called off frees them.
    await cobro.notify('1040')
    expect(await cobro.stored(pagoID)).toBe('pendiente')
    await cobro.notify(cobro.pasarela.poner('1041', { estado: 'cancelled' }).id)
    expect(await cobro.estado(pagoID)).toMatchObject({ estado: 'cancelado', vence })
    expect((await cobro.caja.pay(owed)).sobre.estado).toBe(1)
    // What was paid meanwhile is not held by anything any more.
    await cobro.notify(cobro.pasarela.poner('1042', { estado: 'pending' }).id)
    expect(await cobro.stored(pagoID)).toBe('cancelado')
  })

  test('after it was looked at for days frees its charges too', async () => {
    const { owed, pagoID } = await cobro.begun(1)
    const { vence } = await cobro.estado(pagoID)
    await cobro.notify(cobro.pasarela.poner('1050', { estado: 'in_process' }).id)
    expect((await cobro.estado(pagoID)).vence > vence).toBe(true)
    await refuse('1050')
    expect(await cobro.stored(pagoID)).toBe('cancelado')
    expect((await cobro.caja.pay(owed)).sobre.estado).toBe(1)
  })

  test('told with the one that was approved after it lets nothing go in between', async () => {
    const { id, pagoID } = await cobro.begun(1)
    cobro.pasarela.poner('1060', { estado: 'rejected' })
    cobro.pasarela.poner('1061')
    await cobro.consultAll()
    expect(await cobro.stored(pagoID)).toBe('aprobado')
    const [row] = await cobro.caja.db.query<{ motivo: string | null }>(
      'SELECT motivo FROM pago_en_linea WHERE id = $1',
      [pagoID],
    )
    expect(row?.motivo).toBeNull()
    expect(await cobro.payments(id)).toHaveLength(1)
  })

  test('without any notice the provider is asked on while another card may be tried', async () => {
    const first = await cobro.begun(1)
    cobro.pasarela.poner('1070', { estado: 'rejected' })
    await cobro.consultAll()
    expect(await cobro.stored(first.pagoID)).toBe('cancelado')
    const [due] = await cobro.caja.db.query<{ soon: boolean }>(
      `SELECT consultar_en < now() + interval '2 minutes' AS soon FROM pago_en_linea WHERE id = $1`,
      [first.pagoID],
    )
    expect(due?.soon).toBe(true)
    cobro.pasarela.poner('1071')
    // Who looks at it need not wait for that minute.
    await cobro.caja.db.query('UPDATE pago_en_linea SET consultado_en = NULL WHERE id = $1', [first.pagoID])
    expect(await cobro.estado(first.pagoID)).toMatchObject({ estado: 'aprobado' })
  })

  test('begun anew, the provider takes the former one no more; paid there before, it is credit', async () => {
    const { id, owed, pagoID } = await cobro.begun(1)
    const before = reference()
    await refuse('1080')
    const closed = cobro.pasarela.cerradas.length
    expect((await cobro.begin(id, owed)).sobre.estado).toBe(1)
    expect(cobro.pasarela.cerradas).toHaveLength(closed + 1)
    await cobro.notify(cobro.pasarela.poner('1081', { referencia: before }).id)
    await cobro.notify(cobro.pasarela.poner('1082').id)
    expect(await cobro.caja.pending(id)).toEqual([])
    expect(await cobro.payments(id)).toHaveLength(2)
    expect(await cobro.credit(id)).toBe(owed[0]?.monto)
    expect(await cobro.stored(pagoID)).toBe('aprobado')
  })
})

describe('a doctor lets go', () => {
  const letGo = (token: string, pagoID: number, matriculadoID?: number, clave?: string) =>
    cobro.api.call(
      'mercado_pago.cancelarPago',
      { pagoID, matriculadoID, motivo: 'Lo dejó el matriculado' },
      { token, headers: clave ? { 'idempotency-key': clave } : {} },
    )
  const begunByDoctor = async () => {
    const doctor = await cobro.doctor()
    expect((await cobro.begin(doctor.id, doctor.owed, {}, doctor.token)).sobre.estado).toBe(1)
    return { ...doctor, pagoID: await cobro.last() }
  }

  test('of his own, once however often it is sent; of nobody else’s', async () => {
    const { id, owed, token, pagoID } = await begunByDoctor()
    const other = await cobro.begun(1)
    for (const matriculadoID of [id, other.id, undefined]) {
      expect(refusalOf(await letGo(token, other.pagoID, matriculadoID))).toBe('No se encontró el registro')
    }
    expect(await cobro.stored(other.pagoID)).toBe('abierto')
    for (let time = 0; time < 2; time++) {
      expect((await letGo(token, pagoID, id, 'dejar-uno')).sobre).toMatchObject({ estado: 1 })
    }
    expect(await cobro.caja.pending(id)).toMatchObject(owed.map(() => ({ enTramite: null })))
    expect(refusalOf(await letGo(token, pagoID, id))).toBe('El pago en línea ya está cancelado')
  })

  test('while he pays it in another window: paid before, it is credited and told; after, it pays what is owed', async () => {
    const paid = await begunByDoctor()
    cobro.pasarela.poner('2001')
    expect((await letGo(paid.token, paid.pagoID, paid.id)).sobre).toMatchObject({
      estado: 0,
      mensaje: 'No se canceló: el pago ya estaba hecho y se acreditó.',
    })
    const left = await begunByDoctor()
    expect((await letGo(left.token, left.pagoID, left.id)).sobre).toMatchObject({ estado: 1 })
    await cobro.notify(cobro.pasarela.poner('2002').id)
    for (const { id, pagoID } of [paid, left]) {
      expect(await cobro.stored(pagoID)).toBe('aprobado')
      expect(await cobro.payments(id)).toHaveLength(1)
      expect(await cobro.caja.pending(id)).toEqual([])
    }
  })

  test('not while the provider is silent', async () => {
    const { id, token, pagoID } = await begunByDoctor()
    cobro.pasarela.caida = true
    expect(refusalOf(await letGo(token, pagoID, id))).toContain('no se puede saber si ya se pagó')
    expect(await cobro.stored(pagoID)).toBe('abierto')
  })

  test('of one that is refused at that moment: his act stands written', async () => {
    const { id, token, pagoID } = await begunByDoctor()
    cobro.pasarela.poner('2010', { estado: 'rejected' })
    expect((await letGo(token, pagoID, id)).sobre).toMatchObject({ estado: 1 })
    expect(await cobro.estado(pagoID)).toMatchObject({ estado: 'cancelado', rechazado: false })
    const acts = await cobro.caja.db.query(
      "SELECT FROM auditoria WHERE accion = 'pago.cancelarEnLinea' AND entidad_id = $1",
      [pagoID],
    )
    expect(acts).toHaveLength(1)
  })
})
