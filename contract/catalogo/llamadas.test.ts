import { expect, test } from 'vitest'
import * as z from 'zod'
import { CONTRATO } from '@/contract/indice'

test('the name of what a row refers to is read as a text or as that row', () => {
  const { salida } = CONTRATO.sucursal_banco.traerTodos
  const row = { id: 1, nombre: 'Centro', bancoID: 2, codigo: '001' }
  for (const banco of ['ICBC', { id: 2, nombre: 'ICBC' }])
    expect(z.decode(salida, { ...row, banco })).toMatchObject({ banco: 'ICBC' })
  expect(z.decode(salida, { ...row, banco: null })).toMatchObject({ banco: null })
})

test('of a catalogue the specification lacks, every call but its select is our own', () => {
  const { traerTodosSelect, ...calls } = CONTRATO.tipo_seguro
  expect(Object.values(calls).map(({ extension }) => extension)).toEqual(Array(6).fill(true))
  expect(traerTodosSelect).not.toHaveProperty('extension')
  expect(CONTRATO.titulo.crear).not.toHaveProperty('extension')
})
