import { expect, test } from 'vitest'
import { POLITICAS, ROLES, permissionsOf } from '@/domain/roles'
import { destinationsFor } from '@/lib/destinations'
import { permissionOf, screenAt, allScreens } from '@/lib/screen-addresses'
import type { Alcance } from '@/lib/own-screens'

const TODAS = { propio: true, pasarela: 'prueba' }

/**
 * Nobody goes there by name: doors, a doctor's screens, and later steps of a thing that begins elsewhere.
 */
const SIN_NOMBRE = [
  '/',
  '/login',
  '/accesoRecetaElectronica',
  '/recetaDePrueba',
  '/consultaPublica',
  '/recuperarClave',
  '/primerAcceso',
  '/verificar',
  '/cambiarClave',
  '/inicio_matriculado',
  '/inicio_matriculado/carnet',
  '/inicio_matriculado/misDatos',
  '/inicio_matriculado/pedidos',
  '/inicio_matriculado/pedirPapel',
  '/inicio_matriculado/avisos',
  '/inicio_matriculado/accesos',
  '/inicio_matriculado/cuenta',
  '/inicio_matriculado/datos',
  '/matriculado_02/crear',
  '/matriculado_03/crear',
  '/matriculado_04/crear',
  '/matriculado_05/crear',
]

test('every screen with one address can be gone to by its name', () => {
  const named = destinationsFor(permissionsOf(['ADMINISTRACION'], 'operativa'), TODAS).map(({ href }) => href)
  const fixed = allScreens()
    .map(({ patron }) => patron)
    .filter((patron) => !patron.includes('{') && !SIN_NOMBRE.includes(patron))
  expect(
    fixed.filter((patron) => !named.includes(patron)),
    'give it a name in lib/destinations.ts',
  ).toEqual([])
})

test.each(POLITICAS.flatMap((politica) => ROLES.map((rol) => [politica, rol] as const)))(
  '%s %s is led only to what he may open, each address, title and key once',
  (politica, rol) => {
    const permisos = permissionsOf([rol], politica)
    const found = destinationsFor(permisos, TODAS)
    for (const { href } of found) {
      const ruta = screenAt(href)
      expect(ruta, href).toBeDefined()
      expect(ruta && permisos.has(permissionOf(ruta) as 'inicio.ver'), href).toBe(true)
    }
    for (const key of ['href', 'titulo', 'tecla'] as const) {
      const values = found.flatMap((destino) => destino[key] ?? [])
      expect(new Set(values).size, key).toBe(values.length)
    }
  },
)

test('a screen that needs more than the spec is not there on a server that has only that', () => {
  const of = (alcance: Alcance) =>
    destinationsFor(permissionsOf(['ADMINISTRACION'], 'operativa'), alcance).map(({ href }) => href)
  const ajeno = of({ propio: false, pasarela: null })
  expect(ajeno).not.toContain('/generarCuotas')
  expect(ajeno).toContain('/matriculados')
  expect(ajeno).not.toContain('/tipoSeguros')
  expect(ajeno).not.toContain('/tipoSeguro/crear')
  const sinPasarela = of({ propio: true, pasarela: null })
  expect(sinPasarela).not.toContain('/pagosEnLinea')
  expect(sinPasarela).toContain('/generarCuotas')
  expect(sinPasarela).toContain('/tipoSeguros')
})
