import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lines = readFileSync('Dockerfile', 'utf8')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const of = (word: string, from: readonly string[] = lines): string[] =>
  from.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
const compose = readFileSync('compose.yaml', 'utf8')

/** What only the steps of the image make. */
const ARMADO = new Set(['node_modules', 'dist', '.next'])

test('the image is of a named version, runs as nobody special, tells its health and stops in order', () => {
  for (const base of of('FROM')) expect(base).toMatch(/^node:\d+\.\d+-[a-z]+-slim( AS \w+)?$/)
  expect(of('USER', last)).toEqual(['padron'])
  expect(last.findIndex((line) => line.startsWith('USER '))).toBeLessThan(
    last.findIndex((line) => line.startsWith('ENTRYPOINT ')),
  )
  expect(of('HEALTHCHECK', last)[0]).toContain('/salud/lista')
  expect(of('STOPSIGNAL', last)).toEqual(['SIGTERM'])
  expect(of('ADD')).toEqual([])
  for (const run of of('RUN')) expect(run).not.toMatch(/sudo|curl|wget|latest|chmod 777/)
})

test('all that the image takes along is there, and what leaves the program out is left out', () => {
  const taken = of('COPY', last).flatMap((line) => line.split(' ').slice(1, -1))
  const paths = taken.map((path) => path.replace('/opt/padron/', ''))
  for (const path of paths) expect(ARMADO.has(path) || existsSync(path), path).toBe(true)
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const secret of ['data', '.git', 'node_modules']) expect(ignored).toContain(secret)
  // What is read from the disk while it runs.
  const read = ['backend/db/migrations', 'docs', 'scripts', 'public', 'package.json', 'next.config.mjs']
  for (const path of read) expect(paths).toContain(path)
})

test('compose sets variables that there are, keeps what must stay, and asks the same file of the operator', () => {
  const readme = readFileSync('README.md', 'utf8')
  const set = [...compose.matchAll(/^ {6}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name)
  for (const name of set) if (!/^(POSTGRES_|COMMIT$)/.test(name)) expect(readme).toContain(`\`${name}\``)
  const asked = new Set([...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name))
  const example = readFileSync('docs/servicio/compose.env', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? []
  expect([...asked].filter((name) => name !== 'COMMIT').sort()).toEqual([...example].sort())
  const [, declared = ''] = compose.split(/^volumes:$/m)
  for (const volume of ['base', 'datos']) {
    expect(compose).toMatch(new RegExp(`^ {6}- ${volume}:/var/lib/`, 'm'))
    expect(declared).toContain(`  ${volume}:`)
  }
  expect(compose).toContain('127.0.0.1:3000:3000')
  expect(execFileSync('git', ['check-ignore', '.env'], { encoding: 'utf8' }).trim()).toBe('.env')
})
