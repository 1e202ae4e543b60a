import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { arbitraryOf } from '@/contract/arbitrarios'
import { LLAMADAS, startApi, type ApiDePrueba, type Vuelta } from '@/backend/prueba/api'
import { signedIn } from '@/backend/prueba/gente'
import { sampleOf, setScene, type Escena } from '@/backend/prueba/muestras'

const PEDIDOS = 2_000

let api: ApiDePrueba
let escena: Escena
beforeAll(async () => {
  api = await startApi()
  escena = await setScene(api)
})
afterAll(() => api.close())

/** Half well formed by the contract, half with one value of a good request replaced by anything. */
const pedido = fc.constantFrom(...LLAMADAS).chain(({ nombre, llamada }) => {
  const { forma, cable, claves } = llamada.entrada
  const good = arbitraryOf(forma).map((value) => z.encode(cable, value) as Record<string, unknown>)
  const junk = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.constantFrom("'", '\\', '%00', '1;--'),
  )
  const spoilt = fc
    .record({ key: fc.constantFrom('sobra', ...Object.values(claves)), value: junk })
    .map(({ key, value }) => ({ ...sampleOf(nombre, escena), [key]: value }))
  return fc.record({ nombre: fc.constant(nombre), wire: fc.oneof(good, spoilt) })
})

function expectEnvelope({ http, sobre }: Vuelta, what: unknown): void {
  const whole = { estado: sobre.estado, mensaje: sobre.mensaje, excepcion: sobre.excepcion }
  expect(http, JSON.stringify(what)).toBeLessThan(500)
  expect(whole).toEqual({
    estado: expect.any(Number) as number,
    mensaje: sobre.estado === 1 ? null : (expect.any(String) as string),
    excepcion: null,
  })
  expect(sobre).toHaveProperty('datos')
}

test('2,000 made-up requests: an envelope each, never a 5xx', { timeout: 120_000 }, async () => {
  let { token } = await signedIn(api.db, 'ADMINISTRACION')
  await fc.assert(
    fc.asyncProperty(pedido, async ({ nombre, wire }) => {
      const vuelta = await api.call(nombre, wire, { token })
      expectEnvelope(vuelta, { nombre, wire })
      const llamada = LLAMADAS.find((one) => one.nombre === nombre)?.llamada
      if (vuelta.sobre.estado === 1 && llamada) {
        const rows = llamada.lista ? (vuelta.sobre.datos as unknown[]) : [vuelta.sobre.datos]
        for (const row of rows) expect(z.safeDecode(llamada.salida, row).success).toBe(true)
      }
      if (nombre === 'sesion.cerrar') ({ token } = await signedIn(api.db, 'ADMINISTRACION'))
    }),
    { numRuns: PEDIDOS },
  )
  const broken = api.bitacora.filter(({ nivel }) => nivel === 'error')
  expect(broken).toEqual([])
})
