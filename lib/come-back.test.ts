import { expect, test } from 'vitest'
import { withComeBack, placeFrom } from '@/lib/come-back'

test.each([
  ['/fichaMatriculado/7/pagos', '/fichaMatriculado/7/pagos'],
  ['/bancos?pagina=3&buscar=río&_rsc=1x2y', '/bancos?pagina=3&buscar=r%C3%ADo'],
])('%s is a place to go on from', (text, href) => expect(placeFrom(text)?.href).toBe(href))

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
  expect(placeFrom(text)).toBeUndefined()
  expect(withComeBack('/login', text)).toBe('/login')
})

test('it travels in the address', () => {
  expect(withComeBack('/login', '/bancos?pagina=3')).toBe('/login?volver=%2Fbancos%3Fpagina%3D3')
  expect(withComeBack('/login?aviso=caducada', '/bancos')).toBe('/login?aviso=caducada&volver=%2Fbancos')
})
