import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LockedError, acquireLock, currentHolder, pidRuns } from '@/scripts/lock.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candado-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const forge = (number: number, content: unknown): void =>
  writeFileSync(join(folder, `candado-${String(number).padStart(9, '0')}.json`), JSON.stringify(content))
const dead = { pid: 2_147_483_600, proceso: 'otro:1', desde: '2026-01-01T00:00:00.000Z', tarea: 'Padrón' }

test('a second one is refused, told who holds the folder and where it serves', () => {
  const lock = acquireLock(folder, 'Padrón')
  lock.update({ direccion: 'http://127.0.0.1:3000' })
  expect(() => acquireLock(folder, 'respaldo')).toThrow(LockedError)
  expect(() => acquireLock(folder, 'respaldo')).toThrow(`proceso ${process.pid} (Padrón)`)
  expect(currentHolder(folder)).toMatchObject({ pid: process.pid, direccion: 'http://127.0.0.1:3000' })
  lock.release()
  expect(currentHolder(folder)).toBeUndefined()
  acquireLock(folder, 'respaldo').release()
})

test.each([
  ['a dead process', dead],
  ['a process whose pid another one has now', { ...dead, pid: process.pid }],
])('the lock of %s is taken over', (_, holder) => {
  forge(7, holder)
  acquireLock(folder, 'Padrón')
  expect(currentHolder(folder)?.pid).toBe(process.pid)
  expect(readdirSync(folder)).toEqual(['candado-000000008.json'])
})

test('half a lock, written when the disk was full, holds nobody out', () => {
  writeFileSync(join(folder, 'candado-000000001.json'), '{"pid":')
  acquireLock(folder, 'Padrón')
  expect(readFileSync(join(folder, 'candado-000000002.json'), 'utf8')).toContain(`"pid":${process.pid}`)
})

test('a dead child that nobody buried does not count as running', async () => {
  // sh becomes sleep and never waits for its child, as pid 1 of many containers.
  // It ends only once its parent is a program that buries nobody: the shell itself would.
  const child = 'until grep -q sleep /proc/$PPID/comm; do :; done'
  const parent = spawn('sh', ['-c', `sh -c '${child}' & echo $!; exec sleep 20`])
  const pid = await new Promise<number>((resolve) =>
    parent.stdout.once('data', (text) => resolve(Number(text))),
  )
  await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'latin1'), { timeout: 20_000 }).toContain(' Z ')
  expect(pidRuns(pid)).toBe(false)
  parent.kill()
})
