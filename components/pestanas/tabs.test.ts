import { describe, expect, test } from 'vitest'
import { keyOf } from '@/components/pestanas/tab-key'
import { type Pestana, change, closedBy, nearest, visit } from '@/components/pestanas/tabs'

const tab = (clave: string): Pestana => ({ clave, href: clave, titulo: clave })
const TABS = ['/inicio', '/matriculados', '/titulos', '/bancos'].map(tab)
const keys = (tabs: readonly Pestana[]) => tabs.map(({ clave }) => clave)

describe('a screen that is shown', () => {
  test('becomes a tab at the end', () => {
    expect(keys(visit(TABS, '/sucursales?pagina=2', 'Sucursales'))).toEqual([...keys(TABS), '/sucursales'])
  })

  test('of an address that is open is the same tab, which remembers filters and page', () => {
    const tabs = visit(TABS, '/matriculados?nombre=go&pagina=3', 'Matriculados')
    expect(keys(tabs)).toEqual(keys(TABS))
    expect(tabs[1]?.href).toBe('/matriculados?nombre=go&pagina=3')
    expect(visit(tabs, '/matriculados?nombre=go&pagina=3', 'Otra')).toBe(tabs)
  })

  test('the steps of a new doctor share a tab', () => {
    const tabs = visit(visit([], '/matriculado_01/crear', 'Alta'), '/matriculado_03/crear#varios', 'Alta')
    expect(tabs).toEqual([
      { clave: '/matriculado_01/crear', href: '/matriculado_03/crear#varios', titulo: 'Alta' },
    ])
    expect(keyOf('/matriculado_06')).toBe('/matriculado_06')
  })
})

test('a change of nothing is no change', () => {
  expect(change(TABS, '/inicio', { titulo: '/inicio' })).toBe(TABS)
  expect(change(TABS, '/nada', { titulo: 'x' })).toBe(TABS)
  expect(change(TABS, '/inicio', { borrador: 'b' })[0]).toEqual({ ...tab('/inicio'), borrador: 'b' })
})

test.each([
  ['esta', ['/matriculados'], '/titulos'],
  ['izquierda', ['/inicio'], '/matriculados'],
  ['derecha', ['/titulos', '/bancos'], '/matriculados'],
  ['otras', ['/inicio', '/titulos', '/bancos'], '/matriculados'],
] as const)('closing %s from the second tab', (cierre, closed, then) => {
  const found = closedBy(TABS, '/matriculados', cierre)
  expect(keys(found)).toEqual(closed)
  expect(nearest(TABS, found, '/matriculados')?.clave).toBe(then)
})

test('after the last in the row closes, the one before it is shown; after the only one, none', () => {
  expect(nearest(TABS, closedBy(TABS, '/bancos', 'esta'), '/bancos')?.clave).toBe('/titulos')
  const one = [tab('/inicio')]
  expect(nearest(one, closedBy(one, '/inicio', 'esta'), '/inicio')).toBeUndefined()
  expect(closedBy(one, '/inicio', 'otras')).toEqual([])
  expect(closedBy(TABS, '/nada', 'esta')).toEqual([])
})
