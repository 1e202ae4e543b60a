import { expect, test } from 'vitest'
import { precioFormHref, readPrecioStart } from '@/components/tesoreria/precio/precio-href'

const read = (href: string) => readPrecioStart(Object.fromEntries(new URLSearchParams(href.split('?')[1])))

test('the address of a missing price brings all that is known of it to its form', () => {
  const start = { anio: 2027, tipoMatriculaID: 3, variante: 2, mes: { anio: 2027, mes: 1 } } as const
  expect(precioFormHref(start)).toBe(
    '/concepto/crear?tipo=1&anio=2027&tipoMatriculaID=3&variante=2&mes=2027-01',
  )
  expect(read(precioFormHref(start))).toEqual(start)
})

test('what is not known, or cannot be read, is left to be chosen', () => {
  const nothing = { anio: undefined, tipoMatriculaID: undefined, variante: undefined, mes: undefined }
  expect(read(precioFormHref({}))).toEqual(nothing)
  expect(read('?tipo=1&anio=veinte&tipoMatriculaID=5&variante=4&mes=2027-13')).toEqual(nothing)
  expect(read('?anio=2027')).toBeUndefined()
})
