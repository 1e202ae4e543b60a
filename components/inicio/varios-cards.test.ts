import { expect, test } from 'vitest'
import { variosCards } from '@/components/inicio/varios-cards'
import { CAPACIDADES, type Capacidad } from '@/contract/llamada'
import { POLITICAS, ROLES, permissionsOf, type Rol } from '@/domain/roles'

const shown = (rol: Rol, puede: ReadonlySet<Capacidad> = new Set(CAPACIDADES)) =>
  variosCards(permissionsOf([rol], 'operativa'), puede).flatMap(({ visible, title }) =>
    visible ? [title] : [],
  )

test('nobody who may open Varios finds it empty, on any server', () => {
  for (const politica of POLITICAS)
    for (const rol of ROLES) {
      const permisos = permissionsOf([rol], politica)
      if (!permisos.has('varios.ver')) continue
      for (const puede of [new Set(CAPACIDADES), new Set<Capacidad>()])
        expect(
          variosCards(permisos, puede).some(({ visible }) => visible),
          `${politica} ${rol}`,
        ).toBe(true)
    }
})

test('the hubs of the spec come first', () => {
  expect(shown('ADMINISTRACION').slice(0, 2)).toEqual(['Ajustes Basicos', 'Ajustes Avanzados'])
})

test('the administrative finds what he may use', () => {
  expect(shown('ADMINISTRATIVO')).toEqual(['Nuevo Matriculado', 'Mi cuenta'])
  expect(shown('ADMINISTRATIVO', new Set())).toEqual(['Nuevo Matriculado'])
})
