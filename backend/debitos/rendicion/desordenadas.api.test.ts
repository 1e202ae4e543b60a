import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Dicho } from '@/backend/prueba/debitos/rendicion'
import {
  openRondas,
  NOVIEMBRE,
  type Datos,
  type Deudor,
  type MesaDeRondas,
} from '@/backend/prueba/debitos/rondas'
import { verificar } from '@/backend/verificar/verificar'

let mesa: MesaDeRondas
beforeAll(async () => {
  mesa = await openRondas()
})
beforeEach(() => mesa.forget())
afterAll(() => mesa.end())

/** A debit that the bank collected on the 12th and gave back on the 14th, of which the second file was loaded first. */
async function loaded(): Promise<{
  ana: Deudor
  say: (...dichos: Omit<Dicho, 'matriculadoID'>[]) => Promise<number>
}> {
  const ana = await mesa.debtor({ entidad: '015' })
  const rondaID = await mesa.send({ ...NOVIEMBRE, forma: 42 })
  const say = async (...dichos: Omit<Dicho, 'matriculadoID'>[]) => {
    const hers = dichos.map((dicho) => ({ matriculadoID: ana.id, ...dicho }))
    return mesa.apply(await mesa.report(rondaID, hers, 'SB'))
  }
  await say({ importe: ana.importe, reversa: '2026-11-14' })
  return { ana, say }
}
const waiting = async () =>
  (await mesa.call('cobroPorResolver.traerTodos', { estado: 'pendiente' })).datos as Datos[]
const annul = ({ id }: Datos) => mesa.call('cobroPorResolver.anularRecibo', { cobroPorResolverID: id })
const undo = (rendicionID: number) => mesa.call('rendicion.deshacer', { rendicionID, motivo: 'Otro archivo' })

test('a collection told after its reversal ends as if it had been told before', async () => {
  const { ana, say } = await loaded()
  expect(await waiting()).toEqual([])
  await say({ importe: ana.importe, dia: '2026-11-12' })
  const [row = {}] = await waiting()
  expect(row).toMatchObject({ reversa: true, recibo: { total: Number(ana.importe) / 100, anulado: false } })
  expect(await verificar(mesa.caja.db)).toEqual([])
  expect(await annul(row)).toMatchObject({ estado: 1 })
  expect(await mesa.owes(ana)).toEqual([[ana.owed[0]?.nombre, ana.monto]])
  expect(await waiting()).toEqual([])
})

test('one that came after the reversal is a collection of its own', async () => {
  const { ana, say } = await loaded()
  await say({ importe: ana.importe, dia: '2026-11-15' })
  expect(await waiting()).toEqual([])
  const answers = await mesa.call('da_listado.traerResultados', { matriculadoID: ana.id })
  expect(answers.datos).toMatchObject([{ estado: 'cobrado', motivo: null }])
  expect(await mesa.owes(ana)).toEqual([])
})

test('taken back, the reversal is a first answer again; not once a person saw to it', async () => {
  const { ana, say } = await loaded()
  const first = await say({ importe: ana.importe, dia: '2026-11-12' })
  expect((await undo(first)).estado).toBe(1)
  expect(await waiting()).toEqual([])
  expect(await verificar(mesa.caja.db)).toEqual([])
  expect((await mesa.call('rechazo.traerTodos', {})).datos).toMatchObject([{ matriculadoID: ana.id }])
  const again = await say({ importe: ana.importe, dia: '2026-11-12' })
  const [row = {}] = await waiting()
  expect((await annul(row)).estado).toBe(1)
  expect((await undo(again)).mensaje).toMatch(/^Ya se resolvieron cobros de esa rendición/)
  expect(await verificar(mesa.caja.db)).toEqual([])
})
