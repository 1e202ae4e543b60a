import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cotejarLista, type MiembroCotejado } from '@/domain/fallecidos/cotejar'
import type { Difunto } from '@/domain/fallecidos/lista'

const miembro = (id: number, over: Partial<MiembroCotejado> = {}): MiembroCotejado => ({
  ...{ id, dni: 20_000_000 + id * 1_000, matricula: 1_000 + id, apellido: `Paz${id}`, nombre: 'Ana María' },
  ...{ estado: 'ACTIVO', fallecido: false, desde: '2010-03-01', nacimiento: '1960-05-02' },
  ...over,
})
const DIA = '2026-11-10'
const MUERTO = { estado: 'FALLECIDO', fallecido: true, desde: DIA }
const difunto = (one: MiembroCotejado, over: Partial<Difunto> = {}): Difunto => ({
  ...{ fila: one.id + 1, dni: one.dni, matricula: null, apellido: one.apellido },
  ...{ apellidoNombre: `${one.apellido}, ${one.nombre}`, dia: DIA },
  ...over,
})
const classesOf = (lista: Difunto[], aqui: MiembroCotejado[], decididas?: Map<string, number | null>) =>
  cotejarLista(lista, aqui, decididas).filas.map(({ clase }) => clase)

const uno = miembro(1)

describe('somebody of a list', () => {
  test.each([
    ['alive here waits', {}, {}, ['porAsentar']],
    ['dead here on the same day is written down', {}, MUERTO, ['yaAsentado']],
    ['dead here on another day', {}, { ...MUERTO, desde: '2026-11-12' }, ['otroDia']],
    ['dead here, and the list says no day', { dia: null }, MUERTO, ['yaAsentado']],
    [
      'with the document of one of another name is only possible',
      { apellidoNombre: 'Sosa, Eva' },
      {},
      ['posible'],
    ],
    ['without a second name is the same', { apellidoNombre: 'PAZ1 ANA' }, {}, ['porAsentar']],
  ])('%s', (_what, there, here, expected) => {
    expect(classesOf([difunto(uno, there)], [miembro(1, here)])).toEqual(expected)
  })

  test('is paired by number and surname without a document, and never by name alone', () => {
    expect(classesOf([difunto(uno, { dni: null, matricula: uno.matricula })], [uno])).toEqual(['porAsentar'])
    expect(classesOf([difunto(uno, { dni: 99_000_000 })], [uno])).toEqual([])
  })

  test('with one figure of the document apart is only possible, until it was decided', () => {
    const fila = difunto(uno, { dni: uno.dni + 1 })
    const clave = `dni:${uno.dni + 1}`
    expect(classesOf([fila], [uno])).toEqual(['posible'])
    expect(classesOf([fila], [uno], new Map([[clave, null]]))).toEqual([])
    expect(classesOf([fila], [uno], new Map([[clave, uno.id]]))).toEqual(['porAsentar'])
  })

  test('with two days is one row that tells both', () => {
    const { filas, personas } = cotejarLista(
      [difunto(uno), difunto(uno, { fila: 9, dia: '2026-11-12' })],
      [uno],
    )
    expect(personas).toBe(1)
    expect(filas).toMatchObject([{ difunto: { dia: DIA }, otrosDias: ['2026-11-12'] }])
  })
})

test('of any list no more are kept than are here, each once, and who waits stands first', () => {
  const registro = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 30 })
  fc.assert(
    fc.property(registro, registro, registro, (here, dead, listed) => {
      const aqui = here.map((id) => miembro(id, dead.includes(id) ? MUERTO : {}))
      const { filas, conocidas } = cotejarLista(
        listed.map((id) => difunto(miembro(id))),
        aqui,
      )
      const mine = listed.filter((id) => here.includes(id))
      expect(conocidas).toBe(mine.length)
      expect(new Set(filas.map((one) => one.miembro.id))).toEqual(new Set(mine))
      const alive = mine.filter((id) => !dead.includes(id)).length
      expect(filas.map(({ clase }) => clase)).toEqual([
        ...Array<string>(alive).fill('porAsentar'),
        ...Array<string>(mine.length - alive).fill('yaAsentado'),
      ])
    }),
  )
})
