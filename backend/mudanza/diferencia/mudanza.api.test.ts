import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { addMudanza } from '@/backend/prueba/muestras-de-mudanza'
import { NO_ENCONTRADO } from '@/contract/fixed-texts'

let api: ApiDePrueba
let token: string
let contador: string
let propio: number
let ajeno: number
let diferenciaID: number
let hallazgoID: number
beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRACION'))
  ;({ token: contador } = await signedIn(api.db, 'CONTADOR'))
  propio = await addMember(api.db, { apellido: 'Ledesma', nombre: 'Inés' })
  ajeno = await addMember(api.db, { apellido: 'Ruiz', nombre: 'Irma' })
  expect((await call('mudanza.traer', {})).datos).toEqual({ mudanza: null })
  ;({ diferenciaID, hallazgoID } = await addMudanza(api.db, { propio, ajeno }))
})
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

const call = async (nombre: NombreLlamada, wire: Record<string, unknown>, de = token) =>
  (await api.call(nombre, wire, { token: de })).sobre
interface Fila {
  id: number
  que: string
  importe: number
  respuesta: { valor: string; deTodos: boolean; quien: string } | null
  lugar?: string
}
const rowsOf = async (wire: object = {}) =>
  (await call('mudanza.traerTodos', { nroPagina: 1, ...wire })).datos as Fila[]
const idsOf = async (wire: object) => (await rowsOf(wire)).map(({ que, importe }) => `${que} ${importe}`)
const one = async (id = diferenciaID) =>
  (await call('mudanza.traerDatos', { diferenciaID: id })).datos as Fila & Record<string, unknown>
const answer = (wire: object, de = token) =>
  call('mudanza.responder', { diferenciaID, deTodos: false, ...wire }, de)
const estado = async () =>
  ((await call('mudanza.traer', {})).datos as { mudanza: Record<string, unknown> }).mudanza

const statementsOf = async (act: () => Promise<unknown>): Promise<number> => {
  const before = api.db.sentencias.total
  await act()
  return api.db.sentencias.total - before
}

test('the head tells of which server, when, how many are equal and what both sides come to', async () => {
  expect(await estado()).toMatchObject({
    ...{ origen: 'https://api.consejo.example', corte: '2026-11-19', leida: '2026-11-20 00:10:00' },
    ...{ matriculados: 2, iguales: 1, diferencias: 4, porExplicar: 4, sinResponder: 4, ensayo: false },
    ...{ faltan: 0, afuera: 1, reglasRotas: 0, abierta: null },
    sumas: [
      { que: 'pendiente', viejo: 9500, nuevo: 9400 },
      { que: 'saldo', viejo: 9600, nuevo: 9400 },
    ],
    sinLeer: 3,
    cifras: [
      { que: 'deuda', de: '', viejo: 950000, nuevo: 940000, porque: 'otro modo' },
      { que: 'percibido', de: '2026', viejo: null, nuevo: 12, porque: 'sin leer' },
    ],
    hallazgos: [
      { clase: 'apellido', cantidad: 1 },
      { clase: 'firma', cantidad: 1 },
    ],
  })
})

describe('the list', () => {
  test('the largest comes first, whichever side tells more, by page and by lot', async () => {
    const whole = ['saldo 30', 'saldo 20.5', 'pendiente -3', 'ficha 0']
    expect(await idsOf({})).toEqual(whole)
    const lots: string[] = []
    for (let lugar: string | undefined; ;) {
      const { datos } = await call('mudanza.traerLote', { cantidad: 2, ...(lugar && { lugar }) })
      const rows = datos as Fila[]
      lots.push(...rows.map(({ que, importe }) => `${que} ${importe}`))
      lugar = rows.at(-1)?.lugar
      if (rows.length < 2) break
    }
    expect(lots).toEqual(whole)
  })

  test('it is looked through by member, by what and by why', async () => {
    expect(await idsOf({ nombre: 'ledesma' })).toEqual(['saldo 20.5'])
    expect(await idsOf({ que: 'ficha' })).toEqual(['ficha 0'])
    expect(await idsOf({ clase: 'sin explicar' })).toEqual(['ficha 0'])
  })
})

describe('one difference', () => {
  test('it has both accounts, what is asked of it, and in what else the member differs', async () => {
    expect(await one()).toMatchObject({
      ...{ que: 'saldo', viejo: '120.50', nuevo: '100.00', importe: 20.5, respuesta: null, otras: [] },
      decisiones: ['pendiente', 'cuenta', 'afuera', 'aceptada'],
      todos: { cantidad: 2, importe: 50.5 },
      suya: {
        renglones: [
          { fecha: '2026-11-01', debe: 100, haber: 0, saldo: 100 },
          { fecha: '2026-11-03', debe: 20.5, haber: 0, saldo: 120.5 },
        ],
        pendientes: [{ nombre: 'Matrícula ACTIVO 11/2026', monto: 100 }],
        total: 100,
      },
      nuestra: { renglones: [], pendientes: [], total: 0 },
    })
    const [other] = await rowsOf({ que: 'ficha' })
    expect(await one(other?.id)).toMatchObject({
      ...{ suya: null, decisiones: ['aceptada'], todos: { cantidad: 1, importe: 0 } },
      otras: [{ que: 'saldo' }, { que: 'pendiente' }],
    })
  })

  test('one that is not there is not found, to be read, answered or confirmed', async () => {
    for (const [nombre, wire] of [
      ['mudanza.traerDatos', { diferenciaID: 999_999 }],
      ['mudanza.responder', { diferenciaID: 999_999, valor: 'aceptada', deTodos: false }],
      ['mudanza.confirmarApellido', { hallazgoID: 999_999 }],
    ] as const)
      expect(await call(nombre, wire)).toMatchObject({ estado: 0, mensaje: NO_ENCONTRADO })
  })
})

describe('answers', () => {
  test('only what is asked of a difference can be said of it, and by who may', async () => {
    expect(await answer({ valor: 'aceptada', deTodos: true, cantidad: 2, importe: 50.5 })).toMatchObject({
      estado: 0,
    })
    const [ficha] = await rowsOf({ que: 'ficha' })
    expect(await answer({ diferenciaID: ficha?.id, valor: 'cuenta' })).toMatchObject({ estado: 0 })
    expect(
      (
        await api.call(
          'mudanza.responder',
          { diferenciaID, valor: 'cuenta', deTodos: false },
          { token: contador },
        )
      ).http,
    ).toBe(403)
    expect(await api.db.query('SELECT FROM mudanza_respuesta')).toEqual([])
  })

  test('one is kept with who said it and an audit row, and may be changed', async () => {
    expect(await answer({ valor: 'afuera' })).toMatchObject({ estado: 1, datos: { cantidad: 1 } })
    expect(await answer({ valor: 'pendiente' })).toMatchObject({ estado: 1 })
    expect((await one()).respuesta).toMatchObject({
      valor: 'pendiente',
      deTodos: false,
      quien: 'Nélida Prueba',
    })
    expect(
      await api.db.query(
        "SELECT matriculado_id AS quien, datos->'despues'->>'respuesta' AS dijo FROM auditoria WHERE accion = 'mudanza.responder' ORDER BY id",
      ),
    ).toEqual([
      { quien: propio, dijo: 'Dejarlo afuera' },
      { quien: propio, dijo: 'Lo pendiente está bien' },
    ])
    expect(await estado()).toMatchObject({ porExplicar: 3, sinResponder: 3 })
    expect(await idsOf({ respuesta: 'con' })).toEqual(['saldo 20.5'])
    expect(await idsOf({ respuesta: 'falta' })).toEqual(['saldo 30', 'pendiente -3', 'ficha 0'])
  })

  test('for everybody: how many and how much must be as they were seen, and who was answered alone keeps his', async () => {
    const [other] = await rowsOf({ que: 'saldo', respuesta: 'sin' })
    const wire = { diferenciaID: other?.id, valor: 'cuenta', deTodos: true }
    expect(await answer({ ...wire, cantidad: 2, importe: 50.5 })).toMatchObject({ estado: 0 })
    expect(await answer({ ...wire, cantidad: 1, importe: 30 })).toMatchObject({
      estado: 1,
      datos: { cantidad: 1 },
    })
    expect((await one()).respuesta).toMatchObject({ valor: 'pendiente', deTodos: false })
    expect((await one(other?.id)).respuesta).toMatchObject({ valor: 'cuenta', deTodos: true })
    // Where the account was right, what is owed is another than theirs: that is what was decided.
    const [pendiente] = await rowsOf({ que: 'pendiente' })
    expect(pendiente?.respuesta).toMatchObject({ valor: 'cuenta' })
    expect(await one(pendiente?.id)).toMatchObject({ decisiones: ['pendiente', 'cuenta', 'afuera'] })
  })

  test('an answer that changes the register explains nothing before it is made anew', async () => {
    expect(await answer({ valor: 'afuera' })).toMatchObject({ estado: 1 })
    expect(await estado()).toMatchObject({ porExplicar: 3, sinResponder: 1 })
    expect(await idsOf({ respuesta: 'falta' })).toEqual(['saldo 30', 'saldo 20.5', 'ficha 0'])
    expect(await answer({ valor: 'aceptada' })).toMatchObject({ estado: 1 })
    expect(await idsOf({ respuesta: 'falta' })).toEqual(['saldo 30', 'ficha 0'])
  })

  test('said of all by who was answered alone, it holds for him too', async () => {
    const { todos } = await one()
    expect(await answer({ valor: 'afuera', deTodos: true, ...(todos as object) })).toMatchObject({
      estado: 1,
    })
    expect((await rowsOf({ que: 'saldo' })).map(({ respuesta }) => respuesta?.valor)).toEqual([
      'afuera',
      'afuera',
    ])
  })

  test('an accepted balance is one of its own', async () => {
    const [row] = await api.db.query<{ id: number }>(
      "UPDATE mudanza_diferencia SET clase = 'redondeo' WHERE id = $1 RETURNING id",
      [diferenciaID],
    )
    expect(await one(row?.id)).toMatchObject({ decisiones: ['aceptada'], todos: { cantidad: 1 } })
    expect(await answer({ valor: 'aceptada', deTodos: true, cantidad: 1, importe: 20.5 })).toMatchObject({
      estado: 0,
    })
  })
})

describe('findings', () => {
  const found = async (wire: object = {}) =>
    (await call('mudanza.traerHallazgos', { nroPagina: 1, ...wire })).datos as Record<string, unknown>[]

  test('they are told by class with their member, and a surname says whether it was settled', async () => {
    expect(await found()).toMatchObject([
      { clase: 'apellido', matriculadoID: propio, apellido: 'Ledesma', confirmado: false, corregido: false },
      { clase: 'firma', matriculadoID: null, apellido: null, confirmado: false, corregido: false },
    ])
    expect(await found({ clase: 'firma' })).toHaveLength(1)
    expect(await call('mudanza.traerLoteDeHallazgos', { cantidad: 10 })).toMatchObject({ estado: 1 })
  })

  test('a surname that was read well is confirmed; one that is another by now was corrected', async () => {
    expect(await call('mudanza.confirmarApellido', { hallazgoID })).toMatchObject({ estado: 1 })
    expect(await found({ clase: 'apellido' })).toMatchObject([{ confirmado: true, corregido: false }])
    const change = (campo: string, valor: string, valorPrevio: string) => ({
      ...{ campo: `matriculado.datospersonales.${campo}`, valor, valorPrevio },
    })
    const edited = await call('matriculado.actualizarSeccion', {
      matriculadoID: propio,
      cambiosJSON: JSON.stringify([
        change('apellido', 'Inés', 'Ledesma'),
        change('nombre', 'Ledesma', 'Inés'),
      ]),
    })
    expect(edited).toMatchObject({ estado: 1 })
    expect(await found({ clase: 'apellido' })).toMatchObject([{ corregido: true, apellido: 'Inés' }])
  })

  test('what is no surname cannot be confirmed', async () => {
    const [firma] = await found({ clase: 'firma' })
    expect(await call('mudanza.confirmarApellido', { hallazgoID: firma?.['id'] })).toMatchObject({
      estado: 0,
    })
  })
})

test('each read costs a few statements, however many differences there are', async () => {
  await api.db.query(
    `INSERT INTO mudanza_diferencia (matriculado_id, que, clase, importe)
     SELECT $1, que, 'sin explicar', 1 FROM unnest('{seguro,cantidad,filas,ficha,pendiente}'::text[]) AS q (que)`,
    [propio],
  )
  // Beside its own: the session.
  expect(await statementsOf(() => call('mudanza.traer', {}))).toBeLessThanOrEqual(2)
  expect(await statementsOf(() => rowsOf())).toBeLessThanOrEqual(3)
  expect(await statementsOf(() => one())).toBeLessThanOrEqual(7)
  expect(await statementsOf(() => call('mudanza.traerHallazgos', { nroPagina: 1 }))).toBeLessThanOrEqual(3)
})
