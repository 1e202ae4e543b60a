import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerOf, type Dicho } from '@/backend/prueba/debitos/rendicion'
import { idOf, openRondas, type Datos, type MesaDeRondas } from '@/backend/prueba/debitos/rondas'
import { signedIn } from '@/backend/prueba/gente'
import { verificar } from '@/backend/verificar/verificar'

let mesa: MesaDeRondas
beforeAll(async () => {
  mesa = await openRondas()
})
beforeEach(() => mesa.forget())
afterAll(() => mesa.end())

const TAKEN: unknown = expect.stringMatching(
  /^Ese archivo ya se cargó el \d\d\/\d\d\/\d{4} por Nélida Prueba/,
)
const creditOf = async (id: number) =>
  ((await mesa.caja.call('pago.traerSaldoAFavor', { matriculadoID: id })).sobre.datos as { saldo: number })
    .saldo
const waiting = async () =>
  (await mesa.call('cobroPorResolver.traerTodos', { estado: 'pendiente' })).datos as Datos[]
const paymentsOf = async (ids: readonly number[]) =>
  mesa.caja.db.query<{ medio: string; total: bigint }>(
    'SELECT medio, total FROM pago WHERE matriculado_id = ANY($1) AND anulado_en IS NULL',
    [ids],
  )

test('of two treasurers with one file, under two names and in another order, one moves money and the other is told', async () => {
  const [ana, eva] = [await mesa.debtor(), await mesa.debtor()]
  const rondaID = await mesa.send()
  const { token: otra } = await signedIn(mesa.caja.db, 'CONTADOR')
  const dichos: Dicho[] = [ana, eva].map(({ id, importe }) => ({ matriculadoID: id, importe }))
  const file = await answerOf(mesa.caja.db, rondaID, 'CA', dichos)
  const renamed = new File([await file.arrayBuffer()], 'otro nombre.txt')
  const load = async (token: string, archivo: File) =>
    (
      await mesa.caja.api.call(
        'da_listado_envio_bse.validarPagos',
        { mes: 11, anio: 2026 },
        { token, partes: { archivoCa: archivo } },
      )
    ).sobre
  const both = await Promise.all([load(mesa.token, file), load(otra, renamed)])
  expect(both.map(({ estado }) => estado).sort()).toEqual([0, 1])
  expect(both.find(({ estado }) => estado === 0)).toMatchObject({ errores: { archivoCa: TAKEN } })
  const won = both.find(({ estado }) => estado === 1)?.datos as { rendiciones: { tareaID: number }[] }
  await mesa.work(won.rendiciones[0]?.tareaID ?? 0)
  expect(await load(otra, renamed)).toMatchObject({ estado: 0, errores: { archivoCa: TAKEN } })

  const reordered = await mesa.report(rondaID, [...dichos].reverse())
  const id = await mesa.apply(reordered)
  expect(await mesa.call('rendicion.traerDatos', { rendicionID: id })).toMatchObject({
    datos: { repetidas: 2, codigos: [] },
  })
  expect((await paymentsOf([ana.id, eva.id])).map(({ total }) => total)).toEqual([ana.importe, eva.importe])
  expect(await waiting()).toEqual([])
  expect(await verificar(mesa.caja.db)).toEqual([])
})

test('two who read and order different reports of one round: one waits or is told, and each debit is paid once', async () => {
  const [ca, cc] = [await mesa.debtor(), await mesa.debtor({ tipoCuenta: 1 })]
  const rondaID = await mesa.send()
  const ids = [
    idOf(await mesa.report(rondaID, [{ matriculadoID: ca.id, importe: ca.importe }])),
    idOf(await mesa.report(rondaID, [{ matriculadoID: cc.id, importe: cc.importe }], 'CC')),
  ]
  const ordered = await Promise.all(ids.map((rendicionID) => mesa.call('rendicion.aplicar', { rendicionID })))
  expect(ordered.map(({ estado }) => estado).sort()).toEqual([0, 1])
  expect(ordered.find(({ estado }) => estado === 0)?.mensaje).toBe(
    'Otra rendición de ese débito se está aplicando: espere a que termine.',
  )
  for (const [n, sobre] of ordered.entries())
    if (sobre.estado === 1) await mesa.work((sobre.datos as { tareaID: number }).tareaID)
    else ids.push(ids[n] ?? 0)
  await mesa.work(await mesa.order(ids[2] ?? 0))
  expect(await paymentsOf([ca.id, cc.id])).toHaveLength(2)
  expect(await verificar(mesa.caja.db)).toEqual([])
})

test('a line sent twice in one file is money that came twice: the second waits for a person', async () => {
  const ana = await mesa.debtor()
  const rondaID = await mesa.send()
  const once: Dicho = { matriculadoID: ana.id, importe: ana.importe }
  const read = await mesa.report(rondaID, [
    once,
    once,
    { matriculadoID: 0, importe: 700n, matricula: '9999998' },
  ])
  const { codigos, lineas } = read.datos as {
    codigos: { resultado: number; cantidad: number }[]
    lineas: number
  }
  expect(codigos.map(({ resultado, cantidad }) => [resultado, cantidad])).toEqual([
    [1, 1],
    [-2, 1],
    [-3, 1],
  ])
  expect(codigos.reduce((sum, { cantidad }) => sum + cantidad, 0)).toBe(lineas)
  await mesa.apply(read)
  expect((await waiting()).map(({ resultado, importe }) => [resultado, importe])).toEqual([
    [-3, ana.monto],
    [-2, 7],
  ])
  expect(await paymentsOf([ana.id])).toHaveLength(1)
  expect(await verificar(mesa.caja.db)).toEqual([])
})

test('a second report that says otherwise is taken back without the first', async () => {
  const [paid, refused] = [await mesa.debtor(), await mesa.debtor()]
  const rondaID = await mesa.send()
  await mesa.apply(
    await mesa.report(rondaID, [
      { matriculadoID: paid.id, importe: paid.importe },
      { matriculadoID: refused.id, texto: 'Cuenta sin saldo' },
    ]),
  )
  const later = [paid, refused].map(({ id, importe }) => ({ matriculadoID: id, importe, dia: '2026-11-20' }))
  const before = (await waiting()).length
  const second = await mesa.apply(await mesa.report(rondaID, later))
  expect(await mesa.owes(refused)).toEqual([])
  expect(await waiting()).toHaveLength(before + 1)
  const back = { rendicionID: second, motivo: 'No era' }
  expect(await mesa.call('rendicion.deshacer', back)).toMatchObject({ mensaje: null, estado: 1 })
  expect(await waiting()).toHaveLength(before)
  expect([await mesa.owes(paid), (await mesa.owes(refused)).length]).toEqual([[], 1])
  expect((await mesa.caja.pay(refused.owed)).sobre.estado).toBe(1)
  expect(await verificar(mesa.caja.db)).toEqual([])
})

test('payments at the counter while a report is applied or taken back: each charge is paid once', async () => {
  for (let turn = 0; turn < 4; turn++) {
    await mesa.forget()
    const all = [await mesa.debtor(), await mesa.debtor(), await mesa.debtor()]
    const [ana, eva, leo] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0]]
    const rondaID = await mesa.send()
    const read = await mesa.report(rondaID, [
      { matriculadoID: ana.id, importe: ana.importe },
      { matriculadoID: eva.id, importe: eva.importe - 100n },
      { matriculadoID: leo.id },
    ])
    const pay = () => Promise.all(all.map(({ owed }) => mesa.caja.pay(owed)))
    const tareaID = await mesa.order(idOf(read))
    const [, paid] = await Promise.all([mesa.work(tareaID), pay()])
    // What the bank collected is never the counter's too; what it refused is.
    expect(paid.slice(0, 2).map(({ sobre }) => sobre.estado)).toEqual([0, 0])
    const [undone, late] = await Promise.all([
      mesa.call('rendicion.deshacer', { rendicionID: idOf(read), motivo: 'A la vez' }),
      pay(),
    ])
    const leoPaid = [paid[2], late[2]].filter((one) => one?.sobre.estado === 1).length
    expect(leoPaid).toBe(undone.estado === 1 ? 0 : 1)
    const medios = (await paymentsOf(all.map(({ id }) => id))).map(({ medio }) => medio).sort()
    expect(medios).toEqual(undone.estado === 1 ? [] : ['debito', 'debito', 'efectivo'])
    expect(await verificar(mesa.caja.db)).toEqual([])
  }
})

test('a doctor who leaves the debit while the round is open: his money still finds its charge', async () => {
  const [ana, eva] = [await mesa.debtor(), await mesa.debtor()]
  const rondaID = await mesa.send()
  const [row] = await mesa.caja.db.query<{ id: number }>(
    'SELECT id FROM da_listado WHERE matriculado_id = $1 AND fecha_baja IS NULL',
    [ana.id],
  )
  const left = await mesa.call('da_listado.baja', { daListadoID: row?.id, matriculadoID: ana.id })
  expect(left).toMatchObject({ mensaje: null, estado: 1 })
  expect(await mesa.caja.pending(ana.id)).toMatchObject([{ enTramite: { rondaID } }])
  await mesa.apply(
    await mesa.report(rondaID, [
      { matriculadoID: ana.id, importe: ana.importe },
      { matriculadoID: eva.id, texto: 'Baja' },
    ]),
  )
  expect([await mesa.owes(ana), (await mesa.owes(eva)).length]).toEqual([[], 1])
  expect(await creditOf(ana.id)).toBe(0)
  expect(await verificar(mesa.caja.db)).toEqual([])
})

test('receipt numbers of a report pass over those typed by hand, beside a counter that takes some', async () => {
  const owing = await Promise.all([
    mesa.caja.memberOwing(1),
    mesa.caja.memberOwing(1),
    mesa.caja.memberOwing(1),
  ])
  const debtors = await Promise.all([1, 2, 3, 4].map(() => mesa.debtor()))
  const rondaID = await mesa.send()
  const [first, ...rest] = owing
  const { sobre } = await mesa.caja.pay(first?.owed ?? [])
  const last = Number((sobre.datos as { nroRecibo: string }).nroRecibo)
  for (const [n, { owed }] of rest.entries())
    await mesa.caja.pay(owed, { nroRecibo: String(last + 2 + n * 4) })
  const tareaID = await mesa.order(
    idOf(
      await mesa.report(
        rondaID,
        debtors.map(({ id, importe }) => ({ matriculadoID: id, importe })),
      ),
    ),
  )
  const late = await mesa.caja.memberOwing(1)
  const [, paid] = await Promise.all([mesa.work(tareaID), mesa.caja.pay(late.owed)])
  expect(paid.sobre.estado).toBe(1)
  const numbers = await mesa.caja.db.query<{ n: number }>(
    'SELECT nro_recibo AS n FROM pago WHERE matriculado_id = ANY($1) ORDER BY nro_recibo',
    [[...owing, ...debtors, late].map(({ id }) => id)],
  )
  expect(numbers.map(({ n }) => n - last)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(await verificar(mesa.caja.db)).toEqual([])
})

test('a collection credited while its report is taken back: it is one or the other, never credit without its money', async () => {
  const { db } = mesa.caja
  const [ana, eva] = [await mesa.debtor(), await mesa.debtor()]
  const others = new Set((await waiting()).map(({ id }) => id))
  const mine = async () => (await waiting()).filter(({ id }) => !others.has(id))
  const rondaID = await mesa.send()
  const file = { matriculadoID: 0, matricula: '999999', importe: 70_000n }
  const rendicionID = await mesa.apply(
    await mesa.report(rondaID, [{ matriculadoID: ana.id, importe: ana.importe }, file]),
  )
  const [cobro] = await mine()
  // The taking back has looked and stops before it deletes.
  const held = await db.pool.connect()
  await held.query('BEGIN')
  await held.query('SELECT FROM rendicion_fila WHERE rendicion_id = $1 FOR UPDATE', [rendicionID])
  const undoing = mesa.call('rendicion.deshacer', { rendicionID, motivo: 'Era de otro' })
  const forLocks = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(async () => (await db.query(forLocks)).length).toBeGreaterThan(0)
  const crediting = mesa.call('cobroPorResolver.acreditar', {
    cobroPorResolverID: cobro?.['id'],
    matriculadoID: eva.id,
    motivo: 'Era suyo',
  })
  await Promise.race([crediting, new Promise((resolve) => setTimeout(resolve, 1_000))])
  await held.query('ROLLBACK')
  held.release()
  const [undone, credited] = [await undoing, await crediting]
  expect([undone.estado, credited.estado].sort()).toEqual([0, 1])
  expect(await creditOf(eva.id)).toBe(credited.estado === 1 ? 700 : 0)
  expect(await mine()).toEqual([])
  expect(await verificar(db)).toEqual([])
})
