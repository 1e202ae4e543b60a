import { expect, test } from 'vitest'
import { targetsFor } from '@/components/mudanza/importar/targets'
import { CLAVES_DE_DESTINO } from '@/domain/importar/destinos'
import { permissionsOf } from '@/domain/roles'

const offered = (rol: string) => targetsFor(permissionsOf([rol], 'operativa'))

test('each is offered what he may bring and what he may write by hand', () => {
  const claves = offered('ADMINISTRATIVO').map(({ id }) => id)
  expect(claves).toContain('matriculados')
  expect(claves).not.toContain('catalogo:hospital')
  expect(offered('ADMINISTRACION').map(({ id }) => id)).toContain('catalogo:hospital')
  expect(offered('EMPLEADO')).toEqual([])
})

test('who may all is offered all, and groups stand one after another', () => {
  const all = offered('ADMINISTRACION')
  expect(all.map(({ id }) => id).toSorted()).toEqual(CLAVES_DE_DESTINO.toSorted())
  const grupos = all.map(({ detalle }) => detalle)
  const turns = grupos.filter((grupo, at) => grupo !== grupos[at - 1])
  expect(turns).toEqual([...new Set(grupos)])
  expect(turns[0]).toBe('Padrón')
  expect(turns.at(-1)).toBe('Catálogos')
})
