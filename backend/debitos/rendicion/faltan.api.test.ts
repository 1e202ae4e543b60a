import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MesaDeRondas, openRondas } from '@/backend/prueba/debitos/rondas'

let mesa: MesaDeRondas
beforeAll(async () => {
  mesa = await openRondas()
})
beforeEach(() => mesa.forget())
afterAll(() => mesa.end())

const idsOf = async (wire: object) =>
  ((await mesa.call('ronda.traerFilas', { nroPagina: 1, ...wire })).datos as { matriculadoID: number }[])
    .map(({ matriculadoID }) => matriculadoID)
    .sort((a, b) => a - b)

test('a report of less than was sent tells by name who is missing, before and after it is applied', async () => {
  const [ana, eva, leo] = [await mesa.debtor(), await mesa.debtor(), await mesa.debtor()]
  await mesa.debtor({ tipoCuenta: 1 }, 1)
  const rondaID = await mesa.send()
  const read = await mesa.report(rondaID, [
    { matriculadoID: ana.id, importe: ana.importe },
    { matriculadoID: 0, importe: 500n, matricula: '999999' },
  ])
  const { id, faltan } = read.datos as { id: number; faltan: number }
  expect(faltan).toBe(2)
  const missing = { rondaID, faltanEn: id }
  // Of the other file of the round nobody is missing in this one.
  expect(await idsOf(missing)).toEqual([eva.id, leo.id])
  await mesa.apply(read)
  expect(await idsOf(missing)).toEqual([eva.id, leo.id])
  const lot = await mesa.call('ronda.traerLoteDeFilas', { ...missing, cantidad: 1 })
  expect(lot.datos).toHaveLength(1)
  const rest = await mesa.report(rondaID, [{ matriculadoID: eva.id, texto: 'Cuentas sin saldo' }])
  await mesa.apply(rest)
  expect(await idsOf(missing)).toEqual([leo.id])
  expect(await idsOf({ rondaID, faltanEn: (rest.datos as { id: number }).id })).toEqual([leo.id])
})

test('the debits of a round are looked through by what became of them', async () => {
  const [ana, eva, leo] = [await mesa.debtor(), await mesa.debtor(), await mesa.debtor()]
  const rondaID = await mesa.close()
  const first = await mesa.call('ronda.traerFilas', { rondaID, nroPagina: 1 })
  expect(first.datos).toMatchObject([{ respuesta: null }, { respuesta: null }, { respuesta: null }])
  await mesa.call('ronda.enviar', { rondaID })
  await mesa.apply(
    await mesa.report(rondaID, [
      { matriculadoID: ana.id, importe: ana.importe },
      { matriculadoID: eva.id, texto: 'Cuentas sin saldo' },
    ]),
  )
  for (const [respuesta, one] of [
    ['cobrado', ana],
    ['rechazado', eva],
    ['espera', leo],
  ] as const)
    expect(await idsOf({ rondaID, respuesta })).toEqual([one.id])
  const rejected = await mesa.call('ronda.traerFilas', { rondaID, respuesta: 'rechazado' })
  expect(rejected.datos).toMatchObject([
    { respuesta: { resultado: -4, motivo: 'No hubo dinero en la cuenta en todo el mes' } },
  ])
})
