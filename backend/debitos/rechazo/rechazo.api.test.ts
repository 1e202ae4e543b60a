import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { leaveOutStale } from '@/backend/avisos/mensaje/vigencia'
import { type MesaDeRondas, NOVIEMBRE, openRondas } from '@/backend/prueba/debitos/rondas'

let mesa: MesaDeRondas
beforeAll(async () => {
  mesa = await openRondas()
})
beforeEach(async () => {
  await mesa.forget()
})
afterAll(() => mesa.end())

interface Fila {
  matriculadoID: number
  daListadoID: number | null
  debe: number
  seguidos: number
  aBaja: boolean
}
const list = async (wire: object = {}) =>
  (await mesa.call('rechazo.traerTodos', { nroPagina: 1, ...wire })).datos as Fila[]
const idsOf = async (wire: object = {}) => (await list(wire)).map(({ matriculadoID }) => matriculadoID)
async function toldAtFirst(clase: string) {
  const { pendientes } = (await mesa.call('inicio.traerPendientes', {})).datos as {
    pendientes: { clase: string; cantidad: number }[]
  }
  return pendientes.find((one) => one.clase === clase)
}
/** How many the first screen tells as not written to. */
const untold = async (): Promise<number> => (await toldAtFirst('rechazosSinAvisar'))?.cantidad ?? 0
const DICIEMBRE = { ...NOVIEMBRE, mes: 12 }

/** Rejects them in a round of the month. */
async function rejected(cual: typeof NOVIEMBRE, ids: number[], texto = 'Cuentas sin saldo') {
  const rondaID = await mesa.send(cual)
  const dichos = ids.map((matriculadoID) => ({ matriculadoID, texto }))
  await mesa.apply(await mesa.report(rondaID, dichos))
}

test('rejected debits with their reason and what to do; what is paid leaves the pending ones', async () => {
  const [ana, eva, leo] = [await mesa.debtor(), await mesa.debtor(), await mesa.debtor()]
  const rondaID = await mesa.send()
  await mesa.apply(
    await mesa.report(rondaID, [
      { matriculadoID: ana.id, texto: 'Cuentas sin saldo' },
      { matriculadoID: eva.id, texto: 'Tipo de cuenta no se encuentra permitido' },
      { matriculadoID: leo.id, importe: leo.importe },
    ]),
  )
  const [first, second] = await list()
  expect([first, second]).toMatchObject([
    {
      ...{ matriculadoID: ana.id, debe: ana.owed[0]?.monto, seguidos: 1, aBaja: false, dejar: false },
      ...{ quien: 'matriculado', paso: expect.stringMatching(/^Queda pendiente/) as string },
      respuesta: { rondaID, resultado: -4, motivo: 'No hubo dinero en la cuenta en todo el mes' },
    },
    { matriculadoID: eva.id, dejar: true, paso: expect.stringMatching(/CBU vigente/) as string },
  ])
  expect(await untold()).toBe(2)
  expect((await mesa.call('rendicion.traerResultados', {})).datos).toMatchObject([
    { rondaID, forma: 41, mes: 11, anio: 2026, cobros: 1, total: leo.owed[0]?.monto, rechazos: 2 },
  ])
  expect(await toldAtFirst('debitosAplicados')).toMatchObject({
    ...{ cantidad: 1, monto: leo.owed[0]?.monto, mes: '2026-11', detalle: 'BSE' },
  })
  // What the bank brought is in nobody's drawer.
  expect(await toldAtFirst('caja')).toBeUndefined()
  const write = (estado: string) =>
    mesa.caja.db.query(
      `WITH e AS (INSERT INTO envio (origen, titulo) VALUES ('rechazos', 'x') RETURNING id)
       INSERT INTO mensaje (envio_id, matriculado_id, medio, destino, asunto, cuerpo, estado)
       SELECT e.id, $1, 2, 'a@b.example', 'x', 'x', $2 FROM e`,
      [eva.id, estado],
    )
  await write('cancelado')
  await write('fallado')
  expect(await untold()).toBe(2)
  await write('pendiente')
  expect(await untold()).toBe(1)
  // The month is pending again at once: the counter takes it.
  expect((await mesa.caja.pay(ana.owed)).sobre.estado).toBe(1)
  expect(await idsOf()).toEqual([eva.id])
  expect(await untold()).toBe(0)
  expect(await list({ mes: 11, anio: 2026 })).toMatchObject([
    { matriculadoID: ana.id, debe: 0 },
    { matriculadoID: eva.id },
  ])
  expect(await idsOf({ forma: 42 })).toEqual([])
  const lot = await mesa.call('rechazo.traerLote', { cantidad: 10 })
  expect(lot.datos).toMatchObject([{ matriculadoID: eva.id }])
})

test('money that came in all the same is no rejected debit here', async () => {
  const ana = await mesa.debtor()
  const rondaID = await mesa.send()
  const cbu = '3210001250000000000995'
  await mesa.apply(await mesa.report(rondaID, [{ matriculadoID: ana.id, importe: ana.importe, cbu }]))
  expect(await idsOf({ mes: 11, anio: 2026 })).toEqual([])
  expect(await untold()).toBe(0)
})

test('after as many in a row as the setting says leaving is proposed, and one act ends it', async () => {
  const kept = `INSERT INTO ajuste (clave, valor) VALUES ('debito.41', '{"rechazosSeguidos": 2}')`
  await mesa.caja.db.query(kept)
  const [ana, eva] = [await mesa.debtor({}, 2), await mesa.debtor({}, 2)]
  const november = await mesa.send()
  await mesa.apply(
    await mesa.report(november, [
      { matriculadoID: ana.id, texto: 'Cuentas sin saldo' },
      { matriculadoID: eva.id, importe: eva.importe },
    ]),
  )
  expect(await list()).toMatchObject([{ matriculadoID: ana.id, seguidos: 1, aBaja: false }])
  expect(await idsOf({ aBaja: true })).toEqual([])
  await rejected(DICIEMBRE, [ana.id, eva.id])
  const filas = await list()
  expect(filas.map(({ seguidos, aBaja }) => [seguidos, aBaja])).toEqual([
    [2, true],
    [1, false],
  ])
  expect(await idsOf({ aBaja: true })).toEqual([ana.id])
  const { daListadoID } = filas[0] as Fila
  const baja = { matriculadoID: ana.id, daListadoID, motivo: '2 rechazos seguidos' }
  expect(await mesa.call('da_listado.baja', baja)).toMatchObject({ estado: 1 })
  expect(await list()).toMatchObject([{ matriculadoID: ana.id, daListadoID: null, aBaja: false }, {}])
  expect(await idsOf({ aBaja: true })).toEqual([])
})

test('a message to those chosen tells amount, month, reason and how to pay; paid meanwhile, it is not sent', async () => {
  const [ana, eva] = [await mesa.debtor(), await mesa.debtor()]
  await mesa.caja.db.query("UPDATE matriculado SET email = 'ana@correo.example' WHERE id = $1", [ana.id])
  await rejected(NOVIEMBRE, [ana.id, eva.id])
  const matriculadosJSON = JSON.stringify([ana.id, eva.id])
  const shown = await mesa.call('rechazo.simularMensaje', { medio: 2, matriculadosJSON })
  expect(shown.datos).toMatchObject({
    ...{ cantidad: 2, sinDestino: 1 },
    filas: [
      { importe: ana.owed[0]?.monto, mes: 'Noviembre 2026', destino: 'ana@correo.example' },
      { destino: null, motivo: 'No tiene correo electrónico' },
    ],
  })
  const sent = await mesa.call('rechazo.enviarMensaje', {
    ...{ medio: 2, asunto: 'Débito de {mes}', cantidad: 2, matriculadosJSON },
    texto: '{motivo}: {importe}. {pago}.',
  })
  expect(sent).toMatchObject({ estado: 1, datos: { pendientes: 1, omitidos: 1 } })
  const { envioID } = sent.datos as { envioID: number }
  const letter = async () =>
    (
      (await mesa.call('mensaje.traerTodos', { nroPagina: 1, envioID })).datos as Record<string, unknown>[]
    ).find(({ matriculadoID }) => matriculadoID === ana.id)
  expect(await letter()).toMatchObject({
    asunto: 'Débito de Noviembre 2026',
    texto: expect.stringMatching(
      /^No hubo dinero en la cuenta en todo el mes: \$ [\d.,]+\. Puede pagar en Tesorería\.$/,
    ) as string,
    estado: 'pendiente',
  })
  expect((await mesa.caja.pay(ana.owed)).sobre.estado).toBe(1)
  await leaveOutStale(mesa.caja.db)
  expect(await letter()).toMatchObject({ estado: 'omitido', causa: 'Ya no se debe' })
})
