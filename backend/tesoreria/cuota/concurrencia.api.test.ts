import { afterAll, beforeAll, expect, test } from 'vitest'
import { correrMes } from '@/backend/tesoreria/cuota/correr-mes'
import { openDespacho, orderMonth, runOf, type Despacho } from '@/backend/prueba/tesoreria/despacho'
import { workUntilDone } from '@/backend/tarea/finish'
import { refusalOf } from '@/backend/prueba/tesoreria/caja'

let despacho: Despacho

beforeAll(async () => {
  despacho = await openDespacho()
  for (let n = 0; n < 60; n++) await despacho.member()
})
afterAll(() => despacho.close())

const members = async (): Promise<number[]> =>
  (await despacho.db.query<{ id: number }>('SELECT id FROM matriculado ORDER BY id')).map(({ id }) => id)

async function chargesOf(anio: number, mes: number): Promise<{ cantidad: number; distintos: number }> {
  const [row] = await despacho.db.query<{ cantidad: number; distintos: number }>(
    `SELECT count(*)::int AS cantidad, count(DISTINCT matriculado_id)::int AS distintos FROM cargo
     WHERE anio = $1 AND mes = $2 AND anulado_en IS NULL`,
    [anio, mes],
  )
  return row ?? { cantidad: 0, distintos: 0 }
}

test('of ten runs of one month at once, one is made and nine are told by whom', async () => {
  const mes = { anio: 2026, mes: 2 }
  const { cantidad, total } = await despacho.simulate(mes)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => despacho.direct('cuota.generarMes', { ...mes, cantidad, total })),
  )
  const refused = answers.filter(({ sobre }) => sobre.estado !== 1)
  expect(refused).toHaveLength(9)
  for (const answer of refused)
    expect(refusalOf(answer)).toMatch(
      /: las generó Nélida Prueba el |ya se están generando: las pidió Nélida Prueba el /,
    )
  expect(await chargesOf(2026, 2)).toEqual({ cantidad, distintos: cantidad })
})

test('runs of different months at once are all made', async () => {
  const answers = await Promise.all([3, 4, 5].map((mes) => despacho.run({ anio: 2026, mes })))
  for (const answer of answers) expect(runOf(answer).cantidad).toBe((await members()).length)
})

test('clerks who generate, collect and change states meanwhile neither break it nor wait for it in vain', async () => {
  const ids = await members()
  const mes = { anio: 2026, mes: 11 }
  const { cantidad, total } = await despacho.simulate(mes)
  const owed = await Promise.all(ids.slice(0, 8).map((id) => despacho.pending(id)))
  const [run, ...others] = await Promise.all([
    despacho.direct('cuota.generarMes', { ...mes, cantidad, total }),
    ...owed.map((list) => despacho.pay(list.slice(0, 1))),
    ...ids.slice(8, 16).map((id) => despacho.generate(id, 2)),
    ...ids
      .slice(16, 24)
      .map((matriculadoID) =>
        despacho.direct('matriculado.cambiarEstado', { matriculadoID, tipoMatriculaID: 4 }),
      ),
  ])
  for (const answer of others) expect(answer.http).toBe(200)
  for (const answer of [...others.slice(0, 8), ...others.slice(16)]) expect(answer.sobre.estado).toBe(1)
  if (run.sobre.estado !== 1) {
    expect(refusalOf(run)).toMatch(/^Cambió mientras lo miraba/)
    runOf(await despacho.run(mes))
  }
  const { cantidad: charged, distintos } = await chargesOf(2026, 11)
  expect(charged).toBe(distintos)
  for (const id of ids.slice(8, 16)) expect((await despacho.pending(id)).map(({ mes }) => mes)).toContain(11)
})

test.each([
  [
    'charged him alone',
    `WITH nuevo AS (
       INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, tipo_matricula_id)
       VALUES ($1, 3, 'Matrícula', 2026, 12, 100, 1) RETURNING id)
     INSERT INTO movimiento (matriculado_id, fecha, acto, debe, cargo_id) SELECT $1, '2026-11-21', 'cargar', 100, id FROM nuevo`,
    'Ya tiene la cuota del mes',
  ],
  [
    'switched him off',
    'UPDATE matriculado SET genera_cuotas = false WHERE id = $1',
    'Tiene Genera Cuotas en NO',
  ],
  [
    'gave him insurance',
    "INSERT INTO federacion_matriculado (matriculado_id, desde) VALUES ($1, '2026-12-01')",
    /^El precio cambió: ahora es \$/,
  ],
  [
    'took him out of the register',
    'WITH p AS (DELETE FROM periodo_matricula WHERE matriculado_id = $1) DELETE FROM matriculado WHERE id = $1',
    'Ya no está en el padrón',
  ],
])('a run that meets somebody who %s charges the others and says so', async (_what, sql, detalle) => {
  const [member, other] = [await despacho.member(), await despacho.member()]
  const { tareaID } = await orderMonth(despacho, 12)
  await despacho.db.query(sql, [member])
  const { resumen } = await workUntilDone(despacho.db, { cuotas: correrMes }, tareaID, () => undefined)
  expect(resumen).toMatch(/^Se gener(ó|aron) \d+ de \d+ cuotas de Diciembre 2026 por \$.* 1 no se generó\.$/)
  const filas = await despacho.direct('tarea.traerFilas', { tareaID, soloProblemas: 1, nroPagina: 1 })
  expect(filas.sobre.pagTotalItems).toBe(1)
  expect(filas.sobre.datos).toMatchObject([
    { estado: 'problema', detalle: expect.stringMatching(detalle) as string },
  ])
  expect((await despacho.pending(other)).map((one) => one.mes)).toEqual([12])
})

test('of a payment and an undoing at once, one wins and the other is told', async () => {
  for (const mes of [6, 7, 8, 9]) {
    const { corridaID } = runOf(await despacho.run({ anio: 2026, mes }))
    const [id = 0] = await members()
    const owed = (await despacho.pending(id)).filter((one) => one.mes === mes)
    const [undone, paid] = await Promise.all([despacho.undo(corridaID, 'A la vez'), despacho.pay(owed)])
    expect([undone.sobre.estado, paid.sobre.estado].sort()).toEqual([0, 1])
    const refusal = undone.sobre.estado === 1 ? refusalOf(paid) : refusalOf(undone)
    expect(refusal).toMatch(/fue anulado el .+ por Nélida Prueba|1 cuota ya está pagada/)
  }
})

test('of five undoings at once, one is made; a run asked for meanwhile waits for it', async () => {
  const mes = { anio: 2026, mes: 10 }
  const { corridaID, cantidad, total } = runOf(await despacho.run(mes))
  const [again, ...undone] = await Promise.all([
    despacho.direct('cuota.generarMes', { ...mes, cantidad, total }),
    ...Array.from({ length: 5 }, () => despacho.undo(corridaID)),
  ])
  expect(undone.filter(({ sobre }) => sobre.estado === 1)).toHaveLength(1)
  for (const answer of undone.filter(({ sobre }) => sobre.estado !== 1)) {
    expect(refusalOf(answer)).toMatch(/ya fue deshecha el .* por Nélida Prueba/)
  }
  if (again.sobre.estado !== 1) expect(refusalOf(again)).toMatch(/^No hay cuotas para generar/)
  expect((await chargesOf(2026, 10)).cantidad).toBe(again.sobre.estado === 1 ? cantidad : 0)
})
