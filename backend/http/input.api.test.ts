import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Llamada } from '@/contract/llamada'
import { decodeEntrada, parseBody, readQuery } from '@/backend/http/input'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { LLAMADAS, type NombreLlamada, textsOf, type Vuelta } from '@/backend/prueba/llamada'
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
  const { estado, datos } = vuelta.sobre
  expect({ http: vuelta.http, estado, datos }, key).toEqual({ http: 200, estado: 0, datos: null })
  expect(vuelta.sobre.errores).toHaveProperty([key], vuelta.sobre.mensaje)
}

/** A value of another type may have another field's refusal first. */
function refusedBeside(vuelta: Vuelta, { nombre, key, bad }: Caso, kind: Kind): void {
  if (kind !== 'values of another type') return refused(vuelta, key)
  const { http, sobre } = vuelta
  expect({ http, estado: sobre.estado }, `${nombre} ${key}: ${JSON.stringify(bad)}`).toEqual({
    http: 200,
    estado: 0,
  })
  expect(sobre.errores).toHaveProperty([key])
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

interface Caso {
  nombre: NombreLlamada
  llamada: Llamada
  key: string
  bad: unknown
}
type Campo = Omit<Caso, 'bad'>
const IDS = ['x', '1 OR 1=1', '0', '-1', '1.5', '1e3', '2147483648', '9007199254740993', '٣', 'NaN']

/** Every bad value of every field of every call, by what is wrong with it. */
const KINDS = {
  'NUL and lone surrogates': () =>
    casesOf(FIELDS, ({ llamada }) => ['a\u0000b', ...(isJson(llamada) ? ['\ud800', 'x\udc00y'] : [])]),
  'values of another type': () =>
    casesOf(
      FIELDS.filter(({ llamada }) => isJson(llamada)),
      ({ nombre, key }) => {
        const yesOrNo = typeof sampleOf(nombre, escena)[key] === 'boolean' || UNO_O_CERO.has(key)
        return [[], {}, [1], { a: 1 }, yesOrNo ? 'tal vez' : true]
      },
    ),
  'ids of another kind': () =>
    casesOf(
      FIELDS.filter(({ key }) => key.endsWith('ID')),
      () => IDS,
    ),
} as const
type Kind = keyof typeof KINDS
const ALL = Object.keys(KINDS) as Kind[]

const casesOf = (fields: readonly Campo[], badOf: (field: Campo) => readonly unknown[]): Caso[] =>
  fields.flatMap((field) => badOf(field).map((bad) => ({ ...field, bad })))

const wireOf = ({ nombre, key, bad }: Caso) => ({ ...sampleOf(nombre, escena), [key]: bad })

/** What a request's values are when they have come. */
function arrived({ ruta, metodo, entra }: Llamada, wire: Record<string, unknown>): unknown {
  if (metodo === 'GET') return readQuery(`http://api${ruta}?${new URLSearchParams(textsOf(wire)).toString()}`)
  if (entra) return Object.fromEntries(textsOf(wire))
  return parseBody(Buffer.from(JSON.stringify(wire)), 'application/json')
}

/** With what the API refuses it; undefined for what it takes. */
function refusalOf(llamada: Llamada, read: () => unknown): Rechazo | undefined {
  try {
    decodeEntrada(llamada, read())
    return undefined
  } catch (error) {
    if (error instanceof Rechazo) return error
    throw error
  }
}

// One road reads them all (`runCall`), so that each is read by it alone; what it takes is sent, since the act itself may
// refuse it, and some of each kind are sent whatever it says.
describe('every field of every call', () => {
  test.each(ALL)('%s are refused beside their field', async (kind) => {
    const cases = KINDS[kind]()
    expect(cases.length).toBeGreaterThan(1_000)
    for (const one of cases) {
      const refusal = refusalOf(one.llamada, () => arrived(one.llamada, wireOf(one)))
      const said = refusal?.errores[one.key]
      const beside = said !== undefined && (kind === 'values of another type' || said === refusal?.message)
      if (!beside) refusedBeside(await call(one.nombre, wireOf(one)), one, kind)
    }
  })

  test('twice in the query is refused, and bytes that are no text are nothing unforeseen', () => {
    const reads = FIELDS.filter(({ llamada }) => llamada.metodo === 'GET')
    expect(reads.length).toBeGreaterThan(400)
    for (const { nombre, llamada, key } of reads) {
      const good = textsOf(sampleOf(nombre, escena))
      const twice = new URLSearchParams([...good, [key, '1'], [key, '1']]).toString()
      expect(refusalOf(llamada, () => readQuery(`http://api/?${twice}`))?.errores, nombre).toHaveProperty([
        key,
      ])
      refusalOf(llamada, () =>
        readQuery(`http://api/?${new URLSearchParams([[key, '']]).toString()}%ED%A0%80%FF`),
      )
    }
  })
})

/** Of so many, some that are spread over all. */
const someOf = <T>(all: readonly T[], count = 15): T[] =>
  all.filter((_, at) => at % Math.ceil(all.length / count) === 0)

describe('over HTTP', () => {
  test.each(ALL)('%s', async (kind) => {
    for (const one of someOf(KINDS[kind]())) refusedBeside(await call(one.nombre, wireOf(one)), one, kind)
  })

  test('twice in the query, and bytes that are no text', async () => {
    for (const { nombre, llamada, key } of someOf(FIELDS.filter(({ llamada }) => llamada.metodo === 'GET'))) {
      const query = new URLSearchParams([...textsOf(sampleOf(nombre, escena)), [key, '1'], [key, '1']])
      const headers = { authorization: `Bearer ${token}` }
      refused(await api.send(`${llamada.ruta}?${query}`, { headers }), key)
      const { http } = await api.send(`${llamada.ruta}?${key}=%ED%A0%80%FF`, { headers })
      expect(http).toBeLessThan(500)
    }
  })

  test('fields beside a file', async () => {
    for (const one of someOf(
      KINDS['NUL and lone surrogates']().filter(({ llamada }) => llamada.entra),
      6,
    ))
      refused(await call(one.nombre, wireOf(one)), one.key)
  })
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
