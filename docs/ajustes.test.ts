import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type * as z from 'zod'
import { EntornoDeOrdenes } from '@/backend/cli/environment'
import { EntornoDeLaApi } from '@/backend/entorno'
import { EntornoDeLaWeb } from '@/lib/environment'

vi.mock('server-only', () => ({}))

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
  // The keys of a schema that is read from the environment.
  /^ {2}([A-Z][A-Z_]+): (?:z\b|direccion\b|puerto\b)/gm,
]

function variablesOf(text: string): string[] {
  const taken = [...text.matchAll(/const \{([^}]*)\} = process\.env/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/[ :=]/)[0] ?? ''),
  )
  const named = WAYS.flatMap((way) => [...text.matchAll(way)].map(([, name = '']) => name))
  return [...taken, ...named].filter((name) => /^[A-Z][A-Z_]+$/.test(name))
}

interface Ajuste {
  nombre: string
  dice: string
  /** What it is when it is not set, as it is told. */
  normal: string
  /** What the example file shows. */
  valor: string
}

/** What an operator may set: every described key of the environments, each once. */
function ajustes(): Ajuste[] {
  const keys = [EntornoDeOrdenes, EntornoDeLaApi, EntornoDeLaWeb].flatMap(({ shape }) =>
    Object.entries<z.ZodType>(shape),
  )
  return keys.flatMap(([nombre, schema]): Ajuste[] => {
    const { description, normal, ejemplo } = schema.meta() ?? {}
    if (description === undefined) return []
    const usual = (normal as string | undefined) ?? defaultOf(schema)
    return [
      {
        nombre,
        dice: description,
        normal: usual || '–',
        valor: (ejemplo as string | undefined) ?? defaultOf(schema),
      },
    ]
  })
}

function defaultOf(schema: z.ZodType): string {
  const read = schema.safeParse(undefined)
  return read.success && ['string', 'number'].includes(typeof read.data) ? String(read.data) : ''
}

/** In columns, as the formatter leaves it. */
function tableOf(rows: readonly Ajuste[]): string {
  const cells = rows.map(({ nombre, normal, dice }) => [
    `\`${nombre}\``,
    normal.replace(/^https.*/, '`$&`'),
    dice,
  ])
  const all = [['variable', 'default', 'meaning'], ...cells]
  const widths = [0, 1, 2].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[], fill = ' '): string =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0, fill)).join(' | ')} |`
  const [head = [], ...rest] = all
  return [line(head), line(['', '', ''], '-'), ...rest.map((row) => line(row))].join('\n')
}

const exampleOf = (rows: readonly Ajuste[]): string =>
  [
    '# Every variable that Padrón reads, for the environment file of a service or a container; README.md tells what each is',
    '# when it is not set. Nothing is needed for the demonstration. A value with spaces or signs stands between single quotes.',
    ...rows.map(
      ({ nombre, dice, valor }) =>
        `\n# ${dice}\n# ${nombre}=${/[^\w:/.,@-]/.test(valor) ? `'${valor}'` : valor}`,
    ),
    '',
  ].join('\n')

// `npm run ajustes` writes both anew.
test('README tells every variable that may be set, as the schemas describe it', async () => {
  const readme = readFileSync('README.md', 'utf8')
  const table = /^\| variable .*\n(?:\|.*\n)+/m
  expect(readme).toMatch(table)
  await expect(readme.replace(table, () => `${tableOf(ajustes())}\n`)).toMatchFileSnapshot('../README.md')
})

test('the example file is made of the same', async () => {
  await expect(exampleOf(ajustes())).toMatchFileSnapshot('../.env.example')
})

test("every variable that is read is described, or is no operator's", () => {
  const read = new Set(sources().flatMap((path) => variablesOf(readFileSync(path, 'utf8'))))
  const settable = [...read].filter((name) => !NOT_THE_OPERATORS.has(name))
  expect(
    ajustes()
      .map(({ nombre }) => nombre)
      .toSorted(),
  ).toEqual(settable.toSorted())
})
