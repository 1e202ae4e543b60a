import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as XLSX from 'xlsx'
import { type Centavos, centavos, MAX_CENTAVOS, toDecimal } from '@/domain/dinero'
import { type Columna, carriedText } from '@/domain/spreadsheets/column'
import { streamXlsx } from '@/domain/spreadsheets/xlsx-stream'

interface Fila {
  nombre: string | null
  dni: string | null
  matricula: number | null
  fecha: string | null
  suma: Centavos | null
  creado: string | null
}
const COLUMNAS: Columna<Fila>[] = [
  { titulo: 'Apellido y Nombre', tipo: 'texto', valor: ({ nombre }) => nombre },
  { titulo: 'DNI', tipo: 'texto', valor: ({ dni }) => dni },
  { titulo: 'Matrícula', tipo: 'entero', valor: ({ matricula }) => matricula },
  { titulo: 'Fecha Inicio', tipo: 'fecha', valor: ({ fecha }) => fecha },
  { titulo: 'Suma Asegurada', tipo: 'dinero', valor: ({ suma }) => suma },
  { titulo: 'Creado', tipo: 'instante', valor: ({ creado }) => creado },
]
const FILA: Fila = {
  nombre: 'Muñoz & <Ñata> "la Negra"',
  dni: '01234567',
  matricula: 42,
  fecha: '2026-03-01',
  suma: centavos(123_450n),
  creado: '2026-03-01T02:30:15Z',
}

async function* inLots(filas: readonly Fila[], size = 3): AsyncGenerator<readonly Fila[]> {
  for (let at = 0; at < filas.length; at += size) yield await Promise.resolve(filas.slice(at, at + size))
}
const write = (filas: readonly Fila[], size?: number, ajena = false): Promise<Buffer> =>
  buffer(streamXlsx({ titulo: 'Unificado', columnas: COLUMNAS, lotes: inLots(filas, size), ajena }))

/** Another program's reading of the file. */
function read(bytes: Buffer) {
  const book = XLSX.read(bytes, { cellNF: true, cellFormula: true, cellText: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  return {
    name: book.SheetNames[0],
    sheet,
    cell: (address: string) => sheet?.[address] as XLSX.CellObject | undefined,
  }
}

test('another program finds numbers, dates and text as they were, headings first', async () => {
  const { name, sheet, cell } = read(
    await write([FILA, { ...FILA, dni: null, suma: null, fecha: '2026-02-31' }]),
  )
  expect(name).toBe('Unificado')
  expect(sheet?.['!ref']).toBe('A1:F5')
  expect(['A1', 'B1', 'F1'].map((at) => cell(at)?.v)).toEqual(['APELLIDO Y NOMBRE', 'DNI', 'CREADO'])
  expect(cell('A2')).toMatchObject({ t: 's', v: FILA.nombre })
  expect(cell('B2')).toMatchObject({ t: 's', v: '01234567' })
  expect(cell('C2')).toMatchObject({ t: 'n', v: 42 })
  expect(cell('D2')).toMatchObject({ t: 'n', v: 46082, z: 'dd/mm/yyyy', w: '01/03/2026' })
  expect(cell('E2')).toMatchObject({ t: 'n', v: 1234.5, z: '#,##0.00' })
  expect(cell('F2')).toMatchObject({ t: 'n', w: '28/02/2026 23:30:15' })
  expect(['B3', 'D3', 'E3'].map(cell)).toEqual([undefined, undefined, undefined])
})

test('nobody, and more rows than a lot', async () => {
  expect(read(await write([])).sheet?.['!ref']).toBe('A1:F1')
  const many = Array.from({ length: 2_501 }, (_, i) => ({ ...FILA, matricula: i }))
  const { cell, sheet } = read(await write(many, 1_000))
  expect(sheet?.['!ref']).toBe('A1:F2504')
  expect(cell('C2502')?.v).toBe(2_500)
})

test('headings filter the rows, whose total stands apart below and follows the filter', async () => {
  const { sheet, cell } = read(await write([FILA, { ...FILA, suma: null }, { ...FILA, suma: centavos(50n) }]))
  expect(sheet?.['!autofilter']).toEqual({ ref: 'A1:F4' })
  expect(cell('A5')).toBeUndefined()
  expect(cell('A6')?.v).toBe('Total')
  expect(cell('E6')).toMatchObject({ t: 'n', v: 1235, f: 'SUBTOTAL(109,E2:E4)', z: '#,##0.00' })
  expect(['B6', 'C6', 'D6', 'F6'].map(cell)).toEqual(Array(4).fill(undefined))
})

test('a sheet for another’s program has its headings to the letter and no row more than lines', async () => {
  const { sheet, cell } = read(await write([FILA, FILA], 3, true))
  expect(cell('A1')?.v).toBe('Apellido y Nombre')
  expect(sheet?.['!ref']).toBe('A1:F3')
})

test('the same rows give the same bytes, whatever their lots', async () => {
  const filas = Array.from({ length: 40 }, (_, i) => ({ ...FILA, matricula: i }))
  expect(await write(filas, 7)).toEqual(await write(filas, 40))
})

test('any text and any amount is read back, and no cell is a formula', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc
      .tuple(
        fc.constantFrom('=', '+', '-', '@', '&', '<', '"', ']]>', '\u0000'),
        fc.string({ maxLength: 10 }),
      )
      .map((parts) => parts.join('')),
  )
  const amount = fc.bigInt({ min: 0n, max: MAX_CENTAVOS }).map(centavos)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, amount), { minLength: 1, maxLength: 40 }), async (all) => {
      const { cell } = read(await write(all.map(([nombre, suma]) => ({ ...FILA, nombre, suma }))))
      for (const [index, [nombre, suma]] of all.entries()) {
        const held = carriedText(nombre)
        // A reader of XML takes every line end for one, as the format says.
        expect(cell(`A${index + 2}`)?.v ?? '').toBe(held.replace(/\r\n?/g, '\n'))
        expect(cell(`A${index + 2}`)?.f).toBeUndefined()
        expect(cell(`E${index + 2}`)?.v).toBe(toDecimal(suma))
      }
    }),
    { numRuns: 30 },
  )
})

test('rows that cannot be read to their end break the file off', async () => {
  async function* broken(): AsyncGenerator<readonly Fila[]> {
    yield await Promise.resolve([FILA])
    throw new Error('la API se fue')
  }
  await expect(buffer(streamXlsx({ titulo: 'Rota', columnas: COLUMNAS, lotes: broken() }))).rejects.toThrow(
    'la API se fue',
  )
})
