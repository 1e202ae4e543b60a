import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const NAMED = /`((?:e2e|components|domain|lib|backend)\/[\w./-]+)`/g

test('each of the thirty conventions names tests that are there', () => {
  const rows = readFileSync('docs/convenciones.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| +\d+ +\|/.test(line))
  expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
  for (const row of rows.slice(0, -1)) {
    const names = [...row.matchAll(NAMED)].map(([, name = '']) => name)
    expect(names.length, row).toBeGreaterThan(0)
    for (const name of names)
      expect(
        [`${name}.spec.ts`, `${name}.test.ts`].some((file) => existsSync(file)),
        name,
      ).toBe(true)
  }
})
