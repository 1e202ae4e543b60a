import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeIn } from '@/domain/importar/leer/cifras'
import { readBirth, readDay, readEnd } from '@/domain/importar/leer/fecha'
import { readAmount, readBalance, readLado } from '@/domain/importar/leer/importe'
import {
  readCbu,
  readCuit,
  readDni,
  readMatricula,
  readNumeroDePapel,
  readRecibo,
  readWhole,
} from '@/domain/importar/leer/numero'
import { readMes, readMonth } from '@/domain/importar/leer/periodo'
import { readDenominacion, readLine, readName, readSexo, readWholeName } from '@/domain/importar/leer/texto'
import { knownIn, namesIn, proposedIn } from '@/domain/importar/leer/valor'
import { priceOfTitle, monthTitle, yearsIn } from '@/domain/importar/titulos'
import { makeCbu } from '@/domain/cbu'

const MODO = { hoy: '2026-11-28', epoca: 1900, diaPrimero: true, mayusculas: false } as const

test('a whole number is itself however its figures are grouped, and nothing is made of other marks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 999_999_999 }), (number) => {
      const grouped = (mark: string): string => String(number).replace(/\B(?=(\d{3})+$)/g, mark)
      for (const form of [`${number}`, `00${number}`, grouped('.'), grouped(' '), grouped(',')])
        expect([form, wholeIn(form)]).toEqual([form, number])
      for (const form of [`${number}.0`, `${number},00`, `${grouped('.')},00`, `${grouped('.')}.-`])
        expect([form, wholeIn(form)]).toEqual([form, number])
      for (const form of [`${number}.5`, `${number}/2`, `${number}-2`, `${grouped('.')}.5`, `1.${number}.5`])
        expect([form, wholeIn(form)]).toEqual([form, null])
    }),
  )
  expect(wholeIn('1,2345678E+07')).toBe(12_345_678)
  for (const form of ['1,23E+07', '2019-12-01', '12.34', '1.2.3', '15.52.486', '12 5'])
    expect([form, wholeIn(form)]).toEqual([form, null])
})

test('numbers of people are read behind what sheets put before them, and no other register’s', () => {
  for (const form of ["'118", '="0118"', '118.0', 'Matrícula N° 118', 'Mat. 118'])
    expect([form, readMatricula(form).valor]).toEqual([form, 118])
  for (const form of ['MN 45678', 'M.N. 45.678', 'Mat. Nac. 45678', '111/2', '12-5', '2019-12-01', '12.5'])
    expect([form, readMatricula(form).falla?.codigo]).toEqual([form, 'matricula.formato'])
  for (const form of ['M 8.123.456', 'F8123456', 'DNI N° 8.123.456', '8123456.0', "'8123456", '8.123.456.-'])
    expect([form, readDni(form).valor]).toEqual([form, 8_123_456])
  for (const form of ['C.I. 8.123.456', 'AB8123456', '-8123456', '8.12.3456'])
    expect([form, readDni(form).falla?.codigo]).toEqual([form, 'dni.formato'])
  for (const form of ['CUIT: 20-18305943-3', "'20183059433", 20_183_059_433, '20183059433.0'])
    expect([form, readCuit(form).valor]).toEqual([form, '20183059433'])
  expect(readWhole('12.5').falla?.codigo).toBe('numero.formato')
})

test('an account is one with an apostrophe, a formula or its name before it', () => {
  const cbu = makeCbu('321', '0001', '1000000000001')
  for (const form of [`'${cbu}`, `="${cbu}"`, `CBU: ${cbu}`, cbu.replace(/(\d{4})/g, '$1.')])
    expect([form, readCbu(form, '321').valor]).toEqual([form, cbu])
  expect(readCbu('3,21E+21', null).falla?.codigo).toBe('cbu.numero')
})

test('a receipt has its letters, and a paper’s number is no day', () => {
  for (const form of ['B 0001-00001244', 'FC A0001-00001244', 'N° 1244', '0001 00001244', '1244.0', 'R-1244'])
    expect([form, readRecibo(form).valor?.numero]).toEqual([form, 1244])
  for (const form of ['0001-1236/1238', '1.246', 'Marzo 2024', 'mar 2024', 's/n'])
    expect([form, readRecibo(form).falla?.codigo]).toEqual([form, 'recibo.formato'])
  expect(readNumeroDePapel('2019-12-01').falla?.codigo).toBe('numero.fecha')
  for (const form of [12.5, '3,2E+10', 's/n'])
    expect([form, readNumeroDePapel(form).falla?.codigo]).toEqual([form, 'numero.formato'])
})

test('an amount whose marks may say two things is none', () => {
  for (const form of [
    '0,125',
    '1250,505',
    '1.2.3',
    '12,34,56',
    '12.345.67',
    '1,250,50',
    '9.25.0',
    '12 5',
    9250.005,
  ])
    expect([form, readAmount(form).falla?.codigo]).toEqual([form, 'monto.formato'])
  for (const form of ['U$S 10', 'USD 10', '€ 10', '1.25O', '-10 D'])
    expect([form, readBalance(form).falla?.codigo]).toEqual([form, 'monto.formato'])
  for (const form of ['1 250,50', '1250.5', '$1.250,50.-', 'AR$ 1.250,50', '1250,50 pesos'])
    expect([form, readAmount(form).valor]).toEqual([form, 125_050n])
  for (const form of ['1.250,50 CR', '1250,50 acreedor', '(1.250,50)', '1.250,50 H'])
    expect([form, readBalance(form).valor]).toEqual([form, -125_050n])
  expect(readAmount(100 / 3 - 0.003_333_333).valor).toBe(3_333n)
  expect(['D', 'deudora', 'H', 'CR', 'a favor'].map((form) => readLado(form).valor)).toEqual([
    'D',
    'D',
    'H',
    'H',
    'H',
  ])
  expect(readLado('?').falla?.codigo).toBe('lado.desconocido')
})

test('in a column of thousandths three figures are decimals', () => {
  const modo = { conMilesimos: true }
  expect(readAmount('950.000', modo).valor).toBe(95_000n)
  expect(readAmount('1250.500', modo).valor).toBe(125_050n)
  expect(readAmount('1250.505', modo).falla?.codigo).toBe('monto.formato')
})

test('a year is no day, a child no doctor, and a day that goes on no end', () => {
  expect(readDay(1980, 'pasado', MODO).falla?.codigo).toBe('fecha.formato')
  expect(readBirth('12/03/2015', MODO).falla?.codigo).toBe('fecha.edad')
  expect(readDay('lunes, 12 de marzo de 1980', 'pasado', MODO).valor).toBe('1980-03-12')
  expect(readDay('04/23/1963', 'pasado', MODO).falla?.codigo).toBe('fecha.inexistente')
  expect(readDay('21917', 'pasado', MODO).falla?.codigo).toBe('fecha.formato')
  expect(readDay('21917', 'pasado', { ...MODO, conSeries: true }).valor).toBe('1960-01-02')
  const both = { ...MODO, dosOrdenes: true }
  expect(readDay('04/23/1963', 'pasado', both).valor).toBe('1963-04-23')
  expect(readDay('04/05/1963', 'pasado', both).falla?.codigo).toBe('fecha.dosOrdenes')
  expect(readDay('04/04/1963', 'pasado', both).valor).toBe('1963-04-04')
  for (const form of ['indefinida', 'En vigencia', '31/12/9999', 'permanente'])
    expect([form, readEnd(form, MODO)]).toEqual([form, { valor: null }])
})

test('a month is one behind its word, and as a day only where that can be one month’s', () => {
  for (const form of ['Cuota 03/2025', '2025/3', '01/03/2025', '15/03/2025', '3/15/2025', 'Mzo 2025'])
    expect([form, readMonth(form, MODO).valor]).toMatchObject([form, { anio: 2025, mes: 3 }])
  for (const form of ['03/01/2025', '2025', 'Enero-Marzo 2024', 2024.5])
    expect([form, readMonth(form, MODO).falla?.codigo]).toEqual([form, 'periodo.formato'])
  expect(readMonth('03/98', MODO).valor).toEqual({ anio: 1998, mes: 3 })
  expect([readMes('Setiembre').valor, readMes('Sept.').valor]).toEqual([9, 9])
})

test('what stands around a name is no part of it, and words that may be parted otherwise are told', () => {
  for (const form of ['Dr. Luna, Ana', 'Luna, Ana (Dra.)', 'Luna , Ana'])
    expect([form, readWholeName(form, false, 'rehusar').valor]).toEqual([
      form,
      { apellido: 'Luna', nombre: 'Ana' },
    ])
  expect(readName('Dra. Medina', false).valor).toBe('Medina')
  expect(readName('Medina Drago', false).valor).toBe('Medina Drago')
  const parted = (name: string) => readWholeName(name, false, 'apellidoPrimero')
  for (const name of ['Luna Ana', 'De la Fuente Ana'])
    expect([name, parted(name).aviso]).toEqual([name, undefined])
  for (const name of ['Luna Paz Ana', 'Luna Ana Inés', 'Dra. Luna Ana'])
    expect([name, parted(name).aviso?.codigo]).toEqual([name, 'nombre.partido'])
})

test('where men are H, M is a woman', () => {
  expect(readSexo('M').valor).toBe(1)
  expect(readSexo('M', { conVarones: true }).valor).toBe(2)
  expect(readSexo('M', { conVarones: true, conMujeres: true }).falla?.codigo).toBe('sexo.desconocido')
})

test('a text that lost figures is not kept, and one that became a day is told', () => {
  expect(readLine('3,85154E+11', false).falla?.codigo).toBe('numero.exponente')
  expect(readLine('2026-03-12', false).aviso?.codigo).toBe('texto.fecha')
})

test('codes before the names of a whole column are left out, and said', () => {
  const modo = { mayusculas: false, conCodigos: true }
  expect(readDenominacion('001 - Hospital Regional', modo)).toMatchObject({
    ...{ valor: 'Hospital Regional', aviso: { codigo: 'nombre.codigo' } },
  })
  expect(readDenominacion('9 de Julio', modo)).toEqual({ valor: '9 de Julio', aviso: undefined })
})

test('a value is known behind its code, and proposed without what stands around it', () => {
  const names = ['Pediatría', 'Clínica Médica', 'Cirugía General', 'Cirugía Plástica', 'Alergia Pediátrica']
  expect(knownIn('especialidad', names, '012 - PEDIATRIA')).toBe('Pediatría')
  expect(knownIn('provincia', ['Tucumán'], 'Pcia. de Tucumán')).toBe('Tucumán')
  expect(knownIn('estado', [], 'I')).toBeUndefined()
  const proposed = (valor: string) => proposedIn('especialidad', names, valor)?.nombre
  expect(proposed('Pediatría (1998)')).toBe('Pediatría')
  expect(proposed('Cirugía')).toBeUndefined()
  expect(proposed('Alergia, Pediatría')).toBeUndefined()
  names.push('Ortopedia y Traumatología', 'Ortopedia y Traumatología Infantil', 'Reumatología')
  expect(proposed('Traumatologia')).toBe('Ortopedia y Traumatología')
  const banks = [
    '015 Industrial and Commercial Bank of China (Argentina) S.A.U.',
    '321 Banco de Santiago del Estero S.A.',
    '322 Banco Industrial S.A.',
  ]
  for (const [valor, codigo] of [
    ['BSE', '321'],
    ['Bco. Sgo.', '321'],
    ['ICBC', '015'],
    ['Industrial', undefined],
  ] as const)
    expect([valor, proposedIn('banco', banks, valor)?.nombre.slice(0, 3)]).toEqual([valor, codigo])
  expect(namesIn({ concepto: ['Credencial'] }, 'concepto')).toEqual(['Matricula', 'Credencial'])
})

test('a month’s title may tell its price, and a year is not that of a law or a day', () => {
  expect([priceOfTitle('Enero ($ 9.250,50)'), monthTitle('Enero ($9.000)')]).toEqual([
    925_050n,
    { mes: 1, anio: null },
  ])
  expect(priceOfTitle('Enero 2025')).toBeNull()
  expect(yearsIn('Ley 4569/1986 – impreso el 28/11/2026 y el 3 de mayo de 2026')).toEqual([])
  expect(yearsIn('Cuotas 2025')).toEqual([2025])
})
