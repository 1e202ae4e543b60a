import { expect, test } from 'vitest'
import { plantLista, type VivoDeMuestra } from '@/domain/fallecidos/muestra'

const vivo = (id: number, ultimoPago: string | null): VivoDeMuestra => ({
  ...{ id, dni: 20_000_000 + id, matricula: id, apellido: `Paz${id}`, nombre: 'Ana' },
  ...{ desde: '2010-01-01', ultimoPago },
})

test('the list to try with has two who died and the last one who paid after it', () => {
  const vivos = [vivo(1, null), vivo(2, '2026-11-20'), vivo(3, '2026-05-02'), vivo(4, '2026-11-02')]
  expect(plantLista(vivos, '2026-11-21')?.map(([dni, , dia]) => [dni, dia])).toEqual([
    ['20000001', '12/10/2026'],
    ['20000003', '12/10/2026'],
    ['91500000', '12/10/2026'],
    ['91501000', '12/10/2026'],
    ['20000002', '17/11/2026'],
  ])
})

test('a register with too few people gives none', () => {
  expect(plantLista([vivo(1, null), vivo(2, '2026-11-20')], '2026-11-21')).toBeUndefined()
})
