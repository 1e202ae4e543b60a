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
