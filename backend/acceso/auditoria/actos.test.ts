import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LLAMADAS } from '@/backend/prueba/llamada'
import { describeActo, hasWords } from '@/backend/acceso/auditoria/actos'

test('every act of the contract has words of its own, and calls of one act the same', () => {
  const said = LLAMADAS.flatMap(({ llamada: { auditoria } }) =>
    auditoria ? [`${auditoria.acto}: ${auditoria.palabras}`] : [],
  )
  const acts = new Set(said.map((one) => one.split(': ')[0] ?? ''))
  expect(new Set(said).size).toBe(acts.size)
  expect([...acts].filter((acto) => !hasWords(acto))).toEqual([])
  expect(new Set([...acts].map(describeActo)).size).toBe(acts.size)
})

test('so has every act that the backend writes by itself', () => {
  const files = readdirSync('backend', { recursive: true, encoding: 'utf8' })
  const source = files
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`backend/${name}`, 'utf8'))
    .join('\n')
  const written = [...source.matchAll(/'((?:usuario|sesion)\.[a-z][A-Za-z]+)'/g)].map(([, acto = '']) => acto)
  const calls = new Set<string>(LLAMADAS.map(({ nombre }) => nombre))
  const acts = [...new Set(written)].filter((acto) => !calls.has(acto))
  expect(acts.length).toBeGreaterThan(3)
  expect(acts.filter((acto) => !hasWords(acto))).toEqual([])
})
