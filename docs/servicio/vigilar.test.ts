import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tablero } from '@/docs/tablero'
import { alertas, exprOf, prueba, reglas } from '@/docs/vigilar'
import { CLASES_VIGILADAS, VIGILADOS } from '@/domain/vigilancia'

const here = (file: string): string => `${import.meta.dirname}/${file}`
const promtool = spawnSync('promtool', ['--version']).error === undefined

test('the files that are copied are what the program watches', async () => {
  await expect(alertas()).toMatchFileSnapshot('alertas.yml')
  await expect(prueba()).toMatchFileSnapshot('alertas.prueba.yml')
  await expect(`${JSON.stringify(tablero(), null, 2)}\n`).toMatchFileSnapshot('tablero.json')
})

test('each warning has its rule with the same limit, and its panel turns red there', () => {
  const { panels } = JSON.parse(readFileSync(here('tablero.json'), 'utf8')) as ReturnType<typeof tablero>
  for (const clase of CLASES_VIGILADAS) {
    const vigilado = VIGILADOS[clase]
    expect(reglas().filter(({ expr }) => expr === exprOf(vigilado))).toHaveLength(1)
    const panel = panels.find(({ title }) => title === vigilado.titulo)
    expect(JSON.stringify(panel), clase).toContain(`"value":${vigilado.limite === 0 ? 1 : vigilado.limite}}`)
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
})

// Only Debian's package `prometheus` brings it.
test.skipIf(!promtool)('promtool reads the rules and sees each of them speak, at its limit and alone', () => {
  const run = (...words: string[]): string => execFileSync('promtool', words, { encoding: 'utf8' })
  expect(run('check', 'rules', here('alertas.yml'))).toContain(`SUCCESS: ${reglas().length} rules found`)
  expect(run('test', 'rules', here('alertas.prueba.yml'))).toContain('SUCCESS')
})
