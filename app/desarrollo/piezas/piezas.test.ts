import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants'
import loadConfig from 'next/dist/server/config'
import { expect, test } from 'vitest'
import { GRUPOS } from '@/app/desarrollo/piezas/grupos'

const AQUI = 'app/desarrollo/piezas'
const piezas = GRUPOS.flatMap((grupo) => grupo.piezas)
const codeOf = (folder: string) =>
  readdirSync(folder).filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
const read = (file: string) => readFileSync(file, 'utf8')
const muestras = codeOf(AQUI).map((name) => read(`${AQUI}/${name}`))

test('every component of components/ui is shown, so that a new one is not forgotten', () => {
  const shown = new Set<string>(piezas.flatMap(({ de }) => de))
  const own = codeOf('components/ui').map((name) => `components/ui/${name.replace('.tsx', '')}`)
  expect(own.filter((path) => !shown.has(path))).toEqual([])
})

test.each(piezas)('what $nombre is said to show is shown', ({ de: [first, ...behind] }) => {
  const names = (text: string, path: string) =>
    text.includes(`from '@/${path}'`) || text.includes(`import('@/${path}')`)
  expect(muestras.some((text) => names(text, first))).toBe(true)
  const textOf = (path: string) => read([`${path}.tsx`, `${path}.ts`].find(existsSync) ?? path)
  const around = [first, ...behind].map(textOf)
  const strange = behind.filter(
    (path) => ![...muestras, ...around, read('app/layout.tsx')].some((text) => names(text, path)),
  )
  expect(strange).toEqual([])
})

test.each([
  [PHASE_DEVELOPMENT_SERVER, true],
  [PHASE_PRODUCTION_BUILD, false],
  [PHASE_PRODUCTION_SERVER, false],
] as const)('in %s the page is one: %s', async (phase, is) => {
  const { pageExtensions } = await loadConfig(phase, process.cwd(), { silent: true })
  expect(pageExtensions.map((ending) => `page.${ending}`).includes('page.dev.tsx')).toBe(is)
  expect(pageExtensions).toEqual(expect.arrayContaining(['tsx', 'ts']))
})
