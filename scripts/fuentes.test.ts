import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type BuildOptions } from 'esbuild'
import { expect, test } from 'vitest'
import { repoRoot } from '@/backend/db/root'
import { BACKEND, WEB } from '@/scripts/fuentes.mjs'

const root = repoRoot()

const isListed = (list: string[], file: string): boolean =>
  list.some((name) => file === name || file.startsWith(`${name}/`))

function filesUnder(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => filesUnder(`${path}/${name}`))
}

test('what decides a build is there by its name', () => {
  expect([...WEB, ...BACKEND].filter((name) => !existsSync(join(root, name)))).toEqual([])
})

test('the programs are made of nothing that is not among it', async () => {
  const url = pathToFileURL(join(root, 'scripts', 'opciones-backend.mjs')).href
  const { opcionesBackend } = (await import(url)) as { opcionesBackend: (root: string) => BuildOptions }
  const { metafile } = await build({ ...opcionesBackend(root), write: false, metafile: true })
  const inputs = Object.keys(metafile.inputs)
  expect(inputs).toContain('backend/servidor.ts')
  expect(inputs.filter((file) => !isListed(BACKEND, file) || /\/prueba\//.test(file))).toEqual([])
})

test('neither are the screens', () => {
  const sources = WEB.flatMap(filesUnder).filter(
    (file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.|\/prueba\//.test(file),
  )
  const named = sources.flatMap((file) => {
    const found = readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\()\s*'@\/([^']+)'/g)
    return [...found].map(([, path]) => path ?? '')
  })
  expect(named.length).toBeGreaterThan(1000)
  expect(named.filter((path) => !isListed(WEB, path))).toEqual([])
  const atRoot = readdirSync(root).filter((name) =>
    /^(next|tailwind|postcss)\.config\.|^(middleware|proxy|instrumentation)/.test(name),
  )
  expect(atRoot.filter((name) => !WEB.includes(name))).toEqual([])
})
