import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CENTRADO,
  applyGesto,
  gestoOf,
  scaleOf,
  type Encuadre,
  type Gesto,
  type Medidas,
} from '@/components/credenciales/carnet/encuadre'
import { FOTO_EN_PIXELES as MARCO } from '@/domain/carnet'

const side = fc.integer({ min: 1, max: 12_000 })
const far = fc.integer({ min: -5_000, max: 5_000 })
const gesto: fc.Arbitrary<Gesto> = fc.oneof(
  fc.record({ que: fc.constant('mover' as const), x: far, y: far }),
  fc.record({ que: fc.constant('acercar' as const), veces: fc.double({ min: 0.01, max: 100, noNaN: true }) }),
  fc.constant<Gesto>({ que: 'girar' }),
)
const after = (gestos: readonly Gesto[], imagen: Medidas): Encuadre =>
  gestos.reduce((now, one) => applyGesto(now, one, imagen, MARCO), CENTRADO)

test('whatever is done to it, the picture fills the frame, never nearer than six times', () => {
  fc.assert(
    fc.property(side, side, fc.array(gesto, { maxLength: 30 }), (ancho, alto, gestos) => {
      const imagen = { ancho, alto }
      const encuadre = after(gestos, imagen)
      const scale = scaleOf(encuadre, imagen, MARCO)
      const [w, h] = encuadre.giro % 2 === 0 ? [ancho * scale, alto * scale] : [alto * scale, ancho * scale]
      expect(w / 2 - Math.abs(encuadre.x)).toBeGreaterThanOrEqual(MARCO.ancho / 2 - 0.01)
      expect(h / 2 - Math.abs(encuadre.y)).toBeGreaterThanOrEqual(MARCO.alto / 2 - 0.01)
      expect(encuadre.zoom).toBeGreaterThanOrEqual(1)
      expect(encuadre.zoom).toBeLessThanOrEqual(6)
    }),
  )
})

test('four turns are none, wherever it was moved to', () => {
  const imagen = { ancho: 900, alto: 1_165 }
  const girar: Gesto = { que: 'girar' }
  const moved = after(
    [
      { que: 'acercar', veces: 2 },
      { que: 'mover', x: 40, y: -30 },
    ],
    imagen,
  )
  const back = [girar, girar, girar, girar].reduce((now, one) => applyGesto(now, one, imagen, MARCO), moved)
  expect(back.giro).toBe(0)
  expect([back.x, back.y].map(Math.round)).toEqual([40, -30])
})

test('the keys move, bring nearer and turn; no other key is taken', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '=', '-', 'r', 'R']
  expect(keys.map((key) => gestoOf(key)?.que)).toEqual([
    ...Array<string>(4).fill('mover'),
    ...Array<string>(3).fill('acercar'),
    ...Array<string>(2).fill('girar'),
  ])
  for (const key of ['Tab', 'Enter', 'Escape', 'a', ' ']) expect(gestoOf(key)).toBeUndefined()
})
