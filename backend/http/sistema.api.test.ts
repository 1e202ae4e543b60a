import { afterAll, beforeAll, expect, test } from 'vitest'
import { VERSION } from '@/contract/servidor'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { signedIn } from '@/backend/prueba/gente'

let withGateway: ApiDePrueba
let without: ApiDePrueba
beforeAll(async () => {
  ;[withGateway, without] = await Promise.all([startApi(), startApi({ pasarela: null })])
})
afterAll(() => Promise.all([withGateway.close(), without.close()]))

test('what runs here is told as people name it, with its engine', async () => {
  const { token } = await signedIn(withGateway.db, 'CONTADOR')
  const { sobre } = await withGateway.call('sistema.programa', {}, { token })
  const { version, motor } = sobre.datos as Record<string, string>
  expect(version).toMatch(/^\d+\.\d+\.\d+/)
  expect(motor).toMatch(/^PostgreSQL \d+\.\d+/)
})

test('who asks is told the version and who online payments go through, without a session', async () => {
  const { sobre } = await withGateway.call('sistema.capacidades', {})
  expect(sobre.datos).toMatchObject({ version: VERSION, pasarela: 'prueba' })
  const { sobre: bare } = await without.call('sistema.capacidades', {})
  expect(bare.datos).toMatchObject({ version: VERSION, pasarela: null })
})
