import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Dicho } from '@/backend/prueba/debitos/rendicion'
import { openRondas, type Datos, type MesaDeRondas } from '@/backend/prueba/debitos/rondas'
import { withTransaction } from '@/backend/db/conexion'
import { checkRules, verificar } from '@/backend/verificar/verificar'
import { makeCbu } from '@/domain/cbu'

let mesa: MesaDeRondas
let before = new Set<unknown>()
beforeAll(async () => {
  mesa = await openRondas()
})
beforeEach(async () => {
  await mesa.forget()
  before = new Set((await waiting(new Set())).map(({ id }) => id))
})
afterAll(() => mesa.end())

/** What waits for a person and did not before the test, as [result, pesos]. */
async function waiting(known = before): Promise<Datos[]> {
  const rows: Datos[] = []
  for (let nroPagina = 1; ; nroPagina++) {
    const wire = { estado: 'pendiente', nroPagina }
    const page = (await mesa.call('cobroPorResolver.traerTodos', wire)).datos as Datos[]
    if (page.length === 0) return rows.filter(({ id }) => !known.has(id))
    rows.push(...page)
  }
}
const told = async () => (await waiting()).map(({ resultado, importe }) => [resultado, importe])
const load = async (rondaID: number, dichos: Dicho[], clase = 'CA') =>
  mesa.apply(await mesa.report(rondaID, dichos, clase))
const repeated = async (rendicionID: number) =>
  ((await mesa.call('rendicion.traerDatos', { rendicionID })).datos as { repetidas: number }).repetidas

const NADIE = '9999999'
test.each([
  ['of nobody', NADIE],
  ['of zeros', '0'],
])(
  'a line with a key %s is money of its own in each class, and in each account of one class',
  async (_, matricula) => {
    await mesa.debtor()
    await mesa.debtor({ tipoCuenta: 1 })
    const rondaID = await mesa.send()
    const lost = (n: number): Dicho => ({
      matriculadoID: 0,
      matricula,
      importe: 1_234_500n,
      cbu: makeCbu('321', '0001', `5000000000${n}`.padEnd(13, '7')),
    })
    const round = async () => (await mesa.call('ronda.traerDatos', { rondaID })).datos
    await load(rondaID, [lost(1)], 'CC')
    expect(await round()).toMatchObject({ estado: 'enviada', contestada: false })
    await load(rondaID, [lost(1)], 'CA')
    expect(await round()).toMatchObject({ estado: 'enviada', contestada: true })
    const third = await load(rondaID, [lost(1), lost(2)], 'CA')
    expect(await told()).toEqual([
      [-2, 12_345],
      [-2, 12_345],
      [-2, 12_345],
    ])
    expect(await repeated(third)).toBe(1)
    expect(await verificar(mesa.caja.db)).toEqual([])
  },
)

test('what a later, cumulative report tells once more is a second collection that waits, told as often as it is told', async () => {
  const [ana, eva] = [await mesa.debtor(), await mesa.debtor()]
  const rondaID = await mesa.send()
  const once: Dicho = { matriculadoID: ana.id, importe: ana.importe }
  const late: Dicho = { matriculadoID: eva.id, importe: eva.importe }
  await load(rondaID, [once])
  const read = await mesa.report(rondaID, [once, once])
  const { id: rendicionID } = read.datos as { id: number }
  const says = { repetidas: 1, codigos: [{ resultado: -3, cantidad: 1, cobrado: ana.monto }] }
  const counted = async () =>
    (await mesa.call('rendicion.traerFilas', { rendicionID, resultado: -3, nroPagina: 1 })).datos
  expect(read.datos).toMatchObject(says)
  expect(await counted()).toMatchObject([{ linea: 2, repetida: false }])
  const second = await mesa.apply(read)
  expect(await told()).toEqual([[-3, ana.monto]])
  expect((await mesa.call('rendicion.traerDatos', { rendicionID: second })).datos).toMatchObject(says)
  expect(await counted()).toMatchObject([{ linea: 2, repetida: false }])
  const third = await load(rondaID, [once, late, once])
  expect(await repeated(third)).toBe(2)
  expect(await told()).toEqual([[-3, ana.monto]])
  expect(await mesa.owes(eva)).toEqual([])
  const fourth = await load(rondaID, [once, once, late, once])
  expect(await repeated(fourth)).toBe(3)
  expect(await told()).toEqual([
    [-3, ana.monto],
    [-3, ana.monto],
  ])
  expect(await verificar(mesa.caja.db)).toEqual([])
})

class Undo extends Error {}

/** The migration's statement that gives lost money its place. */
const mend = /WITH perdido AS [^;]+/.exec(
  readFileSync(new URL('../../db/migrations/0106_renglones_iguales.sql', import.meta.url), 'utf8'),
)?.[0]

test('a collection passed over as told before, and was not, is found by who verifies; one of before waits by the migration', async () => {
  const ana = await mesa.debtor()
  const rondaID = await mesa.send()
  const once: Dicho = { matriculadoID: ana.id, importe: ana.importe }
  await load(rondaID, [once])
  const second = await load(rondaID, [once, once])
  let found: string[] = []
  const passOver = withTransaction(mesa.caja.db, async (tx) => {
    const line = 'SELECT id FROM rendicion_fila WHERE rendicion_id = $1 AND vez = 2'
    await tx.query(`DELETE FROM cobro_por_resolver WHERE rendicion_fila_id IN (${line})`, [second])
    await tx.query(`UPDATE rendicion_fila SET viva = false, repetida = true WHERE id IN (${line})`, [second])
    found = (await checkRules(tx)).map(({ regla }) => regla)
    await tx.query(mend ?? '')
    expect(await checkRules(tx)).toEqual([])
    expect(
      await tx.query(`SELECT importe FROM cobro_por_resolver WHERE rendicion_fila_id IN (${line})`, [second]),
    ).toEqual([{ importe: ana.importe }])
    throw new Undo()
  })
  await expect(passOver).rejects.toBeInstanceOf(Undo)
  expect(found).toEqual([expect.stringMatching(/^Lo que dijo cobrado cada rendición aplicada/)])
})

test('a refusal that says why now is heard, and a later report that leaves the reason out takes none away', async () => {
  const [ana, eva] = [await mesa.debtor(), await mesa.debtor()]
  const rondaID = await mesa.send()
  const why = async ({ id }: { id: number }) => {
    const filas = (await mesa.call('ronda.traerFilas', { rondaID, nroPagina: 1 })).datos as Datos[]
    return (filas.find((fila) => fila['matriculadoID'] === id)?.['respuesta'] as { motivo: string }).motivo
  }
  const closed = { matriculadoID: ana.id, texto: 'CUENTA CERRADA' }
  const bare: Dicho[] = [ana, eva].map(({ id }) => ({ matriculadoID: id }))
  await load(rondaID, bare)
  expect(await why(ana)).toBe('El banco no dice por qué')
  const second = await load(rondaID, [closed, { ...closed, matriculadoID: eva.id }])
  expect(await repeated(second)).toBe(0)
  expect([await why(ana), await why(eva)]).toEqual(Array(2).fill(expect.stringMatching(/cuenta cerrada/i)))
  expect(await repeated(await load(rondaID, [...bare, closed]))).toBe(3)
  expect(await repeated(await load(rondaID, [...bare, ...bare]))).toBe(2)
  expect(await why(eva)).toMatch(/cuenta cerrada/i)
  expect(await verificar(mesa.caja.db)).toEqual([])
})

test('while a report of a file is half applied no other of it is, so that none rests on lines of the other', async () => {
  const [ana, eva] = [await mesa.debtor(), await mesa.debtor()]
  const rondaID = await mesa.send()
  const dichos = [ana, eva].map(({ id, importe }): Dicho => ({ matriculadoID: id, importe }))
  const first = (await mesa.report(rondaID, dichos)).datos as { id: number }
  await mesa.caja.db.query("UPDATE rendicion SET estado = 'parcial', aplicada_en = now() WHERE id = $1", [
    first.id,
  ])
  const other = (await mesa.report(rondaID, [...dichos, ...dichos])).datos as { id: number }
  expect(await mesa.call('rendicion.aplicar', { rendicionID: other.id })).toMatchObject({
    estado: 0,
    mensaje: 'Otra rendición de ese archivo quedó a medio aplicar: siga con ella, o deshágala.',
  })
  await mesa.work(await mesa.order(first.id))
  await mesa.work(await mesa.order(other.id))
  expect(await told()).toEqual([
    [-3, ana.monto],
    [-3, eva.monto],
  ])
  expect(await verificar(mesa.caja.db)).toEqual([])
})
