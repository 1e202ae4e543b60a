import { expect, test, vi } from 'vitest'
import { readOrden } from '@/backend/cli/leer-orden'
import { ORDENES } from '@/backend/cli/ordenes'

test('what was typed comes with its names, in any order, and only what was said', () => {
  expect(readOrden(['cuotas', '--aplicar', '--mes', '2026-11'])).toMatchObject({
    orden: ORDENES['cuotas'],
    opciones: { mes: '2026-11', aplicar: true },
  })
  expect(readOrden(['restaurar', 'copia.padron', '--en=postgres://x/y'])).toMatchObject({
    argumento: 'copia.padron',
    opciones: { en: 'postgres://x/y' },
  })
  expect(readOrden(['mudanza', 'leer', '--a-la-vez', '4', '--sin-leer', '2'])).toMatchObject({
    argumento: 'leer',
    opciones: { aLaVez: '4', sinLeer: '2' },
  })
  expect(readOrden(['respaldo', '--conservar', 'noche-'])?.opciones).toEqual({ conservar: 'noche-' })
})

test.each([
  [['borrar'], 'No hay una orden borrar. Vea npm run ayuda.'],
  [['cuotas', '--mez', '2026-11'], 'No hay una opción --mez. Vea npm run cuotas -- --help.'],
  [['cuotas', '--mes'], 'Falta el valor de --mes <AAAA-MM>. Vea npm run cuotas -- --help.'],
  [['restaurar'], 'Falta decir archivo. Vea npm run restaurar -- --help.'],
  [['verificar', 'todo'], 'Sobra algo de lo que se escribió. Vea npm run verificar -- --help.'],
  [['generar', '--mes'], 'No hay una opción --mes. Vea npm run padron:generar -- --help.'],
])('%j: %s', (words, message) => {
  expect(() => readOrden(words)).toThrow(message)
})

test.each(['', ...Object.keys(ORDENES)])('the help of «%s» is in Spanish, and nothing is done', (name) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(readOrden([...(name === '' ? [] : [name]), '--help'])).toBeNull()
  const text = write.mock.calls.map(([piece]) => String(piece)).join('')
  write.mockRestore()
  expect(text).toMatch(/^Uso: padron/)
  expect(text).toContain(ORDENES[name]?.que.slice(0, 40) ?? 'Padrón, por la línea de órdenes')
  expect(text).not.toMatch(/Usage|Options:|Arguments:|display help|conservar|--tarea/)
})
