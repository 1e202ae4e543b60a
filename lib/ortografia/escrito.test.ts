import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { stringsOf } from '@/docs/frases'
import { ACENTOS, MAS_QUE_ACENTOS } from '@/lib/ortografia/tabla'

const ARBOLES = ['app', 'components', 'contract', 'domain', 'lib']
const codigo = ARBOLES.flatMap((arbol) =>
  readdirSync(arbol, { recursive: true, encoding: 'utf8' }).map((name) => join(arbol, name)),
).filter((file) => /\.tsx?$/.test(file) && !/\.test\.|prueba|ortografia/.test(file))
const dichos = new Set(codigo.flatMap((file) => stringsOf(file, readFileSync(file, 'utf8')).split('\n')))

const sinAcentos = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const TODOS = Object.entries({ ...ACENTOS, ...MAS_QUE_ACENTOS })

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function escritoWith(ortografia: string | undefined) {
  vi.stubEnv('ORTOGRAFIA', ortografia)
  vi.resetModules()
  return import('@/lib/ortografia/escrito')
}

test('every text of the table is said by the product', () => {
  expect(TODOS.filter(([texto]) => !dichos.has(texto))).toEqual([])
})

test('what differs by accents alone stands apart from what differs by more, and nothing is corrected twice', () => {
  const byAccents = ([texto, escrito]: [string, string]) =>
    texto !== escrito && sinAcentos(texto) === sinAcentos(escrito)
  expect(Object.entries(ACENTOS).filter((entry) => !byAccents(entry))).toEqual([])
  expect(Object.entries(MAS_QUE_ACENTOS).filter(byAccents)).toEqual([])
  const textos = new Set(TODOS.map(([texto]) => texto))
  expect(textos.size).toBe(Object.keys(ACENTOS).length + Object.keys(MAS_QUE_ACENTOS).length)
  expect(TODOS.filter(([, escrito]) => textos.has(escrito))).toEqual([])
})

test.each([undefined, 'letra'])(
  'ORTOGRAFIA=%s leaves the letter, and gives the browser nothing',
  async (value) => {
    const { escrito, ortografiaSource } = await escritoWith(value)
    expect(escrito('Iniciar Sesion')).toBe('Iniciar Sesion')
    expect(ortografiaSource()).toBe('')
  },
)

test('ORTOGRAFIA=corregida writes whole texts of the table, and leaves all else as it came', async () => {
  const { escrito, ortografiaSource } = await escritoWith('corregida')
  expect(escrito('Iniciar Sesion')).toBe('Iniciar Sesión')
  expect(escrito(['Pagar Anual ', 2026, 'Practicas'])).toEqual(['Pagar Anual ', 2026, 'Prácticas'])
  for (const other of ['Matricula especial', 'constructor', '', undefined, 7])
    expect(escrito(other)).toBe(other)
  expect(ortografiaSource()).toContain('["Iniciar Sesion","Iniciar Sesión"]')
  expect(ortografiaSource()).not.toContain('<')
})
