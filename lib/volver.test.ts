import { expect, test } from 'vitest'
import { conVolver, lugarDe } from '@/lib/volver'

test.each([
  ['/fichaMatriculado/7/pagos', '/fichaMatriculado/7/pagos'],
  ['/bancos?pagina=3&buscar=río&_rsc=1x2y', '/bancos?pagina=3&buscar=r%C3%ADo'],
])('%s is a place to go on from', (text, href) => expect(lugarDe(text)?.href).toBe(href))

test.each([
  'https://otro.example/matriculados',
  '//otro.example/matriculados',
  '/\\otro.example/matriculados',
  'javascript:alert(1)',
  '/noexiste',
  '/MATRICULADOS',
  '/login',
  '/',
  '/inicio',
  '/inicio_matriculado',
  '/cambiarClave',
  '/api/salir',
  `/matriculados?nombre=${'x'.repeat(500)}`,
  ['/matriculados', '/bancos'],
  undefined,
])('%s is none', (text) => {
  expect(lugarDe(text)).toBeUndefined()
  expect(conVolver('/login', text)).toBe('/login')
})

test('it travels in the address', () => {
  expect(conVolver('/login', '/bancos?pagina=3')).toBe('/login?volver=%2Fbancos%3Fpagina%3D3')
  expect(conVolver('/login?aviso=caducada', '/bancos')).toBe('/login?aviso=caducada&volver=%2Fbancos')
})
