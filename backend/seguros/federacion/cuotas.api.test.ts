import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMember, addSeguro, signedIn } from '@/backend/prueba/gente'
import { openDespacho, runOf, type Despacho } from '@/backend/prueba/tesoreria/despacho'
import { variantOf } from '@/domain/precio'

let despacho: Despacho
let clerk: string
/** This year's price of ACTIVO by insurance, in pesos. */
let prices: number[]

beforeAll(async () => {
  despacho = await openDespacho()
  clerk = (await signedIn(despacho.db, 'ADMINISTRATIVO')).token
  const rows = await despacho.db.query<{ monto: number }>(
    `SELECT monto::float8 / 100 AS monto FROM concepto
     WHERE tipo = 1 AND anio = 2026 AND tipo_matricula_id = 1 ORDER BY variante`,
  )
  prices = rows.map(({ monto }) => monto)
})
afterAll(() => despacho.close())

interface Seguro {
  id: number
  desde: string
  hasta: string | null
  ampliacion: boolean
  ampliacionExtendida: boolean
}
interface Mes {
  mes: number
  monto: number
}

const act = async (nombre: 'crearSeguro' | 'cambiarSeguro' | 'darDeBaja' | 'eliminar', wire: object) =>
  (await despacho.api.call(`federacion_matriculado.${nombre}`, { ...wire }, { token: clerk })).sobre
const yearOf = async (matriculadoID: number) => {
  const { sobre } = await despacho.direct('pago.simularPagoAnual', { matriculadoID, anio: 2026 })
  return (sobre.datos as { meses: Mes[] }).meses
}

describe('the charged month is priced by the cover of its first day', () => {
  test.each([
    ['begins on the 1st', { desde: '2026-12-01' }, [0, 1]],
    ['begins on the 2nd', { desde: '2026-12-02' }, [0, 0]],
    ['ends on the last day before', { desde: '2020-01-01', hasta: '2026-11-30' }, [1, 0]],
    ['ends on the 1st', { desde: '2020-01-01', hasta: '2026-12-01', ampliacion: true }, [2, 2]],
  ])('advance months where it %s', async (_when, seguro, variantes) => {
    const id = await addMember(despacho.db)
    await addSeguro(despacho.db, id, seguro)
    await despacho.generate(id, 2)
    expect((await despacho.pending(id)).map(({ monto }) => monto)).toEqual(variantes.map((v) => prices[v]))
    const kept = await despacho.db.query<{ federacion: boolean }>(
      'SELECT federacion FROM cargo WHERE matriculado_id = $1 ORDER BY mes',
      [id],
    )
    expect(kept.map(({ federacion }) => federacion)).toEqual(variantes.map((v) => v > 0))
  })

  test('the monthly run, of one who left, one who changed that month and one whose insurance was deleted', async () => {
    const [left, changed, deleted] = [
      await despacho.member({ seguro: { hasta: '2026-01-31' } }),
      await despacho.member({ seguro: { hasta: '2026-02-09', ampliacion: true } }),
      await despacho.member({ seguro: {} }),
    ]
    await addSeguro(despacho.db, changed, { desde: '2026-02-10', ampliacionExtendida: true })
    await despacho.db.query(
      'UPDATE federacion_matriculado SET eliminado_en = now() WHERE matriculado_id = $1',
      [deleted],
    )
    runOf(await despacho.run({ anio: 2026, mes: 2 }))
    const owed = async (id: number) => (await despacho.pending(id)).map(({ monto }) => monto)
    expect(await Promise.all([left, changed, deleted].map(owed))).toEqual([
      [prices[0]],
      [prices[2]],
      [prices[0]],
    ])
  })
})

test('after any acts on his insurance no days meet, and a year is priced by each month’s first day', async () => {
  const day = fc
    .integer({ min: 0, max: 500 })
    .map((days) => new Date(Date.UTC(2025, 10, 1 + days)).toISOString().slice(0, 10))
  const acto = fc.oneof(
    fc.record({
      que: fc.constant('crearSeguro' as const),
      desde: day,
      wider: fc.integer({ min: 0, max: 2 }),
    }),
    fc.record({
      que: fc.constant('cambiarSeguro' as const),
      desde: day,
      tipoSeguroID: fc.constantFrom(1, 2),
    }),
    fc.record({ que: fc.constant('darDeBaja' as const), hasta: day, cual: fc.nat(3) }),
    fc.record({ que: fc.constant('eliminar' as const), cual: fc.nat(3) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(acto, { minLength: 1, maxLength: 8 }), async (actos) => {
      const matriculadoID = await addMember(despacho.db)
      const read = async () => {
        const { sobre } = await despacho.api.call(
          'federacion_matriculado.traerTodos',
          { matriculadoID },
          { token: clerk },
        )
        return sobre.datos as Seguro[]
      }
      for (const one of actos) {
        const seguros = await read()
        const federacionMatriculadoID = 'cual' in one ? seguros[one.cual % seguros.length]?.id : undefined
        if (one.que === 'crearSeguro') {
          const { desde, wider } = one
          const flags = { ampliacion: wider === 1, ampliacionExtendida: wider === 2 }
          await act(one.que, { matriculadoID, desde, tipoSeguroID: 1, ...flags })
        } else if (one.que === 'cambiarSeguro') await act(one.que, { ...one, matriculadoID })
        else if (federacionMatriculadoID) await act(one.que, { ...one, federacionMatriculadoID })
      }
      const seguros = await read()
      for (const [index, { desde, hasta }] of seguros.entries()) {
        if (hasta) expect(hasta >= desde).toBe(true)
        const newer = seguros[index - 1]
        if (newer) expect(hasta && hasta < newer.desde).toBe(true)
      }
      for (const { mes, monto } of await yearOf(matriculadoID)) {
        const first = `2026-${String(mes).padStart(2, '0')}-01`
        const covers = seguros.find(({ desde, hasta }) => desde <= first && (!hasta || hasta >= first))
        expect(monto).toBe(prices[covers ? variantOf({ ...covers, federacion: true }) : 0])
      }
    }),
    { numRuns: 40 },
  )
})
