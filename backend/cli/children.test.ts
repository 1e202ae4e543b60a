import { expect, test } from 'vitest'
import { forTheWeb, heapFor } from '@/backend/cli/children'

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

test('the heap is a sixth of the memory, within what an office machine has and what a web can use', () => {
  const GB = 2 ** 30
  expect([1, 2, 4, 64, Infinity].map((many) => heapFor(many * GB))).toEqual([384, 384, 512, 512, 512])
})
