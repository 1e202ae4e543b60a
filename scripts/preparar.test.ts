import { spawn } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { repoRoot } from '@/backend/db/root'

let root: string
const calls = (): string[] => readFileSync(join(root, 'npm.log'), 'utf8').trim().split('\n')

/** A checkout with nothing installed, and an npm that takes its time and says when it began and ended. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'preparar-'))
  for (const folder of ['scripts', 'bin', 'node_modules', join('data', 'preparacion')])
    mkdirSync(join(root, folder), { recursive: true })
  for (const name of readdirSync(join(repoRoot(), 'scripts')))
    if (name.endsWith('.mjs')) copyFileSync(join(repoRoot(), 'scripts', name), join(root, 'scripts', name))
  writeFileSync(join(root, 'package.json'), '{}')
  writeFileSync(join(root, 'npm.log'), '')
  writeFileSync(
    join(root, 'bin', 'npm'),
    `#!/bin/sh\necho empieza >> npm.log; sleep 0.5; echo termina >> npm.log\n`,
  )
  chmodSync(join(root, 'bin', 'npm'), 0o755)
})
afterEach(() => rmSync(root, { recursive: true }))

const lock = (number: number): string =>
  join(root, 'data', 'preparacion', `candado-${String(number).padStart(9, '0')}.json`)

function prepare(): Promise<{ code: number | null; text: string }> {
  const path = `${join(root, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`
  const child = spawn(process.execPath, [join(root, 'scripts', 'preparar.mjs'), '--solo-paquetes'], {
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let text = ''
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })))
}

test('of several preparations that find the lock of a dead one, one installs and the others wait for it', async () => {
  writeFileSync(lock(7), JSON.stringify({ pid: 2_147_483_600, proceso: 'otro:1' }))
  const done = await Promise.all(Array.from({ length: 6 }, prepare))
  expect(done.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0])
  expect(calls()).toEqual(['empieza', 'termina'])
  expect(done.filter(({ text }) => text.includes('se la espera')).length).toBeGreaterThan(0)
})

test('one that was stopped half-way leaves nothing in the way', async () => {
  writeFileSync(lock(1), '{"pid":')
  expect((await prepare()).code).toBe(0)
  expect(calls()).toEqual(['empieza', 'termina'])
})
