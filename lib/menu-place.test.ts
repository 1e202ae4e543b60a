import { expect, test } from 'vitest'
import { placeIn } from '@/lib/menu-place'
import { allScreens, permissionOf } from '@/lib/screen-addresses'

const MENU = ['/inicio', '/matriculados', '/estadisticas']
const PINNED = [...MENU, '/varios', '/generarCuotas']

const staff = allScreens().filter(
  ({ nombre, permiso }) => permiso !== 'publico' && permissionOf(nombre) !== 'medico.inicio',
)
const addressOf = (patron: string) => patron.replace(/\{\w+\}/g, '7')

test.each(staff)('$patron marks one place of the menu, with pins and without', ({ patron }) => {
  const pathname = addressOf(patron)
  const member = /^\/(matriculado|fichaMatriculado|listaDeUsuarios|GestionConceptosMatriculado)/.test(patron)
  const ofMember = /^\/gestion(Especialidades|DebitosAutomaticos|Practicas|Certificados)\/7/.test(pathname)
  const place = placeIn(MENU, pathname)
  if (member || ofMember) expect(place).toBe('/matriculados')
  else if (patron.startsWith('/estadisticas')) expect(place).toBe('/estadisticas')
  else expect(place).toBe('/inicio')
  if (place !== '/inicio') expect(placeIn(PINNED, pathname)).toBe(place)
  else if (patron.startsWith('/generarCuotas')) expect(placeIn(PINNED, pathname)).toBe('/generarCuotas')
  else if (/^\/(inicio|ayuda|miCuenta|cambiarClave|tareas)/.test(patron))
    expect(placeIn(PINNED, pathname)).toBe('/inicio')
  else expect(placeIn(PINNED, pathname)).toBe('/varios')
})

test.each(allScreens().filter(({ permiso }) => permiso === 'medico.inicio'))(
  'a member’s $patron marks his home',
  ({ patron }) => expect(placeIn(['/inicio_matriculado'], addressOf(patron))).toBe('/inicio_matriculado'),
)

test.each([
  ['/usuario/7', '/usuarios'],
  ['/usuario/crear', '/usuarios'],
  ['/sucursal/3', '/sucursales'],
  ['/matriculado_03/crear', '/matriculado_01/crear'],
  ['/fichaMatriculado/7', '/matriculados'],
])('%s belongs to %s, which somebody put into the menu', (pathname, place) => {
  expect(placeIn([...MENU, '/varios', '/usuarios', '/sucursales', '/matriculado_01/crear'], pathname)).toBe(
    place,
  )
})
