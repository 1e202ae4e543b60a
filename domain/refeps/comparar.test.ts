import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareRegistros, type MiembroDeAqui } from '@/domain/refeps/comparar'
import type { FilaDeExtracto } from '@/domain/refeps/extracto'

const miembro = (id: number, over: Partial<MiembroDeAqui> = {}): MiembroDeAqui => ({
  ...{ id, dni: 20_000_000 + id * 1_000, matricula: 1_000 + id, apellido: `Paz${id}`, nombre: 'Ana María' },
  ...{ estado: 'ACTIVO', habilitado: true, fallecido: false, especialidades: ['Pediatría'] },
  ...over,
})
const SUSPENDIDO = { estado: 'SUSPENDIDO', habilitado: false }

/** What the extract says of a member who is there as he is here. */
const alla = (one: MiembroDeAqui, over: Partial<FilaDeExtracto> = {}): FilaDeExtracto => ({
  ...{ fila: one.id + 1, dni: one.dni, matricula: one.matricula, apellido: one.apellido },
  ...{ apellidoNombre: `${one.apellido}, ${one.nombre}`, activa: one.habilitado, fallecido: one.fallecido },
  ...{ estado: one.habilitado ? 'Activa' : 'Inactiva', especialidades: one.especialidades },
  ...over,
})
const classesOf = (filas: FilaDeExtracto[], aqui: MiembroDeAqui[], decididas?: Map<string, number | null>) =>
  compareRegistros(filas, aqui, decididas).diferencias.map(({ clase }) => clase)

const uno = miembro(1)

describe('the state', () => {
  test('of somebody suspended here and active there stands before all else', () => {
    const otro = miembro(2, SUSPENDIDO)
    const filas = [alla(uno, { apellidoNombre: 'Paz1, Otra Cosa' }), alla(otro, { activa: true })]
    expect(classesOf(filas, [uno, otro])).toEqual(['activaAlla', 'nombre'])
  })

  test('is dangerous where one row of several is active', () => {
    const aqui = miembro(1, SUSPENDIDO)
    const filas = [alla(aqui), alla(aqui, { fila: 9, matricula: 77, activa: true })]
    expect(classesOf(filas, [aqui])).toEqual(['activaAlla', 'dosAlla'])
  })

  test('that says neither concludes nothing', () => {
    expect(classesOf([alla(uno, { activa: null, estado: 'Revisar' })], [uno])).toEqual([])
  })

  test.each([
    ['inactive there', { activa: false }, {}, ['activaAqui']],
    ['dead there', { activa: false, fallecido: true }, {}, ['fallecido']],
    ['dead on both sides', { activa: false, fallecido: true }, { ...SUSPENDIDO, fallecido: true }, []],
    ['gone on both sides', { activa: false }, SUSPENDIDO, []],
  ])('%s', (_what, there, here, expected) => {
    const aqui = miembro(1, here)
    expect(classesOf([alla(aqui, there)], [aqui])).toEqual(expected)
  })
})

describe('people are paired', () => {
  test('by number and surname where the document differs', () => {
    expect(classesOf([alla(uno, { dni: 99_000_000 })], [uno])).toEqual(['dni'])
  })

  test('by number and surname where the name is one column without a comma', () => {
    const fila = alla(uno, { dni: null, apellido: null, apellidoNombre: 'PAZ1 ANA MARIA' })
    expect(classesOf([fila], [uno])).toEqual([])
  })

  test('never by name alone', () => {
    const fila = alla(uno, { dni: 99_000_000, matricula: 77 })
    expect(classesOf([fila], [uno])).toEqual(['soloAqui', 'soloAlla'])
  })

  test('never by number alone', () => {
    const fila = alla(uno, { dni: 99_000_000, apellido: 'Sosa', apellidoNombre: 'Sosa, Eva' })
    expect(classesOf([fila], [uno])).toEqual(['soloAqui', 'soloAlla'])
  })

  test('with one figure apart and the same whole name it is only possible', () => {
    const fila = alla(uno, { dni: uno.dni + 1, matricula: null })
    expect(classesOf([fila], [uno])).toEqual(['posible'])
  })

  test('as it was decided, and who is nobody here is not asked about again', () => {
    const fila = alla(uno, { dni: uno.dni + 1, matricula: null })
    const clave = `dni:${uno.dni + 1}`
    expect(classesOf([fila], [uno], new Map([[clave, uno.id]]))).toEqual(['dni'])
    expect(classesOf([fila], [uno], new Map([[clave, null]]))).toEqual(['soloAqui'])
  })
})

test('who left and is not there is no difference, nor who is inactive there and unknown here', () => {
  expect(classesOf([alla(uno, { activa: false })], [miembro(2, SUSPENDIDO)])).toEqual([])
})

test('rows of one person that differ in their specialty alone are one', () => {
  const aqui = miembro(1, { especialidades: ['Pediatría', 'Clínica Médica'] })
  const filas = [
    alla(aqui, { especialidades: ['PEDIATRIA'] }),
    alla(aqui, { especialidades: ['Clín. Médica'] }),
  ]
  expect(classesOf(filas, [aqui])).toEqual([])
  expect(classesOf(filas.slice(1), [aqui])).toEqual(['especialidad'])
  expect(classesOf([alla(aqui, { especialidades: null })], [aqui])).toEqual([])
})

test('a second person there with the number of somebody who was found is twice there', () => {
  expect(classesOf([alla(uno), alla(uno, { fila: 9, dni: 99_000_000 })], [uno])).toEqual(['dosAlla'])
})

describe('of any register', () => {
  const registro = fc
    .uniqueArray(fc.integer({ min: 1, max: 5_000 }), { maxLength: 40 })
    .chain((ids) => fc.tuple(...ids.map((id) => fc.boolean().map((on) => miembro(id, on ? {} : SUSPENDIDO)))))

  test('its own extract has no difference, in any order', () => {
    fc.assert(
      fc.property(registro, fc.integer(), (aqui, seed) => {
        const filas = aqui
          .map((one) => alla(one))
          .toSorted((a, b) => ((a.fila * seed) % 7) - ((b.fila * seed) % 7))
        const { diferencias, personas, conocidas } = compareRegistros(filas, aqui)
        expect(diferencias).toEqual([])
        expect([personas, conocidas]).toEqual([aqui.length, aqui.length])
      }),
    )
  })

  test('whoever is made active there is told first, and nobody else is told', () => {
    fc.assert(
      fc.property(registro, fc.nat(), (aqui, at) => {
        const gone = aqui.filter(({ habilitado }) => !habilitado)
        const bad = gone[at % Math.max(1, gone.length)]
        fc.pre(bad !== undefined)
        const filas = aqui.map((one) => alla(one, one === bad ? { activa: true } : {}))
        expect(compareRegistros(filas, aqui).diferencias).toMatchObject([
          { clase: 'activaAlla', aqui: { id: bad?.id } },
        ])
      }),
    )
  })

  test('the differences are the same whatever order the rows come in', () => {
    fc.assert(
      fc.property(
        registro,
        fc.array(fc.record({ dni: fc.integer({ min: 20_000_000, max: 20_050_000 }), activa: fc.boolean() }), {
          maxLength: 20,
        }),
        (aqui, strangers) => {
          const filas = strangers.map((one, at) => alla(miembro(at), { ...one, matricula: null, fila: at }))
          const told = (some: FilaDeExtracto[]) =>
            new Set(
              compareRegistros(some, aqui).diferencias.map(
                ({ clase, clave, aqui: here }) => `${clase} ${clave} ${here?.id}`,
              ),
            )
          expect(told(filas.toReversed())).toEqual(told(filas))
        },
      ),
    )
  })
})
