import { expect, test } from 'vitest'
import { catalogoOf, optionsOf } from '@/components/padron/ficha/catalogo'
import { CONTRATO } from '@/contract/indice'
import { CAMPOS_FICHA, RUTAS_CAMPO } from '@/domain/campos-ficha'
import type { AnyCall } from '@/lib/api/result'

const RUTAS = Object.values(CONTRATO).flatMap((noun) =>
  (Object.values(noun) as AnyCall[]).map(({ ruta }) => ruta),
)

test.each(RUTAS_CAMPO.filter((campo) => CAMPOS_FICHA[campo].editor === 'catalogo'))(
  '%s names a catalogue that there is',
  (campo) => expect(RUTAS).toContain(catalogoOf(campo)),
)

const CAPITAL = { id: 1, nombre: 'Capital', provinciaID: 22 }
const ROSARIO = { id: 2, nombre: 'Rosario', provinciaID: 21 }
const ids = (filas: Parameters<typeof optionsOf>[0], provincia: number | null | undefined) =>
  optionsOf(filas, provincia).map(({ id }) => id)

test('departments are those of the member’s province', () => {
  expect(ids([CAPITAL, ROSARIO], 22)).toEqual([1])
})

test('all are shown without a province, for a province without any, and where the API does not say whose they are', () => {
  expect(ids([CAPITAL, ROSARIO], null)).toEqual([1, 2])
  expect(ids([CAPITAL, ROSARIO], 9)).toEqual([1, 2])
  const sinProvincia = [CAPITAL, ROSARIO].map(({ id, nombre }) => ({ id, nombre, provinciaID: undefined }))
  expect(ids(sinProvincia, 22)).toEqual([1, 2])
})

test('a row that could not be read is no option', () => {
  expect(ids([{ id: undefined, nombre: 'Sin id' }, { id: 3, nombre: null }, CAPITAL], undefined)).toEqual([1])
})
