import { expect, test } from 'vitest'
import { centavos } from '@/domain/dinero'
import { doubtOfMuerte, faultOfDia, type PagoDespues } from '@/domain/fallecidos/asentar'
import { reparosOf } from '@/domain/fallecidos/palabras'

const HOY = '2026-11-21'
const AQUI = { estado: 'PASIVO', desde: '2020-03-01', nacimiento: '1950-01-01' }

test.each([
  ['2026-11-21', undefined],
  ['2020-03-01', undefined],
  ['2026-11-22', 'El 22/11/2026 todavía no llegó: un fallecimiento no se asienta por adelantado.'],
  ['2020-02-29', 'Está PASIVO desde el 01/03/2020: se asienta con ese día o uno posterior.'],
  ['1949-12-31', 'Nació el 01/01/1950, después del 31/12/1949: alguno de los dos días está mal.'],
  [null, 'La lista no dice qué día falleció, o no se puede leer: está en la partida.'],
])('a death on %s', (dia, expected) => expect(faultOfDia(dia, AQUI, HOY)).toBe(expected))

test('a list that says two days tells the other one too', () => {
  const alla = {
    dni: 1,
    matricula: null,
    apellidoNombre: 'Paz',
    dia: '2026-11-10',
    otrosDias: ['2026-11-12'],
  }
  const aqui = { dni: 1, matricula: 2, apellidoNombre: 'Paz', ...AQUI }
  expect(reparosOf(alla, aqui, HOY)).toEqual(['La lista lo trae más de una vez: también dice el 12/11/2026.'])
})

const pago = (over: Partial<PagoDespues> = {}): PagoDespues => ({
  ...{ fecha: '2026-11-20', monto: centavos(1_300_000n), medio: 'Efectivo', recibo: 120, deAlguien: true },
  ...over,
})

test('whoever paid after he died is in doubt, and a bank that debits him is no doubt', () => {
  expect(doubtOfMuerte([pago()], '2026-11-10', false)?.replaceAll('\u00a0', ' ')).toBe(
    'Pagó $ 13.000,00 el 20/11/2026, Efectivo, recibo 120: después del 10/11/2026. Si la partida de defunción lo confirma, marque que lo comprobó.',
  )
  expect(doubtOfMuerte([pago({ deAlguien: false })], '2026-11-10', false)).toBeUndefined()
  expect(doubtOfMuerte([], '2026-11-10', true)).toMatch(/^El documento o el nombre de la lista es otro/)
})
