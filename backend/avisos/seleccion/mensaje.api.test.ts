import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiDePrueba, startApi } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { refusalOf } from '@/backend/prueba/tesoreria/caja'

let api: ApiDePrueba
let token: string
let ids: number[]
beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'CONTADOR')).token
  ids = [
    await addMember(api.db, { apellido: 'Carta', nombre: 'Ana' }),
    await addMember(api.db, { apellido: 'Carta', nombre: 'Bea', tipo: 8 }),
    await addMember(api.db, { apellido: 'Carta', nombre: 'Ciro' }),
  ]
  await api.db.query("UPDATE matriculado SET email = 'm' || id || '@correo.example' WHERE id <> $1", [ids[2]])
})
afterAll(() => api.close())

const choose = async (wire: object): Promise<number> =>
  (
    (await api.call('seleccion.crear', { lista: 'matriculados', ...wire }, { token })).sobre.datos as {
      seleccionID: number
    }
  ).seleccionID
const send = (seleccionID: number, mas: object = {}) =>
  api.call(
    'seleccion.enviarMensaje',
    { seleccionID, medio: 2, asunto: 'Aviso', texto: 'Dr/a. {nombre}, {estado}', cantidad: 3, ...mas },
    { token },
  )

test('a letter to all that a filter finds: who gets none is told before, and each gets his own words', async () => {
  const seleccionID = await choose({ consulta: 'nombre=carta' })
  const seen = await api.call('seleccion.simularMensaje', { seleccionID, medio: 2, nroPagina: 1 }, { token })
  expect(seen.sobre.datos).toMatchObject({
    ...{ cantidad: 3, sinDestino: 2 },
    filas: [
      {
        apellidoNombre: 'Carta, Ana',
        nombre: 'Carta Ana',
        destino: `m${ids[0]}@correo.example`,
        motivo: null,
      },
      { nombre: 'Carta Bea', destino: null, motivo: 'El matriculado falleció' },
      { nombre: 'Carta Ciro', destino: null, motivo: 'No tiene correo electrónico' },
    ],
  })
  expect(refusalOf(await send(seleccionID, { texto: '{importe}' }))).toMatch(/^No se conoce \{importe\}/)
  expect((await send(seleccionID)).sobre).toMatchObject({ estado: 1, datos: { pendientes: 1, omitidos: 2 } })
  const [letter] = await api.db.query<{ cuerpo: string }>(
    "SELECT cuerpo FROM mensaje WHERE matriculado_id = $1 AND estado = 'pendiente'",
    [ids[0]],
  )
  expect(letter?.cuerpo).toBe('Dr/a. Carta Ana, ACTIVO')
})

test('a list that changed is told, and nobody is written to', async () => {
  const seleccionID = await choose({ consulta: 'nombre=carta' })
  await addMember(api.db, { apellido: 'Carta', nombre: 'Dora' })
  const before = await api.db.query('SELECT id FROM mensaje')
  expect(refusalOf(await send(seleccionID))).toMatch(/^La lista cambió mientras la miraba: ahora son 4 /)
  expect(await api.db.query('SELECT id FROM mensaje')).toEqual(before)
})

test('a selection is read in lots by name, by whom it is alone', async () => {
  const seleccionID = await choose({ matriculadosJSON: JSON.stringify(ids) })
  const lot = async (desde: number, who = token) =>
    api.call('seleccion.traerLote', { seleccionID, desde, cantidad: 2 }, { token: who })
  const named = ({ sobre }: Awaited<ReturnType<typeof lot>>) =>
    (sobre.datos as { apellidoNombre: string }[]).map(({ apellidoNombre }) => apellidoNombre)
  expect([named(await lot(0)), named(await lot(2))]).toEqual([['Carta, Ana', 'Carta, Bea'], ['Carta, Ciro']])
  const { token: other } = await signedIn(api.db, 'ADMINISTRACION')
  expect(refusalOf(await lot(0, other))).toBe('No se encontró el registro')
})
