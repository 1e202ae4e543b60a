import { expect, test } from 'vitest'
import { type FilaPrecio, filterByYear, priceLabel, yearsOf } from '@/components/tesoreria/precio/price-row'
import { centavos } from '@/domain/dinero'

const fila = (change: Partial<FilaPrecio>): FilaPrecio => ({
  id: 1,
  nombre: 'Matrícula ACTIVO 2026 con seguro',
  descripcion: null,
  monto: centavos(100n),
  tipo: 1,
  anio: 2026,
  tipoMatriculaID: 1,
  variante: 1,
  version: 1,
  ...change,
})
const plain = fila({
  id: 3,
  nombre: 'Cuota 2024',
  anio: undefined,
  tipoMatriculaID: undefined,
  variante: undefined,
})
const FILAS = [fila({}), fila({ id: 2, anio: 2025, nombre: 'Aprobada en 2026' }), plain]
const found = (texto: string) => filterByYear(FILAS, texto).map(({ id }) => id)

test('the year is looked for, and the name only where there is no year', () => {
  expect(found('')).toEqual([1, 2, 3])
  expect(found(' 2026 ')).toEqual([1])
  expect(found('202')).toEqual([1, 2, 3])
  expect(found('2024')).toEqual([3])
  expect(found('cuota')).toEqual([3])
  expect(found('1999')).toEqual([])
})

test('years that have prices, the last first', () => expect(yearsOf(FILAS)).toEqual([2026, 2025]))

test('a price says what it is for', () => {
  expect(priceLabel(fila({}))).toBe('ACTIVO 2026, con seguro')
  expect(priceLabel(fila({ variante: 0, tipoMatriculaID: 3 }))).toBe('PASIVO 2026, sin seguro')
  expect(priceLabel(plain)).toBe('Cuota 2024')
})
