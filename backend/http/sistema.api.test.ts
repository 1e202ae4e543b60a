import { afterAll, beforeAll, expect, test } from 'vitest'
import { VERSION } from '@/contract/servidor'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'

let withGateway: ApiDePrueba
let without: ApiDePrueba
beforeAll(async () => {
  ;[withGateway, without] = await Promise.all([startApi(), startApi({ pasarela: null })])
})
afterAll(() => Promise.all([withGateway.close(), without.close()]))

test('who asks is told the version and who online payments go through, without a session', async () => {
  const { sobre } = await withGateway.call('sistema.capacidades', {})
  expect(sobre.datos).toMatchObject({ version: VERSION, pasarela: 'prueba' })
  const { sobre: bare } = await without.call('sistema.capacidades', {})
  expect(bare.datos).toMatchObject({ version: VERSION, pasarela: null })
})
