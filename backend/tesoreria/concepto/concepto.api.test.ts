import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRACION'))
})
afterAll(() => api.close())

test('concepts: prices newest year first with their keys, the others without', async () => {
  const ask = async (tipo: number) => {
    const { sobre } = await api.call('concepto.traerTodosSinPaginar', { tipo }, { token })
    const rows = sobre.datos as Record<string, unknown>[]
    expect(sobre.pagTotalItems).toBe(rows.length)
    return rows
  }
  const prices = await ask(1)
  expect(prices.map(({ anio }) => Number(anio))).toEqual(
    prices.map(({ anio }) => Number(anio)).sort((a, b) => b - a),
  )
  expect(new Set(prices.map(({ anio }) => anio))).toEqual(new Set([2026, 2025]))
  expect(prices[0]).toMatchObject({
    tipo: 1,
    tipoMatriculaID: 1,
    variante: 0,
    monto: expect.any(Number) as number,
  })
  const others = await ask(0)
  expect(others.length).toBeGreaterThan(0)
  for (const concepto of others) expect(concepto).not.toHaveProperty('anio')
  expect(await ask(42)).toEqual([])
})
