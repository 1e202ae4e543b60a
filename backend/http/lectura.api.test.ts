import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTRATO } from '@/contract/indice'
import type { Llamada } from '@/contract/llamada'
import type { Db } from '@/backend/db/conexion'
import { type ApiDePrueba, HOY, serveAlso, startApi } from '@/backend/prueba/api'
import { signedIn } from '@/backend/prueba/gente'
import { sendCall } from '@/backend/prueba/llamada'

/** Those whose answer may be some seconds old: what anybody may look up, and statistics without money. */
const ATRASAN = [
  'consulta_publica.buscar',
  ...['Cumples', 'PaginaDeCumples', 'CantTipoMat', 'Federacion'].map((name) => `estadisticas.traer${name}`),
  ...['especialidadesPorVencer', 'practicasPorVencer'].map((name) => `estadisticas.${name}`),
  ...['AltasYBajas', 'PiramideDeEdades', 'EspecialidadesPorDepartamento'].map(
    (name) => `estadisticas.traer${name}`,
  ),
]

let api: ApiDePrueba
let served: { url: string; close(): Promise<void> }
let token: string
let asked: string[]

beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRACION'))
  const lectura: Db = {
    ...api.db,
    query: (sql, params) => {
      asked.push(sql)
      return api.db.query(sql, params)
    },
  }
  served = await serveAlso({
    ...{ db: api.db, lectura, politica: 'operativa', hoy: () => HOY, bitacora: () => undefined },
  })
})
afterAll(async () => {
  await served.close()
  await api.close()
})

test('the calls that a standby may answer are these, and only reads', () => {
  const calls = Object.entries(CONTRATO).flatMap(([noun, own]) =>
    Object.entries(own as Record<string, Llamada>).map(
      ([name, llamada]) => [`${noun}.${name}`, llamada] as const,
    ),
  )
  const atrasan = calls.filter(([, { atrasa }]) => atrasa)
  expect(atrasan.map(([name]) => name).toSorted()).toEqual(ATRASAN.toSorted())
  for (const [name, { metodo }] of atrasan) expect(metodo, name).toBe('GET')
})

test('they ask it, the session and all money ask the primary', async () => {
  const ask = async (...[nombre, wire]: Parameters<ApiDePrueba['call']>): Promise<number> => {
    asked = []
    expect((await sendCall(served.url, nombre, wire, { token })).sobre.estado).toBe(1)
    expect(asked.filter((sql) => /\bsesion\b/.test(sql))).toEqual([])
    return asked.length
  }
  expect(await ask('estadisticas.traerCantTipoMat', {})).toBeGreaterThan(0)
  expect(await ask('consulta_publica.buscar', { texto: 'ledesma' })).toBeGreaterThan(0)
  expect(await ask('estadisticas.traerBalancePercibido', { anio: 2026 })).toBe(0)
  expect(await ask('matriculado.traerTodos', { nroPagina: 1 })).toBe(0)
})
