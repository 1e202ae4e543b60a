import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyInLots } from '@/backend/debitos/rendicion/aplicar'
import { answerOf } from '@/backend/prueba/debitos/rendicion'
import { idOf, openRondas, type Datos, type Deudor, type MesaDeRondas } from '@/backend/prueba/debitos/rondas'
import type { Trabajo } from '@/backend/tarea/kinds'
import { verificar } from '@/backend/verificar/verificar'

let mesa: MesaDeRondas
beforeAll(async () => {
  mesa = await openRondas()
})
beforeEach(() => mesa.forget())
afterAll(() => mesa.end())

/** One row a lot, and before or after the n-th something happens in its transaction. */
function byOne(n: number, happens: { before?: () => Promise<unknown>; after?: () => Promise<unknown> }) {
  const whole = applyInLots(1)
  let lots = 0
  const trabajo: Trabajo<'rendicion'> = {
    ...whole,
    paso: async (tx, tarea) => {
      lots++
      if (lots === n) await happens.before?.()
      const took = await whole.paso(tx, tarea)
      if (lots === n) await happens.after?.()
      return took
    },
  }
  return trabajo
}
const stop = (tareaID: number) => async () =>
  expect(await mesa.call('tarea.detener', { tareaID })).toMatchObject({ mensaje: null, estado: 1 })
const fail = () => Promise.reject(new Error('La luz se cortó'))
const stateOf = async (rendicionID: number) =>
  ((await mesa.call('rendicion.traerDatos', { rendicionID })).datos as Datos)['estado']

async function readOfFour() {
  const all: Deudor[] = []
  for (let n = 0; n < 4; n++) all.push(await mesa.debtor())
  const rondaID = await mesa.send()
  const file = await answerOf(
    mesa.caja.db,
    rondaID,
    'CA',
    all.map(({ id, importe }, n) => (n === 3 ? { matriculadoID: id } : { matriculadoID: id, importe })),
  )
  const read = () => mesa.call('rendicion.leer', { rondaID, clase: 'CA' }, file)
  const rendicionID = idOf(await read())
  return {
    all,
    rondaID,
    rendicionID,
    file,
    read,
    finish: (motivo: string) => mesa.call('ronda.terminar', { rondaID, motivo }),
  }
}
const owing = async (all: readonly Deudor[]) =>
  Promise.all(all.map(async (one) => (await mesa.owes(one)).length))
const payments = async () =>
  (
    await mesa.caja.db.query<{ n: number; total: bigint }>(
      `SELECT count(*)::int AS n, coalesce(sum(total), 0)::bigint AS total FROM pago WHERE medio = 'debito' AND anulado_en IS NULL`,
    )
  )[0] ?? { n: 0, total: 0n }

test('one whose job is stopped says that it is half applied, and ordering it again goes on there', async () => {
  const { all, rendicionID, read, finish, rondaID } = await readOfFour()
  const before = await payments()
  const tareaID = await mesa.order(rendicionID)
  const final = await mesa.work(tareaID, byOne(2, { after: stop(tareaID) }))
  expect(final).toMatchObject({
    estado: 'detenida',
    resumen: expect.stringMatching(
      /^BSE de Noviembre 2026, .+: 2 cobros por .*, 0 rechazos\. Faltan 2 renglones: aplique la rendición otra vez y sigue donde quedó\.$/,
    ) as string,
  })
  expect(await stateOf(rendicionID)).toBe('parcial')
  expect(await owing(all)).toEqual([0, 0, 1, 1])
  expect(await verificar(mesa.caja.db)).toEqual([])
  expect(await read()).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(/y quedó a medio aplicar: siga con esa rendición\.$/) as string,
  })
  expect(await finish('No contesta')).toMatchObject({
    estado: 0,
    mensaje: 'Una rendición de ese débito quedó a medio aplicar: siga con ella o deshágala antes.',
  })

  const again = await mesa.order(rendicionID)
  expect(await mesa.work(again)).toMatchObject({
    estado: 'terminada',
    resumen: expect.stringMatching(/^BSE de Noviembre 2026, .+: 3 cobros por .*, 1 rechazo\.$/) as string,
  })
  expect(await stateOf(rendicionID)).toBe('aplicada')
  expect(await owing(all)).toEqual([0, 0, 0, 1])
  const after = await payments()
  expect(after.n - before.n).toBe(3)
  expect(await mesa.call('rendicion.aplicar', { rendicionID })).toMatchObject({
    estado: 0,
    mensaje: 'Esa rendición ya se aplicó.',
  })
  expect(await mesa.call('ronda.traerDatos', { rondaID })).toMatchObject({ datos: { estado: 'rendida' } })
})

test('a half applied one is taken back, and one that moved nothing is as it was read', async () => {
  const { all, rendicionID } = await readOfFour()
  const before = await payments()
  const first = await mesa.order(rendicionID)
  await stop(first)()
  expect(await mesa.work(first)).toMatchObject({ estado: 'detenida' })
  expect(await stateOf(rendicionID)).toBe('leida')
  const second = await mesa.order(rendicionID)
  await mesa.work(second, byOne(3, { after: stop(second) }))
  expect(await owing(all)).toEqual([0, 0, 0, 1])
  expect(await mesa.call('rendicion.deshacer', { rendicionID, motivo: 'A medias' })).toMatchObject({
    estado: 1,
  })
  expect(await owing(all)).toEqual([1, 1, 1, 1])
  expect(await payments()).toEqual(before)
  expect(await verificar(mesa.caja.db)).toEqual([])
})

test('a lot that breaks is done anew whole', async () => {
  const { all, rendicionID } = await readOfFour()
  const once = await mesa.work(await mesa.order(rendicionID), byOne(2, { after: fail }))
  expect(once).toMatchObject({ estado: 'terminada' })
  expect(await owing(all)).toEqual([0, 0, 0, 1])
  expect(await verificar(mesa.caja.db)).toEqual([])
})

test('who knows the specification’s calls alone goes on by sending the file again', async () => {
  const [ca, cc] = [await mesa.debtor(), await mesa.debtor({ tipoCuenta: 1 })]
  const other = await mesa.debtor()
  const rondaID = await mesa.send()
  const archivoCa = await answerOf(
    mesa.caja.db,
    rondaID,
    'CA',
    [ca, other].map(({ id, importe }) => ({ matriculadoID: id, importe })),
  )
  const archivoCc = await answerOf(mesa.caja.db, rondaID, 'CC', [
    { matriculadoID: cc.id, importe: cc.importe },
  ])
  const load = async () => {
    const sobre = await mesa.call(
      'da_listado_envio_bse.validarPagos',
      { mes: 11, anio: 2026 },
      { archivoCc, archivoCa },
    )
    return sobre
  }
  const jobOf = ({ datos }: { datos: unknown }) =>
    (datos as { rendiciones: { tareaID: number }[] }).rendiciones[0]?.tareaID ?? 0
  // The first of the two goes through; the second stays half way.
  const first = jobOf(await load())
  await mesa.work(first, byOne(2, { after: stop(first) }))
  expect(await owing([cc, ca, other])).toEqual([0, 0, 1])
  expect(await load()).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(/^Ese archivo ya se cargó/) as string,
  })
  const sobre = await mesa.call('da_listado_envio_bse.validarPagos', { mes: 11, anio: 2026 }, { archivoCa })
  await mesa.work(jobOf(sobre))
  expect(await owing([cc, ca, other])).toEqual([0, 0, 0])
  expect(await verificar(mesa.caja.db)).toEqual([])
})
