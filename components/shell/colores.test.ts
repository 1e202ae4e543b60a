import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { COLORES } from '@/components/shell/ajustes'

type Tokens = Readonly<Record<string, string>>

const css = readFileSync(new URL('./colores.css', import.meta.url), 'utf8').replace(/\/\*[^]*?\*\//g, '')
const rules = new Map(
  [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = '', body = '']): [string, Tokens] => [
    selector.trim(),
    Object.fromEntries(
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  ]),
)

const INITIAL = `:root,\n[data-color='petroleo']`

function tokensOf(color: string, dark: boolean): Tokens {
  return {
    ...rules.get(INITIAL),
    ...rules.get(':root'),
    ...(dark ? rules.get('.dark') : {}),
    ...rules.get(`[data-color='${color}']`),
  }
}

/** sRGB as a browser paints it: out of gamut is cut off. */
function paint(tokens: Tokens, name: string): [number, number, number] {
  const flat = (tokens[name] ?? '')
    .replace(/var\(--([\w-]+)\)/g, (_, key: string) => tokens[key] ?? '')
    .replace(/calc\(([\d.]+) \* ([\d.]+)\)/g, (_, a, b) => String(Number(a) * Number(b)))
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(flat)
  if (!match) throw new Error(`--${name}: ${flat}`)
  const [l, c, h] = match.slice(1).map(Number) as [number, number, number]
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ]
  const cut = (value: number) => Math.min(Math.max(value, 0), 1)
  return [
    cut(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    cut(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    cut(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ]
}

/** WCAG 2.2: of linear light, which is what `paint` answers. */
function contrast(tokens: Tokens, one: string, other: string): number {
  const [high = 0, low = 0] = [one, other]
    .map((name) => paint(tokens, name))
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const GROUNDS = ['background', 'card', 'muted', 'primary-tint']
const TEXT = [
  ...['foreground', 'muted-foreground', 'primary-ink'].flatMap((ink) =>
    GROUNDS.map((ground) => [ink, ground]),
  ),
  ['primary-foreground', 'primary'],
  ['primary-foreground', 'primary-strong'],
  ['destructive-foreground', 'destructive'],
  ['destructive-foreground', 'destructive-strong'],
  ['destructive-ink', 'destructive-tint'],
  ['destructive-ink', 'card'],
  ['destructive-ink', 'background'],
  ['sidebar-foreground', 'sidebar'],
  ['sidebar-foreground', 'sidebar-active'],
] as const
const SHAPES = [
  ['input', 'card'],
  ['input', 'background'],
  ['ring', 'card'],
  ['ring', 'background'],
  ['primary', 'card'],
  ['sidebar-accent', 'sidebar'],
  ['sidebar-accent', 'sidebar-active'],
] as const

describe.each(COLORES.flatMap((color) => [false, true].map((dark) => ({ color, dark }))))(
  '$color, dark: $dark',
  ({ color, dark }) => {
    const tokens = tokensOf(color, dark)
    const below = (pairs: readonly (readonly string[])[], least: number) =>
      pairs.flatMap(([one = '', other = '']) => {
        const ratio = contrast(tokens, one, other)
        return ratio < least ? [`${one} on ${other}: ${ratio.toFixed(2)}`] : []
      })

    test('text has 4.5:1', () => expect(below(TEXT, 4.5)).toEqual([]))
    test('controls, focus and the mark of the current screen have 3:1', () =>
      expect(below(SHAPES, 3)).toEqual([]))
  },
)

test('every colour has its rule', () => {
  const written = [...rules.keys()].flatMap((selector) => /data-color='(\w+)'/.exec(selector)?.[1] ?? [])
  expect(written).toEqual([...COLORES])
})

test('black on white is 21:1', () => {
  expect(contrast({ a: 'oklch(0 0 0)', b: 'oklch(1 0 0)' }, 'a', 'b')).toBeCloseTo(21, 1)
})
