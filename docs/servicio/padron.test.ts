import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { repoRoot } from '@/backend/db/root'

const read = (path: string): string => readFileSync(join(repoRoot(), 'docs', path), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'servicio-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What an order would find in its environment, with this /etc/padron.env and this said in front of it. */
function run(configuration: string, given: Record<string, string> = {}): Record<string, string | undefined> {
  const file = join(folder, 'padron.env')
  writeFileSync(file, configuration)
  const order = 'cd /opt/padron && exec runuser -u padron -- node dist/padron.mjs "$@"'
  const script = read('servicio/padron')
  expect(script).toContain(order)
  const print = `exec '${process.execPath}' -p 'JSON.stringify(process.env)'`
  const text = script.replaceAll('/etc/padron.env', file).replace(order, print)
  const output = execFileSync('sh', ['-c', text], {
    env: { PATH: '/usr/bin:/bin', NODE_ENV: 'test', ...given },
  })
  return JSON.parse(output.toString()) as Record<string, string | undefined>
}

test.each([
  ['plain', 'smtp://u:p&ss;$HOME(1)#`id`@h:587', 'smtp://u:p&ss;$HOME(1)#`id`@h:587'],
  ['between single quotes', `'smtp://u:a b&$x"\\;#@h'`, 'smtp://u:a b&$x"\\;#@h'],
  ['between double quotes', '"Consejo de Médicos <a@b.example>"', 'Consejo de Médicos <a@b.example>'],
  ['empty', '', ''],
  ['with = inside', 'a=b', 'a=b'],
])('an order reads a value %s as the service does, and runs nothing of it', (_, written, value) => {
  const env = run(`# comentario: X=1\n; Y=1\n\nUNA=${written}\nsin valor\n  OTRA=2  \nULTIMA=3`)
  expect(env).toMatchObject({ UNA: value, OTRA: '2', ULTIMA: '3' })
  expect(env).not.toHaveProperty('X')
})

test('what is said in front of an order wins, also when it is nothing', () => {
  const env = run('DATABASE_URL=postgresql://x\nPADRON_DATOS=/a', {
    DATABASE_URL: '',
    PADRON_DATOS: "/b 'c'",
  })
  expect(env).toMatchObject({ DATABASE_URL: '', PADRON_DATOS: "/b 'c'" })
})

test('without the configuration no order is given', () => {
  const script = read('servicio/padron').replaceAll('/etc/padron.env', join(folder, 'no-hay'))
  expect(() => execFileSync('sh', ['-c', script], { stdio: 'pipe' })).toThrow('no-hay')
})

test('the samples are written so that sh, systemd and whoever copies them agree', () => {
  expect(run(read('servicio/padron.env'))).toMatchObject({ CONSEJO_NOMBRE: 'Consejo de Médicos' })
  const samples = ['operar.md', 'servicio/padron.env'].flatMap((page) =>
    [...read(page).matchAll(/^(?:# )?([A-Z][A-Z_]+=.*)$/gm)].map(([, line]) => line ?? ''),
  )
  expect(samples.length).toBeGreaterThan(5)
  expect(samples.filter((line) => !/^[A-Z_]+=(?:'[^']*'|[\w:/.@-]*)$/.test(line))).toEqual([])
})
