import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as XLSX from 'xlsx'
import { type Centavos, centavos } from '@/domain/dinero'
import { type Columna, fileName, csvText } from '@/domain/spreadsheets/column'
import { csvHead, csvRows } from '@/domain/spreadsheets/csv'

type Fila = {
  nombre: string | null
  dni: number | null
  monto: Centavos | null
  fecha: string
  creado: string
}
const COLUMNAS: Columna<Fila>[] = [
  { titulo: 'Nombre Completo', tipo: 'texto', valor: ({ nombre }) => nombre },
  { titulo: 'DNI', tipo: 'entero', valor: ({ dni }) => dni },
  { titulo: 'MONTO', tipo: 'dinero', valor: ({ monto }) => monto },
  { titulo: 'FECHA', tipo: 'fecha', valor: ({ fecha }) => fecha },
  { titulo: 'CREADO', tipo: 'instante', valor: ({ creado }) => creado },
]
const write = (filas: readonly Fila[]): string => csvHead(COLUMNAS) + csvRows(COLUMNAS, filas)

/** RFC 4180 with semicolons, read by the letter: what another program must find in the file. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (quoted && char === '"' && text[i + 1] === '"') cell += text[++i]
    else if (char === '"') quoted = !quoted
    else if (!quoted && char === ';') {
      rows.at(-1)?.push(cell)
      cell = ''
    } else if (!quoted && char === '\r' && text[i + 1] === '\n') {
      rows.at(-1)?.push(cell)
      rows.push([])
      cell = ''
      i++
    } else cell += char
  }
  expect([quoted, cell, rows.pop()]).toEqual([false, '', []])
  return rows
}

const fila: Fila = {
  nombre: 'Muñoz; Ñata "la Negra"',
  dni: 20_123_456,
  monto: centavos(-123_450n),
  fecha: '2026-03-01',
  creado: '2026-03-01T02:30:15Z',
}

test('a file to the letter: mark, semicolons, CRLF, quotes, decimal comma, Argentine dates and hours', () => {
  expect(write([fila, { nombre: null, dni: null, monto: null, fecha: '', creado: '' }])).toBe(
    '\ufeffNombre Completo;DNI;MONTO;FECHA;CREADO\r\n' +
      '"Muñoz; Ñata ""la Negra""";20123456;-1234,50;01/03/2026;28/02/2026 23:30:15\r\n' +
      ';;;;\r\n',
  )
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ';', '\u0000=', "'"), fc.string())
    .map((parts) => parts.join('')),
)

test('whatever the text, it is read back as it was, and no cell begins like a formula', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 8 }), (nombres) => {
      const text = write(nombres.map((nombre) => ({ ...fila, nombre })))
      const [, ...rows] = parse(text.slice(1))
      expect(rows.map(([nombre]) => nombre)).toEqual(nombres.map(csvText))
      for (const [nombre = ''] of rows) expect(nombre).not.toMatch(/^[=+\-@\t\r\n\u0000]/)
      for (const row of rows)
        expect(row.slice(1)).toEqual(['20123456', '-1234,50', '01/03/2026', '28/02/2026 23:30:15'])
    }),
    { numRuns: 500 },
  )
})

test('a spreadsheet program finds the same cells, none of them a formula', () => {
  const book = XLSX.read(write([{ ...fila, nombre: '=HYPERLINK("http://x";"y")' }]), {
    type: 'string',
    FS: ';',
  })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  const cell = (address: string) => sheet?.[address] as XLSX.CellObject | undefined
  expect(cell('A2')).toMatchObject({ t: 's', v: `'=HYPERLINK("http://x";"y")` })
  expect(cell('A2')?.f).toBeUndefined()
  expect(cell('B2')?.v).toBe(20_123_456)
})

test('the file is named after the table and the day', () => {
  expect(fileName('Matriculados', '2026-11-21', 'csv')).toBe('matriculados-2026-11-21.csv')
})

test('a number that is a text stands as one, and for no formula', () => {
  const columnas = [{ titulo: 'RECIBO', tipo: 'entero', valor: (fila: number | string) => fila }] as const
  expect(csvRows(columnas, [12, '0001-00001234', '-7'])).toBe("12\r\n0001-00001234\r\n'-7\r\n")
})
