import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'

interface Fila {
  id: number
  apellidoNombre: string
  dni: number
  matricula: number
}

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRACION'))
})
afterAll(() => api.close())

async function list(wire: Record<string, unknown>): Promise<{ total: number; filas: Fila[] }> {
  const { sobre } = await api.call('matriculado.traerTodos', wire, { token })
  expect(sobre).toMatchObject({ estado: 1, mensaje: null })
  return { total: sobre.pagTotalItems ?? -1, filas: sobre.datos as Fila[] }
}
const names = async (wire: Record<string, unknown>) =>
  (await list(wire)).filas.map((fila) => fila.apellidoNombre)

describe('a small register', () => {
  beforeAll(async () => {
    const people: [string, string, number, number][] = [
      ['Fernández', 'María José', 20_111_222, 501],
      ['Fernandez Paz', 'Álvaro', 20_111_223, 502],
      ['Muñoz', 'Íñigo', 5_111_224, 503],
      ['Munro', 'Ana', 20_111_225, 504],
      ['Muntaner', 'Ana', 20_111_226, 505],
      ["D'Angelo", 'José María', 20_111_227, 506],
      ['Ábalos', 'Zulma', 20_111_228, 507],
      ['Zárate', 'Abel', 20_111_229, 508],
    ]
    for (const [apellido, nombre, dni, matricula] of people) {
      await addMember(api.db, { apellido, nombre, dni, matricula })
    }
  })
  afterAll(() => api.db.query('DELETE FROM periodo_matricula; DELETE FROM matriculado'))

  test('is listed in Spanish order: ñ after n, accents beside their letter', async () => {
    expect(await names({})).toEqual([
      'Ábalos, Zulma',
      "D'Angelo, José María",
      'Fernández, María José',
      'Fernandez Paz, Álvaro',
      'Munro, Ana',
      'Muntaner, Ana',
      'Muñoz, Íñigo',
      'Zárate, Abel',
    ])
  })

  test('the rows of a name come without their total, which is asked for by itself', async () => {
    const found = (wire: object) =>
      api.call('matriculado.traerTodos', { nombre: 'an', sinTotal: true, ...wire }, { token })
    const whole = await list({ nombre: 'an' })
    // All the hits are on the page, which tells how many they are.
    expect((await found({})).sobre).toMatchObject({ datos: whole.filas, pagTotalItems: whole.total })
    const counted = await api.call('matriculado.contar', { nombre: 'an' }, { token })
    expect(counted.sobre.datos).toEqual({ total: whole.total })
    const nobody = await api.call('matriculado.contar', { nombre: '...' }, { token })
    expect(nobody.sobre.datos).toEqual({ total: 0 })
  })

  test.each([
    ['fernandez', ['Fernández, María José', 'Fernandez Paz, Álvaro']],
    ['FERNÁNDEZ', ['Fernández, María José', 'Fernandez Paz, Álvaro']],
    ['maria fernandez', ['Fernández, María José']],
    ['fernandez maria', ['Fernández, María José']],
    ['  jose   MARIA ', ["D'Angelo, José María", 'Fernández, María José']],
    ['munoz', ['Muñoz, Íñigo']],
    ['muñ', ['Munro, Ana', 'Muntaner, Ana', 'Muñoz, Íñigo']],
    ['d angelo', ["D'Angelo, José María"]],
    ["d'angelo", ["D'Angelo, José María"]],
    ['dangelo', ["D'Angelo, José María"]],
    ['jose DAngelo', ["D'Angelo, José María"]],
    ['angelo', ["D'Angelo, José María"]],
    ['d\u02bcangelo', ["D'Angelo, José María"]],
    ['fernandezpaz', ['Fernandez Paz, Álvaro']],
    ['mu\u200bñoz\u202c', ['Muñoz, Íñigo']],
    [
      'z',
      ['Ábalos, Zulma', 'Fernandez Paz, Álvaro', 'Muñoz, Íñigo', 'Zárate, Abel', 'Fernández, María José'],
    ],
    ['nadie', []],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["'; DROP TABLE matriculado; --", []],
  ])('name %j', async (nombre, found) => {
    const { filas, total } = await list({ nombre })
    expect(filas.map((fila) => fila.apellidoNombre).sort()).toEqual([...found].sort())
    expect(total).toBe(found.length)
  })

  test('blanks are no filter', async () =>
    expect((await list({ nombre: '  ', dni: ' ', matricula: '' })).total).toBe(8))

  test.each([
    [{ dni: '20111222' }, ['Fernández, María José']],
    [{ dni: '20.111.222' }, ['Fernández, María José']],
    [{ dni: ' 5 111 224 ' }, ['Muñoz, Íñigo']],
    [{ dni: '\u202d20.111.222\u202c' }, ['Fernández, María José']],
    [{ dni: '20\u2009111\u00a0222\u200b' }, ['Fernández, María José']],
    [{ matricula: '\u200e503' }, ['Muñoz, Íñigo']],
    [{ dni: '2011122' }, []],
    [{ dni: 'veinte' }, []],
    [{ dni: '.' }, []],
    [{ dni: '99999999999' }, []],
    [{ dni: '-20111222' }, []],
    [{ matricula: '503' }, ['Muñoz, Íñigo']],
    [{ matricula: '0503' }, ['Muñoz, Íñigo']],
    [{ matricula: '50' }, []],
    [{ matricula: '503', nombre: 'munoz', dni: '5111224' }, ['Muñoz, Íñigo']],
    [{ matricula: '503', nombre: 'munro' }, []],
  ])('%j', async (wire, found) => expect(await names(wire)).toEqual(found))
})

describe('pages', () => {
  const HOW_MANY = 2_345
  let order: number[]
  beforeAll(async () => {
    await api.db.query(
      `INSERT INTO matriculado (matricula, tipo_matricula_id, forma_pago_id, apellido, nombre, dni, busqueda)
       SELECT n, 1, 1, 'Apellido ' || (n * 7919 % 100), 'Nombre ' || (n % 3), 30000000 + n, 'apellido ' || (n * 7919 % 100)
       FROM generate_series(1, $1) n`,
      [HOW_MANY],
    )
    const rows = await api.db.query<{ id: number }>(
      'SELECT id FROM matriculado ORDER BY apellido, nombre, id',
    )
    order = rows.map(({ id }) => id)
  })

  test('twenty a page, every row once, in one order, also read from the end', async () => {
    const last = Math.ceil(HOW_MANY / 20)
    const seen: number[] = []
    for (let nroPagina = 1; nroPagina <= last; nroPagina++) {
      const { filas, total } = await list({ nroPagina })
      expect(total).toBe(HOW_MANY)
      expect(filas).toHaveLength(nroPagina === last ? HOW_MANY % 20 : 20)
      seen.push(...filas.map(({ id }) => id))
    }
    expect(seen).toEqual(order)
  })

  test('past the end: no rows, the same total', async () => {
    const last = Math.ceil(HOW_MANY / 20)
    for (const nroPagina of [last + 1, 5_000, 100_000_000, 2_147_483_647]) {
      expect(await list({ nroPagina })).toEqual({ total: HOW_MANY, filas: [] })
    }
  })

  test('by a name they are the same without their total, also where a large register is not searched whole', async () => {
    const read = async (wire: object) =>
      (await api.call('matriculado.traerTodos', { ...wire }, { token })).sobre
    const same = async () => {
      // Frequent, of one surname, nobody; the last page that they fill and the one that they do not.
      for (const nombre of ['apellido', 'apellido 7', 'pell 42', 'zzz'])
        for (const nroPagina of [1, 2, 13, 118, 119]) {
          const { datos, pagTotalItems } = await read({ nombre, nroPagina, sinTotal: true })
          const whole = await read({ nombre, nroPagina })
          expect(datos).toEqual(whole.datos)
          expect([undefined, whole.pagTotalItems]).toContain(pagTotalItems)
        }
    }
    await same()
    // The register says that it is a large one.
    await api.db.query('INSERT INTO matriculado_cambio (cantidad, tramo) VALUES (1000000, 1)')
    await same()
    await api.db.query('DELETE FROM matriculado_cambio WHERE cantidad = 1000000')
  })

  test.each([0, -1, 'x', '1.5', 2_147_483_648, 1e308])('page %s is refused', async (nroPagina) => {
    const { sobre } = await api.call('matriculado.traerTodos', { nroPagina }, { token })
    expect(sobre).toMatchObject({
      estado: 0,
      mensaje: 'Página inválida',
      errores: { nroPagina: 'Página inválida' },
    })
  })
})
