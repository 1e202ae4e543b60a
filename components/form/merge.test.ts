import { expect, test } from 'vitest'
import { mergeEdits } from '@/components/form/merge'
import { centavos } from '@/domain/dinero'

test('fields one never touched are the other person’s; those both changed are asked about', () => {
  const antes = { nombre: 'Banco Uno', codigo: '5000', cbu: '', monto: centavos(100n) }
  const ahora = { nombre: 'Banco Dos', codigo: '5001', cbu: '', monto: centavos(250n) }
  const tipeados = { nombre: 'Banco Tres', codigo: '5000', cbu: '123', monto: centavos(250n) }
  expect(mergeEdits(antes, ahora, tipeados)).toEqual({
    valores: { nombre: 'Banco Tres', codigo: '5001', cbu: '123', monto: 250n },
    ajenos: ['codigo'],
    ambos: ['nombre'],
  })
})

test('empty, absent and null are the same, and what both made alike is no clash', () => {
  const antes: Record<string, unknown> = { nombre: 'A', nota: null, tipo: undefined }
  expect(
    mergeEdits<Record<string, unknown>>(
      antes,
      { nombre: 'B', nota: '', tipo: null },
      { nombre: 'B', nota: '', tipo: undefined },
    ),
  ).toEqual({
    valores: { nombre: 'B', nota: '', tipo: undefined },
    ajenos: [],
    ambos: [],
  })
})
