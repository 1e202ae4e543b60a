import { describe, expect, test } from 'vitest'
import { readBytesAs } from '@/backend/prueba/archivo/libros'
import type { ComoLeer } from '@/backend/nucleo/manejador'
import type { Libro } from '@/domain/libro'

/** Bytes of a page of DOS. */
const DOS: Record<string, number> = {
  á: 0xa0,
  é: 0x82,
  í: 0xa1,
  ó: 0xa2,
  ú: 0xa3,
  ñ: 0xa4,
  Ñ: 0xa5,
  É: 0x90,
  Ú: 0xe9,
}
const inDos = (text: string) => Buffer.from([...text].map((char) => DOS[char] ?? char.charCodeAt(0)))
const TEXTO = 'apellido;nombre\nNúñez;Ramón\nPÉREZ;Úrsula\n'
const ROWS = [
  ['apellido', 'nombre'],
  ['Núñez', 'Ramón'],
  ['PÉREZ', 'Úrsula'],
]

describe('how it is written', () => {
  const swapped = Buffer.from(`\ufeff${TEXTO}`, 'utf16le').swap16()
  test.each<[string, Uint8Array, Libro['codificacion']]>([
    ['UTF-8', Buffer.from(TEXTO), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXTO}`), 'utf-8'],
    ['UTF-16 as Excel saves it', Buffer.from(`\ufeff${TEXTO}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 the other way round', swapped, 'utf-16le'],
    ['Windows', Buffer.from(TEXTO, 'latin1'), 'cp1252'],
    ['DOS', inDos(TEXTO), 'cp850'],
  ])('%s', async (_, bytes, codificacion) => {
    const { libro, filas } = await readBytesAs('x.txt', bytes)
    expect([libro.codificacion, filas.map(({ celdas }) => celdas)]).toEqual([codificacion, ROWS])
  })

  test('a person may say it, and is told where it cannot be', async () => {
    const bytes = Buffer.from(TEXTO, 'latin1')
    const read = await readBytesAs('x.csv', bytes, { codificacion: 'cp850', separador: ',' })
    expect(read.libro).toMatchObject({ codificacion: 'cp850', separador: ',', hojas: [{ columnas: 1 }] })
    expect(read.row(2)).toEqual(['N·±ez;Ram¾n'])
    await expect(readBytesAs('x.csv', bytes, { codificacion: 'utf-8' })).rejects.toThrow(
      '«x.csv» no está escrito en la codificación elegida: elija otra.',
    )
  })

  test('a letter that two pieces of the file share is one', async () => {
    const long = `${'a'.repeat(2_000)}ñ\n`.repeat(400)
    const { filas } = await readBytesAs('x.csv', long)
    expect(new Set(filas.map(({ celdas }) => JSON.stringify(celdas))).size).toBe(1)
  })
})

describe('what parts its columns', () => {
  test.each<[string, string, Libro['separador'], number]>([
    ['amounts with commas', 'mat;importe\n1;10,50\n2;20,00\n3;1,5\n', ';', 2],
    ['as many commas as there are rows', 'a;b\n1,5;2\n1,5;3\n', ';', 2],
    ['titles above', 'LISTADO\n\nmat,nombre,dni\n1,a,2\n2,b,3\n3,c,4\n', ',', 3],
    ['separators within quotes', 'a,b\n"x;y;z",2\n"x;y;z",3\n', ',', 2],
    ['tabulations', 'a\tb\tc\n1\t2,5\t3\n', '\t', 3],
    ['bars', 'a|b|c\n1|2|3\n', '|', 3],
    ['one column, some with a comma', 'Hospital\nRegional\nZonal, de Frías\nPosta\n', ';', 1],
    ['as Excel says it', 'sep=|\na|b;c;d\n1|2;3;4\n', '|', 2],
  ])('%s', async (_, texto, separador, columnas) => {
    const { libro } = await readBytesAs('x.csv', texto)
    expect([libro.separador, libro.hojas[0]?.columnas]).toEqual([separador, columnas])
  })
})

describe('its records', () => {
  const read = async (texto: string, como: ComoLeer = { separador: ';' }) => {
    const { filas } = await readBytesAs('x.csv', texto, como)
    return filas.map(({ fila, celdas }) => [fila, ...(celdas ?? [])])
  }

  test.each<[string, string, unknown[][]]>([
    [
      'lines end in any way, the last in none',
      'a;b\r\nc;d\re;f\ng;h',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
        [3, 'e', 'f'],
        [4, 'g', 'h'],
      ],
    ],
    [
      'empty ones are counted and not given',
      'a\n\n;;\n  \nb\n',
      [
        [1, 'a'],
        [5, 'b'],
      ],
    ],
    ['quotes hold everything', 'x;"a;""b""\r\nc";"";d\n', [[1, 'x', 'a;"b"\nc', '', 'd']]],
    ['a quote within a cell is one', '5" x 3";2"\n', [[1, '5" x 3"', '2"']]],
    ['what stands behind the closing quote goes on', '"a"b;c\n', [[1, 'ab', 'c']]],
    [
      'numbers, days and formulas are texts',
      '007;1.234,50;=A1;01/02/2026\n',
      [[1, '007', '1.234,50', '=A1', '01/02/2026']],
    ],
    ['the end of file of DOS is nothing', 'a;b\n\u001a', [[1, 'a', 'b']]],
    [
      'rows may differ, and empty cells at their end stay',
      'a;b;c;\nd\ne;;\n',
      [
        [1, 'a', 'b', 'c', ''],
        [2, 'd'],
        [3, 'e', '', ''],
      ],
    ],
  ])('%s', async (_, texto, rows) => {
    expect(await read(texto)).toEqual(rows)
  })

  test('a quote that never closes is told with its record', async () => {
    const mensaje = /^«x\.csv» tiene una comilla que se abre y no se cierra: empieza en el registro 2\./
    await expect(read('a;b\n"c;d\ne;f\n')).rejects.toThrow(mensaje)
    await expect(read(`a;b\n"c;d\n${'e;f\n'.repeat(100_000)}"`)).rejects.toThrow(mensaje)
  })

  test('marks that nobody sees are dropped, and said once', async () => {
    const { libro, filas } = await readBytesAs('x.csv', 'a\u200b;b\u0085\nc;\ufeffd\n1;2\n')
    expect(libro.avisos).toEqual(['En 3 celdas se quitaron caracteres que no se ven.'])
    expect(filas.map(({ celdas }) => celdas)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['1', '2'],
    ])
  })
})
