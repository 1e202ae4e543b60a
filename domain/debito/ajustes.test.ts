import { describe, expect, test } from 'vitest'
import { ajustesOf, camposOf, GRUPOS_DE_DEBITO, nameOfGrupo } from '@/domain/debito/ajustes'
import { arrearsSince, FORMAS_DE_DEBITO } from '@/domain/debito/cobro'
import { faultOfCampo, faultsOf, listCampos, listMissing, tidy } from '@/domain/debito/campos'
import { SIN_FERIADOS } from '@/domain/debito/feriados'

const rest = { feriados: SIN_FERIADOS, aniosDeuda: 5 }

test('nothing kept: what the bank gives is unknown, the rest has a default', () => {
  const { bancos, formas } = ajustesOf(() => ({}), rest)
  expect(bancos).toEqual({
    BSE: {
      ca: { empresa: null, servicio: null },
      cc: { empresa: null, servicio: null },
      cbu: 'cbu',
      finDeLinea: 'CRLF',
    },
    ICBC: { cuit: null, prestacion: null, perfilImporte: 14, vencimiento: 0 },
  })
  const cobro = {
    matriculaDelMes: true,
    mesesAtrasados: 0,
    cuotasDePlan: 'no',
    conceptos: false,
    rechazosSeguidos: 3,
  }
  for (const forma of FORMAS_DE_DEBITO)
    expect(formas[forma]).toEqual({ ...cobro, diasDeAviso: forma > 40 ? 7 : 0 })
})

test('what is kept is read in its own type, and what no longer fits gives way to the default', () => {
  const kept = {
    ...{ 'ca.empresa': '0848', 'ca.servicio': '1', cbu: 'ceros', finDeLinea: 'CR' },
    ...{ perfilImporte: '10', vencimiento: '12', matriculaDelMes: 'false', mesesAtrasados: '3' },
  }
  const { bancos, formas } = ajustesOf(() => kept, rest)
  expect(bancos.BSE).toMatchObject({
    ca: { empresa: '0848', servicio: null },
    cbu: 'ceros',
    finDeLinea: 'CRLF',
  })
  expect(bancos.ICBC).toMatchObject({ perfilImporte: 10, vencimiento: 12 })
  expect(formas[5]).toMatchObject({ matriculaDelMes: false, mesesAtrasados: 3 })
})

describe('what is missing', () => {
  const campos = camposOf('BSE')
  const words = (seccion?: string) =>
    listMissing(campos, { 'cc.empresa': '9001', 'cc.servicio': '001', 'ca.empresa': '9002' }, seccion).map(
      ({ texto }) => texto,
    )
  test('is said in words, of the file that lacks it alone', () => {
    expect(words()).toEqual(['Sin el código de servicio que da el banco no se genera el archivo CA.'])
    expect(words('cc')).toEqual([])
    expect(words('ca')).toHaveLength(1)
  })
  test('keeps no file of a bank without agreements', () => {
    expect(listMissing(camposOf('ICBC'), { cuit: '30999999995' }).map(({ ruta }) => ruta)).toEqual([
      'prestacion',
    ])
  })
})

test.each([
  ['BSE', 'ca.empresa', ' 0848 ', null],
  ['BSE', 'ca.empresa', '848', 'Son 4 cifras, con los ceros de adelante'],
  ['BSE', 'ca.empresa', '0000', 'Todos ceros no es un código: deje vacío lo que el banco todavía no dio'],
  ['BSE', 'cc.servicio', '', null],
  ['BSE', 'cbu', 'otra', 'Elija una de las opciones'],
  ['ICBC', 'cuit', '30-99999999-5', null],
  ['ICBC', 'cuit', '30-99999999-4', 'El CUIT no es correcto: revise sus 11 cifras'],
  ['ICBC', 'cuit', '30 uno', 'El CUIT no es correcto: revise sus 11 cifras'],
  ['ICBC', 'prestacion', 'cuota niñez', 'Hasta 10 caracteres'],
  ['ICBC', 'prestacion', 'niñez', null],
  ['ICBC', 'prestacion', 'cuota €', 'Tiene caracteres que el banco no acepta'],
  ['ICBC', 'vencimiento', '29', 'Elija una de las opciones'],
  ['41', 'rechazosSeguidos', '13', 'Ingrese un número entre 0 y 12'],
  ['41', 'mesesAtrasados', '-1', 'Ingrese un número entre 0 y 600'],
  ['41', 'mesesAtrasados', '1.5', 'Ingrese un número entre 0 y 600'],
] as const)('%s %s takes «%s» or says %s', (grupo, ruta, typed, fault) => {
  const campo = listCampos(camposOf(grupo)).find((one) => one.ruta === ruta)?.campo
  expect(campo && faultOfCampo(campo, tidy(campo, typed))).toBe(fault)
  if (campo) expect(faultsOf(camposOf(grupo), { [ruta]: tidy(campo, typed) })[ruta] ?? null).toBe(fault)
})

test('a service goes to the bank in capitals without accents', () => {
  const campo = listCampos(camposOf('ICBC')).find(({ ruta }) => ruta === 'prestacion')?.campo
  expect(campo && tidy(campo, ' cuota año ')).toBe('CUOTA ANO')
})

test('arrears go back as many months as are set, but never beyond the age of debt', () => {
  const mes = { anio: 2026, mes: 2 }
  expect(arrearsSince(mes, 0, 5)).toBeNull()
  expect(arrearsSince(mes, 3, 5)).toEqual({ anio: 2025, mes: 11 })
  expect(arrearsSince(mes, 600, 5)).toEqual({ anio: 2021, mes: 2 })
})

test('every group that has a name has settings with their sources', () => {
  expect(GRUPOS_DE_DEBITO.filter((grupo) => nameOfGrupo(grupo) !== undefined)).toEqual([
    ...['BSE', 'ICBC', '41', '42', '2', '3', '5', '6'],
  ])
  for (const grupo of GRUPOS_DE_DEBITO)
    for (const { campo } of listCampos(camposOf(grupo))) expect(campo.fuente).toMatch(/\.$/)
})
