import { describe, expect, test } from 'vitest'
import { missingSettings } from '@/domain/bancos/ajustes'
import { BANCOS } from '@/domain/bancos/bancos'
import { ajustesOf, camposOf, GRUPOS_DE_DEBITO, nameOfGrupo, periodOf } from '@/domain/debito/ajustes'
import { BANCOS_DE_DEBITO, declaredBank, questionsFor } from '@/domain/debito/bancos'
import { arrearsSince } from '@/domain/debito/cobro'
import { FORMAS_DE_DEBITO } from '@/domain/debito/formas'
import { faultOfCampo, faultsOf, tidy, type Escritos } from '@/domain/debito/campos'
import { SIN_FERIADOS } from '@/domain/debito/feriados'

const rest = { feriados: SIN_FERIADOS, aniosDeuda: 5 }

test('nothing kept: what the bank gives is unknown, the rest has a default', () => {
  const { bancos, formas } = ajustesOf(() => ({}), rest)
  expect(bancos).toEqual({
    bse: {
      ...{ 'cc.empresa': '', 'cc.servicio': '', 'ca.empresa': '', 'ca.servicio': '' },
      ...{ cbu: 'cbu', finDeLinea: 'CRLF' },
    },
    icbc: { cuit: '', prestacion: '', perfilImporte: '14', vencimiento: '0' },
    nacion: {
      ...{ sucursal: '', tipoCuenta: '', cuenta: '', lote: 'REE', vencimiento: '0' },
      ...{ 'ca.secuencia': '01', 'cc.secuencia': '02' },
    },
  })
  const cobro = {
    ...{ matriculaDelMes: true, mesesAtrasados: 0, cuotasDePlan: 'no' },
    ...{ conceptos: false, rechazosSeguidos: 3 },
  }
  for (const forma of FORMAS_DE_DEBITO)
    expect(formas[forma]).toEqual({ ...cobro, diasDeAviso: forma > 40 ? 7 : 0 })
})

test('what is kept is read in its own type, and what no longer fits gives way to the default', () => {
  const kept: Escritos = {
    ...{ 'ca.empresa': '0848', 'ca.servicio': '1', cbu: 'ceros', finDeLinea: 'CR' },
    ...{ matriculaDelMes: 'false', mesesAtrasados: '3', conceptos: 'quizás' },
  }
  const { bancos, formas } = ajustesOf(() => kept, rest)
  expect(bancos.bse).toMatchObject({
    ...{ 'ca.empresa': '0848', 'ca.servicio': '', cbu: 'ceros', finDeLinea: 'CRLF' },
  })
  expect(formas[5]).toMatchObject({ matriculaDelMes: false, mesesAtrasados: 3, conceptos: false })
})

test('what a bank has not given keeps its file from being made, as the bank’s declaration tells', () => {
  const { bancos } = ajustesOf(() => ({ 'cc.empresa': '9001', 'cc.servicio': '001' }), rest)
  expect(missingSettings(declaredBank('bse'), 'CC', bancos.bse)).toEqual([])
  expect(missingSettings(declaredBank('bse'), 'CA', bancos.bse)).toHaveLength(2)
  expect(missingSettings(declaredBank('icbc'), 'SB', bancos.icbc)).toHaveLength(2)
})

test.each([
  ['bse', 'ca.empresa', ' 0848 ', null],
  ['bse', 'ca.empresa', '848', 'Deben ser 4 cifras, no todas cero'],
  ['bse', 'ca.empresa', '0000', 'Deben ser 4 cifras, no todas cero'],
  ['bse', 'cc.servicio', '', null],
  ['bse', 'cbu', 'otra', 'Elija una de las opciones'],
  ['icbc', 'cuit', '30-99999999-5', null],
  ['icbc', 'cuit', '30-99999999-4', 'El CUIT/CUIL no es correcto: revise sus 11 cifras'],
  ['icbc', 'cuit', '30 uno', 'El CUIT/CUIL no es correcto: revise sus 11 cifras'],
  ['icbc', 'prestacion', 'cuota niñez', 'Hasta 10 letras sin signos especiales'],
  ['icbc', 'prestacion', 'niñez', null],
  ['icbc', 'prestacion', 'cuota €', 'Hasta 10 letras sin signos especiales'],
  ['icbc', 'vencimiento', '29', 'Elija una de las opciones'],
  ['41', 'rechazosSeguidos', '13', 'Ingrese un número entre 0 y 12'],
  ['41', 'mesesAtrasados', '-1', 'Ingrese un número entre 0 y 600'],
  ['41', 'mesesAtrasados', '1.5', 'Ingrese un número entre 0 y 600'],
] as const)('%s %s takes «%s» or says %s', (grupo, clave, typed, fault) => {
  const campo = camposOf(grupo)[clave]
  const text = campo && tidy(campo, typed)
  expect(campo && faultOfCampo(campo, text ?? '')).toBe(fault)
  expect(faultsOf(camposOf(grupo), { [clave]: text ?? '' })).toEqual(fault === null ? {} : { [clave]: fault })
})

test('a service goes to the bank in capitals without accents', () => {
  const campo = camposOf('icbc').prestacion
  expect(campo && tidy(campo, ' cuota año ')).toBe('CUOTA ANO')
})

describe('the due date of a round', () => {
  const due = (banco: 'bse' | 'icbc', mes: number, vencimiento = '0', feriados = SIN_FERIADOS) => {
    const { bancos } = ajustesOf(() => ({ vencimiento }), rest)
    return periodOf(banco, { anio: 2026, mes }, { bancos, feriados })
  }
  test('is the last banking day, or a set day moved back to one; BSE takes the month’s last', () => {
    // The sample's: the last day of May 2026 is a Sunday.
    const may = { anio: 2026, mes: 5, desde: '2026-05-01', hasta: '2026-05-31' }
    expect(due('icbc', 5)).toEqual({ ...may, vencimiento: '2026-05-29' })
    expect(due('icbc', 11, '23').vencimiento).toBe('2026-11-20')
    expect(due('bse', 5, '10')).toEqual({ ...may, vencimiento: '2026-05-31' })
  })
  test('goes back over a holiday that the council added', () => {
    const own = { propios: [{ fecha: '2026-11-30', nombre: 'Local' }], sinEfecto: [] }
    expect(due('icbc', 11, '0', own).vencimiento).toBe('2026-11-27')
  })
})

test('arrears go back as many months as are set, but never beyond the age of debt', () => {
  const mes = { anio: 2026, mes: 2 }
  expect(arrearsSince(mes, 0, 5)).toBeNull()
  expect(arrearsSince(mes, 3, 5)).toEqual({ anio: 2025, mes: 11 })
  expect(arrearsSince(mes, 600, 5)).toEqual({ anio: 2021, mes: 2 })
})

test('every declared bank has its settings with their sources, and questions', () => {
  expect(BANCOS_DE_DEBITO).toEqual(BANCOS.map(({ clave }) => clave))
  expect(GRUPOS_DE_DEBITO.filter((grupo) => nameOfGrupo(grupo) !== undefined)).toEqual([
    ...['bse', 'icbc', 'nacion', '41', '42', '43', '2', '3', '5', '6'],
  ])
  for (const banco of BANCOS_DE_DEBITO) expect(questionsFor(banco).length).toBeGreaterThan(3)
  for (const grupo of GRUPOS_DE_DEBITO)
    for (const { fuente } of Object.values(camposOf(grupo))) expect(fuente).toMatch(/\.$/)
})
