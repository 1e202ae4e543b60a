import { describe, expect, test } from 'vitest'
import {
  compararUno,
  type Ellos,
  type FilaAjena,
  type Nosotros,
  type Renglon,
  type Sabido,
} from '@/backend/mudanza/viaje/paridad'
import { centavos } from '@/domain/dinero'

const pesos = (count: number) => centavos(BigInt(Math.round(count * 100)))
const ficha = { tipoMatriculaID: 1, estado: 'ACTIVO', matricula: 1001, dni: 20_111_222 }
const NADIE: Sabido = { hallazgo: () => false, decision: undefined }

/** Rows by what each moves, with the balance that follows. */
function filas(...moves: number[]): FilaAjena[] {
  let saldo = 0
  return moves.map((move, index) => {
    saldo += move
    return {
      fecha: `2026-01-${String(index + 1).padStart(2, '0')}`,
      concepto: `Renglón ${index + 1}`,
      debe: pesos(Math.max(move, 0)),
      haber: pesos(Math.max(-move, 0)),
      saldo: pesos(saldo),
    }
  })
}

const pendientes = (...montos: number[]): Ellos['pendientes'] =>
  montos.map((monto, index) => ({
    ...{ id: index + 1, tipo: 3, nombre: 'Matrícula', mes: index + 1, anio: 2026 },
    monto: pesos(monto),
  }))

const ellos = (more: Partial<Ellos> = {}): Ellos => ({
  ...{ ficha, seguro: 'CON COBERTURA', seguroSegunPeriodos: 'CON COBERTURA', falta: {} },
  conFracciones: () => false,
  ...{ filas: filas(100, -100, 50), pendientes: pendientes(50) },
  ...more,
})

const nosotros = (
  more: Partial<Nosotros> = {},
  rows: readonly Renglon[] = filas(100, -100, 50),
): Nosotros => ({
  ...{ ficha, seguro: 'CON COBERTURA', pendiente: pesos(50), porTipo: new Map([[3, 1]]), filas: rows },
  ...more,
})

const compare = (theirs: Ellos, ours: Nosotros, sabido: Partial<Sabido> = {}) =>
  compararUno(theirs, ours, { ...NADIE, ...sabido })

test('who is the same in everything does not differ', () => {
  expect(compare(ellos(), nosotros())).toEqual([])
})

test('money that is not there differs in each of its ways, told from the first row', () => {
  expect(compare(ellos(), nosotros({ pendiente: pesos(0), porTipo: new Map() }, []))).toEqual([
    ...[
      { que: 'pendiente', viejo: '50.00', nuevo: '0.00', importe: 5000n, fila: null },
      { que: 'saldo', viejo: '50.00', nuevo: '0.00', importe: 5000n, fila: null },
      { que: 'cantidad', viejo: 'Matricula: 1', nuevo: 'ninguno', importe: 0n, fila: null },
      { que: 'filas', viejo: '01/01/2026 · Renglón 1 · debe 100.00', nuevo: null, importe: 0n, fila: 1 },
    ].map((one) => ({ ...one, clase: 'sin explicar' })),
  ])
})

describe('rows', () => {
  test('ours may have more of them, and theirs that move nothing are not looked for', () => {
    const opening = filas(0).map((row) => ({ ...row, fecha: '1900-01-01' }))
    const rows = filas(100, -100, 50)
    const split = filas(30, -30).map((row) => ({ ...row, fecha: '2026-01-01' }))
    const ours = [...rows.slice(0, 1), ...split, ...rows.slice(1)]
    expect(compare(ellos({ filas: [...opening, ...rows] }), nosotros({}, ours))).toEqual([])
  })

  test('one with both amounts is two of ours, and one without a day is any of its amount', () => {
    const [charge, ...others] = filas(100, -100, 50)
    const both = [
      { ...charge, fecha: null, concepto: null, debe: pesos(100), haber: pesos(100), saldo: pesos(0) },
    ]
    const theirs = ellos({ filas: [...both, ...others.slice(1)] })
    expect(compare(theirs, nosotros({}, filas(100, -100, 50)))).toEqual([])
    expect(compare(theirs, nosotros({}, filas(100, 50, -100)))).toMatchObject([{ que: 'filas', fila: 2 }])
  })

  test('the first that is missing is counted among theirs', () => {
    const rows = filas(100, -100, 50)
    const other = rows.map((row, index) => (index === 1 ? { ...row, fecha: '2026-01-09' } : row))
    expect(compare(ellos(), nosotros({}, other))).toMatchObject([
      { que: 'filas', fila: 2, clase: 'sin explicar' },
    ])
  })
})

describe('why', () => {
  const lacking = nosotros({}, filas(100, -100))

  test('their own: it owes more than what is pending, or does not add up', () => {
    expect(
      compare(ellos({ pendientes: pendientes(30) }), nosotros({ pendiente: pesos(30) }, filas(30))),
    ).toMatchObject([
      { que: 'saldo', clase: 'origen', importe: 2000n },
      { que: 'filas', clase: 'origen', fila: 1 },
    ])
    const printed = filas(100, -100, 50).map((row) => ({ ...row, saldo: pesos(7) }))
    expect(compare(ellos({ filas: printed }), nosotros())).toMatchObject([
      { que: 'saldo', clase: 'origen', importe: -4300n },
    ])
    const days = filas(100, -100, 50).toReversed()
    expect(compare(ellos({ filas: days }), lacking)[0]).toMatchObject({ clase: 'origen' })
  })

  test('read while it changed, not read, off its centavo, or a finding', () => {
    const clases = (theirs: Partial<Ellos>, sabido: Partial<Sabido> = {}) =>
      new Set(compare(ellos(theirs), lacking, sabido).map(({ clase }) => clase))
    expect(clases({ falta: { dinero: 'cambio' } })).toEqual(new Set(['cambio']))
    expect(clases({ falta: { dinero: 'sin leer' } })).toEqual(new Set(['sin leer']))
    expect(clases({ conFracciones: () => true })).toEqual(new Set(['redondeo']))
    expect(clases({}, { hallazgo: (que) => que === 'saldo' })).toEqual(new Set(['regla', 'sin explicar']))
  })

  test('what was not read differs, though it seems the same', () => {
    expect(compare(ellos({ falta: { dinero: 'cambio' } }), nosotros())).toMatchObject([
      { que: 'saldo', clase: 'cambio', viejo: '50.00', nuevo: '50.00', importe: 0n },
    ])
  })
})

describe('an account that owes more than what is pending, as somebody decided', () => {
  const theirs = ellos({ pendientes: pendientes(30) })

  test('what is pending is right', () => {
    const obeyed = nosotros({ pendiente: pesos(30) }, filas(100, -100, 50, -20))
    expect(compare(theirs, obeyed, { decision: 'pendiente' })).toMatchObject([
      { que: 'saldo', clase: 'origen' },
    ])
    const not = nosotros({ pendiente: pesos(30) }, filas(100, -100, 50, -10))
    expect(compare(theirs, not, { decision: 'pendiente' })).toMatchObject([
      { que: 'saldo', clase: 'sin explicar' },
    ])
  })

  test('the account is right', () => {
    const ours = nosotros({
      porTipo: new Map([
        [1, 1],
        [3, 1],
      ]),
    })
    expect(compare(theirs, ours, { decision: 'cuenta' })).toMatchObject([
      { que: 'pendiente', clase: 'origen', importe: -2000n },
      { que: 'cantidad', clase: 'origen', viejo: 'Matricula: 1', nuevo: 'Concepto: 1, Matricula: 1' },
    ])
  })
})

describe('the record', () => {
  test('its state, its numbers and its insurance', () => {
    const theirs = ellos({ ficha: { ...ficha, dni: 5, estado: 'PASIVO', tipoMatriculaID: 3 } })
    const ours = nosotros({ ficha: { ...ficha, dni: null }, seguro: 'SIN COBERTURA' })
    expect(compare(theirs, ours, { hallazgo: (que) => que === 'ficha' })).toEqual([
      {
        ...{
          que: 'ficha',
          clase: 'regla',
          viejo: 'Estado PASIVO, DNI 5',
          nuevo: 'Estado ACTIVO, DNI sin dato',
        },
        ...{ importe: 0n, fila: null },
      },
      {
        ...{ que: 'seguro', clase: 'sin explicar', viejo: 'CON COBERTURA', nuevo: 'SIN COBERTURA' },
        ...{ importe: 0n, fila: null },
      },
    ])
  })

  test('a label that its own periods do not bear out is told there, where ours is what they say', () => {
    const why = (seguroSegunPeriodos: string | undefined, seguro = 'SIN COBERTURA') =>
      compare(ellos({ seguroSegunPeriodos }), nosotros({ seguro })).map(({ clase }) => clase)
    expect(why('SIN COBERTURA')).toEqual(['origen'])
    expect(why(undefined)).toEqual(['sin explicar'])
    expect(why('SIN COBERTURA', 'COBERTURA AMPLIADA')).toEqual(['sin explicar'])
  })

  test('a state is told by its name where it has no number of ours, and no label is no cover', () => {
    const named = { ...ficha, tipoMatriculaID: null, estado: 'Activo' }
    expect(compare(ellos({ ficha: named, seguro: null }), nosotros({ seguro: 'SIN COBERTURA' }))).toEqual([])
  })
})
