import { expect, test } from 'vitest'
import { GRUPOS, hubCards, variosText } from '@/components/inicio/hub-cards'
import { POLITICAS, ROLES, permissionsOf, type Rol } from '@/domain/roles'
import type { Alcance } from '@/lib/own-screens'

const TODO: Alcance = { propio: true, pasarela: 'prueba' }
const NADA: Alcance = { propio: false, pasarela: null }

const shown = (rol: Rol, alcance = TODO) =>
  hubCards('varios', permissionsOf([rol], 'operativa'), alcance).map(({ title }) => title)

test('nobody who may open Varios finds it empty, on any server', () => {
  for (const politica of POLITICAS)
    for (const rol of ROLES) {
      const permisos = permissionsOf([rol], politica)
      if (!permisos.has('varios.ver')) continue
      for (const alcance of [TODO, NADA])
        expect(hubCards('varios', permisos, alcance), `${politica} ${rol}`).not.toEqual([])
    }
})

test('the hubs of the spec are there, and every heading has something for who may open everything', () => {
  expect(shown('ADMINISTRACION')).toEqual(
    expect.arrayContaining(['Ajustes Basicos', 'Ajustes Avanzados', 'Utilidades']),
  )
  const todo = (hub: 'varios' | 'utilidades') =>
    hubCards(hub, permissionsOf(['ADMINISTRACION'], 'operativa'), TODO).map(({ grupo }) => grupo)
  expect([...new Set(todo('varios'))]).toEqual([...GRUPOS])
  expect([...new Set(todo('utilidades'))]).toEqual(['Débito automático', 'Papeles y datos', 'Seguros'])
})

test('the move has its card where the register was made of another server', () => {
  const permisos = permissionsOf(['CONTADOR'], 'operativa')
  const titles = (con: readonly 'mudanza'[]) =>
    hubCards('varios', permisos, TODO, con).map(({ title }) => title)
  expect(titles([])).not.toContain('Mudanza')
  expect(titles(['mudanza'])).toContain('Mudanza')
})

test('the administrative finds what he may use', () => {
  expect(shown('ADMINISTRATIVO')).toEqual([
    'Nuevo Matriculado',
    'Papeles emitidos',
    'Papeles pedidos',
    'Datos propuestos',
    'Solicitudes',
    'Cambios programados',
    'Control del Padrón',
    'Resoluciones',
    'Por vencer',
    'Control con REFEPS',
    'Control de fallecidos',
    'Importar',
    'Control de Cobertura',
    'Tareas',
    'Mi cuenta',
  ])
  expect(shown('ADMINISTRATIVO', NADA)).toEqual(['Nuevo Matriculado'])
})

test('the card of Varios names what the person has there', () => {
  const said = (rol: Rol) => variosText(permissionsOf([rol], 'operativa'), TODO)
  expect(said('ADMINISTRACION')).toMatch(/^Planilla de Caja, Morosos, Recibos y \d+ más$/)
  expect(said('ADMINISTRATIVO')).toBe('Papeles pedidos, Por vencer, Control de Cobertura y 12 más')
  expect(variosText(new Set(), TODO)).toBeUndefined()
})
