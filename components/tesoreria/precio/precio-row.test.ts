import { expect, test } from 'vitest'
import {
  type FilaPrecio,
  filterByYear,
  precioLabel,
  pricesInSight,
  yearsOf,
} from '@/components/tesoreria/precio/precio-row'
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

test.each([
  ['', 2026, [1], 2025, undefined],
  ['', 2025, [1, 2], 2024, undefined],
  ['', 2030, [1], 2025, undefined],
  ['2025', 2026, [2], 2024, 2026],
  [' 2024', 2026, [3], undefined, 2025],
  ['1999', 2026, [], undefined, 2024],
  ['202', 2026, [1, 2, 3], undefined, undefined],
])('%j in %d shows %j, with %j before and %j after', (texto, hoy, shown, anterior, siguiente) => {
  const { filas, ...besides } = pricesInSight(FILAS, texto, hoy)
  expect([filas.map(({ id }) => id), besides]).toEqual([shown, { anterior, siguiente }])
})

test('what tells no year is always in force', () => {
  const nameless = fila({ id: 4, anio: undefined, nombre: 'ACTIVO' })
  expect(pricesInSight([...FILAS, nameless], '', 2026).filas.map(({ id }) => id)).toEqual([1, 4])
  expect(pricesInSight([], '', 2026)).toEqual({ filas: [], anterior: undefined, siguiente: undefined })
})

test('years that have prices, the last first', () => expect(yearsOf(FILAS)).toEqual([2026, 2025]))

test('a price says what it is for', () => {
  expect(precioLabel(fila({}))).toBe('ACTIVO 2026, con seguro')
  expect(precioLabel(fila({ variante: 0, tipoMatriculaID: 3 }))).toBe('PASIVO 2026, sin seguro')
  expect(precioLabel(plain)).toBe('Cuota 2024')
})
