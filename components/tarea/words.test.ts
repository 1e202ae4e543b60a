import { expect, test } from 'vitest'
import { progressOf } from '@/components/tarea/words'

test('how far a job is is told in rows, and of a review, which reads them twice, in hundredths', () => {
  expect(progressOf({ tipo: 'importacion', hechas: 1_500, total: 3_000 })).toBe('1.500 de 3.000')
  expect(progressOf({ tipo: 'revision', hechas: 22_001, total: 44_003 })).toBe('49 %')
  expect(progressOf({ tipo: 'revision', hechas: 0, total: 0 })).toBe('empieza enseguida')
})
