import { expect, test } from 'vitest'
import { tellChange } from '@/components/padron/ficha/tell-change'

test.each([
  [null, 'Uno', 'Nombre: Uno'],
  ['', 'Uno', 'Nombre: vacío → Uno'],
  ['Uno', 'Dos', 'Nombre: Uno → Dos'],
  ['Uno', null, 'Nombre: Uno → vacío'],
])('from %j to %j is told as %j', (antes, despues, told) => {
  expect(tellChange({ campo: 'Nombre', antes, despues })).toBe(told)
})
