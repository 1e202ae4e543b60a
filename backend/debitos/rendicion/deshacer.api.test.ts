import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addToSums } from '@/backend/estadisticas/evolucion/sumar'
import type { Dicho } from '@/backend/prueba/debitos/rendicion'
import { type Datos, type Deudor, type MesaDeRondas, openRondas } from '@/backend/prueba/debitos/rondas'
import { openLock } from '@/backend/prueba/historia'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { verificar } from '@/backend/verificar/verificar'
import { addDays, today } from '@/domain/fechas'

let mesa: MesaDeRondas
beforeAll(async () => {
  mesa = await openRondas()
})
beforeEach(() => mesa.forget())
afterAll(() => mesa.end())

const HISTORIAS = Number(process.env['HISTORIAS'] ?? 6)

const ask = async (nombre: NombreLlamada, wire: Datos): Promise<unknown> => {
  const { sobre } = await mesa.caja.direct(nombre, wire)
  expect(sobre).toMatchObject({ estado: 1 })
  return sobre.datos
}

/** A cash sheet's sums; the receipts that were undone stay on it with their numbers. */
async function sheetOf(fecha: string): Promise<unknown> {
  const sheet = (await ask('caja.traerPlanilla', { fecha, alcance: 'todas' })) as Datos
  return { medios: sheet['medios'], total: sheet['total'], devoluciones: sheet['devoluciones'] }
}

/** Every figure that a report moves, as people see them. */
async function figuresOf(members: readonly Deudor[]): Promise<unknown> {
  const month = { anio: 2026, mes: 11 }
  return {
    pendiente: await Promise.all(members.map((member) => mesa.owes(member))),
    saldo: await Promise.all(
      members.map(async ({ id }) => (await mesa.caja.account(id, { hasta: '2026-12-31' })).at(-1)?.saldo),
    ),
    // On the day before the bank collects, in the middle of it, and after it.
    aLaFecha: await Promise.all(
      ['2026-11-09', '2026-11-14', '2026-11-20'].map((hasta) =>
        ask('estadisticas.traerDeudaPorAntiguedad', { fecha: hasta }),
      ),
    ),
    credito: await Promise.all(
      members.map(
        async ({ id }) => ((await ask('pago.traerSaldoAFavor', { matriculadoID: id })) as Datos)['saldo'],
      ),
    ),
    planillas: [await sheetOf(addDays(today(), -1)), await sheetOf(today())],
    percibido: await ask('estadisticas.traerBalancePercibido', { anio: 2026 }),
    informe: ((await ask('estadisticas.traerInformeMensualIngresos', month)) as Datos)['resumen'],
    debitos: await ask('estadisticas.traerInformeMensualDebitos', { ...month, tipoDebito: 2 }),
    porResolver: ((await ask('cobroPorResolver.traerTodos', { nroPagina: 1 })) as Datos[]).length,
  }
}

const dicho = fc.record({
  como: fc.constantFrom('todo', 'deMas', 'deMenos', 'nada', 'dosVeces', 'deNadie'),
  dia: fc.constantFrom('2026-11-10', '2026-11-14', '2026-11-19'),
})
type Como = typeof dicho extends fc.Arbitrary<infer T> ? T : never

function tell({ id, importe }: Deudor, { como, dia }: Como): Dicho[] {
  const all: Dicho = { matriculadoID: id, importe, dia }
  const by: Record<string, Dicho[]> = {
    todo: [all],
    deMas: [{ ...all, importe: importe + 12_345n }],
    deMenos: [{ ...all, importe: importe - 100n }],
    nada: [{ matriculadoID: id, dia, texto: 'Cuentas sin saldo' }],
    dosVeces: [all, all],
    deNadie: [{ matriculadoID: 0, matricula: '9999999', importe: 700n, dia }],
  }
  return by[como] ?? []
}

/** As if it was loaded the day before. */
const yesterday = (rendicionID: number): Promise<unknown> =>
  mesa.caja.db.query(
    `UPDATE pago SET registrado_en = registrado_en - interval '1 day'
     WHERE id IN (SELECT pago_id FROM rendicion_fila WHERE rendicion_id = $1)`,
    [rendicionID],
  )

test(
  'a report that is taken back leaves every figure as it was before, whenever that is done',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(dicho, dicho, dicho),
        fc.boolean(),
        fc.boolean(),
        async (dichos, later, summed) => {
          await mesa.forget()
          const members = [await mesa.debtor(), await mesa.debtor(), await mesa.debtor()]
          const rondaID = await mesa.send()
          const before = await figuresOf(members)
          const file = dichos.flatMap((each, n) => tell(members[n] as Deudor, each))
          const rendicionID = await mesa.apply(await mesa.report(rondaID, file))
          if (later) await yesterday(rendicionID)
          if (summed) await addToSums(mesa.caja.db, '0 seconds')
          const back = { rendicionID, motivo: 'Se cargó la de otro mes' }
          expect(await mesa.call('rendicion.deshacer', back)).toMatchObject({ mensaje: null, estado: 1 })
          expect(await figuresOf(members)).toEqual(before)
          if (summed) await addToSums(mesa.caja.db, '0 seconds')
          expect(await figuresOf(members)).toEqual(before)
          expect(await verificar(mesa.caja.db)).toEqual([])
        },
      ),
      { numRuns: HISTORIAS, endOnFailure: true },
    )
  },
  HISTORIAS * 20_000,
)

test('a month that was closed since keeps its figure: what is taken back of it is given back today', async () => {
  const { db } = mesa.caja
  const [early, late] = [await mesa.debtor(), await mesa.debtor()]
  const rondaID = await mesa.send()
  const november = async () =>
    ((await ask('estadisticas.traerBalancePercibido', { anio: 2026 })) as Record<string, number>[])[10] ?? {}
  const before = await november()
  const rendicionID = await mesa.apply(
    await mesa.report(rondaID, [
      { matriculadoID: early.id, importe: early.importe, dia: '2026-11-10' },
      { matriculadoID: late.id, importe: late.importe, dia: '2026-11-19' },
    ]),
  )
  await yesterday(rendicionID)
  const sheet = await sheetOf(addDays(today(), -1))
  const { hasta: anterior } = (await ask('cierre.traerActual', {})) as Datos
  await ask('cierre.mover', { hasta: '2026-11-15', anterior, motivo: 'Noviembre informado' })
  const back = { rendicionID, motivo: 'Se cargó la de otro mes' }
  expect(await mesa.call('rendicion.deshacer', back)).toMatchObject({ mensaje: null, estado: 1 })
  const days = await db.query<{ matriculadoID: number; fecha: string }>(
    `SELECT matriculado_id AS "matriculadoID", fecha::text FROM movimiento
     WHERE acto = 'anular' AND matriculado_id = ANY($1) ORDER BY matriculado_id`,
    [[early.id, late.id]],
  )
  expect(days).toEqual([
    { matriculadoID: early.id, fecha: '2026-11-21' },
    { matriculadoID: late.id, fecha: '2026-11-19' },
  ])
  const after = await november()
  const change = (clave: string) => Math.round(100 * ((after[clave] ?? 0) - (before[clave] ?? 0)))
  expect([change('debito'), change('devuelto'), change('total')]).toEqual([
    Math.round(early.monto * 100),
    Math.round(early.monto * 100),
    0,
  ])
  // Yesterday's sheet keeps what was closed and loses the rest, which never came.
  const medios = (of: unknown) => (of as { medios: { total: number }[] }).medios
  const sum = (of: unknown) => medios(of).reduce((all, { total }) => all + Math.round(total * 100), 0)
  expect(sum(sheet) - sum(await sheetOf(addDays(today(), -1)))).toBe(Math.round(late.monto * 100))
  expect(await verificar(db)).toEqual([])
  await openLock(db)
})
