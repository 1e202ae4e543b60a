import { pino } from 'pino'
import { expect, test } from 'vitest'
import { BITACORA } from '@/contract/bitacora'

test('a line has the keys that collectors know, stays one line, and is silent about people and keys', () => {
  const lines: string[] = []
  const log = pino(BITACORA, { write: (line) => void lines.push(line) })
  log.error(
    { ruta: '/pago/crear\nfalsa', dni: 28123456, persona: { email: 'ana@correo.example' } },
    'api.falla',
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toContain('\n')
  const { time, ...line } = JSON.parse(lines[0] ?? '') as Record<string, unknown>
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(line).toEqual({
    level: 'error',
    msg: 'api.falla',
    ruta: '/pago/crear\nfalsa',
    dni: '(callado)',
    persona: { email: '(callado)' },
  })
})
