import { afterAll, beforeAll, expect, test } from 'vitest'
import { cobroOf, openCaja, refusalOf, type Caja } from '@/backend/prueba/tesoreria/caja'
import { today } from '@/domain/fechas'
import { MEDIOS } from '@/domain/recibo'

let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

const print = (matriculadoID: number, pagoID: number, headers = {}) =>
  caja.call('pago.emitirRecibo', { matriculadoID, pagoID }, headers)
const isCopy = async (vuelta: ReturnType<typeof print>) =>
  ((await vuelta).sobre.datos as { duplicado: boolean }).duplicado

async function paid() {
  const { id, owed } = await caja.memberOwing(1)
  return { id, ...cobroOf(await caja.pay(owed)) }
}

test('the first print of a payment is the original, any later one a duplicate; reading it prints nothing', async () => {
  const { id, pagoID, nroRecibo } = await paid()
  const read = await caja.call('pago.traerRecibo', { matriculadoID: id, pagoID })
  const first = await print(id, pagoID)
  expect(first.sobre.datos).toEqual({ ...(read.sobre.datos as object), duplicado: false })
  expect(first.sobre.datos).toMatchObject({ nroRecibo })
  expect(await isCopy(print(id, pagoID))).toBe(true)
  expect(await isCopy(print(id, pagoID))).toBe(true)
  const other = await paid()
  expect(await isCopy(print(other.id, other.pagoID))).toBe(false)
})

test('the payment’s answer brings, letter by letter, what its first print says', async () => {
  const { id, owed } = await caja.memberOwing(2)
  const { pagoID, recibo } = cobroOf(await caja.pay(owed))
  const first = await print(id, pagoID)
  expect(JSON.stringify(first.sobre.datos)).toBe(JSON.stringify({ ...recibo, duplicado: false }))
  expect(await isCopy(print(id, pagoID))).toBe(true)
})

test('a print asked for again because no answer came is the same one', async () => {
  const { id, pagoID } = await paid()
  const key = { 'idempotency-key': '0198b6a2-5d51-7cc3-8a39-8f4b1c6f0d11' }
  expect(await isCopy(print(id, pagoID, key))).toBe(false)
  expect(await isCopy(print(id, pagoID, key))).toBe(false)
  expect(await isCopy(print(id, pagoID))).toBe(true)
})

test('of many who print at once one has the original', async () => {
  const { id, pagoID } = await paid()
  const copies = await Promise.all([1, 2, 3, 4].map(() => isCopy(print(id, pagoID))))
  expect(copies.toSorted()).toEqual([false, true, true, true])
})

test('an annulled payment’s receipt still prints and says so; of another member, or of nobody, none', async () => {
  const { id, pagoID } = await paid()
  await caja.call('pago.anular', { pagoID, motivo: 'Cobrado dos veces' })
  expect((await print(id, pagoID)).sobre.datos).toMatchObject({
    anulado: expect.any(String) as string,
    motivoAnulacion: 'Cobrado dos veces',
    duplicado: false,
  })
  const other = await paid()
  expect(refusalOf(await print(other.id, pagoID))).toBe('No se encontró el registro')
  expect(refusalOf(await print(id, 2_147_483_647))).toBe('No se encontró el registro')
})

/** What a receipt is made of, all changed after it was issued. */
async function changeAll(ids: number[]): Promise<void> {
  const { db } = caja
  await db.query(
    `UPDATE matriculado SET apellido = 'De López', nombre = 'Otra', domicilio = 'Otra calle 999',
       dni = dni + 1000000, matricula = matricula + 50000 WHERE id = ANY($1)`,
    [ids],
  )
  await db.query("UPDATE medio_pago SET nombre = 'Otra cosa ' || id WHERE id <> 1")
  await db.query("UPDATE usuario SET nombre = 'Cambiada', apellido = 'Después'")
  await db.query("UPDATE concepto SET nombre = 'Otro concepto ' || id")
  await db.query("UPDATE tipo_matricula SET nombre = 'OTRO ' || id WHERE id > 8")
}

test('a receipt says what its original said, whatever is called otherwise since', async () => {
  const [ana, otra] = [await caja.memberOwing(2), await caja.memberOwing(1)]
  const ids = [ana.id, otra.id]
  await caja.db.query(
    "UPDATE matriculado SET domicilio = 'Calle 1', email = 'ana@example.com' WHERE id = ANY($1)",
    [ids],
  )
  const fechaPago = '2026-02-17'
  const cash = cobroOf(await caja.pay(ana.owed.slice(0, 1), { fechaPago }))
  const transfer = cobroOf(
    await caja.pay(ana.owed.slice(1), { fechaPago, medioPagoID: 2, referencia: 'T-1' }),
  )
  // From before lines kept their names, annulled, and its charge called otherwise since.
  const annulled = cobroOf(await caja.pay(otra.owed, { fechaPago, medioPagoID: 5, referencia: '77' }))
  await caja.db.query('UPDATE linea SET nombre = NULL WHERE pago_id = $1', [annulled.pagoID])
  await caja.call('pago.anular', { pagoID: annulled.pagoID, motivo: 'Cheque rechazado' })
  const pagos = [
    { matriculadoID: ana.id, pagoID: cash.pagoID },
    { matriculadoID: ana.id, pagoID: transfer.pagoID },
    { matriculadoID: otra.id, pagoID: annulled.pagoID },
  ]
  const days = { desde: fechaPago, hasta: fechaPago }
  const tells = async () => {
    const recibos = []
    for (const pago of pagos) {
      recibos.push((await caja.call('pago.emitirRecibo', pago)).sobre.datos)
      await caja.call('pago.enviarRecibo', pago)
    }
    const list = await caja.call('recibo.traerTodos', { nroPagina: 1, ...days, orden: 'apellidoNombre asc' })
    const lot = await caja.call('recibo.traerLote', { cantidad: 10, ...days })
    const sheet = await caja.direct('caja.traerPlanilla', { fecha: today(), alcance: 'todas' })
    const cobranzas = await caja.call('estadisticas.traerCobranzas', days)
    const mails = await caja.db.query<{ cuerpo: string }>(
      'SELECT cuerpo FROM mensaje WHERE matriculado_id = ANY($1) ORDER BY id DESC LIMIT 3',
      [ids],
    )
    const own = ({ filas }: { filas: { matriculadoID: number }[] }) =>
      filas.filter(({ matriculadoID }) => ids.includes(matriculadoID))
    return {
      recibos: recibos.map((recibo) => ({ ...(recibo as object), duplicado: undefined })),
      list: own(list.sobre.datos as never).map((row) => ({ ...row, hoy: undefined })),
      lot: (lot.sobre.datos as object[]).map((row) => ({ ...row, hoy: undefined, lugar: undefined })),
      sheet: own(sheet.sobre.datos as never).map((row) => ({ ...row, hoy: undefined })),
      cobranzas: cobranzas.sobre.datos,
      // A letter greets whom it goes to by today's name.
      mails: mails.map(({ cuerpo }) => cuerpo.replace(/^.*\n/, '')),
    }
  }
  const before = await tells()
  expect(before.recibos[1]).toMatchObject({ mp: 'Transferencia', cobrador: 'Nélida Prueba' })
  expect(before.list).toHaveLength(3)
  expect(before.mails[1]).toContain('Forma de pago: Transferencia')
  await changeAll(ids)
  await caja.db.query("UPDATE cargo SET nombre = 'Otra Matrícula' WHERE id = $1", [otra.owed[0]?.id])
  expect(await tells()).toEqual(before)
})

test('a list tells beside the name of then how he is called today', async () => {
  const { id, pagoID, nroRecibo } = await paid()
  const row = async () =>
    (
      (await caja.call('recibo.traerTodos', { nroPagina: 1, numero: Number(nroRecibo) })).sobre.datos as {
        filas: { apellidoNombre: string; hoy: string | null }[]
      }
    ).filas[0]
  const then = await row()
  expect(then?.hoy).toBeNull()
  await caja.db.query("UPDATE matriculado SET apellido = 'De Paz', nombre = 'Rosa' WHERE id = $1", [id])
  expect(await row()).toMatchObject({ id: pagoID, apellidoNombre: then?.apellidoNombre, hoy: 'De Paz, Rosa' })
})

test('what a receipt said is changed by nobody', async () => {
  const { pagoID } = await paid()
  const tamper = (sql: string) => caja.db.query(sql, [pagoID])
  await expect(tamper("UPDATE recibo SET mp = 'Otro' WHERE pago_id = $1")).rejects.toThrow(
    'solo admite agregados',
  )
  await expect(tamper('DELETE FROM recibo WHERE pago_id = $1')).rejects.toThrow('solo admite agregados')
})

test('a means is called on the receipt as on every screen', async () => {
  for (const medio of ['efectivo', 'online', 'debito', 'saldo'] as const) {
    const [row] = await caja.db.query<{ palabra: string }>('SELECT palabra_de_medio($1, NULL) AS palabra', [
      medio,
    ])
    expect(row?.palabra).toBe(MEDIOS[medio])
  }
})
