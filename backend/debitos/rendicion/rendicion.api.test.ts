import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerOf, type Dicho } from '@/backend/prueba/debitos/rendicion'
import { openRondas, type Datos, type MesaDeRondas } from '@/backend/prueba/debitos/rondas'
import { holdOnline } from '@/backend/prueba/tesoreria/tramite'
import type { Caja } from '@/backend/prueba/tesoreria/caja'
import { verificar } from '@/backend/verificar/verificar'
import { makeCbu } from '@/domain/cbu'

let mesa: MesaDeRondas
let caja: Caja
beforeAll(async () => {
  mesa = await openRondas()
  caja = mesa.caja
})
beforeEach(() => mesa.forget())
afterAll(() => mesa.end())

const codes = (sobre: { datos: unknown }) =>
  Object.fromEntries(
    (sobre.datos as { codigos: { resultado: number; cantidad: number }[] }).codigos.map(
      ({ resultado, cantidad }) => [resultado, cantidad],
    ),
  )
const waiting = async () =>
  (await mesa.call('cobroPorResolver.traerTodos', { estado: 'pendiente' })).datos as Datos[]
const money = async () =>
  (
    await caja.db.query<{ pagos: number; total: bigint }>(
      `SELECT count(*)::int AS pagos, coalesce(sum(total), 0)::bigint AS total FROM pago WHERE medio = 'debito' AND anulado_en IS NULL`,
    )
  )[0]

test('what the bank collected is paid on its day, what it refused is owed again, and nothing moves before', async () => {
  const [ana, eva] = [await mesa.debtor(), await mesa.debtor()]
  const rondaID = await mesa.send()
  const before = await money()
  const read = await mesa.report(rondaID, [
    { matriculadoID: ana.id, importe: ana.importe, dia: '2026-11-12' },
    { matriculadoID: eva.id, texto: 'Cuentas sin saldo' },
  ])
  expect(codes(read)).toEqual({ 1: 1, '-4': 1 })
  expect(await money()).toEqual(before)
  const told = async () => (await mesa.call('ronda.traerDatos', { rondaID })).datos
  expect(await told()).toMatchObject({ estado: 'enviada', contestada: false })
  await mesa.apply(read)
  expect(await mesa.owes(ana)).toEqual([])
  expect(await mesa.owes(eva)).toEqual([[eva.owed[0]?.nombre, eva.owed[0]?.monto]])
  expect((await caja.pay(eva.owed)).sobre.estado).toBe(1)
  const [row] = (await caja.account(ana.id)).filter(({ tipoMov }) => tipoMov === 'Ingreso')
  expect(row).toMatchObject({ fecha: '2026-11-12', ingreso: ana.owed[0]?.monto })
  expect(await told()).toMatchObject({ estado: 'rendida', contestada: true })
  expect(await verificar(caja.db)).toEqual([])
})

test('the same report twice moves nothing the second time; only the row that was added enters', async () => {
  const [ana, eva] = [await mesa.debtor(), await mesa.debtor()]
  const rondaID = await mesa.send()
  const first: Dicho[] = [{ matriculadoID: ana.id, importe: ana.importe }]
  await mesa.apply(await mesa.report(rondaID, first))
  const after = await money()
  expect(await mesa.report(rondaID, first)).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(
      /^Ese archivo ya se cargó el \d\d\/\d\d\/\d{4} por Nélida Prueba\.$/,
    ) as string,
  })
  const more = await mesa.report(rondaID, [{ matriculadoID: eva.id, importe: eva.importe }, ...first])
  const id = await mesa.apply(more)
  expect(await money()).toEqual({ pagos: (after?.pagos ?? 0) + 1, total: (after?.total ?? 0n) + eva.importe })
  expect(await mesa.call('rendicion.traerDatos', { rendicionID: id })).toMatchObject({
    datos: { repetidas: 1 },
  })
  expect(await waiting()).toEqual([])
})

test('one centavo more is credit, one less leaves a difference', async () => {
  const [rich, poor] = [await mesa.debtor(), await mesa.debtor()]
  const rondaID = await mesa.send()
  await mesa.apply(
    await mesa.report(rondaID, [
      { matriculadoID: rich.id, importe: rich.importe + 1n },
      { matriculadoID: poor.id, importe: poor.importe - 1n },
    ]),
  )
  expect(await mesa.owes(rich)).toEqual([])
  expect((await caja.call('pago.traerSaldoAFavor', { matriculadoID: rich.id })).sobre.datos).toMatchObject({
    saldo: 0.01,
  })
  expect(await mesa.owes(poor)).toEqual([[`Diferencia de ${poor.owed[0]?.nombre}`, 0.01]])
  expect(await verificar(caja.db)).toEqual([])
})

test('money that pays nothing waits for a person: nobody, another account, paid meanwhile', async () => {
  const [ana, eva, leo] = [await mesa.debtor(), await mesa.debtor(), await mesa.debtor()]
  const rondaID = await mesa.send()
  await caja.db.query('UPDATE cargo SET tramite_id = NULL WHERE matriculado_id = $1', [leo.id])
  expect((await caja.pay(leo.owed)).sobre.estado).toBe(1)
  const read = await mesa.report(rondaID, [
    { matriculadoID: 0, importe: 500n, matricula: '999999' },
    { matriculadoID: ana.id, importe: ana.importe, cbu: makeCbu('321', '0001', '5000000000099') },
    { matriculadoID: leo.id, importe: leo.importe },
    { matriculadoID: eva.id, importe: eva.importe },
  ])
  expect(codes(read)).toEqual({ 1: 1, '-1': 1, '-2': 1, '-3': 1 })
  await mesa.apply(read)
  const open = await waiting()
  expect(open.map(({ resultado }) => resultado)).toEqual([-2, -1, -3])
  expect(await mesa.owes(ana)).toHaveLength(1)
  const [nobody, other, paid] = open.map((row) => row['id'])
  expect(
    await mesa.call('cobroPorResolver.cerrar', { cobroPorResolverID: nobody, motivo: 'Se devolvió' }),
  ).toMatchObject({
    estado: 1,
  })
  expect(
    await mesa.call('cobroPorResolver.acreditar', {
      cobroPorResolverID: other,
      matriculadoID: ana.id,
      motivo: 'Suyo',
    }),
  ).toMatchObject({ estado: 1 })
  expect(
    await mesa.call('cobroPorResolver.acreditar', {
      cobroPorResolverID: paid,
      matriculadoID: leo.id,
      motivo: 'Suyo',
    }),
  ).toMatchObject({ estado: 1 })
  expect(
    await mesa.call('cobroPorResolver.cerrar', { cobroPorResolverID: paid, motivo: 'Otra vez' }),
  ).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(/^Ya lo resolvió Nélida Prueba el /) as string,
  })
  expect((await caja.call('pago.traerSaldoAFavor', { matriculadoID: leo.id })).sobre.datos).toMatchObject({
    saldo: leo.owed[0]?.monto,
  })
  expect(await verificar(caja.db)).toEqual([])
})

test('an applied report is taken back whole, and not when something rests on it', async () => {
  const [ana, eva, leo] = [await mesa.debtor(), await mesa.debtor(), await mesa.debtor()]
  const rondaID = await mesa.send()
  const before = await money()
  const dichos: Dicho[] = [
    { matriculadoID: ana.id, importe: ana.importe },
    { matriculadoID: eva.id, importe: eva.importe - 100n },
    { matriculadoID: leo.id, texto: 'Cuentas sin saldo' },
  ]
  const id = await mesa.apply(await mesa.report(rondaID, dichos))
  expect(await mesa.call('rendicion.deshacer', { rendicionID: id, motivo: 'Era de otro mes' })).toMatchObject(
    {
      estado: 1,
    },
  )
  expect(await money()).toEqual(before)
  for (const { id: one, owed } of [ana, eva, leo])
    expect(await mesa.owes({ id: one })).toEqual([[owed[0]?.nombre, owed[0]?.monto]])
  expect(await verificar(caja.db)).toEqual([])

  const again = await mesa.apply(await mesa.report(rondaID, dichos))
  expect((await caja.pay(await caja.pending(leo.id))).sobre.estado).toBe(1)
  expect(await mesa.call('rendicion.deshacer', { rendicionID: again, motivo: 'Otra vez' })).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(/^Lo que debía .* ya se pagó o cambió/) as string,
  })
  expect(await verificar(caja.db)).toEqual([])
})

test('a file that is not the right one moves nothing and says what it is', async () => {
  const ana = await mesa.debtor()
  await mesa.debtor({ tipoCuenta: 1 })
  const rondaID = await mesa.send()
  const file = await answerOf(caja.db, rondaID, 'CA', [{ matriculadoID: ana.id, importe: ana.importe }])
  expect(await mesa.call('rendicion.leer', { rondaID, clase: 'CC' }, file)).toMatchObject({
    estado: 0,
    mensaje: expect.stringContaining('Es la rendición de CA y se cargó como la de CC') as string,
  })
  const text = await file.text()
  const cut = new File([text.slice(0, 100)], 'cortado.txt')
  expect(await mesa.call('rendicion.leer', { rondaID, clase: 'CA' }, cut)).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(/^Renglón 1, columna \d+: /) as string,
  })
  expect((await mesa.call('rendicion.traerTodas', { rondaID })).datos).toEqual([])
})

test('of two who apply one report, one does and the other is told; a draft of it is nobody’s money', async () => {
  const ana = await mesa.debtor()
  const rondaID = await mesa.send()
  const read = await mesa.report(rondaID, [{ matriculadoID: ana.id, importe: ana.importe }])
  const { id: rendicionID } = read.datos as { id: number }
  const both = await Promise.all([
    mesa.call('rendicion.aplicar', { rendicionID }),
    mesa.call('rendicion.aplicar', { rendicionID }),
  ])
  expect(both.map(({ estado }) => estado).sort()).toEqual([0, 1])
  expect(both.find(({ estado }) => estado === 0)?.mensaje).toBe('Esa rendición ya se aplicó.')
  const { tareaID } = both.find(({ estado }) => estado === 1)?.datos as { tareaID: number }
  await mesa.work(tareaID)
  expect(await mesa.owes(ana)).toEqual([])
})

test('what the bank never answered is let go by a person, and an answer that comes late still finds its debit', async () => {
  const [ana, eva] = [await mesa.debtor(), await mesa.debtor()]
  const rondaID = await mesa.send()
  const id = await mesa.apply(await mesa.report(rondaID, [{ matriculadoID: ana.id, importe: ana.importe }]))
  expect(await mesa.call('ronda.terminar', { rondaID, motivo: 'No responde más' })).toMatchObject({
    estado: 1,
  })
  expect(await mesa.call('ronda.terminar', { rondaID, motivo: 'Otra vez' })).toMatchObject({ estado: 0 })
  expect((await caja.pending(eva.id)) as unknown[]).toMatchObject([{ enTramite: null }])
  expect(await mesa.call('rendicion.deshacer', { rendicionID: id, motivo: 'Tarde' })).toMatchObject({
    estado: 0,
  })
  await mesa.apply(await mesa.report(rondaID, [{ matriculadoID: eva.id, importe: eva.importe }]))
  expect(await mesa.owes(eva)).toEqual([])
  expect(await verificar(caja.db)).toEqual([])
})

test('a charge that an online payment holds by now is neither parted nor paid: the money is credit', async () => {
  const ana = await mesa.debtor()
  const rondaID = await mesa.send()
  await mesa.apply(await mesa.report(rondaID, [{ matriculadoID: ana.id, texto: 'Cuentas sin saldo' }]))
  await holdOnline(
    caja.db,
    ana.id,
    ana.owed.map((row) => row.id),
  )
  await mesa.apply(await mesa.report(rondaID, [{ matriculadoID: ana.id, importe: ana.importe - 100n }]))
  expect(await mesa.owes(ana)).toEqual([[ana.owed[0]?.nombre, ana.owed[0]?.monto]])
  expect((await caja.call('pago.traerSaldoAFavor', { matriculadoID: ana.id })).sobre.datos).toMatchObject({
    saldo: Number(ana.importe - 100n) / 100,
  })
  expect(await verificar(caja.db)).toEqual([])
})
