import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { zipOf } from '@/lib/polizas/zip'

vi.mock('server-only', () => ({}))

const MES = { anio: 2026, mes: 11 }
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const rowOf = (matriculadoID: number, bytes: Uint8Array) => ({
  ...{ id: matriculadoID, matriculadoID, matricula: 1, apellidoNombre: 'Ñandú', dni: 1 },
  ...{ bytes: bytes.length, huella: sha(bytes), cargada: '2026-11-02T10:00:00.000Z' },
})

async function readAll(zip: ReadableStream<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of zip as unknown as AsyncIterable<Uint8Array>) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** The files of a zip whose entries are stored as they are, by the list at its end (APPNOTE 4.3.12). */
function filesOf(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const head = zip.readUInt32LE(at + 42)
    const begin = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28)
    const bytes = zip.subarray(begin, begin + zip.readUInt32LE(at + 20))
    files.set(zip.toString('utf8', at + 46, at + 46 + (name ?? 0)), sha(bytes))
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}

test('every policy is in it under the federation’s name, byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ minLength: 1, maxLength: 3_000 }), { maxLength: 20 }),
      async (all) => {
        const rows = all.map((bytes, index) => rowOf(index + 1, bytes))
        const opened: number[] = []
        const zip = zipOf(
          rows,
          MES,
          ({ id = 0 }) => {
            opened.push(id)
            return Promise.resolve(Readable.from([all[id - 1]]))
          },
          new AbortController().signal,
        )
        expect(filesOf(await readAll(zip))).toEqual(
          new Map(rows.map(({ matriculadoID, huella }) => [`2026-11-${matriculadoID}.pdf`, huella])),
        )
        expect(opened).toEqual(rows.map(({ id }) => id))
      },
    ),
    { numRuns: 50 },
  )
})

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n')

test.each([
  ['other bytes than were stored', () => Promise.resolve(Readable.from([Buffer.from('otra cosa')]))],
  ['one that cannot be opened', () => Promise.reject(new Error('No se encontró'))],
  [
    'one that is cut off in the middle',
    () =>
      Promise.resolve(
        new Readable({
          read() {
            this.destroy(new Error('cortado'))
          },
        }),
      ),
  ],
] as const)('it breaks off rather than end short: %s', async (_what, second) => {
  const zip = zipOf(
    [rowOf(1, PDF), rowOf(2, PDF), rowOf(3, PDF)],
    MES,
    ({ id }) => (id === 2 ? second() : Promise.resolve(Readable.from([PDF]))),
    new AbortController().signal,
  )
  await expect(readAll(zip)).rejects.toThrow()
})

test('who leaves is not waited for: nothing more is opened', async () => {
  const control = new AbortController()
  let opened = 0
  const zip = zipOf(
    Array.from({ length: 1_000 }, (_, index) => rowOf(index + 1, PDF)),
    MES,
    () => {
      if (++opened === 3) control.abort()
      return Promise.resolve(Readable.from([PDF]))
    },
    control.signal,
  )
  await expect(readAll(zip)).rejects.toThrow()
  expect(opened).toBeLessThan(10)
})
