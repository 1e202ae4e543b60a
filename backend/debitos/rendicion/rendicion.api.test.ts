import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aplicarRendicion } from '@/backend/debitos/rendicion/aplicar'
import { signedIn } from '@/backend/prueba/gente'
import { enrol } from '@/backend/prueba/debitos/adherido'
import { giveBankSettings } from '@/backend/prueba/debitos/ajustes'
import { answerOf, type Dicho } from '@/backend/prueba/debitos/rendicion'
import { holdOnline } from '@/backend/prueba/tesoreria/tramite'
import { openCaja, type Caja, type Pendiente } from '@/backend/prueba/tesoreria/caja'
import { workUntilDone } from '@/backend/tarea/finish'
import { verificar } from '@/backend/verificar/verificar'
import { makeCbu } from '@/domain/cbu'

let caja: Caja
let token: string
beforeAll(async () => {
  caja = await openCaja()
  token = (await signedIn(caja.db, 'CONTADOR')).token
  await giveBankSettings(caja.db)
})
/** Nobody of the test before is in debit any more, and no round stands. */
beforeEach(forget)
afterAll(async () => {
  await forget()
  await caja.close()
})

async function forget(): Promise<void> {
  await caja.db.query('UPDATE da_listado SET fecha_baja = fecha_alta WHERE fecha_baja IS NULL')
  await caja.db.query('UPDATE matriculado SET forma_pago_id = 1 WHERE forma_pago_id <> 1')
  await caja.db.query(
    'UPDATE cargo SET tramite_id = NULL WHERE tramite_id IN (SELECT id FROM tramite WHERE ronda_id IS NOT NULL)',
  )
  await caja.db.query("UPDATE ronda SET estado = 'deshecha', deshecha_en = now() WHERE estado <> 'deshecha'")
}

type Datos = Record<string, unknown>
const NOVIEMBRE = { forma: 41, mes: 11, anio: 2026 }
const call = async (que: string, wire: Datos, archivo?: File) =>
  (await caja.api.call(que as 'ronda.contar', wire, { token, ...(archivo && { archivo }) })).sobre

interface Deudor {
  id: number
  owed: Pendiente[]
  total: bigint
}
async function debtor(cuotas = 1, mas: Parameters<typeof enrol>[2] = {}): Promise<Deudor> {
  const { id, owed } = await caja.memberOwing(cuotas)
  await enrol(caja.db, id, mas)
  return { id, owed, total: cents(owed[0]?.monto ?? 0) }
}
const cents = (monto: number): bigint => BigInt(Math.round(monto * 100))

async function sentRound(cual = NOVIEMBRE): Promise<number> {
  const { datos } = await call('ronda.contar', cual)
  const [van] = (datos as { listas: Datos[] }).listas
  const made = await call('ronda.cerrar', { ...cual, ...van })
  expect(made).toMatchObject({ estado: 1 })
  const { id } = made.datos as { id: number }
  expect(await call('ronda.enviar', { rondaID: id })).toMatchObject({ estado: 1 })
  return id
}
const report = async (rondaID: number, dichos: Dicho[], clase = 'CA') =>
  call('rendicion.leer', { rondaID, clase }, await answerOf(caja.db, rondaID, clase, dichos))
async function apply(sobre: { datos: unknown }): Promise<number> {
  const { id } = sobre.datos as { id: number }
  const ordered = await call('rendicion.aplicar', { rendicionID: id })
  expect(ordered).toMatchObject({ estado: 1 })
  const { tareaID } = ordered.datos as { tareaID: number }
  await workUntilDone(caja.db, { rendicion: aplicarRendicion }, tareaID, () => undefined)
  return id
}
const codes = (sobre: { datos: unknown }) =>
  Object.fromEntries(
    (sobre.datos as { codigos: { resultado: number; cantidad: number }[] }).codigos.map(
      ({ resultado, cantidad }) => [resultado, cantidad],
    ),
  )
const owes = async (id: number) => (await caja.pending(id)).map(({ nombre, monto }) => [nombre, monto])
const waiting = async () =>
  (await call('cobroPorResolver.traerTodos', { estado: 'pendiente' })).datos as Datos[]
const money = async () =>
  (
    await caja.db.query<{ pagos: number; total: bigint }>(
      `SELECT count(*)::int AS pagos, coalesce(sum(total), 0)::bigint AS total FROM pago WHERE medio = 'debito' AND anulado_en IS NULL`,
    )
  )[0]

test('what the bank collected is paid on its day, what it refused is owed again, and nothing moves before', async () => {
  const [ana, eva] = [await debtor(), await debtor()]
  const rondaID = await sentRound()
  const before = await money()
  const read = await report(rondaID, [
    { matriculadoID: ana.id, importe: ana.total, dia: '2026-11-12' },
    { matriculadoID: eva.id, texto: 'Cuentas sin saldo' },
  ])
  expect(codes(read)).toEqual({ 1: 1, '-4': 1 })
  expect(await money()).toEqual(before)
  await apply(read)
  expect(await owes(ana.id)).toEqual([])
  expect(await owes(eva.id)).toEqual([[eva.owed[0]?.nombre, eva.owed[0]?.monto]])
  expect((await caja.pay(eva.owed)).sobre.estado).toBe(1)
  const [row] = (await caja.account(ana.id)).filter(({ tipoMov }) => tipoMov === 'Ingreso')
  expect(row).toMatchObject({ fecha: '2026-11-12', ingreso: ana.owed[0]?.monto })
  expect(await call('ronda.traerDatos', { rondaID })).toMatchObject({ datos: { estado: 'rendida' } })
  expect(await verificar(caja.db)).toEqual([])
})

test('the same report twice moves nothing the second time; only the row that was added enters', async () => {
  const [ana, eva] = [await debtor(), await debtor()]
  const rondaID = await sentRound()
  const first: Dicho[] = [{ matriculadoID: ana.id, importe: ana.total }]
  await apply(await report(rondaID, first))
  const after = await money()
  expect(await report(rondaID, first)).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(
      /^Ese archivo ya se cargó el \d\d\/\d\d\/\d{4} por Nélida Prueba\.$/,
    ) as string,
  })
  const more = await report(rondaID, [{ matriculadoID: eva.id, importe: eva.total }, ...first])
  const id = await apply(more)
  expect(await money()).toEqual({ pagos: (after?.pagos ?? 0) + 1, total: (after?.total ?? 0n) + eva.total })
  expect(await call('rendicion.traerDatos', { rendicionID: id })).toMatchObject({ datos: { repetidas: 1 } })
  expect(await waiting()).toEqual([])
})

test('one centavo more is credit, one less leaves a difference', async () => {
  const [rich, poor] = [await debtor(), await debtor()]
  const rondaID = await sentRound()
  await apply(
    await report(rondaID, [
      { matriculadoID: rich.id, importe: rich.total + 1n },
      { matriculadoID: poor.id, importe: poor.total - 1n },
    ]),
  )
  expect(await owes(rich.id)).toEqual([])
  expect((await caja.call('pago.traerSaldoAFavor', { matriculadoID: rich.id })).sobre.datos).toMatchObject({
    saldo: 0.01,
  })
  expect(await owes(poor.id)).toEqual([[`Diferencia de ${poor.owed[0]?.nombre}`, 0.01]])
  expect(await verificar(caja.db)).toEqual([])
})

test('money that pays nothing waits for a person: nobody, another account, paid meanwhile', async () => {
  const [ana, eva, leo] = [await debtor(), await debtor(), await debtor()]
  const rondaID = await sentRound()
  await caja.db.query('UPDATE cargo SET tramite_id = NULL WHERE matriculado_id = $1', [leo.id])
  expect((await caja.pay(leo.owed)).sobre.estado).toBe(1)
  const read = await report(rondaID, [
    { matriculadoID: 0, importe: 500n, matricula: '999999' },
    { matriculadoID: ana.id, importe: ana.total, cbu: makeCbu('321', '0001', '5000000000099') },
    { matriculadoID: leo.id, importe: leo.total },
    { matriculadoID: eva.id, importe: eva.total },
  ])
  expect(codes(read)).toEqual({ 1: 1, '-1': 1, '-2': 1, '-3': 1 })
  await apply(read)
  const open = await waiting()
  expect(open.map(({ resultado }) => resultado)).toEqual([-2, -1, -3])
  expect(await owes(ana.id)).toHaveLength(1)
  const [nobody, other, paid] = open.map((row) => row['id'])
  expect(
    await call('cobroPorResolver.cerrar', { cobroPorResolverID: nobody, motivo: 'Se devolvió' }),
  ).toMatchObject({
    estado: 1,
  })
  expect(
    await call('cobroPorResolver.acreditar', {
      cobroPorResolverID: other,
      matriculadoID: ana.id,
      motivo: 'Suyo',
    }),
  ).toMatchObject({ estado: 1 })
  expect(
    await call('cobroPorResolver.acreditar', {
      cobroPorResolverID: paid,
      matriculadoID: leo.id,
      motivo: 'Suyo',
    }),
  ).toMatchObject({ estado: 1 })
  expect(
    await call('cobroPorResolver.cerrar', { cobroPorResolverID: paid, motivo: 'Otra vez' }),
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
  const [ana, eva, leo] = [await debtor(), await debtor(), await debtor()]
  const rondaID = await sentRound()
  const before = await money()
  const dichos: Dicho[] = [
    { matriculadoID: ana.id, importe: ana.total },
    { matriculadoID: eva.id, importe: eva.total - 100n },
    { matriculadoID: leo.id, texto: 'Cuentas sin saldo' },
  ]
  const id = await apply(await report(rondaID, dichos))
  expect(await call('rendicion.deshacer', { rendicionID: id, motivo: 'Era de otro mes' })).toMatchObject({
    estado: 1,
  })
  expect(await money()).toEqual(before)
  for (const { id: one, owed } of [ana, eva, leo])
    expect(await owes(one)).toEqual([[owed[0]?.nombre, owed[0]?.monto]])
  expect(await verificar(caja.db)).toEqual([])

  const again = await apply(await report(rondaID, dichos))
  expect((await caja.pay(await caja.pending(leo.id))).sobre.estado).toBe(1)
  expect(await call('rendicion.deshacer', { rendicionID: again, motivo: 'Otra vez' })).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(/^Lo que debía .* ya se pagó o cambió/) as string,
  })
  expect(await verificar(caja.db)).toEqual([])
})

test('a file that is not the right one moves nothing and says what it is', async () => {
  const ana = await debtor()
  await debtor(1, { tipoCuenta: 1 })
  const rondaID = await sentRound()
  const file = await answerOf(caja.db, rondaID, 'CA', [{ matriculadoID: ana.id, importe: ana.total }])
  expect(await call('rendicion.leer', { rondaID, clase: 'CC' }, file)).toMatchObject({
    estado: 0,
    mensaje: expect.stringContaining('Es la rendición de CA y se cargó como la de CC') as string,
  })
  const text = await file.text()
  const cut = new File([text.slice(0, 100)], 'cortado.txt')
  expect(await call('rendicion.leer', { rondaID, clase: 'CA' }, cut)).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(/^Renglón 1, columna \d+: /) as string,
  })
  expect((await call('rendicion.traerTodas', { rondaID })).datos).toEqual([])
})

test('of two who apply one report, one does and the other is told; a draft of it is nobody’s money', async () => {
  const ana = await debtor()
  const rondaID = await sentRound()
  const read = await report(rondaID, [{ matriculadoID: ana.id, importe: ana.total }])
  const { id: rendicionID } = read.datos as { id: number }
  const both = await Promise.all([
    call('rendicion.aplicar', { rendicionID }),
    call('rendicion.aplicar', { rendicionID }),
  ])
  expect(both.map(({ estado }) => estado).sort()).toEqual([0, 1])
  expect(both.find(({ estado }) => estado === 0)?.mensaje).toBe('Esa rendición ya se aplicó.')
  const { tareaID } = both.find(({ estado }) => estado === 1)?.datos as { tareaID: number }
  await workUntilDone(caja.db, { rendicion: aplicarRendicion }, tareaID, () => undefined)
  expect(await owes(ana.id)).toEqual([])
})

test('what the bank never answered is let go by a person, and an answer that comes late still finds its debit', async () => {
  const [ana, eva] = [await debtor(), await debtor()]
  const rondaID = await sentRound()
  const id = await apply(await report(rondaID, [{ matriculadoID: ana.id, importe: ana.total }]))
  expect(await call('ronda.terminar', { rondaID, motivo: 'No responde más' })).toMatchObject({ estado: 1 })
  expect(await call('ronda.terminar', { rondaID, motivo: 'Otra vez' })).toMatchObject({ estado: 0 })
  expect((await caja.pending(eva.id)) as unknown[]).toMatchObject([{ enTramite: null }])
  expect(await call('rendicion.deshacer', { rendicionID: id, motivo: 'Tarde' })).toMatchObject({ estado: 0 })
  await apply(await report(rondaID, [{ matriculadoID: eva.id, importe: eva.total }]))
  expect(await owes(eva.id)).toEqual([])
  expect(await verificar(caja.db)).toEqual([])
})

test('a charge that an online payment holds by now is neither parted nor paid: the money is credit', async () => {
  const ana = await debtor()
  const rondaID = await sentRound()
  await apply(await report(rondaID, [{ matriculadoID: ana.id, texto: 'Cuentas sin saldo' }]))
  await holdOnline(
    caja.db,
    ana.id,
    ana.owed.map((row) => row.id),
  )
  await apply(await report(rondaID, [{ matriculadoID: ana.id, importe: ana.total - 100n }]))
  expect(await owes(ana.id)).toEqual([[ana.owed[0]?.nombre, ana.owed[0]?.monto]])
  expect((await caja.call('pago.traerSaldoAFavor', { matriculadoID: ana.id })).sobre.datos).toMatchObject({
    saldo: Number(ana.total - 100n) / 100,
  })
  expect(await verificar(caja.db)).toEqual([])
})
