import { expect, test } from 'vitest'
import { nombreDeHallazgo, otroCorte } from '@/domain/mudanza/hallazgo'

test('the other cut moves one word across', () => {
  expect(otroCorte({ apellido: 'GOMEZ', nombre: 'PAZ ANA' })).toEqual({
    apellido: 'GOMEZ PAZ',
    nombre: 'ANA',
  })
  expect(otroCorte({ apellido: 'GOMEZ PAZ', nombre: 'ANA' })).toEqual({
    apellido: 'GOMEZ',
    nombre: 'PAZ ANA',
  })
  expect(otroCorte({ apellido: 'ANA', nombre: 'GOMEZ' })).toEqual({ apellido: 'GOMEZ', nombre: 'ANA' })
  expect(otroCorte({ apellido: 'GOMEZ', nombre: '' })).toBeUndefined()
})

test('a class of its own name is told by it', () => {
  expect(nombreDeHallazgo('firma')).toBe('Firmas por subir')
  expect(nombreDeHallazgo('toString')).toBe('toString')
})
