import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SIN_DIBUJO, printable, undrawn } from '@/components/documents/printable'

const FONTS = ['Regular', 'Semibold', 'Italic', 'SemiboldItalic'].map((name) =>
  charactersOf(readFileSync(`public/fonts/OpenSans-${name}.ttf`)),
)

/** The characters of a TrueType font, from its table of segments (cmap, format 4). */
function charactersOf(font: Buffer): Set<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0
  const cmap = font.readUInt32BE(entry + 8)
  const parts = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => cmap + 4 + index * 8)
  const at =
    parts.map((part) => cmap + font.readUInt32BE(part + 4)).find((one) => font.readUInt16BE(one) === 4) ?? 0
  const size = font.readUInt16BE(at + 6)
  const found = new Set<number>()
  for (let segment = 0; segment < size; segment += 2) {
    const [end, start] = [font.readUInt16BE(at + 14 + segment), font.readUInt16BE(at + 16 + size + segment)]
    for (let code = start; code <= end && code < 0xffff; code++) found.add(code)
  }
  return found
}

test('the fonts are read', () => expect(FONTS.map(({ size }) => size)).toEqual([332, 332, 332, 332]))

test('whatever is typed, each of the four fonts draws what is printed', () => {
  const signs = fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('👩‍⚕️', '🇦🇷', 'ñ', 'n\u0303', 'ﬁ', '\t', '\u00ad', '中', '∑', '→'),
    ),
  )
  fc.assert(
    fc.property(signs, (parts) => {
      const missing = [...printable(parts.join(''))].filter(
        (sign) => sign !== '\n' && FONTS.some((font) => !font.has(sign.codePointAt(0) ?? 0)),
      )
      expect(missing).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('Spanish is printed as it is written', () => {
  const spanish = 'ÁÉÍÓÚÜÑ áéíóúüñ ¿Qué? ¡Sí! 1.ª 2.º N.° «así» “así” ‘así’ – — … € º ª ç Ñandú\notra línea'
  expect(printable(spanish)).toBe(spanish)
})

test.each([
  ['Guardia 👩‍⚕️🇦🇷 fin', `Guardia ${SIN_DIBUJO}${SIN_DIBUJO} fin`],
  ['Pen\u0303a', 'Peña'],
  ['o\ufb01cina Ａ', 'oficina A'],
  ['1\u202f000\u2011A', '1\u00a0000-A'],
  ['a\u200bb\u00adc\td', 'abc d'],
  ['O\u02bcConnor', 'O’Connor'],
  ['D\u2032Angelo, O\u02bbBrien, L\uff07Huillier', 'D’Angelo, O’Brien, L’Huillier'],
  ['O´Connor D`Angelo O’Higgins', 'O´Connor D`Angelo O’Higgins'],
  ['\u25cf uno \uf0b7 dos \u25aa tres', '• uno • dos • tres'],
  ['日本', SIN_DIBUJO + SIN_DIBUJO],
])('%j is printed %j', (typed, printed) => expect(printable(typed)).toBe(printed))

test('what cannot be drawn is named, each sign once', () => {
  expect(undrawn('Mẽndez → Ỹaya → g\u0303')).toEqual(['ẽ', '→', 'Ỹ', 'g\u0303'])
  expect(undrawn('O\u02bcConnor \u25cf ﬁn «Ñandú» n\u0303\n\u200b')).toEqual([])
})
