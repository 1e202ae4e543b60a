import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LONGEST_STOP } from '@/backend/cli/iniciar'
import { repoRoot } from '@/backend/db/root'

const read = (name: string): string => readFileSync(join(repoRoot(), 'docs', name), 'utf8')

test('the service waits for the longest stop there is before it kills, and the page says how long that is', () => {
  const waits = Number(/^TimeoutStopSec=(\d+)$/m.exec(read('servicio/padron.service'))?.[1])
  expect(waits).toBeGreaterThan(LONGEST_STOP / 1000)
  expect(read('operar.md')).toContain(`nunca más de ${LONGEST_STOP / 1000}`)
  expect(read('operar.md')).toContain(`a los ${waits}`)
})
