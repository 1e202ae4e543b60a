import { expect, test } from 'vitest'
import { searchOptions } from '@/components/ui/options'

const options = [
  { id: 1, nombre: 'San Miguel de Tucumán' },
  { id: 2, nombre: 'Tucumán' },
  { id: 3, nombre: 'Ñorquín', detalle: 'Neuquén' },
  { id: 4, nombre: 'General San Martín', detalle: 'Salta' },
]
const found = (typed: string) => searchOptions(options, typed).map((option) => option.id)

test.each([
  ['', [1, 2, 3, 4]],
  ['tucuman', [2, 1]],
  ['TUCUMÁN san', [1]],
  ['norquin', [3]],
  ['san', [1, 4]],
  ['martin salta', [4]],
  ['xyz', []],
])('%j finds %j', (typed, ids) => expect(found(typed)).toEqual(ids))
