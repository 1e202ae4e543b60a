import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { ERROR_DATOS } from '@/contract/fixed-texts'
import { CONTRATO } from '@/contract/indice'
import { type Llamada, partesDe } from '@/contract/llamada'
import { arbitraryOf } from '@/contract/prueba/arbitrarios'
import { monthNumber } from '@/domain/fechas'
import { PERMISOS, ROLES } from '@/domain/roles'
import { CLAVE_AJENA } from '@/e2e/externo/consejo'
import { month } from '@/e2e/externo/gente'
import { COMUNES, type Habitos } from '@/e2e/externo/habitos'
import { type Externo, openExterno } from '@/e2e/externo/servidor'
import type { AnyCall, Resultado } from '@/lib/api/result'
import type { Sesion } from '@/lib/session-cookie'
import { SIN_LEER } from '@/contract/lectura/sin-leer'
import { ESCENA_INVENTADA } from '@/lib/prueba/invented-scene'
import { openWeb, quietLog } from '@/lib/prueba/web'

vi.mock('server-only', () => ({}))

type Entrada = Record<string, unknown>
const TODAS = Object.entries(CONTRATO).flatMap(([noun, llamadas]) =>
  Object.entries(llamadas as Record<string, Llamada>).map(([name, llamada]) => ({
    nombre: `${noun}.${name}`,
    llamada,
  })),
)
const DE_LA_ESPECIFICACION = TODAS.filter(
  ({ llamada: { extension, ruta } }) => !extension && ruta !== '/sistema/capacidades',
)
const NUESTRAS = TODAS.filter(({ llamada }) => llamada.extension)

let externo: Externo
let web: Awaited<ReturnType<typeof openWeb>>
/** May call anything, whoever it is about. */
let sesion: Sesion
beforeAll(async () => {
  externo = await openExterno()
  web = await openWeb(externo.url, { ESPERA_GET: '20000', ESPERA_POST: '30000' })
  const entered = await fetch(`${externo.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: 'administracion', password: CLAVE_AJENA }),
  })
  const { datos } = (await entered.json()) as { datos: { token: string } }
  sesion = {
    ...{ token: datos.token, roles: [...ROLES], usuario: 'rosa', nombre: 'Rosa', apellido: '', personaID: 1 },
    ...{ matriculadoID: 101, debeCambiarClave: false, debeSegundoFactor: false },
    permisos: new Set(PERMISOS),
  }
}, 120_000)
beforeEach(() => {
  externo.reset()
  externo.faltas = []
})
afterAll(() => externo.close())

/** What screens send where an example says it another way, which our own server takes as well. */
const DE_LAS_PANTALLAS: Readonly<Record<string, Entrada>> = {
  'externos.cuitLogin': { cuit: '20111111112' },
  'externos.generarClave': { cuit: '20111111112' },
  'estadisticas.listado_matriculados': { orden: 'matricula asc', especialidad: '[]', practica: '[]' },
  'matriculado.traerTodos': { nombre: '', dni: '', matricula: '' },
  'user.actualizarDatos': { password: 'clave-nueva-77' },
}

const fieldsOf = ({ entrada: { forma } }: Llamada): [string, z.ZodType][] =>
  forma instanceof z.ZodObject ? (Object.entries(forma.shape) as [string, z.ZodType][]) : []

/** The call's own example, and something in every key that we have beyond the specification. */
function fullOf(nombre: string, llamada: Llamada): Entrada {
  const wire = { ...llamada.ejemplo?.(ESCENA_INVENTADA), ...DE_LAS_PANTALLAS[nombre] }
  const ours = fieldsOf(llamada).filter(([key]) => llamada.extensiones?.includes(key as never))
  const more = ours.map(([key, field]): [string, unknown] => [key, fc.sample(arbitraryOf(field), 1)[0]])
  return { ...Object.fromEntries(more), ...(z.decode(llamada.entrada.cable, wire) as Entrada) }
}

/** Sends it as the web does: without a token where nobody has one yet, files in parts of their own. */
function send(llamada: AnyCall, entrada: Entrada): Promise<Resultado<unknown>> {
  const quien = llamada.acceso === 'publico' ? null : sesion
  if (!llamada.entra?.varios || !quien) return web.callApi(llamada, entrada as never, quien)
  const archivos = partesDe(llamada.entra).partes.map((parte) => ({
    ...{ nombre: '2026-11-1.pdf', bytes: Buffer.from('x') },
    parte,
  }))
  return web.uploadFiles(llamada, entrada as never, quien, archivos, {})
}

test('both kinds of calls, and keys of ours, are many', () => {
  expect(DE_LA_ESPECIFICACION.length).toBeGreaterThan(150)
  expect(NUESTRAS.length).toBeGreaterThan(200)
  expect(DE_LA_ESPECIFICACION.flatMap(({ llamada }) => llamada.extensiones ?? []).length).toBeGreaterThan(30)
})

test('each call of the specification arrives once, with its own keys and values and nothing of ours', async () => {
  quietLog()
  const wrong: Record<string, unknown> = {}
  for (const { nombre, llamada } of DE_LA_ESPECIFICACION) {
    externo.reset()
    externo.faltas = []
    await send(llamada, fullOf(nombre, llamada))
    const asked = externo.pedidos.map(({ metodo, ruta }) => `${metodo} ${ruta}`)
    if (externo.faltas.length > 0 || asked.join() !== `${llamada.metodo} ${llamada.ruta}`)
      wrong[nombre] = [...asked, ...externo.faltas]
  }
  expect(wrong).toEqual({})
})

test('whatever is typed, no key, header or parameter but the specification’s', async () => {
  quietLog()
  for (const { llamada } of DE_LA_ESPECIFICACION) {
    const typed = fc.record(
      Object.fromEntries(fieldsOf(llamada).map(([key, field]) => [key, arbitraryOf(field)])),
    )
    for (const entrada of fc.sample(typed, 2)) await send(llamada, entrada)
  }
  expect(externo.faltas.filter((falta) => !falta.includes(': valor de '))).toEqual([])
  expect(externo.pedidos.length).toBeGreaterThan(DE_LA_ESPECIFICACION.length)
})

/** What a catalogue's calls carry, to the specification's letter; without `editar` there is no such call. */
interface Cable {
  crear: Entrada
  editar?: string
  eliminar: string
}
const CATALOGOS: Readonly<Record<string, Cable>> = {
  titulo: { crear: { nombre: 'Uno', codigo: 5 }, editar: 'tituloID', eliminar: 'tituloID' },
  forma_pago: { crear: { nombre: 'Uno' }, editar: 'formaPagoID', eliminar: 'formaPagoID' },
  tipo_matricula: { crear: { nombre: 'Uno', categoria: 5, vence: true }, eliminar: 'tipoMatriculaID' },
  organizacion: { crear: { nombre: 'Uno' }, editar: 'organizacionID', eliminar: 'organizacionID' },
  especialidad: { crear: { nombre: 'Uno' }, editar: 'especialidadID', eliminar: 'especialidadID' },
  entidad_otorga_titulo: {
    ...{ crear: { nombre: 'Uno' }, editar: 'entidadOtorgaTituloID', eliminar: 'entidadID' },
  },
  practica: { crear: { nombre: 'Uno' }, editar: 'practicaID', eliminar: 'practicaID' },
  banco: { crear: { nombre: 'Uno' }, editar: 'bancoID', eliminar: 'bancoID' },
  sucursal_banco: {
    crear: { nombre: 'Uno', bancoID: 1, codigo: 'Otro texto' },
    ...{ editar: 'sucursalBancoID', eliminar: 'sucursalID' },
  },
}

test('a row of each catalogue is made, changed and deleted by the proxy with the spec’s keys, slips and all', async () => {
  const browser = web.browser()
  await browser.signIn('administracion', CLAVE_AJENA)
  for (const [noun, { crear, editar, eliminar }] of Object.entries(CATALOGOS)) {
    const call = async (name: string, entrada: Entrada) =>
      (await browser.change(`/${noun}/${name}`, entrada)).value
    expect(await call('crear', crear), noun).toMatchObject({ ok: true })
    const id = Number(externo.consejo.rowsOf(noun).at(-1)?.id)
    const edited = { ...crear, nombre: 'Dos' }
    expect(await call('actualizarDatos', { ...edited, id }), noun).toMatchObject({ ok: editar !== undefined })
    expect(await call('eliminar', { id }), noun).toMatchObject({ ok: true })
    const sent = ['crear', 'actualizarDatos', 'eliminar'].map((name) =>
      externo.askedFor(`/${noun}/${name}`).map(({ datos }) => datos),
    )
    expect(sent, noun).toEqual([[crear], editar ? [{ ...edited, [editar]: id }] : [], [{ [eliminar]: id }]])
  }
  expect(externo.faltas).toEqual([])
})

test('what could not be read of a row is not written over: its key is left out', async () => {
  const editar = DE_LA_ESPECIFICACION.find(({ nombre }) => nombre === 'titulo.actualizarDatos')?.llamada
  if (!editar) throw new Error('Falta la llamada')
  await send(editar, { id: 1, nombre: 'Uno', codigo: undefined, [SIN_LEER]: ['codigo'] })
  expect(externo.askedFor('/titulo/actualizarDatos').map(({ datos }) => datos)).toEqual([
    { tituloID: 1, nombre: 'Uno' },
  ])
})

test('a call of ours is refused here, with its example and by the proxy, and nobody is asked', async () => {
  const browser = web.browser()
  await browser.signIn('administracion', CLAVE_AJENA)
  externo.reset()
  const wrong: Record<string, unknown> = {}
  for (const { nombre, llamada } of NUESTRAS) {
    const entrada = fullOf(nombre, llamada)
    const result = await send(llamada, entrada)
    if (result.ok || result.tipo !== 'rechazo' || result.mensaje !== ERROR_DATOS) wrong[nombre] = result
    const ask = llamada.entra ? 'upload' : llamada.metodo === 'GET' ? 'read' : 'change'
    const { http, value } = await browser[ask](llamada.ruta, entrada)
    const told = value as { ok?: boolean } | undefined
    if (told?.ok !== false && http !== 404) wrong[`proxy ${nombre}`] = [http, value]
  }
  expect(wrong).toEqual({})
  expect(externo.pedidos).toEqual([])
})

test('the one question beyond the specification is asked once, and carries nothing', async () => {
  await web.servidor()
  await web.serverForChange()
  expect(externo.sondas).toBe(1)
  expect(externo.faltas).toEqual([])
})

/** What is read of every list and record of the specification, in the server's habits of now. */
async function readAll(): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {}
  for (const { nombre, llamada } of DE_LA_ESPECIFICACION.filter(
    ({ llamada: { metodo } }) => metodo === 'GET',
  )) {
    const result = await send(llamada, fullOf(nombre, llamada))
    read[nombre] = result.ok ? result.datos : [result.tipo, result.mensaje]
  }
  return read
}

const HABITOS: readonly Partial<Habitos>[] = [
  { anidadas: true },
  { sinTotal: true },
  { sinFilas: {} },
  { sinFilas: '' },
  { sinFilas: [] },
  { horas: 'con fraccion' },
  { horas: 'dia primero' },
  { morosos: ['matriculas', 'conceptos'] },
]

test('the same is read of every call, whatever the server’s habits, and nothing of it is unreadable', async () => {
  const log = quietLog()
  // Nobody owes a concept: of the two lists of who owes, one is empty.
  const setUp = () => {
    externo.reset()
    const [first, ...others] = externo.consejo.medicos
    for (const { cargos } of others) cargos.splice(0)
    first?.cargos.splice(0, Infinity, {
      ...month(9_001, monthNumber({ anio: 2026, mes: 5 })),
      creado: '2026-05-01 00:00:00',
    })
  }
  setUp()
  const plain = await readAll()
  const empty = Object.values(plain).filter((datos) => Array.isArray(datos) && datos.length === 0)
  expect(empty.length).toBeGreaterThan(3)
  for (const habito of HABITOS) {
    setUp()
    externo.habitos = { ...COMUNES, ...habito }
    expect(await readAll(), JSON.stringify(habito)).toEqual(plain)
  }
  expect(log.filter((line) => line.includes('api.ilegible'))).toEqual([])
})
