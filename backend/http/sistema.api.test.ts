import { afterAll, beforeAll, expect, test } from 'vitest'
import { VERSION } from '@/contract/servidor'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { ANTERIORES } from '@/backend/http/former-capabilities'

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

test('a web of before the versions still finds every name it looks for', async () => {
  const { sobre } = await withGateway.call('sistema.capacidades', {})
  const names = (sobre.datos as { capacidades: string[] }).capacidades
  expect(ANTERIORES).toHaveLength(46)
  expect(names).toEqual([...ANTERIORES, 'pago.enLinea', 'pasarela.prueba'])
})
