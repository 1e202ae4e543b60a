import { expect, test } from 'vitest'
import { linesOf } from '@/lib/federacion/lines'
import type { Linea } from '@/lib/federacion/columns'

const NOVIEMBRE = { mes: 11, anio: 2026 }
const line = (apellidoNombre: string, mas: Partial<Linea>) => ({ apellidoNombre, ...mas }) as Linea
const namesOf = (lineas: readonly Linea[]) => lineas.map(({ apellidoNombre }) => apellidoNombre)

test('a flat list is parted by its dates', () => {
  const lineas = [
    line('entra', { fechaInicio: '2026-11-01', fechaBaja: null }),
    line('sale', { fechaInicio: '2020-01-01', fechaBaja: '2026-11-30' }),
    line('sigue', { fechaInicio: '2020-01-01', fechaBaja: '2026-12-01' }),
  ]
  expect(namesOf(linesOf(lineas, 'altas', NOVIEMBRE))).toEqual(['entra'])
  expect(namesOf(linesOf(lineas, 'bajas', NOVIEMBRE))).toEqual(['sale'])
  expect(namesOf(linesOf(lineas, 'unificado', NOVIEMBRE))).toEqual(['entra', 'sale', 'sigue'])
})

test('lists of their own count as they come, and without a whole it is the others together', () => {
  const lineas = [line('a', { lista: 'altas' }), line('b', { lista: 'bajas' })]
  expect(namesOf(linesOf(lineas, 'altas', NOVIEMBRE))).toEqual(['a'])
  expect(namesOf(linesOf(lineas, 'unificado', NOVIEMBRE))).toEqual(['a', 'b'])
  expect(namesOf(linesOf([...lineas, line('c', { lista: 'unificado' })], 'unificado', NOVIEMBRE))).toEqual([
    'c',
  ])
})
