import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withTransaction } from '@/backend/db/conexion'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { giveCredit } from '@/backend/prueba/muestras-de-tesoreria'
import { giveBankSettings } from '@/backend/prueba/debitos/ajustes'
import { enrol } from '@/backend/prueba/debitos/adherido'
import { forgetRondas, NOVIEMBRE, type Datos } from '@/backend/prueba/debitos/rondas'
import { openCaja, refusalOf, type Caja, type Pendiente } from '@/backend/prueba/tesoreria/caja'
import { holdOnline } from '@/backend/prueba/tesoreria/tramite'
import { makeCbu } from '@/domain/cbu'
import { checkRules } from '@/backend/verificar/verificar'
import type { Ensayo } from '@/domain/debito/ronda'

let caja: Caja
let token: string
beforeAll(async () => {
  caja = await openCaja()
  token = (await signedIn(caja.db, 'CONTADOR')).token
  await giveBankSettings(caja.db)
})
beforeEach(() => forgetRondas(caja))
afterAll(async () => {
  await forgetRondas(caja)
  await caja.close()
})

async function leaveDebit(id: number): Promise<void> {
  await caja.db.query(
    'UPDATE da_listado SET fecha_baja = fecha_alta WHERE fecha_baja IS NULL AND matriculado_id = $1',
    [id],
  )
  await caja.db.query('UPDATE matriculado SET forma_pago_id = 1 WHERE id = $1', [id])
}
const call = async (que: string, wire: Datos) =>
  (await caja.call(`ronda.${que}` as 'ronda.contar', wire)).sobre
const counts = async (cual: Datos = NOVIEMBRE) => {
  const { listas, ...rest } = (await call('contar', cual)).datos as Datos & {
    listas: { lista: Ensayo; cantidad: number; total: number }[]
  }
  return { ...rest, ...Object.fromEntries(listas.map(({ lista, ...suma }) => [lista, suma])) } as Datos &
    Record<Ensayo, { cantidad: number; total: number }>
}
const rows = async (lista: Ensayo, nombre = '', cual: Datos = NOVIEMBRE) =>
  (await call('ensayar', { ...cual, lista, nombre })).datos as Datos[]
const whyOut = async (id: number, cual: Datos = NOVIEMBRE) =>
  (await rows('afuera', '', cual)).find((row) => row['id'] === id)?.['motivo']

/** Somebody in debit who owes the month, and how much. */
async function debtor(mas: Parameters<typeof enrol>[2] = {}): Promise<{ id: number; owed: Pendiente }> {
  const { id, owed } = await caja.memberOwing(1)
  await enrol(caja.db, id, mas)
  const [one] = owed
  if (!one) throw new Error('Sin cuota')
  return { id, owed: one }
}
async function close(mas: Datos = {}) {
  const { van } = await counts({ ...NOVIEMBRE, ...mas })
  return call('cerrar', { ...NOVIEMBRE, ...van, ...mas })
}
async function closed(): Promise<number> {
  const sobre = await close()
  expect(sobre).toMatchObject({ estado: 1 })
  return (sobre.datos as { id: number }).id
}
const undo = (rondaID: number) => call('deshacer', { rondaID, motivo: 'Prueba' })

test('who goes in with what, and who stays out for what', async () => {
  const { id, owed } = await debtor()
  expect(await rows('van')).toMatchObject([
    { id, importe: owed.monto, importeAntes: null, cargos: [{ nombre: owed.nombre, monto: owed.monto }] },
  ])
  expect(await counts()).toMatchObject({ van: { cantidad: 1, total: owed.monto }, afuera: { cantidad: 0 } })

  const other = await debtor({ cbu: makeCbu('015', '0001', '0000070010014') })
  const late = await debtor({ desde: '2026-11-15' })
  const inTime = await debtor({ desde: '2026-11-14' })
  const none = await addMember(caja.db)
  await enrol(caja.db, none)
  const without = await debtor()
  await caja.db.query('UPDATE da_listado SET fecha_baja = fecha_alta WHERE matriculado_id = $1', [without.id])
  const suspended = await addMember(caja.db, { tipo: 5 })
  await enrol(caja.db, suspended)
  const online = await debtor()
  await holdOnline(caja.db, online.id, [online.owed.id])
  const rich = await debtor()
  await giveCredit(caja.db, rich.id, BigInt(Math.round(rich.owed.monto * 100)))

  expect(await whyOut(other.id)).toBe('otroBanco')
  expect(await whyOut(late.id)).toBe('autorizacion')
  expect(await whyOut(inTime.id)).toBeUndefined()
  expect(await whyOut(none)).toBe('nadaQueCobrar')
  expect(await whyOut(without.id)).toBe('sinDatos')
  expect(await whyOut(suspended)).toBe('estado')
  expect(await whyOut(online.id)).toBe('enLinea')
  // Whoever is at another bank is no business of this one.
  const icbc = await debtor({ entidad: '015' })
  expect([...(await rows('van')), ...(await rows('afuera'))].map((row) => row['id'])).not.toContain(icbc.id)
  expect((await rows('van', '', { ...NOVIEMBRE, forma: 42 })).map((row) => row['id'])).toEqual([icbc.id])
})

test('a closed round holds its charges everywhere, says by which, and lets them go when it is undone', async () => {
  const { id, owed } = await debtor()
  const rondaID = await closed()
  const [row] = (await caja.pending(id)) as (Pendiente & { enTramite: Datos })[]
  expect(row?.enTramite).toMatchObject({ pagoEnLineaID: null, rondaID })
  expect(refusalOf(await caja.pay([owed]))).toMatch(
    /está en el débito de BSE de Noviembre 2026, que cerró Nélida Prueba el \d\d\/\d\d\/\d{4}\.$/,
  )
  expect(
    refusalOf(await caja.call('matriculado.eliminarMatricula', { matriculaIds: JSON.stringify([owed.id]) })),
  ).toContain('está en el débito de BSE')
  expect(await whyOut(id)).toBe('enRonda')
  expect(await call('cerrar', { ...NOVIEMBRE, cantidad: 1, total: owed.monto })).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(
      /^El débito de BSE de Noviembre 2026 ya lo cerró Nélida Prueba el /,
    ) as string,
  })
  expect(await undo(rondaID)).toMatchObject({ estado: 1 })
  expect((await caja.pay([owed])).sobre.estado).toBe(1)
  expect(await undo(rondaID)).toMatchObject({
    estado: 0,
    mensaje: 'El débito de BSE de Noviembre 2026 ya se deshizo.',
  })
})

test('its files are the same bytes each time, and anew without whoever is taken out', async () => {
  const [ana, eva] = [await debtor(), await debtor()]
  const salary = await debtor({ tipoCuenta: 1 })
  const rondaID = await closed()
  const archivos = async () =>
    ((await call('traerDatos', { rondaID })).datos as { archivos: Datos[] }).archivos
  expect(await archivos()).toMatchObject([
    {
      clase: 'CA',
      nombre: expect.stringMatching(/^202611CA/) as string,
      cantidad: 2,
      total: ana.owed.monto + eva.owed.monto,
    },
    { clase: 'CC', cantidad: 1, total: salary.owed.monto },
  ])
  const bytes = async () => {
    const address = `${caja.api.url}/ronda/bajar?rondaID=${rondaID}&clase=CA`
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    return Buffer.from(await answer.arrayBuffer()).toString('latin1')
  }
  const first = await bytes()
  expect(first.split('\r\n').map(({ length }) => length)).toEqual([187, 187, 187, 0])
  await caja.db.query(`UPDATE matriculado SET matricula = matricula + 500000 WHERE id = $1`, [ana.id])
  expect(await bytes()).toBe(first)

  const filas = (await call('traerFilas', { rondaID })).datos as Datos[]
  const fila = filas.find((one) => one['matriculadoID'] === ana.id)
  expect(await call('sacar', { rondaFilaID: fila?.['id'], motivo: 'Paga en ventanilla' })).toMatchObject({
    estado: 1,
  })
  expect(await archivos()).toMatchObject([
    { clase: 'CA', cantidad: 1, total: eva.owed.monto },
    { clase: 'CC' },
  ])
  expect((await bytes()).split('\r\n')).toHaveLength(3)
  expect((await caja.pay([ana.owed])).sobre.estado).toBe(1)
  expect(await call('sacar', { rondaFilaID: fila?.['id'], motivo: 'Otra vez' })).toMatchObject({
    estado: 0,
    mensaje: 'Ya se lo sacó de ese débito.',
  })
  expect(await call('enviar', { rondaID })).toMatchObject({ estado: 1 })
  for (const [que, wire] of [
    ['deshacer', { rondaID, motivo: 'Tarde' }],
    ['sacar', { rondaFilaID: filas.find((one) => one['matriculadoID'] === eva.id)?.['id'], motivo: 'Tarde' }],
    ['enviar', { rondaID }],
  ] as const)
    expect(await call(que, wire)).toMatchObject({
      estado: 0,
      mensaje: 'El débito de BSE de Noviembre 2026 ya se envió.',
    })
})

test('of two who close at once one wins, and a payment in between is seen', async () => {
  const { owed } = await debtor()
  const { van } = await counts()
  const both = await Promise.all([close(), close()])
  expect(both.map(({ estado }) => estado).sort()).toEqual([0, 1])
  const rondaID = Number((both.find(({ estado }) => estado === 1)?.datos as Datos)['id'])
  await undo(rondaID)
  expect((await caja.pay([owed])).sobre.estado).toBe(1)
  await debtor()
  await debtor()
  expect(await call('cerrar', { ...NOVIEMBRE, ...van })).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(/^Ahora son 2 débitos por .*: algo cambió desde el ensayo/) as string,
  })
})

test('a payment at the counter in the same second is either in the round or not, never both', async () => {
  for (let round = 0; round < 5; round++) {
    await forgetRondas(caja)
    const { id, owed } = await debtor()
    await debtor()
    const [made, paid] = await Promise.all([close(), caja.pay([owed])])
    const held = (await rows('afuera')).some((row) => row['id'] === id && row['motivo'] === 'enRonda')
    expect(held && paid.sobre.estado === 1).toBe(false)
    if (made.estado === 1) await undo((made.datos as { id: number }).id)
  }
})

/** What a call answers lot by lot, each after where the last row of the one before stood. */
async function inLots(que: string, cual: Datos): Promise<Datos[]> {
  const all: Datos[] = []
  for (;;) {
    const lugar = all.at(-1)?.['lugar']
    const lote = (await call(que, { ...cual, cantidad: 2, ...(all.length > 0 && { lugar }) }))
      .datos as Datos[]
    if (lote.length === 0) return all.map(({ lugar: _, ...row }) => row)
    all.push(...lote)
  }
}

test('an export has the rows of the list in their order, and those of its filter', async () => {
  for (let made = 0; made < 5; made++) await debtor()
  const going = await rows('van')
  expect(await inLots('traerLote', { ...NOVIEMBRE, lista: 'van' })).toEqual(going)
  const rondaID = await closed()
  const listed = (await call('traerFilas', { rondaID })).datos as Datos[]
  expect(listed).toHaveLength(5)
  expect(await inLots('traerLoteDeFilas', { rondaID })).toEqual(listed)
  const nombre = String(listed[3]?.['matricula'])
  expect(await inLots('traerLoteDeFilas', { rondaID, nombre })).toEqual([listed[3]])
  expect(await inLots('traerLote', { ...NOVIEMBRE, lista: 'van' })).toEqual([])
})

test('a round for the bank to look at holds nothing, says MUESTRA and may be made again', async () => {
  const { owed } = await debtor()
  for (let round = 0; round < 2; round++) {
    const { datos } = await close({ prueba: true })
    const { archivos } = (await call('traerDatos', { rondaID: (datos as Datos)['id'] })).datos as {
      archivos: Datos[]
    }
    expect(archivos).toMatchObject([{ nombre: '202611CA-MUESTRA.BSE' }])
    expect(await call('enviar', { rondaID: (datos as Datos)['id'] })).toMatchObject({ estado: 0 })
  }
  expect((await counts())['ronda']).toBeNull()
  expect((await caja.pay([owed])).sobre.estado).toBe(1)
})

test('what differs from the round before is told name by name', async () => {
  const [stays, leaves] = [await debtor(), await debtor()]
  const rondaID = await closed()
  await call('enviar', { rondaID })
  await leaveDebit(leaves.id)
  await caja.generate(stays.id, 1)
  const enters = await debtor()
  await caja.generate(enters.id, 1)
  const next = { forma: 41, mes: 12, anio: 2026 }
  const idsOf = async (lista: Ensayo) => (await rows(lista, '', next)).map((row) => row['id'])
  expect((await counts(next))['anterior']).toEqual({ mes: 11, anio: 2026 })
  expect(await idsOf('entran')).toEqual([enters.id])
  expect(await idsOf('salen')).toEqual([leaves.id])
  expect(await idsOf('van')).toEqual(expect.arrayContaining([stays.id, enters.id]))
})

test('without what the bank must give there is no file, and that is said', async () => {
  await caja.db.query(`UPDATE ajuste SET valor = valor - 'ca.empresa' WHERE clave = 'debito.bse'`)
  await debtor()
  const { faltan } = await counts()
  expect(faltan).toEqual([expect.stringMatching(/mpresa, archivo CA: /)])
  expect(await close()).toMatchObject({ estado: 0, mensaje: (faltan as string[])[0] })
  await caja.db.query(`UPDATE ajuste SET valor = valor || '{"ca.empresa":"9002"}' WHERE clave = 'debito.bse'`)
})

test("an entity's debits are what was frozen once they are, and the specification's call makes a bank's files", async () => {
  const { id, owed } = await debtor({ forma: 2 })
  const entidad = { mes: 11, anio: 2026, formaPagoID: 2 }
  const listed = async () => (await caja.call('da_listado.traerOtrosDebitos', entidad)).sobre.datos as Datos[]
  expect(await listed()).toMatchObject([{ id: null, importe: owed.monto, anio: 2026, mes: 11 }])
  const sobre = await close({ forma: 2 })
  expect(sobre).toMatchObject({ estado: 1 })
  await leaveDebit(id)
  expect(await listed()).toMatchObject([{ id: expect.any(Number) as number, importe: owed.monto }])

  await debtor({ entidad: '015' })
  const files = async () =>
    (await caja.call('da_listado_envio_icbc.crear', { mes: 11, anio: 2026 })).sobre.datos as {
      nombre: string
      contenido: string
    }[]
  const [file] = await files()
  expect(file?.nombre).toBe('202611.SB')
  const lines = Buffer.from(file?.contenido ?? '', 'base64')
    .toString('latin1')
    .split('\r\n')
  expect(lines.map(({ length }) => length)).toEqual([100, 100, 100, 0])
  expect(await files()).toEqual([file])
})

test('verificar tells a debit that asks for something else, a round that counts wrong and a charge let go', async () => {
  await debtor()
  const rondaID = await closed()
  for (const [sql, regla] of [
    ['UPDATE ronda_fila SET importe = importe + 1 WHERE ronda_id = $1', 'Cada débito pide la suma'],
    ['UPDATE ronda SET cantidad = cantidad + 1 WHERE id = $1', 'Cada ronda tiene la cantidad'],
    [
      'UPDATE cargo SET tramite_id = NULL WHERE tramite_id IN (SELECT id FROM tramite WHERE ronda_id = $1)',
      'Un cargo está en trámite mientras su ronda',
    ],
  ] as const) {
    const tampered = withTransaction(caja.db, async (tx) => {
      await tx.query(sql, [rondaID])
      const found = await checkRules(tx)
      expect(found.map((one) => one.regla).filter((one) => one.startsWith(regla))).toHaveLength(1)
      throw new Error('Deshacer')
    })
    await expect(tampered).rejects.toThrow('Deshacer')
  }
})
