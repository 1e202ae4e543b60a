import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('each of the thirty conventions names a test; speed names where its figures stand', () => {
  const rows = readFileSync('docs/convenciones.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| +\d+ +\|/.test(line))
  expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
  for (const row of rows) expect(row).toMatch(/\.(spec|test)\.ts`|\(\.\.\/bench\/RESULTADOS\.md\)/)
})
