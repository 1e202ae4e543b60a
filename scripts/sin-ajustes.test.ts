import { expect, test } from 'vitest'
import { withoutSettings } from '@/scripts/sin-ajustes.mjs'

test('what README lets people set does not reach the tests; what the machine needs does', () => {
  const settings = Object.fromEntries(
    'DATABASE_URL API_URL API_PORT API_HOST ROLE_POLICY SMTP_URL WHATSAPP_TOKEN MERCADO_PAGO_TOKEN SISTEMA_PIE PADRON_DEMO'
      .split(' ')
      .map((name) => [name, 'de quien prueba']),
  )
  const machine = {
    NODE_ENV: 'test',
    PATH: '/bin',
    CHROMIUM_PATH: '/bin/chromium',
    TEST_DATABASE_URL: 'x',
  } as const
  expect(withoutSettings({ ...settings, ...machine })).toEqual(machine)
})
