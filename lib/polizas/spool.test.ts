import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putAside } from '@/backend/prueba/archivo/aparte'
import { MAX_ZIP } from '@/domain/poliza'
import { spool } from '@/lib/polizas/spool'

vi.mock('server-only', () => ({}))

const folder = mkdtempSync(join(tmpdir(), 'padron-aparte-'))
vi.stubEnv('TMPDIR', folder)
const named = () => readdirSync(folder)
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const CORTADA = 'La subida se cortó antes de terminar. No se guardó nada: cárguelo otra vez.'
const PIECE = new Uint8Array(70_000).fill(7)

type Rest = (out: ReadableStreamDefaultController<Uint8Array>) => void
const silent: Rest = () => undefined

/** Two pieces, and then what becomes of the rest; told whether it was given up. */
function bodyOf(rest: Rest) {
  const given = { up: false }
  let pieces = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (out) => (pieces++ < 2 ? out.enqueue(PIECE) : rest(out)),
    cancel: () => {
      given.up = true
      // As a socket that is gone does not answer either.
      return new Promise(() => undefined)
    },
  })
  return { body, given }
}

test('a body that came whole is read back from a file without a name', async () => {
  const { body } = bodyOf((out) => out.close())
  const { file, size } = await spool(body, PIECE.length * 2)
  expect([size, putAside(), named()]).toEqual([PIECE.length * 2, 1, []])
  const { bytesRead, buffer } = await file.read(Buffer.alloc(9), 0, 9, size - 9)
  expect([bytesRead, buffer.every((byte) => byte === 7)]).toEqual([9, true])
  await file.close()
  expect(putAside()).toBe(0)
})

test.each<[string, Rest, number | undefined, string]>([
  ['is cut by the sender', (out) => out.error(new Error('aborted')), 900_000, CORTADA],
  ['ends before what was said', (out) => out.close(), 900_000, CORTADA],
  ['goes beyond what was said', (out) => out.close(), 100_000, CORTADA],
  ['is said to be too big', silent, MAX_ZIP + 1, 'El archivo pesa más de 1 GB, que es lo más que se acepta.'],
])('one that %s leaves nothing, and is told in one line', async (_what, rest, said, words) => {
  await expect(spool(bodyOf(rest).body, said)).rejects.toThrow(words)
  expect([putAside(), named()]).toEqual([0, []])
})

test('a sender that pauses is waited for 15 seconds, and then given up', async () => {
  const { body, given } = bodyOf(silent)
  let told: unknown
  const done = spool(body, undefined).catch((error: unknown) => (told = error))
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  await vi.advanceTimersByTimeAsync(14_900)
  expect([told, given.up, putAside()]).toEqual([undefined, false, 1])
  await vi.advanceTimersByTimeAsync(200)
  await done
  expect([(told as Error).message, given.up, putAside(), vi.getTimerCount()]).toEqual([CORTADA, true, 0, 0])
})

test.each([null, new ReadableStream<Uint8Array>({ start: (out) => out.close() })])(
  'nothing at all is refused',
  async (body) => {
    await expect(spool(body, 0)).rejects.toThrow('El archivo está vacío.')
    expect(putAside()).toBe(0)
  },
)
