import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Llamada } from '@/contract/llamada'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { LLAMADAS, type NombreLlamada, type Vuelta } from '@/backend/prueba/llamada'
import { signedIn } from '@/backend/prueba/gente'
import { sampleOf, setScene, type Escena } from '@/backend/prueba/muestras'

let api: ApiDePrueba
let escena: Escena
let token: string
/** Whoever came in with a key of one use: the only one who may set another. */
let deUnaVez: string

beforeAll(async () => {
  api = await startApi()
  escena = await setScene(api)
  token = escena.direccion
  const nuevo = await signedIn(api.db, 'EMPLEADO')
  await api.db.query('UPDATE usuario SET debe_cambiar_clave = true WHERE id = $1', [nuevo.usuarioID])
  deUnaVez = nuevo.token
})
afterAll(() => api.close())

const refused = (vuelta: Vuelta, key: string): void => {
  expect({ http: vuelta.http, estado: vuelta.sobre.estado, datos: vuelta.sobre.datos }).toEqual({
    http: 200,
    estado: 0,
    datos: null,
  })
  expect(vuelta.sobre.errores).toHaveProperty([key], vuelta.sobre.mensaje)
}

const call = (nombre: NombreLlamada, wire: Record<string, unknown>) =>
  api.call(nombre, wire, { token: nombre === 'sesion.cambiarClave' ? deUnaVez : token })

const FIELDS = LLAMADAS.flatMap(({ nombre, llamada }) =>
  Object.values(llamada.entrada.claves).map((key) => ({ nombre, llamada, key })),
)

/** The fields beside a file are text, which has neither halves of characters nor other types. */
const isJson = ({ metodo, entra }: Llamada): boolean => metodo === 'POST' && !entra

/** Sent as 1 or 0 by the spec; true and false are read too. */
const UNO_O_CERO = new Set([
  'generaCuotas',
  'federacion',
  'ampliacionFederacion',
  'ampliacionFederacionExtendida',
  'activo',
])

describe('every field of every call', () => {
  test.each(FIELDS)('$nombre $key: NUL and lone surrogates', async ({ nombre, llamada, key }) => {
    for (const bad of ['a\u0000b', ...(isJson(llamada) ? ['\ud800', 'x\udc00y'] : [])]) {
      refused(await call(nombre, { ...sampleOf(nombre, escena), [key]: bad }), key)
    }
    const query = new URLSearchParams({ [key]: '' }).toString()
    const bytes = await api.send(`${llamada.ruta}?${query}%ED%A0%80%FF`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(bytes.http).toBeLessThan(500)
  })

  test.each(FIELDS.filter(({ llamada }) => isJson(llamada)))(
    '$nombre $key: values of another type',
    async ({ nombre, key }) => {
      const sample = sampleOf(nombre, escena)
      const yesOrNo = typeof sample[key] === 'boolean' || UNO_O_CERO.has(key)
      for (const bad of [[], {}, [1], { a: 1 }, yesOrNo ? 'tal vez' : true]) {
        const { http, sobre } = await call(nombre, { ...sample, [key]: bad })
        expect({ http, estado: sobre.estado }).toEqual({ http: 200, estado: 0 })
        expect(sobre.errores).toHaveProperty([key])
      }
    },
  )

  test.each(FIELDS.filter(({ llamada }) => llamada.metodo === 'GET'))(
    '$nombre $key: twice in the query',
    async ({ nombre, llamada, key }) => {
      const good = Object.entries(sampleOf(nombre, escena)).map(([name, value]) => [name, String(value)])
      const query = new URLSearchParams([...good, [key, '1'], [key, '1']])
      refused(
        await api.send(`${llamada.ruta}?${query}`, { headers: { authorization: `Bearer ${token}` } }),
        key,
      )
    },
  )

  test.each(FIELDS.filter(({ key }) => key.endsWith('ID')))(
    '$nombre $key: ids of another kind',
    async ({ nombre, key }) => {
      for (const bad of [
        'x',
        '1 OR 1=1',
        '0',
        '-1',
        '1.5',
        '1e3',
        '2147483648',
        '9007199254740993',
        '٣',
        'NaN',
      ]) {
        refused(await call(nombre, { ...sampleOf(nombre, escena), [key]: bad }), key)
      }
    },
  )
})

test('NUL inside JSON inside a string', async () => {
  const sample = sampleOf('pago.realizarPagoEfectivo', escena)
  for (const nombre of ['a\u0000', '\ud800']) {
    const detallePagosJSON = JSON.stringify([{ ...escena.cargo, nombre }])
    refused(
      await api.call('pago.realizarPagoEfectivo', { ...sample, detallePagosJSON }, { token }),
      'detallePagosJSON',
    )
  }
})

test.each([
  '0.004',
  '1e308',
  '-1e308',
  '-0.005',
  '9007199254740993',
  '"NaN"',
  '"1,5"',
  '"1.234,56"',
  '-0',
  '-0.0',
  '0',
  '-1',
  'null',
  '"12345678901234567890"',
])('an amount of %s is refused and nothing is paid (T24)', async (monto) => {
  const { id, tipoPagoID } = escena.cargo
  const detallePagosJSON = `[{"id":${id},"tipoPagoID":${tipoPagoID},"monto":${monto}}]`
  const paid = await api.call(
    'pago.realizarPagoEfectivo',
    { ...sampleOf('pago.realizarPagoEfectivo', escena), detallePagosJSON },
    { token },
  )
  refused(paid, 'detallePagosJSON')
  const [cargo] = await api.db.query('SELECT linea_id FROM cargo WHERE id = $1', [id])
  expect(cargo).toEqual({ linea_id: null })
})
