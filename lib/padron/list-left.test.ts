import { expect, test } from 'vitest'
import { joined, memberOf, screenOf } from '@/lib/padron/list-left'

test('a member is told from the address of any of his screens, and of no other', () => {
  const screens = ['/fichaMatriculado/7', '/fichaMatriculado/7/pagos', '/gestionPracticas/7']
  expect([...screens, '/GestionConceptosMatriculado/7'].map(memberOf)).toEqual([7, 7, 7, 7])
  expect(['/matriculados', '/morosos', '/usuario/7', '/gestionCertificados/crear'].map(memberOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(screenOf('/fichaMatriculado/7/cuentaCorriente', 12)).toBe('/fichaMatriculado/12/cuentaCorriente')
})

test('the page beside is put at its side, and who moved over the border is not met twice', () => {
  const left = { tabla: 'Morosos', ids: [3, 4], antes: '/morosos?pagina=1', despues: '/morosos?pagina=3' }
  const third = { tabla: 'Morosos', ids: [4, 5, 6], antes: '/morosos?pagina=2' }
  const after = joined(left, 'despues', third)
  expect(after).toEqual({ ...left, ids: [3, 4, 5, 6], despues: undefined })
  expect(joined(after, 'antes', { tabla: 'Morosos', ids: [1, 2], despues: '/morosos?pagina=2' })).toEqual({
    ...after,
    ids: [1, 2, 3, 4, 5, 6],
    antes: undefined,
  })
})
