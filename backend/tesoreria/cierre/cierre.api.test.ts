import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withTransaction } from '@/backend/db/conexion'
import { cobroOf, openCaja, refusalOf, type Caja } from '@/backend/prueba/tesoreria/caja'
import { chargeOld, giveCredit } from '@/backend/prueba/muestras-de-tesoreria'

let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

const current = async () =>
  (await caja.direct('cierre.traerActual', {})).sobre.datos as { hasta: string | null; maximo: string }
const move = async (hasta: string, mas: object = {}) =>
  caja.direct('cierre.mover', { hasta, anterior: (await current()).hasta, motivo: 'Prueba', ...mas })

beforeEach(async () => {
  if ((await current()).hasta !== '2019-01-01') await move('2019-01-01')
})

test('nothing is dated in a closed period; the refusal stands beside the date', async () => {
  const { owed } = await caja.memberOwing(2)
  expect((await move('2026-10-31')).sobre.estado).toBe(1)
  expect(await current()).toEqual({ hasta: '2026-10-31', maximo: '2026-11-20' })
  const refused = await caja.pay(owed, { fechaPago: '2026-10-31' })
  expect(refusalOf(refused)).toBe('El período está cerrado hasta el 31/10/2026')
  expect(refused.sobre.errores).toEqual({ fechaPago: 'El período está cerrado hasta el 31/10/2026' })
  cobroOf(await caja.pay(owed.slice(0, 1), { fechaPago: '2026-11-01' }))
  cobroOf(await caja.pay(owed.slice(1)))
})

test('the database refuses by itself, a payment and a movement, and today goes on', async () => {
  const { id } = await caja.memberOwing(1)
  await move('2026-10-31')
  await expect(chargeOld(caja.db, id, 1)).rejects.toThrow('El período está cerrado hasta el 31/10/2026')
  const pago = `INSERT INTO pago (matriculado_id, fecha, medio, total, nro_recibo) VALUES ($1, '2026-10-31', 'efectivo', 1, 999999)`
  await expect(withTransaction(caja.db, (tx) => tx.query(pago, [id]))).rejects.toThrow('cerrado')
  expect((await caja.generate(id, 1)).sobre.estado).toBe(1)
})

test('money that landed in a period closed meanwhile is of today', async () => {
  const { id } = await caja.memberOwing(1)
  await move('2026-11-20')
  const { pagoID } = await giveCredit(caja.db, id, 5_00n, '2026-11-19')
  const [pago] = await caja.db.query<{ fecha: string }>('SELECT fecha FROM pago WHERE id = $1', [pagoID])
  expect(pago?.fecha).toBe('2026-11-21')
})

test('forward at most to yesterday; back only with a reason; each move is told', async () => {
  for (const hasta of ['2026-11-21', '2027-01-01']) {
    const vuelta = await move(hasta)
    expect(refusalOf(vuelta)).toBe('Se puede cerrar hasta el 20/11/2026: el día de hoy queda abierto')
    expect(vuelta.sobre.errores).toHaveProperty('hasta')
  }
  expect((await move('2026-09-30', { motivo: '' })).sobre.estado).toBe(1)
  expect(refusalOf(await move('2026-09-30'))).toBe('Ya está cerrado hasta el 30/09/2026')
  const back = await move('2026-08-31', { motivo: '  ' })
  expect(back.sobre.errores).toEqual({ motivo: 'Ingrese el motivo para reabrir' })
  expect((await move('2026-08-31', { motivo: 'Faltó un recibo' })).sobre.estado).toBe(1)
  const { sobre } = await caja.direct('cierre.traerTodos', { nroPagina: 1 })
  expect((sobre.datos as object[]).slice(0, 2)).toMatchObject([
    { hasta: '2026-08-31', anterior: '2026-09-30', motivo: 'Faltó un recibo', usuario: 'Nélida Prueba' },
    { hasta: '2026-09-30', anterior: '2019-01-01', motivo: null },
  ])
  const trail = await caja.direct('auditoria.traerTodos', { accion: 'cierre.mover', nroPagina: 1 })
  expect((trail.sobre.datos as object[])[0]).toMatchObject({
    accion: 'Cierre del período',
    cambios: [
      { campo: 'Cerrado hasta', antes: '30/09/2026', despues: '31/08/2026' },
      { campo: 'Motivo', antes: null, despues: 'Faltó un recibo' },
    ],
  })
})

test('of two who move it at once one is told', async () => {
  const { hasta: anterior } = await current()
  const answers = await Promise.all(
    ['2026-05-31', '2026-06-30'].map((hasta) => caja.direct('cierre.mover', { hasta, anterior, motivo: '' })),
  )
  expect(answers.map(({ sobre }) => sobre.estado).toSorted()).toEqual([0, 1])
  expect(answers.find(({ sobre }) => sobre.estado === 0)?.sobre.mensaje).toMatch(/alguien lo cambió/)
})

test('who closes waits for whom is dating something, and nothing slips past', async () => {
  for (let turn = 0; turn < 8; turn++) {
    await move('2019-01-01', { motivo: 'Otra vez' })
    const owing = await Promise.all([caja.memberOwing(1), caja.memberOwing(1), caja.memberOwing(1)])
    const [moved, ...paid] = await Promise.all([
      move('2026-10-31'),
      ...owing.map(({ owed }) => caja.pay(owed, { fechaPago: '2026-10-31' })),
    ])
    expect(moved?.sobre.estado).toBe(1)
    for (const { sobre } of paid) {
      if (sobre.estado !== 1) expect(sobre.mensaje).toBe('El período está cerrado hasta el 31/10/2026')
    }
  }
})
