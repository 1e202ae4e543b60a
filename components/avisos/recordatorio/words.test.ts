import { expect, test } from 'vitest'
import { describeRun } from '@/components/avisos/recordatorio/words'

test.each([
  [
    { cantidad: 1200, sinDestino: 2 },
    { dias: -3, plantilla: 'Aviso', medio: 2 },
    'Aviso, 3 días antes del vencimiento, por Mail: 1.200 mensajes, 2 sin correo electrónico que sirva',
  ],
  [
    { cantidad: 1, sinDestino: 1 },
    { dias: 0, plantilla: 'Hoy', medio: 1 },
    'Hoy, el día del vencimiento, por Whatsapp: 1 mensaje, 1 sin teléfono que sirva',
  ],
  [
    { cantidad: 4, sinDestino: 0 },
    { dias: 1, plantilla: 'Impaga', medio: 2 },
    'Impaga, 1 día después del vencimiento, por Mail: 4 mensajes',
  ],
])('%j of %j', (cuenta, regla, text) => {
  expect(describeRun(cuenta, regla)).toBe(text)
})
