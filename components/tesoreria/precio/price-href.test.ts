import { expect, test } from 'vitest'
import { priceFormHref, readPriceStart } from '@/components/tesoreria/precio/price-href'

const read = (href: string) => readPriceStart(Object.fromEntries(new URLSearchParams(href.split('?')[1])))

test('the address of a missing price brings all that is known of it to its form', () => {
  const start = { anio: 2027, tipoMatriculaID: 3, variante: 2, mes: { anio: 2027, mes: 1 } } as const
  expect(priceFormHref(start)).toBe(
    '/concepto/crear?tipo=1&anio=2027&tipoMatriculaID=3&variante=2&mes=2027-01',
  )
  expect(read(priceFormHref(start))).toEqual(start)
})

test('what is not known, or cannot be read, is left to be chosen', () => {
  const nothing = { anio: undefined, tipoMatriculaID: undefined, variante: undefined, mes: undefined }
  expect(read(priceFormHref({}))).toEqual(nothing)
  expect(read('?tipo=1&anio=veinte&tipoMatriculaID=5&variante=4&mes=2027-13')).toEqual(nothing)
  expect(read('?anio=2027')).toBeUndefined()
})
