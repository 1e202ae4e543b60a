import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFechaEscrita, readInstanteEscrito, writeInstante } from '@/domain/fecha-escrita'
import { formatInstante, isFecha } from '@/domain/fechas'

const pad = (value: number, width = 2) => String(value).padStart(width, '0')

/** A moment on Argentina's clock, of the years that have had no summer time. */
const clock = fc
  .record({
    anio: fc.integer({ min: 2010, max: 2199 }),
    mes: fc.integer({ min: 1, max: 12 }),
    dia: fc.integer({ min: 1, max: 28 }),
    hora: fc.integer({ min: 0, max: 23 }),
    minuto: fc.integer({ min: 0, max: 59 }),
    segundo: fc.integer({ min: 0, max: 59 }),
  })
  .map(({ anio, mes, dia, hora, minuto, segundo }) => ({
    fecha: `${anio}-${pad(mes)}-${pad(dia)}`,
    conBarras: `${pad(dia)}/${pad(mes)}/${anio}`,
    hora: `${pad(hora)}:${pad(minuto)}:${pad(segundo)}`,
  }))
const fraction = fc.oneof(fc.constantFrom('', '.0', '.000', '.000000'), fc.stringMatching(/^\.\d{1,9}$/))

describe('without a zone', () => {
  test('any spelling is shown as it was written, fraction or not', () => {
    fc.assert(
      fc.property(clock, fraction, fc.constantFrom(' ', 'T'), (moment, parte, blank) => {
        const { fecha, conBarras, hora } = moment
        for (const dia of [fecha, fecha.replaceAll('-', '/'), conBarras, conBarras.replaceAll('/', '-')]) {
          const written = `${dia}${blank}${hora}${parte}`
          expect(formatInstante(readInstanteEscrito(written) ?? '')).toBe(`${conBarras} ${hora}`)
          expect(writeInstante(readInstanteEscrito(written) ?? '')).toBe(`${fecha} ${hora}`)
          expect(readFechaEscrita(written)).toBe(fecha)
        }
        expect(formatInstante(readInstanteEscrito(conBarras) ?? '')).toBe(`${conBarras} 00:00:00`)
      }),
    )
  })

  test('it is the clock of that day, summer times included', () => {
    expect(readInstanteEscrito('2008-02-01 12:00:00')).toBe('2008-02-01T14:00:00.000Z')
    expect(readInstanteEscrito('2008-07-01 12:00:00.5')).toBe('2008-07-01T15:00:00.500Z')
    expect(writeInstante('2008-02-01T14:00:00.000Z')).toBe('2008-02-01 12:00:00')
  })
})

test('an instant is read as it is written in UTC, and with the zone it names', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-02'), max: new Date('2200-12-30'), noInvalidDate: true }),
      fc.integer({ min: -12 * 60, max: 14 * 60 }),
      (date, minutes) => {
        expect(readInstanteEscrito(date.toISOString())).toBe(date.toISOString())
        const there = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, -1)
        const zone = `${minutes < 0 ? '-' : '+'}${pad(Math.trunc(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`
        expect(readInstanteEscrito(`${there}${zone}`)).toBe(date.toISOString())
      },
    ),
  )
})

test('what is on no calendar and on no clock is refused, whatever it looks like', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1900, max: 2200 }),
      fc.integer({ min: 0, max: 19 }),
      fc.integer({ min: 0, max: 39 }),
      (anio, mes, dia) => {
        const fecha = `${anio}-${pad(mes)}-${pad(dia)}`
        const expected = isFecha(fecha) ? fecha : undefined
        expect(readFechaEscrita(fecha)).toBe(expected)
        expect(readFechaEscrita(`${pad(dia)}/${pad(mes)}/${anio}`)).toBe(expected)
        expect(readInstanteEscrito(`${fecha} 00:00:00.0`) === undefined).toBe(expected === undefined)
      },
    ),
  )
  for (const text of [
    '2026-01-01 24:00',
    '2026-01-01 10:60',
    '2026-01-01 10:00:60',
    '2026-01-01Z',
    '1/2',
    '',
  ])
    expect(readInstanteEscrito(text)).toBeUndefined()
})
