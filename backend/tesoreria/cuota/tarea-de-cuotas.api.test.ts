import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '@/backend/db/conexion'
import { signedIn } from '@/backend/prueba/gente'
import { correrMes } from '@/backend/tesoreria/cuota/correr-mes'
import { openDespacho, orderMonth, type Despacho } from '@/backend/prueba/tesoreria/despacho'
import { refusalOf } from '@/backend/prueba/tesoreria/caja'
import { openProcess, startWorker, stateOf } from '@/backend/prueba/tarea/obrero'
import { workUntilDone } from '@/backend/tarea/finish'
import type { Trabajo } from '@/backend/tarea/kinds'

/** Three lots and a bit. */
const SOCIOS = 1_620

let despacho: Despacho
beforeAll(async () => {
  despacho = await openDespacho()
  await despacho.db.query(
    `WITH nuevo AS (
       INSERT INTO matriculado (matricula, tipo_matricula_id, apellido, nombre, dni, forma_pago_id, busqueda)
       SELECT 50000 + n, 1, 'Lote', 'Socio ' || n, 50000000 + n, 1, 'lote socio ' || n
       FROM generate_series(1, ${SOCIOS}) n RETURNING id)
     INSERT INTO periodo_matricula (matriculado_id, tipo_matricula_id, fecha_desde) SELECT id, 1, '2020-01-01' FROM nuevo`,
  )
})
afterAll(() => despacho.close())

interface Cuenta {
  cargos: number
  distintos: number
  corridas: number
  movimientos: number
}

const countOf = async (mes: number): Promise<Cuenta | undefined> =>
  (
    await despacho.db.query<Cuenta>(
      `SELECT count(*)::int AS cargos, count(DISTINCT c.matriculado_id)::int AS distintos,
         count(DISTINCT c.corrida_id)::int AS corridas, count(m.id)::int AS movimientos
       FROM cargo c LEFT JOIN movimiento m ON m.cargo_id = c.id WHERE c.anio = 2026 AND c.mes = $1`,
      [mes],
    )
  )[0]

const all = { cargos: SOCIOS, distintos: SOCIOS, movimientos: SOCIOS }
const finish = (tareaID: number) =>
  workUntilDone(despacho.db, { cuotas: correrMes }, tareaID, () => undefined)

/** The month's own steps, of which some wait for what a test does meanwhile. */
const holding = (antes: (hechas: number) => Promise<unknown> | undefined): Trabajo<'cuotas'> => ({
  ...correrMes,
  paso: async (tx, tarea) => {
    const took = await correrMes.paso(tx, tarea)
    await antes(tarea.hechas)
    return took
  },
})

test('a month is charged lot by lot; meanwhile nobody can ask for it again or undo it', async () => {
  const { tareaID, corridaID, wire } = await orderMonth(despacho, 1)
  expect(refusalOf(await despacho.direct('cuota.generarMes', wire))).toMatch(
    /^Las cuotas de Enero 2026 ya se están generando: las pidió Nélida Prueba el /,
  )
  expect(refusalOf(await despacho.undo(corridaID))).toMatch(/^Las cuotas de Enero 2026 se están generando: /)
  const steps: number[] = []
  const { stop } = startWorker(
    despacho.db,
    holding((hechas) => void steps.push(hechas)),
  )
  await expect
    .poll(async () => (await stateOf(despacho.db, tareaID))?.estado, { timeout: 20_000 })
    .toBe('terminada')
  await stop()
  expect(steps).toEqual([0, 500, 1000, 1500])
  expect(await countOf(1)).toEqual({ ...all, corridas: 1 })
  const { sobre } = await despacho.direct('tarea.traerDatos', { tareaID })
  expect(sobre.datos).toMatchObject({
    estado: 'terminada',
    hechas: SOCIOS,
    total: SOCIOS,
    problemas: 0,
    usuario: 'Nélida Prueba',
    resumen: expect.stringMatching(
      /^Se generaron 1\.620 cuotas de Enero 2026 por \$.29\.970\.000,00\.$/,
    ) as string,
  })
  expect((await despacho.undo(corridaID)).sobre).toMatchObject({ estado: 1, datos: { cantidad: SOCIOS } })
})

test('a process that is killed in a lot is followed by another, and nobody is charged twice', async () => {
  const { tareaID } = await orderMonth(despacho, 2)
  const dying = openProcess(despacho.api.baseUrl)
  const first = startWorker(
    dying.db,
    holding((hechas) =>
      hechas === 500 ? dying.kill(despacho.db).then(() => new Promise(() => undefined)) : undefined,
    ),
  )
  await expect.poll(async () => (await stateOf(despacho.db, tareaID))?.hechas, { timeout: 20_000 }).toBe(500)
  expect(await countOf(2)).toMatchObject({ cargos: 500 })
  expect(first.bitacora).toEqual([])
  const second = openDatabase(despacho.api.baseUrl, { max: 3 })
  const { stop } = startWorker(second, correrMes)
  await expect
    .poll(async () => (await stateOf(despacho.db, tareaID))?.estado, { timeout: 20_000 })
    .toBe('terminada')
  await stop()
  await second.close()
  expect(await countOf(2)).toEqual({ ...all, corridas: 1 })
})

test('stopped it says what is charged, which stays; asked for again it goes on with the rest', async () => {
  const { tareaID, corridaID } = await orderMonth(despacho, 3)
  const { stop } = startWorker(
    despacho.db,
    holding((hechas) => (hechas === 500 ? despacho.direct('tarea.detener', { tareaID }) : undefined)),
  )
  await expect
    .poll(async () => (await stateOf(despacho.db, tareaID))?.estado, { timeout: 20_000 })
    .toBe('detenida')
  await stop()
  const { sobre } = await despacho.direct('tarea.traerDatos', { tareaID })
  expect(sobre.datos).toMatchObject({
    hechas: 1_000,
    resumen: expect.stringMatching(
      /^Se generaron 1\.000 de 1\.620 cuotas de Marzo 2026 por \$.18\.500\.000,00\. Faltan 620: se pueden generar de nuevo\.$/,
    ) as string,
  })
  expect(await countOf(3)).toMatchObject({ cargos: 1_000 })
  expect(refusalOf(await despacho.direct('tarea.detener', { tareaID }))).toBe('Ya terminó.')
  const rest = await orderMonth(despacho, 3)
  expect(rest.wire.cantidad).toBe(620)
  expect(await finish(rest.tareaID)).toMatchObject({ estado: 'terminada' })
  expect(await countOf(3)).toEqual({ ...all, corridas: 2 })
  const runs = await despacho.direct('cuota.traerCorridas', { nroPagina: 1 })
  expect((runs.sobre.datos as unknown[]).slice(0, 2)).toMatchObject([
    { cantidad: 620 },
    { id: corridaID, cantidad: 1_000 },
  ])
})

test('what runs and what ended is told to who asked, once', async () => {
  const { tareaID, token } = await orderMonth(despacho, 4)
  const { token: other } = await signedIn(despacho.db, 'ADMINISTRACION')
  const as = (who: string, call: 'tarea.traerFilas' | 'tarea.darPorVista') =>
    despacho.api.call(call, { tareaID, nroPagina: 1 }, { token: who })
  // Who sees all of them is still told of his own alone.
  expect(refusalOf(await as(other, 'tarea.darPorVista'))).toBe('No se encontró el registro')
  const active = async (who: string): Promise<unknown[]> =>
    (await despacho.api.call('tarea.traerActivas', {}, { token: who })).sobre.datos as unknown[]
  expect(await active(token)).toMatchObject([
    { id: tareaID, tipo: 'cuotas', clave: '2026-04', estado: 'pendiente' },
  ])
  expect(await active(other)).toEqual([])
  await as(token, 'tarea.darPorVista')
  await finish(tareaID)
  expect(await active(token)).toMatchObject([{ id: tareaID, estado: 'terminada' }])
  const filas = await as(token, 'tarea.traerFilas')
  expect(filas.sobre.pagTotalItems).toBe(SOCIOS)
  expect((filas.sobre.datos as unknown[])[0]).toMatchObject({
    n: 1,
    estado: 'hecha',
    monto: 18_500,
    detalle: null,
  })
  await as(token, 'tarea.darPorVista')
  expect(await active(token)).toEqual([])
  const everybody = await despacho.direct('tarea.traerTodas', { nroPagina: 1 })
  expect((everybody.sobre.datos as { id: number }[])[0]?.id).toBe(tareaID)
  const only = async (filtros: object) =>
    (await despacho.direct('tarea.traerTodas', { nroPagina: 1, ...filtros })).sobre
  expect(await only({ estado: 'detenida' })).toMatchObject({
    datos: [{ clave: '2026-03' }],
    pagTotalItems: 1,
  })
  expect(await only({ estado: 'pendiente' })).toMatchObject({ datos: [], pagTotalItems: 0 })
  expect(await only({ tipo: 'cuotas' })).toMatchObject({ pagTotalItems: everybody.sobre.pagTotalItems })
})
