import { describe, expect, test } from 'vitest'
import { readSample } from '@/backend/prueba/archivo/libros'
import { MUESTRAS } from '@/backend/prueba/archivo/muestras-de-libro'

describe('each sample is what it says and holds what it shows', () => {
  test.each(MUESTRAS)('%s', async (nombre, esperada, cuantas, celdas) => {
    const { libro, filas, row } = await readSample(nombre)
    expect(libro).toMatchObject({ avisos: [], ...esperada })
    expect(filas).toHaveLength(cuantas)
    for (const [hoja, fila, columna, celda] of celdas)
      expect([fila, columna, row(fila, hoja)?.[columna]]).toEqual([fila, columna, celda])
    for (const [hoja, { filas: last, columnas }] of libro.hojas.entries()) {
      const own = filas.filter((one) => one.hoja === hoja)
      expect(own.at(-1)?.fila ?? 0).toBe(last)
      expect(Math.max(0, ...own.map((one) => one.celdas?.length ?? 0))).toBe(columnas)
    }
  })
})

test('a deleted record keeps its number and has no cells', async () => {
  const { filas } = await readSample('04-SOCIOS.DBF')
  expect(filas.filter(({ celdas }) => celdas === null).map(({ fila }) => fila)).toEqual([4, 15])
  expect(filas.map(({ fila }) => fila)).toEqual(Array.from({ length: 22 }, (_, at) => at + 1))
})

test('an empty row is not given, and those below keep their numbers', async () => {
  const { filas } = await readSample('08-saldos-iniciales.ods')
  expect(filas.slice(0, 3).map(({ fila }) => fila)).toEqual([1, 3, 4])
})
