import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SIN_COBERTURA } from '@/domain/cobertura'
import { centavos } from '@/domain/dinero'
import { ESTADOS } from '@/domain/estados'
import { type Deuda, habilitacionOn, type Hechos, situacionOf } from '@/domain/habilitacion'

const HOY = '2026-11-23'
const NADA: Deuda = {
  mora: centavos(0n),
  meses: 0,
  desde: null,
  corriente: centavos(0n),
  antigua: centavos(0n),
  enPago: false,
  enPlan: centavos(0n),
}
const hechos = (mas: Partial<Hechos> = {}): Hechos => ({
  tipo: 1,
  estado: 'ACTIVO',
  desde: '2010-02-01',
  hasta: null,
  fechado: false,
  habilitan: 3,
  especialidades: [],
  deuda: NADA,
  seguro: null,
  papeles: { cantidad: 0, ultimo: null },
  ...mas,
})
const debt = (mas: Partial<Deuda>): Deuda => ({ ...NADA, ...mas })
const textsOf = (mas: Partial<Hechos>) => habilitacionOn(hechos(mas), HOY).partes.map(({ texto }) => texto)

test.each([
  [1, '2010-02-01', true, 'Habilitado hoy: ACTIVO desde el 01/02/2010'],
  [2, null, true, 'Habilitado hoy: RESIDENTE'],
  [3, '2020-01-05', false, 'No habilitado: PASIVO desde el 05/01/2020'],
  [5, '2026-03-12', false, 'No habilitado: SUSPENDIDO desde el 12/03/2026'],
  [8, '2026-03-12', false, 'No habilitado: FALLECIDO (asentado el 12/03/2026)'],
] as const)('state %i', (tipo, desde, habilitado, titulo) => {
  expect(habilitacionOn(hechos({ tipo, desde, estado: ESTADOS[tipo] }), HOY)).toMatchObject({
    habilitado,
    titulo,
  })
})

test('of a death whose day was said that day is told', () => {
  const dead = hechos({ tipo: 8, estado: 'FALLECIDO', desde: '2026-03-12', fechado: true })
  expect(habilitacionOn(dead, HOY).titulo).toBe('No habilitado: FALLECIDO (falleció el 12/03/2026)')
})

test('a state that the council made up is no permission, nor does it break the answer', () => {
  for (const tipo of [0, 9, 40])
    expect(habilitacionOn(hechos({ tipo, estado: 'OTRO' }), HOY).habilitado).toBe(false)
})

test.each([
  [{}, 'Al día', 'bien'],
  [{ corriente: centavos(2_470_000n) }, 'Al día. Del mes en curso y siguientes: $ 24.700,00', 'bien'],
  [
    { enPlan: centavos(120_000n), corriente: centavos(120_000n) },
    'Plan de pagos al día: quedan $ 1.200,00',
    'bien',
  ],
  [
    { enPlan: centavos(120_000n), corriente: centavos(150_000n) },
    'Plan de pagos al día: quedan $ 1.200,00. Con lo demás del mes en curso y siguientes: $ 1.500,00',
    'bien',
  ],
  [
    { mora: centavos(4_500_000n), meses: 3, desde: { anio: 2026, mes: 4 }, corriente: centavos(100n) },
    'Deuda vencida: $ 45.000,00 de 3 meses (desde abril 2026). Del mes en curso y siguientes: $ 1,00',
    'mal',
  ],
  [
    {
      ...{ mora: centavos(100n), meses: 1, desde: { anio: 2026, mes: 10 }, enPago: true },
      enPlan: centavos(1n),
    },
    'Deuda vencida: $ 1,00 de 1 mes (octubre 2026), con un pago en línea en trámite',
    'mal',
  ],
  [{ antigua: centavos(100n) }, 'Al día. Deuda más antigua, fuera de los morosos: $ 1,00', 'aviso'],
] as const)('debt %o', (deuda, words, tono) => {
  const texto = words.replaceAll('$ ', '$\u00a0')
  expect(habilitacionOn(hechos({ deuda: debt(deuda) }), HOY).partes[1]).toEqual({
    tema: 'deuda',
    texto,
    tono,
  })
})

test('specialties: in force, soon, expired, for ever, and only the last of a chain', () => {
  const fila = (id: number, especialidad: string, fechaCaducidad: string | null, nroCertificado: string) => ({
    ...{ id, especialidad, especialidadID: 1, fechaObtencion: `202${id}-01-01`, fechaCaducidad },
    ...{ sinReval: fechaCaducidad === null, nroCertificado },
  })
  const especialidades = [
    fila(0, 'Cardiología', '2025-01-01', '7'),
    fila(3, 'Cardiología', '2030-01-01', '7'),
    fila(1, 'Pediatría', '2026-12-03', '8'),
    fila(1, 'Nefrología', '2026-11-22', '9'),
    fila(1, 'Cirugía', null, '10'),
  ]
  expect(textsOf({ especialidades })[0]).toBe(
    'Especialidades vigentes: Cardiología hasta el 01/01/2030; Pediatría hasta el 03/12/2026 (vence en 10 días); Cirugía, sin vencimiento. Nefrología venció el 22/11/2026',
  )
  expect(textsOf({ especialidades: especialidades.slice(3, 4) })[0]).toBe(
    'Ninguna especialidad vigente: Nefrología venció el 22/11/2026',
  )
  expect(textsOf({})[0]).toBe('Sin especialidades')
})

test.each([
  [{ federacion: true, desde: '2026-03-01' }, 1, 'con cobertura desde el 01/03/2026', 'bien'],
  [
    { federacion: true, ampliacion: true, desde: '2026-03-01', hasta: '2026-12-31' },
    1,
    'cobertura ampliada desde el 01/03/2026 hasta el 31/12/2026',
    'aviso',
  ],
  [{ desde: '2026-11-01' }, 1, 'sin cobertura desde el 01/11/2026', 'mal'],
  [{}, 2, 'sin cobertura', 'mal'],
  [{}, 3, 'sin cobertura', 'nada'],
] as const)('insurance %o of a member in state %i', (seguro, tipo, words, tono) => {
  const none = { ...SIN_COBERTURA, desde: null, hasta: null }
  expect(habilitacionOn(hechos({ tipo, seguro: { ...none, ...seguro } }), HOY).partes[2]).toEqual({
    tema: 'seguro',
    tono,
    texto: `Seguro: ${words}`,
  })
})

test('papers, what a person may not see, and the dead', () => {
  const ultimo = { clase: 'certificado', numero: 12, dia: '2026-05-03' } as const
  expect(textsOf({ papeles: { cantidad: 3, ultimo } })[2]).toBe(
    '3 papeles emitidos; el último, Certificado N° 12, del 03/05/2026',
  )
  expect(textsOf({ papeles: { cantidad: 1, ultimo } })[2]).toBe('Certificado N° 12, del 03/05/2026')
  expect(textsOf({ deuda: null, papeles: null })).toEqual(['Sin especialidades'])
  expect(textsOf({ tipo: 8, deuda: debt({ mora: centavos(1n) }) })).toEqual(['Sin papeles emitidos'])
})

test('whoever owes of earlier months is behind, whatever else; a plan alone is not', () => {
  const money = fc.bigInt({ min: 0n, max: 10n ** 12n })
  fc.assert(
    fc.property(money, money, (mora, enPlan) => {
      const situacion = situacionOf({ mora: centavos(mora), enPlan: centavos(enPlan) })
      expect(situacion === 'vencida').toBe(mora > 0n)
      expect(situacion === 'alDia').toBe(mora === 0n && enPlan === 0n)
    }),
  )
})
