import { expect, test } from 'vitest'
import { CONTRATO } from '@/contract/indice'
import { PERMISOS, permissionsOf } from '@/domain/roles'
import type { AnyCall } from '@/lib/api/result'
import { isThere, OWN_PERMISSIONS, permissionsHere } from '@/lib/own-screens'
import { screens } from '@/lib/routes'

const AJENO = { propio: false, pasarela: null }
const PROPIO = { propio: true, pasarela: 'prueba' }

/** They open a part of a screen of the specification, for which no call of its own is asked. */
const PARTES = new Set(['padron.exportar', 'recibos.ver', 'sesion.propia', 'membrete.ver'])

test('nobody has on a foreign server what opens no call and no screen of the specification there', () => {
  const calls = Object.values(CONTRATO).flatMap((noun) => Object.values(noun) as AnyCall[])
  const opened = new Set([
    ...calls.filter(({ extension }) => !extension).map(({ acceso }) => acceso),
    ...screens()
      .filter(({ nombre }) => isThere(nombre, AJENO))
      .map(({ permiso }) => permiso),
  ])
  const asked = new Set([...calls.map(({ acceso }) => acceso), ...screens().map(({ permiso }) => permiso)])
  const own = PERMISOS.filter((permiso) => asked.has(permiso) && !opened.has(permiso) && !PARTES.has(permiso))
  expect([...OWN_PERMISSIONS].toSorted()).toEqual(own.toSorted())
})

test('our own server takes no permission away, and a foreign one leaves those of the specification', () => {
  const todos = permissionsOf(['ADMINISTRACION'], 'operativa')
  expect(permissionsHere(todos, PROPIO)).toBe(todos)
  const here = permissionsHere(todos, AJENO)
  expect(here.has('historial.ver')).toBe(false)
  expect(here.has('pagos.cobrar')).toBe(true)
})

test('a row that only our own server edits has no screen on a foreign one', () => {
  expect(isThere('tipo_matricula.editar', PROPIO)).toBe(true)
  expect(isThere('tipo_matricula.editar', AJENO)).toBe(false)
  expect(isThere('tipo_matricula.lista', AJENO)).toBe(true)
  expect(isThere('titulo.editar', AJENO)).toBe(true)
})
