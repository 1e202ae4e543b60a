import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, makeFecha } from '@/domain/fechas'
import {
  ABIERTAS,
  actsOn,
  ACTOS_DE_SOLICITUD,
  ACTOS_SOBRE_SOLICITUD,
  CLASES,
  describeCorte,
  ESTADOS_SOLICITUD,
  faultOfDesde,
  faultOfPresentada,
  hasTerm,
  isCorte,
  isStale,
  lapseOf,
  lastDayOfTerm,
  mayAct,
  missingOf,
  nameOfSolicitud,
  resultOf,
} from '@/domain/solicitud'

describe('the states of a request', () => {
  test('what each may do with one in each of its states', () => {
    expect(
      Object.fromEntries(ESTADOS_SOLICITUD.map((estado) => [estado, actsOn(estado, 'oficina')])),
    ).toEqual({
      borrador: ['retirar'],
      presentada: ['observar', 'admitir', 'rechazar', 'retirar'],
      observada: ['observar', 'admitir', 'rechazar', 'retirar'],
      admitida: ['observar', 'resolver', 'rechazar', 'retirar'],
      ...{ resuelta: [], rechazada: [], retirada: [], caducada: [] },
    })
    expect(actsOn('borrador', 'medico')).toEqual(['presentar', 'retirar'])
    expect(actsOn('observada', 'medico')).toEqual(['presentar', 'retirar'])
    expect(actsOn('admitida', 'medico')).toEqual(['retirar'])
    expect(actsOn('admitida', 'nadie')).toEqual(['cerrar'])
  })

  test('what is over stays, and every act leads to another state or keeps it open', () => {
    for (const acto of ACTOS_SOBRE_SOLICITUD)
      for (const estado of ESTADOS_SOLICITUD)
        for (const quien of ['medico', 'oficina', 'nadie'] as const)
          if (mayAct(acto, estado, quien)) {
            expect(ABIERTAS).toContain(estado)
            expect(ESTADOS_SOLICITUD).toContain(ACTOS_DE_SOLICITUD[acto].a)
          }
  })

  test('each kind ends in its state; who moves may stay', () => {
    expect(CLASES.map((clase) => resultOf(clase, true))).toEqual([6, 5, 1, 3, 6, null])
    expect(resultOf('traslado', false)).toBeNull()
    expect(resultOf('baja', false)).toBe(6)
    expect(CLASES.filter(hasTerm)).toEqual(['suspension', 'pasivo'])
  })
})

describe('days', () => {
  test('a term is of whole years, and of 29 February to the 28th', () => {
    expect(lastDayOfTerm('2026-11-03', 1)).toBe('2027-11-02')
    expect(lastDayOfTerm('2026-01-01', 3)).toBe('2028-12-31')
    expect(lastDayOfTerm('2028-02-29', 1)).toBe('2029-02-28')
    expect(lastDayOfTerm('2028-02-28', 1)).toBe('2029-02-27')
    expect(lastDayOfTerm('2027-03-01', 1)).toBe('2028-02-29')
  })

  test('the day after a term is its day again, or the first one that there is', () => {
    const dia = fc.integer({ min: 0, max: 4_000 }).map((n) => addDays(makeFecha(2024, 1, 1) ?? '', n))
    fc.assert(
      fc.property(dia, fc.integer({ min: 1, max: 3 }), (desde, anios) => {
        const next = addDays(lastDayOfTerm(desde, anios), 1)
        const again = addMonths(desde, anios * 12)
        expect(next).toBe(again.slice(8) === desde.slice(8) ? again : addDays(again, 1))
      }),
    )
  })

  test('it begins when it was presented or later, up to two years ahead', () => {
    const faults = ['2026-11-02', '2026-11-03', '2028-11-21', '2028-11-22'].map((desde) =>
      faultOfDesde(desde, '2026-11-03', '2026-11-21'),
    )
    expect(faults).toEqual([
      'Se presentó el 03/11/2026: no puede empezar antes de ese día',
      null,
      null,
      'Elija un día de los próximos dos años',
    ])
    expect(
      ['2026-11-22', '2026-11-21', '2026-09-22', '2026-09-21'].map((dia) =>
        faultOfPresentada(dia, '2026-11-21'),
      ),
    ).toEqual(['Ese día todavía no llegó', null, null, 'Elija un día de los últimos 60'])
  })

  test('it lapses 30 days after, while an original that it needs was not seen', () => {
    const papel = { original: true, obligatorio: true, visto: false }
    expect(lapseOf('2026-11-03', [papel])).toBe('2026-12-03')
    expect(lapseOf('2026-11-03', [{ ...papel, visto: true }])).toBeNull()
    expect(
      lapseOf('2026-11-03', [
        { ...papel, obligatorio: false },
        { ...papel, original: false },
      ]),
    ).toBeNull()
  })

  test('a paper is in force on the day of presenting', () => {
    expect(isStale('2026-10-04', 30, '2026-11-03')).toBe(false)
    expect(isStale('2026-10-03', 30, '2026-11-03')).toBe(true)
  })

  test('the cut of the year is a day of every year, and the day itself is in time', () => {
    expect(['03-31', '12-31', '02-29', '13-01', '3-31', '04-00'].map(isCorte)).toEqual([
      ...[true, true, false, false, false, false],
    ])
    expect(describeCorte('2026-03-31', '03-31')).toBeNull()
    expect(describeCorte('2026-04-01', '03-31')).toContain('después del 31/03')
    expect(describeCorte('2026-04-01', null)).toBeNull()
  })
})

test('what is missing is named: not accepted, or an original that nobody saw', () => {
  const papel = { obligatorio: true, original: true, visto: true, estado: 'aceptado' } as const
  expect(
    missingOf([
      { ...papel, nombre: 'Bien' },
      { ...papel, nombre: 'Sin ver', visto: false },
      { ...papel, nombre: 'Recibido', estado: 'recibido' },
      { ...papel, nombre: 'Copia', original: false, visto: false },
      { ...papel, nombre: 'Si corresponde', obligatorio: false, estado: 'esperado' },
    ]),
  ).toEqual(['Sin ver', 'Recibido'])
})

test('a draft has no number', () => {
  expect(nameOfSolicitud({ numero: 12, anio: 2026 })).toBe('Solicitud 12/2026')
  expect(nameOfSolicitud({ numero: null, anio: null })).toBe('Solicitud sin presentar')
})
