import { expect, test } from 'vitest'
import { foreseenEffects, knownEffects, unpaidWords } from '@/components/padron/ficha/state-words'
import { CERO, centavos } from '@/domain/dinero'

const MIEMBRO = {
  matriculadoID: 7,
  nombre: 'Pérez Ana',
  cuitCuil: '27201234563',
  tipoMatricula: { id: 1, nombre: 'ACTIVO' },
  generaCuotas: true,
  formaPago: { id: 4, nombre: 'Debito Automatico' },
}
const HOY = { desde: '2026-11-21', hoy: '2026-11-21' }
const SIMULADO = {
  estadoDesde: '2015-03-01',
  anula: [],
  actual: 'ACTIVO',
  nuevo: 'SUSPENDIDO',
  seCobraAntes: true,
  seCobraDespues: false,
  habilitaAntes: true,
  habilitaDespues: true,
  deuda: centavos(2_470_000n),
  futuras: 2,
  montoFuturas: centavos(2_600_000n),
  meses: [],
  cobertura: 'CON COBERTURA',
  seguroID: 1,
  bajaSeguro: false,
  eliminarFuturas: false,
  papeles: 0,
  plan: CERO,
  formaPago: 'Debito Automatico',
  debito: true,
  bajaDebito: false,
  cerrados: [],
}
/** Amounts have a no-break space after the sign. */
const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '))

test('a state that is not charged any more: what stops, what is owed, what goes on by itself', () => {
  expect(plain(foreseenEffects(SIMULADO, MIEMBRO, HOY))).toEqual([
    'Deja de generar cuotas',
    'Quedan 2 cuotas de meses futuros impagas por $ 26.000,00: se siguen debiendo',
    'Debe $ 24.700,00',
    'Tiene CON COBERTURA: la cobertura no se da de baja sola',
    'Está adherido a Debito Automatico: la adhesión no se da de baja sola',
  ])
})

test('what an act is proposed for says nothing of staying; a plan and papers are told', () => {
  const simulado = {
    ...SIMULADO,
    ...{ bajaSeguro: true, bajaDebito: true, eliminarFuturas: true, plan: centavos(100_000n), papeles: 2 },
  }
  expect(plain(foreseenEffects(simulado, MIEMBRO, HOY)).slice(1)).toEqual([
    'Quedan 2 cuotas de meses futuros impagas por $ 26.000,00',
    'Debe $ 24.700,00',
    'De lo que debe, $ 1.000,00 son cuotas de un plan de pagos, que sigue',
    'Tiene CON COBERTURA',
    'Está adherido a Debito Automatico',
    'Tiene 2 papeles emitidos que valen: se anulan en Papeles',
  ])
})

test('months charged since a day that has passed are told by their names', () => {
  const meses = [
    { anio: 2026, mes: 10 },
    { anio: 2026, mes: 11 },
  ]
  const told = foreseenEffects({ ...SIMULADO, meses }, MIEMBRO, { desde: '2026-09-20', hoy: '2026-11-21' })
  expect(plain(told).slice(1, 3)).toEqual([
    'Quedan 2 cuotas generadas desde entonces impagas por $ 26.000,00: se siguen debiendo',
    'Son las de Octubre 2026, Noviembre 2026',
  ])
})

test('a state that is charged again, without debt, coverage or debit', () => {
  const simulado = {
    ...SIMULADO,
    actual: 'SUSPENDIDO',
    nuevo: 'ACTIVO',
    seCobraAntes: false,
    seCobraDespues: true,
    deuda: CERO,
    futuras: 0,
    cobertura: 'SIN COBERTURA',
    debito: false,
  }
  const miembro = { ...MIEMBRO, tipoMatricula: { id: 5, nombre: 'SUSPENDIDO' } }
  expect(foreseenEffects(simulado, miembro, HOY)).toEqual([
    'Vuelve a generar cuotas',
    'No tiene deuda',
    'No tiene cobertura de seguro',
  ])
})

test('from one charged state to another it says whose price counts', () => {
  const simulado = { ...SIMULADO, nuevo: 'PASIVO', seCobraDespues: true }
  expect(foreseenEffects(simulado, MIEMBRO, HOY)[0]).toBe(
    'Sigue generando cuotas, desde ahora al precio de PASIVO',
  )
})

test('with the switch off nothing is charged, and that is why', () => {
  const simulado = { ...SIMULADO, seCobraAntes: false }
  expect(foreseenEffects(simulado, { ...MIEMBRO, generaCuotas: false }, HOY)[0]).toBe(
    'No genera cuotas: «Genera Cuotas» está en NO',
  )
})

test('a state somebody else has changed meanwhile is told first', () => {
  expect(foreseenEffects({ ...SIMULADO, actual: 'PASIVO' }, MIEMBRO, HOY)[0]).toBe(
    'Otra persona ya lo cambió: ahora está PASIVO',
  )
})

test('unpaid months of an insurance that ends stay with a way to adjust them, or go', () => {
  expect(unpaidWords(false)).toMatch(
    /^Las impagas quedan como están\. .* en Seguros antes de cambiar el estado\.$/,
  )
  expect(unpaidWords(true)).toBe('Las impagas de meses futuros se eliminan.')
})

test('an API that foresees nothing: what the record says, and no rule of ours', () => {
  const decide = 'Qué pasa con sus cuotas, su deuda y su cobertura lo decide el servidor'
  expect(knownEffects(MIEMBRO, 'COBERTURA AMPLIADA')).toEqual([
    '«Genera Cuotas» está en SI',
    'Tiene COBERTURA AMPLIADA',
    'Está adherido a Debito Automatico',
    decide,
  ])
  const enMano = { ...MIEMBRO, generaCuotas: false, formaPago: { id: 1, nombre: 'Efectivo' } }
  expect(knownEffects(enMano, 'SIN COBERTURA')).toEqual([
    '«Genera Cuotas» está en NO',
    'No tiene cobertura de seguro',
    decide,
  ])
  const sinIds = { generaCuotas: null, formaPago: { id: null, nombre: 'APARSE' } }
  expect(knownEffects({ ...MIEMBRO, ...sinIds }, undefined)).toEqual(['Está adherido a APARSE', decide])
})

test.each([
  [true, false, 'Deja de estar habilitado para ejercer'],
  [false, true, 'Pasa a estar habilitado para ejercer'],
  [true, true, 'Deja de generar cuotas'],
])('whether he may practise is told first where it changes: %s → %s', (antes, despues, line) => {
  const simulado = { ...SIMULADO, habilitaAntes: antes, habilitaDespues: despues }
  expect(foreseenEffects(simulado, MIEMBRO, HOY)[0]).toBe(line)
})
