import { randomBytes, randomUUID } from 'node:crypto'
import { open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { reviewZip } from '@/lib/polizas/review'
import { makePdf, makeZip, type Pieza } from '@/lib/prueba/zip'

vi.mock('server-only', () => ({}))

const MES = { anio: 2026, mes: 11 }

async function review(zip: Buffer) {
  const path = join(tmpdir(), `zip-${randomUUID()}`)
  await writeFile(path, zip)
  const file = await open(path)
  try {
    const { listas, destinos } = await reviewZip(file, zip.length, MES, () => undefined)
    return { van: listas.map(({ nombre }) => nombre), no: destinos }
  } catch (error) {
    return { rechazo: (error as Error).message }
  } finally {
    await file.close()
    await rm(path)
  }
}
const poliza = (id: number, mas: Partial<Pieza> = {}): Pieza => ({
  nombre: `2026-11-${id}.pdf`,
  bytes: makePdf(String(id)),
  ...mas,
})
const only = async (...piezas: Pieza[]) => review(makeZip(piezas))

test('policies go, whatever folder, case or way of packing; leftovers of systems are nobody’s', async () => {
  const { van, no } = await only(
    poliza(1),
    poliza(2, { metodo: 0 }),
    poliza(3, { nombre: 'Pólizas de noviembre/2026-11-3.PDF' }),
    poliza(4, { nombre: 'pólizas\\2026-11-004.pdf' }),
    { nombre: 'carpeta/' },
    { nombre: '__MACOSX/._2026-11-1.pdf', bytes: 'x' },
    { nombre: '._2026-11-1.pdf', bytes: 'x' },
    { nombre: 'carpeta/.DS_Store', bytes: 'x' },
    { nombre: 'Thumbs.db', bytes: 'x' },
  )
  expect(van).toEqual(['2026-11-1.pdf', '2026-11-2.pdf', '2026-11-3.PDF', '2026-11-004.pdf'])
  expect(no).toEqual([])
})

test('what is no policy of the month is told file by file, and the others go', async () => {
  const { van, no } = await only(
    poliza(1),
    poliza(2, { nombre: '2026-10-2.pdf' }),
    poliza(3, { nombre: 'poliza 3.pdf' }),
    poliza(4, { nombre: '../../2026-11-4.pdf' }),
    poliza(5, { nombre: 'C:\\polizas\\2026-11-5.pdf' }),
    poliza(6, { nombre: '/etc/2026-11-6.pdf' }),
    poliza(7, { bytes: '<html>' }),
    poliza(8, { bytes: '%PDF-1.4 cortado' }),
    poliza(9, { bytes: '' }),
    poliza(10, { metodo: 12 }),
    { nombre: 'mas.zip', bytes: makeZip([poliza(11)]) },
  )
  expect(van).toEqual(['2026-11-1.pdf'])
  expect(no?.map(({ nombre, suerte }) => [nombre, suerte])).toEqual([
    ['2026-10-2.pdf', 'otroMes'],
    ['poliza 3.pdf', 'malNombre'],
    ['../../2026-11-4.pdf', 'malNombre'],
    ['C:\\polizas\\2026-11-5.pdf', 'malNombre'],
    ['/etc/2026-11-6.pdf', 'malNombre'],
    ['2026-11-9.pdf', 'noSirve'],
    ['2026-11-10.pdf', 'noSirve'],
    ['mas.zip', 'noSirve'],
    ['2026-11-7.pdf', 'noSirve'],
    ['2026-11-8.pdf', 'noSirve'],
  ])
  expect(no?.find(({ nombre }) => nombre === 'mas.zip')?.mensaje).toContain('otro archivo comprimido')
  expect(no?.find(({ nombre }) => nombre === '2026-11-7.pdf')?.mensaje).toContain('es una página web')
})

test('names are read in UTF-8, said or not, and in the old code page', async () => {
  const utf8 = 'ñandú póliza.pdf'
  const { no } = await only(
    { nombre: Buffer.from(utf8), flags: 0x800, bytes: 'x' },
    { nombre: Buffer.from(utf8), bytes: 'x' },
    { nombre: Buffer.from([0xa4, 0x61, 0x6e, 0x64, 0xa3, 0x20, 0x70, 0xa2, 0x6c]), bytes: 'x' },
  )
  expect(no?.map(({ nombre }) => nombre)).toEqual([utf8, utf8, 'ñandú pól'])
})

test('twice in the zip: alike, one goes; different, none', async () => {
  const { van, no } = await only(
    poliza(1),
    poliza(1, { nombre: 'otra/2026-11-01.pdf' }),
    poliza(2),
    poliza(2, { nombre: 'otra/2026-11-2.pdf', bytes: makePdf('9') }),
  )
  expect(van).toEqual(['2026-11-1.pdf'])
  expect(no?.map(({ nombre, suerte }) => [nombre, suerte])).toEqual([
    ['2026-11-01.pdf', 'repetida'],
    ['2026-11-2.pdf', 'repetida'],
    ['2026-11-2.pdf', 'repetida'],
  ])
})

test('one entry of 60 MB is told, and is not even opened', async () => {
  const { van, no } = await only(poliza(1), poliza(2, { metodo: 0, bytes: randomBytes(60_000_000) }))
  expect(van).toEqual(['2026-11-1.pdf'])
  expect(no).toEqual([
    {
      nombre: '2026-11-2.pdf',
      suerte: 'noSirve',
      mensaje: expect.stringContaining('pesa más de 10 MB') as string,
    },
  ])
})

test('ZIP64 and 5,000 entries are read as any', async () => {
  const many = Array.from({ length: 5_000 }, (_, i) => poliza(i + 1))
  expect((await review(makeZip(many, true))).van).toHaveLength(5_000)
  expect((await review(makeZip(many))).van).toHaveLength(5_000)
})

test.each<[string, () => Buffer, RegExp]>([
  ['nothing in it', () => makeZip([]), /está vacío/],
  ['leftovers alone', () => makeZip([{ nombre: '__MACOSX/._a', bytes: 'x' }]), /está vacío/],
  ['no zip', () => makePdf(), /no es un zip/],
  ['cut in the middle', () => makeZip([poliza(1), poliza(2)]).subarray(0, 200), /cortado o dañado/],
  ['a password', () => makeZip([poliza(1, { flags: 1 })]), /tiene contraseña/],
  ['a bomb', () => makeZip([poliza(1, { bytes: Buffer.alloc(9_000_000) })]), /se agranda más de 100 veces/],
  [
    'a size that lies',
    () => makeZip([poliza(1, { dice: { bytes: 5 } })]),
    /no se puede abrir «2026-11-1.pdf»/,
  ],
  ['a check that lies', () => makeZip([poliza(1, { dice: { crc: 5 } })]), /no se puede abrir/],
  [
    'too many entries',
    () => makeZip(Array.from({ length: 20_001 }, () => ({ nombre: 'a', metodo: 0 }))),
    /hasta 20000/,
  ],
  [
    'more than 2 GB',
    () => makeZip(Array.from({ length: 3 }, (_, i) => poliza(i + 1, { dice: { bytes: 9e8 } }))),
    /agranda|más de 2 GB/,
  ],
])('%s: the whole zip is refused in one line', async (_, zip, words) => {
  expect((await review(zip())).rechazo).toMatch(words)
})

test('a zip damaged anywhere is read as it was, or refused in words', async () => {
  const whole = makeZip([poliza(1), poliza(2, { metodo: 0 }), poliza(3)])
  await fc.assert(
    fc.asyncProperty(
      fc.nat(whole.length - 1),
      fc.integer({ min: 1, max: 255 }),
      fc.boolean(),
      async (at, change, cut) => {
        const zip = cut ? whole.subarray(0, at) : Buffer.from(whole)
        if (!cut) zip[at] = (zip[at] ?? 0) ^ change
        const { van, no, rechazo } = await review(zip)
        if (rechazo !== undefined) expect(rechazo).toMatch(/zip/)
        else expect((van?.length ?? 0) + (no?.length ?? 0)).toBeLessThanOrEqual(3)
      },
    ),
    { numRuns: 400 },
  )
})
