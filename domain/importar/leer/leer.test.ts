import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAmount, readBalance } from '@/domain/importar/leer/importe'
import { readDay } from '@/domain/importar/leer/fecha'
import { readMonth } from '@/domain/importar/leer/periodo'
import { readMatricula, readDni } from '@/domain/importar/leer/numero'
import { fromCapitals, readWholeName } from '@/domain/importar/leer/texto'
import { foldTitle } from '@/domain/importar/titulos'
import { likeness } from '@/domain/importar/parecido'
import { centavos } from '@/domain/dinero'
import { addDays, partsOf } from '@/domain/fechas'

const MODO = { hoy: '2026-11-28', epoca: 1900, diaPrimero: true, mayusculas: true } as const
const pad = (value: number): string => String(value).padStart(2, '0')
const day = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('1928-01-01', days))

describe('amounts', () => {
  const grouped = (whole: bigint, mark: string): string => String(whole).replace(/\B(?=(\d{3})+$)/g, mark)
  test('each form in which one column has them is the same amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 99_999_999_999n }), (cents) => {
        const [whole, rest] = [cents / 100n, String(cents % 100n).padStart(2, '0')]
        const forms = [
          ...[`${grouped(whole, '.')},${rest}`, `$ ${grouped(whole, ',')}.${rest}`, `${whole}.${rest}`],
          ...[`$${grouped(whole, '.')},${rest}.-`, `${whole},${rest}`, `ARS ${whole},${rest}`],
        ]
        for (const form of forms) expect([form, readAmount(form).valor]).toEqual([form, cents])
        for (const form of [
          `${whole},${rest} H`,
          `(${whole},${rest})`,
          `${whole},${rest}-`,
          `-${whole}.${rest}`,
        ])
          expect([form, readBalance(form).valor]).toEqual([form, centavos(-cents)])
        expect(readBalance(`${grouped(whole, '.')},${rest} D`).valor).toBe(cents)
      }),
    )
  })
  test('three figures after a mark are thousands; what is no amount says so', () => {
    expect(readAmount('9.250').valor).toBe(925_000n)
    expect(readAmount('9,250').valor).toBe(925_000n)
    expect(readAmount(9373.95).valor).toBe(937_395n)
    for (const [cell, codigo] of [
      ...([
        ['a convenir', 'monto.formato'],
        ['1.2.3,4,5x', 'monto.formato'],
        ['0', 'monto.cero'],
      ] as const),
      ...([
        [0, 'monto.cero'],
        ['-1.500,00', 'monto.negativo'],
        ['999999999999', 'monto.grande'],
      ] as const),
    ])
      expect([cell, readAmount(cell).falla?.codigo]).toEqual([cell, codigo])
    expect(readAmount('-').valor).toBeNull()
  })
})

describe('days', () => {
  test('each form in which a day is written is that day', () => {
    fc.assert(
      fc.property(day, (fecha) => {
        const { anio, mes, dia } = partsOf(fecha)
        const forms = [
          ...[`${pad(dia)}/${pad(mes)}/${anio}`, `${dia}-${mes}-${anio}`, `${pad(dia)}.${pad(mes)}.${anio}`],
          ...[fecha, fecha.replaceAll('-', ''), `${pad(dia)}/${pad(mes)}/${anio} 00:00`],
        ]
        for (const form of forms) expect([form, readDay(form, 'pasado', MODO).valor]).toEqual([form, fecha])
      }),
    )
  })
  test('a day without a form is counted from the book’s own year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_200, max: 60_000 }), (serial) => {
        expect(readDay(serial, 'pasado', MODO).valor).toBe(addDays('1899-12-30', serial))
        const mac = { ...MODO, epoca: 1904 } as const
        expect(readDay(serial, 'pasado', mac).valor).toBe(addDays('1904-01-01', serial))
      }),
    )
  })
  test('two figures of a year fall where the field says', () => {
    expect(readDay('08/07/63', 'nacimiento', MODO).valor).toBe('1963-07-08')
    expect(readDay('20/11/03', 'nacimiento', MODO).valor).toBe('2003-11-20')
    expect(readDay('20/11/15', 'nacimiento', MODO).valor).toBe('1915-11-20')
    expect(readDay('27/11/26', 'pasado', MODO).valor).toBe('2026-11-27')
    expect(readDay('30/11/26', 'pasado', MODO).valor).toBe('1926-11-30')
    expect(readDay('30/11/30', 'porVenir', MODO).valor).toBe('2030-11-30')
    expect(readDay('12 de marzo de 1980', 'pasado', MODO).valor).toBe('1980-03-12')
    expect(readDay('31/02/1970', 'pasado', MODO).falla?.codigo).toBe('fecha.inexistente')
    expect(readDay('mañana', 'pasado', MODO).falla?.codigo).toBe('fecha.formato')
  })
})

test('a month is one however it is written', () => {
  const forms = [
    '03/2025',
    '3/25',
    'mar-25',
    'marzo 2025',
    'MARZO DE 2025',
    202503,
    '2025-03-01',
    '202503',
    '2025/03',
  ]
  for (const form of forms)
    expect([form, readMonth(form, MODO).valor]).toEqual([form, { anio: 2025, mes: 3 }])
  expect(readMonth('set-25', MODO).valor?.mes).toBe(9)
  expect(readMonth('13/2025', MODO).falla?.codigo).toBe('periodo.inexistente')
  expect(readMonth('12/2026', MODO).falla?.codigo).toBe('periodo.futuro')
})

test('numbers of people are the same with what stands before them', () => {
  for (const form of [12, '12', '0012', 'M.P. 12', 'MP 12', 'M-12', 'Mat. N° 12', 'm.p.0012'])
    expect([form, readMatricula(form).valor]).toEqual([form, 12])
  expect(readMatricula('12/B').falla?.codigo).toBe('matricula.formato')
  for (const form of [8_084_487, '8.084.487', 'DNI 8.084.487', 'L.E. 8084487', 'LC 8.084.487'])
    expect([form, readDni(form).valor]).toEqual([form, 8_084_487])
})

test('capitals become names, and what was written with care stays', () => {
  expect(fromCapitals('DE LA FUENTE MC LEAN')).toBe('De la Fuente Mc Lean')
  expect(fromCapitals("D'AMICO ÑÁÑEZ-PAZ")).toBe("D'Amico Ñáñez-Paz")
  expect(readWholeName('de la Fuente, Ana', true, 'rehusar').valor).toEqual({
    apellido: 'de la Fuente',
    nombre: 'Ana',
  })
  expect(readWholeName('DE LA FUENTE ANA MARÍA', true, 'apellidoPrimero').valor?.apellido).toBe(
    'De la Fuente',
  )
  expect(readWholeName('Ana María Paz', false, 'nombrePrimero').valor?.apellido).toBe('Paz')
})

test('titles are known however they are shortened', () => {
  for (const [title, folded] of [
    ...([
      ['N° de Matríc.', 'nro matricula'],
      ['NROMAT', 'nro matricula'],
      ['F. NAC.', 'fecha nacimiento'],
    ] as const),
    ...([
      ['APENOM', 'apellido nombre'],
      ['C.U.I.T.', 'cuit'],
      ['Tel. Part.', 'telefono particular'],
    ] as const),
  ])
    expect([title, foldTitle(title)]).toEqual([title, folded])
})

test('names are alike word by word', () => {
  expect(likeness('Terapia Intesiva', 'Terapia Intensiva')).toBeGreaterThan(0.92)
  expect(likeness('Cirugía Pediátrica', 'Cirugía Plástica')).toBeLessThan(0.8)
})
