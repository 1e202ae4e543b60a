import { expect, test } from 'vitest'
import { forTheWeb } from '@/backend/cli/hijos'

test('the web is not given what opens the database, the mail, the chats or the payment gateway', () => {
  const secretos = {
    DATABASE_URL: 'postgres://x',
    SMTP_URL: 'smtp://x',
    WHATSAPP_TOKEN: 'x',
    MERCADO_PAGO_TOKEN: 'x',
    MERCADO_PAGO_SECRETO: 'x',
    METRICAS_CLAVE: 'x',
  }
  expect(forTheWeb({ ...secretos, PATH: '/bin', SISTEMA_NOMBRE: 'Consejo' })).toEqual({
    PATH: '/bin',
    SISTEMA_NOMBRE: 'Consejo',
  })
})
