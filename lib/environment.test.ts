import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const TREES = ['app', 'backend', 'components', 'lib', 'scripts']
const FILES = ['middleware.ts', 'instrumentation.ts', 'next.config.mjs']
/** What one process of ours tells another, what the system has, and the waits and the seed that tests change. */
const NOT_THE_OPERATORS = new Set([
  'ARRANQUE_ID',
  'ESPERA_AVISO',
  'ESPERA_GET',
  'ESPERA_POST',
  'NEXT_RUNTIME',
  'NEXTAUTH_URL',
  'NODE_ENV',
  'PADRON_API',
  'PADRON_OIDA',
  'PADRON_REGISTRO',
  'PADRON_SEMILLA',
  'PADRON_VERSION',
  'CHROMIUM_PATH',
  'PATH',
  'RESPALDOS',
])

const sources = (): string[] => {
  const found = TREES.flatMap((tree) =>
    readdirSync(tree, { recursive: true, encoding: 'utf8' }).map((name) => join(tree, name)),
  )
  return [...found, ...FILES].filter(
    (path) => /\.(tsx?|mjs)$/.test(path) && !/\.test\.|prueba|probar|d\.mts/.test(path),
  )
}

/** Every way in which this house reads a variable; the names are capital letters. */
const WAYS = [
  /process\.env\.([A-Z][A-Z_]+)/g,
  /\benv\['([A-Z][A-Z_]+)'\]/g,
  /\bread(?:Port|Url)\(env, '([A-Z][A-Z_]+)'/g,
  // The keys of a schema that is read from the environment.
  /^ {2}([A-Z][A-Z_]+): (?:z\b|direccion\b)/gm,
]

function variablesOf(text: string): string[] {
  const taken = [...text.matchAll(/const \{([^}]*)\} = process\.env/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/[ :=]/)[0] ?? ''),
  )
  const named = WAYS.flatMap((way) => [...text.matchAll(way)].map(([, name = '']) => name))
  return [...taken, ...named].filter((name) => /^[A-Z][A-Z_]+$/.test(name))
}

test('README names every variable that can be set, and no other', () => {
  const read = new Set(sources().flatMap((path) => variablesOf(readFileSync(path, 'utf8'))))
  const rows = readFileSync('README.md', 'utf8').match(/^\| `[A-Z][A-Z_]+`.*$/gm) ?? []
  const told = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? [])
  const settable = [...read].filter((name) => !NOT_THE_OPERATORS.has(name))
  expect(told.toSorted()).toEqual(settable.toSorted())
})
