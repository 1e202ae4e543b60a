import { expect, test } from 'vitest'
import { AJUSTES_INICIALES, COLORES, parseAjustes } from '@/components/shell/ajustes'

test('what was chosen is read back', () => {
  const chosen = {
    tema: 'oscuro',
    color: 'violeta',
    disposicion: 'superior',
    plegado: true,
    densidad: 'compacta',
    multipestana: true,
    tramas: true,
    atajos: false,
  }
  expect(parseAjustes(JSON.stringify(chosen))).toEqual(chosen)
})

test.each([null, '', '{', 'null', '7', '[]', '"oscuro"'])('%j is no settings: the initial ones', (text) => {
  expect(parseAjustes(text)).toEqual(AJUSTES_INICIALES)
})

test('a value that is not known is dropped alone', () => {
  const text = JSON.stringify({ tema: 'claro', color: 'fucsia', disposicion: 3, multipestana: 'si', otra: 1 })
  expect(parseAjustes(text)).toEqual({ ...AJUSTES_INICIALES, tema: 'claro' })
  expect(COLORES).not.toContain('fucsia')
})
