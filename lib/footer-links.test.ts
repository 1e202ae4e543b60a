import { expect, test } from 'vitest'
import { parseEnlaces } from '@/lib/footer-links'

test('names and addresses, in their order; an address may hold an equals sign', () => {
  expect(parseEnlaces(' Ayuda = https://ayuda.example/?a=1 | Contacto=mailto:mesa@consejo.example|')).toEqual(
    [
      { texto: 'Ayuda', href: 'https://ayuda.example/?a=1' },
      { texto: 'Contacto', href: 'mailto:mesa@consejo.example' },
    ],
  )
  expect(parseEnlaces('')).toEqual([])
})

test.each([
  'Ayuda',
  '=https://a.example',
  'Ayuda=',
  'Ayuda=/ayuda',
  'Mal=javascript:alert(1)',
  'Mal=data:text/html,x',
])('%s is refused whole', (part) => expect(parseEnlaces(`Bien=https://a.example|${part}`)).toBeNull())
