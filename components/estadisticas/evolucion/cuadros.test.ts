import { expect, test } from 'vitest'
import { cuadroDeIngresos } from '@/components/estadisticas/evolucion/cuadros'
import { drawnOf, listedOf, sheetOf, sumOf } from '@/components/estadisticas/grafico/cuadro'
import { centavos } from '@/domain/dinero'
import { INGRESO } from '@/domain/medio-de-ingreso'

const incomeOf = (montos: readonly (readonly [medio: number, monto: number])[]) =>
  cuadroDeIngresos(
    montos.map(([medio, monto]) => ({
      ...{ anio: 2026, mes: 11, medio, nombre: `Medio ${medio}` },
      ...{ monto: centavos(BigInt(monto)), anterior: centavos(0n) },
    })),
  )

test('of more than six means the smallest are one part of the pile, and the table has each', () => {
  const cuadro = incomeOf([
    [1, 100],
    [2, 7],
    [41, 900],
    [42, 300],
    [43, 5],
    [100, 50],
    [INGRESO.devuelto, -2],
  ])
  const drawn = drawnOf(cuadro).filter(({ dibujo }) => dibujo.pila === 'medios')
  expect(drawn.map(({ id }) => id)).toEqual(['m1', 'm41', 'm42', 'm100', `m${INGRESO.devuelto}`, 'otros'])
  expect(new Set(drawn.map(({ dibujo }) => dibujo.trama)).size).toBe(drawn.length)
  expect(drawn.reduce((sum, columna) => sum + Number(sumOf(cuadro, columna)), 0)).toBe(1360)
  const listed = listedOf(cuadro).map(({ id }) => id)
  expect(listed).toEqual(expect.arrayContaining(['m2', 'm43']))
  expect(listed).not.toContain('otros')
  expect(sheetOf('Ingresos', 'ingresos', cuadro).columnas.map(({ id }) => id)).not.toContain('otros')
})

test('six or fewer are drawn each', () => {
  const cuadro = incomeOf([
    [1, 100],
    [41, 900],
  ])
  expect(drawnOf(cuadro).map(({ id }) => id)).toEqual(['m1', 'm41', 'anterior'])
})
