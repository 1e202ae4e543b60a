import { expect, test } from 'vitest'
import { keptFrom, keptText } from '@/components/avisos/moroso/kept'
import { centavos } from '@/domain/dinero'

const KEPT = { todos: true, marked: new Map([[7, centavos(12_345_678_901_234n)]]) }

test('what was chosen comes back to the centavo, under its own filter alone', () => {
  const text = keptText(KEPT, 'meses=3')
  expect(keptFrom(text, 'meses=3')).toEqual(KEPT)
  expect(keptFrom(text, '')).toBeUndefined()
  expect(keptFrom(undefined, '')).toBeUndefined()
})
