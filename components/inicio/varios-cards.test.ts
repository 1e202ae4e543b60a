import { expect, test } from 'vitest'
import { variosCards, variosText } from '@/components/inicio/varios-cards'
import { POLITICAS, ROLES, permissionsOf, type Rol } from '@/domain/roles'
import type { Alcance } from '@/lib/own-screens'

const TODO: Alcance = { propio: true, pasarela: 'prueba' }
const NADA: Alcance = { propio: false, pasarela: null }

const shown = (rol: Rol, alcance = TODO) =>
  variosCards(permissionsOf([rol], 'operativa'), alcance).flatMap(({ visible, title }) =>
    visible ? [title] : [],
  )

test('nobody who may open Varios finds it empty, on any server', () => {
  for (const politica of POLITICAS)
    for (const rol of ROLES) {
      const permisos = permissionsOf([rol], politica)
      if (!permisos.has('varios.ver')) continue
      for (const alcance of [TODO, NADA])
        expect(
          variosCards(permisos, alcance).some(({ visible }) => visible),
          `${politica} ${rol}`,
        ).toBe(true)
    }
})

test('the hubs of the spec come first', () => {
  expect(shown('ADMINISTRACION').slice(0, 2)).toEqual(['Ajustes Basicos', 'Ajustes Avanzados'])
})

test('the administrative finds what he may use', () => {
  expect(shown('ADMINISTRATIVO')).toEqual([
    'Papeles emitidos',
    'Datos propuestos',
    'Papeles pedidos',
    'Por vencer',
    'Control de Cobertura',
    'Nuevo Matriculado',
    'Mi cuenta',
  ])
  expect(shown('ADMINISTRATIVO', NADA)).toEqual(['Nuevo Matriculado'])
})

test('the card of Varios names what the person has there', () => {
  const said = (rol: Rol) => variosText(permissionsOf([rol], 'operativa'), TODO)
  expect(said('ADMINISTRACION')).toMatch(/^Planilla de Caja, Morosos, Recibos y \d+ más$/)
  expect(said('ADMINISTRATIVO')).toBe('Papeles pedidos, Por vencer, Control de Cobertura y 4 más')
  expect(variosText(new Set(), TODO)).toBeUndefined()
})
