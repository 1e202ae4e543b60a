import { expect, test } from 'vitest'
import { draftOf, restore } from '@/components/form/form-draft'

const FILA = { nombre: 'Ecografía', codigo: 7, monto: 12_50n, notas: undefined, activo: true }

test('a form as it began has no draft, absent and null being the same', () => {
  expect(draftOf(FILA, FILA)).toBeUndefined()
  expect(draftOf({ ...FILA, notas: null }, FILA)).toBeUndefined()
})

test('only what was changed is kept, money exactly and cleared fields cleared', () => {
  const draft = draftOf({ ...FILA, nombre: 'Doppler', monto: 99_99n, codigo: undefined }, FILA)
  if (!draft) throw new Error('no draft')
  const { valores, cambiado } = restore(draft, FILA)
  expect(valores).toEqual({ nombre: 'Doppler', monto: 99_99n, codigo: undefined })
  expect('codigo' in valores).toBe(true)
  expect(cambiado).toBe(false)
  expect(draft.secreto).toBe(false)
})

test('a value that was changed elsewhere meanwhile is noticed, others are not', () => {
  const draft = draftOf({ ...FILA, nombre: 'Doppler' }, FILA)
  if (!draft) throw new Error('no draft')
  expect(restore(draft, { ...FILA, nombre: 'Eco' }).cambiado).toBe(true)
  expect(restore(draft, { ...FILA, codigo: 8 }).cambiado).toBe(false)
})

test('passwords and files never get into storage, and it is told that there was one', () => {
  const typed = {
    username: 'ana',
    clave: 'secreta1',
    claveRepetida: 'secreta1',
    Password: 'x',
    foto: new Blob(['x']),
  }
  const draft = draftOf(typed, { username: '', clave: '', claveRepetida: '', Password: '' })
  expect(JSON.stringify(draft)).not.toMatch(/secreta1|Password|foto/)
  expect(draft?.secreto).toBe(true)
  expect(draft && restore(draft, {}).valores).toEqual({ username: 'ana' })
})
