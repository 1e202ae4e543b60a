import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MesaDeRondas, NOVIEMBRE, openRondas } from '@/backend/prueba/debitos/rondas'
import { verificar } from '@/backend/verificar/verificar'

let mesa: MesaDeRondas
beforeAll(async () => {
  mesa = await openRondas()
})
beforeEach(() => mesa.forget())
afterAll(() => mesa.end())

interface Fila {
  matriculadoID: number
  ultimo: Record<string, unknown> | null
}
const list = async (wire: object = {}) =>
  (await mesa.call('da_listado.traerTodos', { nroPagina: 1, ...wire })).datos as Fila[]
const lastOf = async (id: number) => (await list()).find(({ matriculadoID }) => matriculadoID === id)?.ultimo
const idsOf = async (ultimo: string) =>
  (await list({ ultimo })).map(({ matriculadoID }) => matriculadoID).sort((a, b) => a - b)

test('beside everybody in debit stands what became of his last debit, which can be looked for', async () => {
  const [ana, eva, leo] = [await mesa.debtor(), await mesa.debtor(), await mesa.debtor()]
  const rondaID = await mesa.close()
  expect(await lastOf(ana.id)).toBeNull()
  expect(await idsOf('nunca')).toEqual([ana.id, eva.id, leo.id])
  await mesa.call('ronda.enviar', { rondaID })
  const monto = ana.owed[0]?.monto
  const noviembre = { rondaID, ...NOVIEMBRE, pedido: monto }
  expect(await lastOf(ana.id)).toEqual({
    ...noviembre,
    ...{ estado: 'espera', cobrado: null, fecha: null, resultado: null, codigo: null, motivo: null },
  })
  expect(await idsOf('espera')).toEqual([ana.id, eva.id, leo.id])
  await mesa.apply(
    await mesa.report(rondaID, [
      { matriculadoID: ana.id, importe: ana.importe, dia: '2026-11-12' },
      { matriculadoID: eva.id, texto: 'Cuentas sin saldo' },
    ]),
  )
  expect(await lastOf(ana.id)).toMatchObject({
    ...noviembre,
    ...{ estado: 'cobrado', cobrado: monto, fecha: '2026-11-12', resultado: 1, motivo: null },
  })
  expect(await lastOf(eva.id)).toMatchObject({
    ...noviembre,
    ...{ estado: 'rechazado', cobrado: null, fecha: null, resultado: -4 },
    motivo: 'No hubo dinero en la cuenta en todo el mes',
  })
  expect([
    await idsOf('cobrado'),
    await idsOf('rechazado'),
    await idsOf('espera'),
    await idsOf('nunca'),
  ]).toEqual([[ana.id], [eva.id], [leo.id], []])
  await mesa.call('ronda.terminar', { rondaID, motivo: 'No responde más' })
  expect(await lastOf(leo.id)).toMatchObject({ estado: 'sinRespuesta' })
  expect(await idsOf('sinRespuesta')).toEqual([leo.id])
  const lot = await mesa.call('da_listado.traerLote', { ultimo: 'rechazado', cantidad: 10 })
  expect(lot.datos).toMatchObject([{ matriculadoID: eva.id, ultimo: { estado: 'rechazado' } }])
})

test('the last is that of the last round that went out; a report taken back leaves it waiting', async () => {
  const ana = await mesa.debtor({}, 2)
  const first = await mesa.send()
  await mesa.apply(await mesa.report(first, [{ matriculadoID: ana.id, texto: 'Cuentas sin saldo' }]))
  const second = await mesa.send({ ...NOVIEMBRE, mes: 12 })
  expect(await lastOf(ana.id)).toMatchObject({ mes: 12, estado: 'espera' })
  const read = await mesa.report(second, [{ matriculadoID: ana.id, importe: 100n }])
  const rendicionID = await mesa.apply(read)
  expect(await lastOf(ana.id)).toMatchObject({ estado: 'cobrado', resultado: 2, cobrado: 1 })
  const { datos } = await mesa.call('da_listado.traerResultados', { matriculadoID: ana.id })
  expect(datos).toMatchObject([
    { mes: 12, estado: 'cobrado', motivo: 'Se cobró otro importe que el pedido' },
    { mes: 11, estado: 'rechazado' },
  ])
  await mesa.call('rendicion.deshacer', { rendicionID, motivo: 'Era de otro' })
  expect(await lastOf(ana.id)).toMatchObject({ mes: 12, estado: 'espera', resultado: null, cobrado: null })
  expect(await verificar(mesa.caja.db)).toEqual([])
})

test('somebody taken out of a round keeps the debit before as his last', async () => {
  const [ana, eva] = [await mesa.debtor({}, 2), await mesa.debtor({}, 2)]
  await mesa.send()
  const second = await mesa.close({ ...NOVIEMBRE, mes: 12 })
  const filas = (await mesa.call('ronda.traerFilas', { rondaID: second })).datos as {
    id: number
    matriculadoID: number
  }[]
  const rondaFilaID = filas.find(({ matriculadoID }) => matriculadoID === ana.id)?.id
  expect(await mesa.call('ronda.sacar', { rondaFilaID, motivo: 'Paga acá' })).toMatchObject({ estado: 1 })
  await mesa.call('ronda.enviar', { rondaID: second })
  expect(await lastOf(ana.id)).toMatchObject({ mes: 11 })
  expect(await lastOf(eva.id)).toMatchObject({ mes: 12 })
})

test('what the bank collected and gave back is not told as collected; the rest of its round is', async () => {
  const icbc = { ...NOVIEMBRE, forma: 42 }
  const [ana, eva] = [await mesa.debtor({ entidad: '015' }), await mesa.debtor({ entidad: '015' })]
  const rondaID = await mesa.send(icbc)
  const both = [ana, eva].map(({ id, importe }) => ({ matriculadoID: id, importe }))
  await mesa.apply(await mesa.report(rondaID, both, 'SB'))
  expect(await idsOf('cobrado')).toEqual([ana.id, eva.id])
  const back = { matriculadoID: ana.id, importe: ana.importe, reversa: '2026-11-20' } as const
  const rendicionID = await mesa.apply(await mesa.report(rondaID, [back], 'SB'))
  expect(await lastOf(ana.id)).toMatchObject({
    estado: 'revertido',
    motivo: 'El banco devolvió el dinero el 20/11/2026: está en los cobros por resolver',
  })
  expect([await idsOf('cobrado'), await idsOf('revertido')]).toEqual([[eva.id], [ana.id]])
  await mesa.call('rendicion.deshacer', { rendicionID, motivo: 'Era de otro mes' })
  expect([await idsOf('cobrado'), await idsOf('revertido')]).toEqual([[ana.id, eva.id], []])
  expect(await verificar(mesa.caja.db)).toEqual([])
})
