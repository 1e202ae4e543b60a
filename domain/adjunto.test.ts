import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessTipo, nameOfAdjunto } from '@/domain/adjunto'

test.each([
  ['Título de grado.pdf', 'Título de grado'],
  ['foto.JPEG', 'foto'],
  ['scan.2024.webp', 'scan.2024'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\Users\\Ana\\dni.png', 'C Users Ana dni'],
  ['"; rm -rf *', '; rm -rf'],
  ['factura\u202Efdp.exe', 'facturafdp.exe'],
  ['\u2067dni\u2069.pdf', 'dni'],
  ['.htaccess', 'htaccess'],
  ['.pdf', 'Archivo'],
  [' \t ', 'Archivo'],
])('%j is called %j', (given, name) => {
  expect(nameOfAdjunto(given)).toBe(name)
})

test('whatever it is given, a name is one line, safe, and again the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (given) => {
      const name = nameOfAdjunto(given)
      expect(name).not.toBe('')
      expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\u202A-\u202E\u2066-\u2069]/u)
      expect(name).toBe(name.trim())
    }),
  )
})

test.each([
  ['DNI_frente.jpg', 'dni'],
  ['Título de grado.pdf', 'titulo'],
  ['FOTO carnet.png', 'foto'],
  ['foto.pdf', undefined],
  ['Resolución 12-2020.pdf', 'resolucion'],
  ['IMG_2041.jpg', undefined],
])('%j is taken for %j', (name, tipo) => {
  expect(guessTipo(name)).toBe(tipo)
})
