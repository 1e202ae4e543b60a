import { mkdtempSync, readFileSync, rmSync, statSync, appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { CLAVE_DEMO, createDemoStaff } from '@/backend/acceso/cuenta/admin'
import { withTransaction } from '@/backend/db/conexion'
import { generar } from '@/backend/generador/generar'
import { openViaje, type Viaje } from '@/backend/mudanza/viaje/carpeta'
import { MudanzaError } from '@/backend/mudanza/viaje/error'
import { leerTodo, type PedidoDeLectura } from '@/backend/mudanza/viaje/pasada'
import { type ApiDePrueba, HOY, startApi } from '@/backend/prueba/api'
import { openAjeno, type ServidorAjeno } from '@/backend/prueba/mudanza/servidor-ajeno'

const MATRICULADOS = 6
let api: ApiDePrueba
let ajeno: ServidorAjeno
let datos: string

beforeAll(async () => {
  api = await startApi()
  await generar(api.db, { matriculados: MATRICULADOS, meses: 6, semilla: 3, hoy: HOY, demo: false })
  await withTransaction(api.db, createDemoStaff)
})
afterAll(() => api.close())

beforeEach(async () => {
  ajeno = await openAjeno(api.url)
  datos = mkdtempSync(join(tmpdir(), 'padron-mudanza-'))
  process.env['PADRON_DATOS'] = datos
})
afterEach(async () => {
  expect(ajeno.faltas).toEqual([])
  await ajeno.close()
  delete process.env['PADRON_DATOS']
  rmSync(datos, { recursive: true, force: true })
})

async function withViaje<R>(act: (viaje: Viaje) => Promise<R>): Promise<R> {
  const viaje = openViaje(new URL(ajeno.url), 'prueba')
  try {
    return await act(viaje)
  } finally {
    viaje.close()
  }
}

const read = (more: Partial<PedidoDeLectura> = {}) =>
  withViaje((viaje) =>
    leerTodo(viaje, {
      ...{ origen: new URL(ajeno.url), usuario: 'administracion', clave: CLAVE_DEMO },
      ...{ aLaVez: 2, horario: undefined, completa: false, esperar: () => Promise.resolve() },
      decir: () => undefined,
      ...more,
    }),
  )
const huella = () => withViaje(({ copia }) => Promise.resolve(copia.huella()))

test('all is read once, and the password is kept nowhere', async () => {
  const leida = await read()
  expect(leida).toMatchObject({ matriculados: MATRICULADOS, ingresos: 1, fallas: [] })
  const carpeta = await withViaje((viaje) => Promise.resolve(viaje.carpeta))
  const kept =
    readFileSync(join(carpeta, 'lecturas.jsonl'), 'utf8') + readFileSync(join(carpeta, 'viaje.json'), 'utf8')
  expect(kept).not.toContain(CLAVE_DEMO)
  expect(statSync(carpeta).mode & 0o777).toBe(0o700)
  const twice = ajeno.pedidos.filter((one, index) => ajeno.pedidos.indexOf(one) !== index)
  // The list is read until it says the same twice, what is owed before and after the account, and this month's collections
  // before all accounts and after.
  const again = /traerTodos\?nroPagina=\d+&nombre=|traerPagosPendientes|traerCobranzas/
  expect(twice.every((one) => again.test(one))).toBe(true)
})

test('sessions that end every 50 reads change nothing', async () => {
  const whole = (await read(), await huella())
  ajeno.dura = 50
  const leida = await read({ completa: true })
  expect(leida.ingresos).toBeGreaterThan(4)
  expect(leida.fallas).toEqual([])
  expect(await huella()).toBe(whole)
})

test('answers that are cut, HTML or late are asked again', async () => {
  let count = 0
  ajeno.alContestar = (_ruta, answer, response) => {
    count++
    if (count % 17 === 0) return { status: 502, text: '<html>Mantenimiento</html>' }
    if (count % 23 === 0) return void response.destroy()
    return answer
  }
  expect((await read()).fallas).toEqual([])
})

test('what never answers is told, and asked again by the same order', async () => {
  const [, second] = await readIDs()
  ajeno.alContestar = (ruta, answer) =>
    ruta === '/plan_pagos/traerTodos' && ajeno.pedidos.at(-1)?.endsWith(`=${second}`)
      ? { status: 500, text: 'x' }
      : answer
  const leida = await read({ aLaVez: 1 })
  expect(leida.fallas).toEqual([
    { llamada: `/plan_pagos/traerTodos?matriculadoID=${second}`, falla: 'la respuesta no se entiende' },
  ])
  ajeno.alContestar = (_ruta, answer) => answer
  ajeno.pedidos = []
  expect((await read()).fallas).toEqual([])
  expect(ajeno.pedidos).toEqual([`/plan_pagos/traerTodos?matriculadoID=${second}`])
})

const readIDs = async () =>
  (await api.db.query<{ id: number }>('SELECT id FROM matriculado ORDER BY id')).map(({ id }) => id)

test('a payment made between what is owed and the account has both read again', async () => {
  const [first] = await readIDs()
  let paid = false
  ajeno.alContestar = (ruta, answer) => {
    if (ruta !== '/pago/traerPagosPendientes' || !ajeno.pedidos.at(-1)?.includes(`matriculadoID=${first}&`))
      return answer
    const sobre = JSON.parse(answer.text) as { datos: unknown[] }
    if (paid) return answer
    paid = true
    return { ...answer, text: JSON.stringify({ ...sobre, datos: [...sobre.datos, { ...OTRO }] }) }
  }
  expect((await read()).fallas).toEqual([])
  expect(
    ajeno.pedidos.filter((one) => one.startsWith(`/pago/traerCuentaCorriente?matriculadoID=${first}&`)),
  ).toHaveLength(2)
})
const OTRO = { id: 999_999, tipoPagoID: 1, nombre: 'Otro', mes: 1, anio: 2026, monto: 5, fecha: null }

test('a call that is forbidden stops it before the many', async () => {
  ajeno.alContestar = (ruta, answer) =>
    ruta === '/plan_pagos/traerTodos' ? { status: 403, text: '{"estado":0}' } : answer
  await expect(read()).rejects.toThrow(/plan_pagos\/traerTodos: no le está permitida/)
  expect(ajeno.pedidos.length).toBeLessThan(150)
})

test('a server that fails ten times in a row is left in peace', async () => {
  ajeno.alContestar = () => ({ status: 500, text: '' })
  await expect(read()).rejects.toBeInstanceOf(MudanzaError)
  expect(ajeno.pedidos.length).toBeLessThan(12)
})

test('a wrong password is said in the other server’s words', async () => {
  await expect(read({ clave: 'otra-cosa' })).rejects.toThrow(
    /no deja entrar a administracion: Contraseña incorrecta/,
  )
})

test('two readings at once are refused', async () => {
  await withViaje(async () => {
    expect(() => openViaje(new URL(ajeno.url), 'otra')).toThrow(/en uso/)
    return Promise.resolve()
  })
})

test('a line that was cut off is dropped', async () => {
  await read()
  const before = await huella()
  const carpeta = await withViaje((viaje) => Promise.resolve(viaje.carpeta))
  appendFileSync(join(carpeta, 'lecturas.jsonl'), '{"p":9,"l":"/x')
  expect(await huella()).toBe(before)
})
