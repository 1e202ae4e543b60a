import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { carpetaOf, openViaje, type Viaje } from '@/backend/mudanza/viaje/carpeta'
import { COBRANZAS, nameOf, pedidoDeCobranzas } from '@/backend/mudanza/viaje/llamadas'
import { leerTodo, type PedidoDeLectura } from '@/backend/mudanza/viaje/pasada'
import {
  invent,
  type MedicoInventado,
  openInventado,
  type ServidorInventado,
} from '@/backend/prueba/mudanza/servidor-inventado'
import { monthNumber, partsOf, today } from '@/domain/fechas'

const CUANTOS = 30
let viejo: ServidorInventado
let datos: string

beforeEach(async () => {
  viejo = await openInventado(CUANTOS)
  datos = mkdtempSync(join(tmpdir(), 'padron-mudanza-'))
  process.env['PADRON_DATOS'] = datos
})
afterEach(async () => {
  await viejo.close()
  delete process.env['PADRON_DATOS']
  rmSync(datos, { recursive: true, force: true })
})

async function withViaje<R>(act: (viaje: Viaje) => R | Promise<R>): Promise<R> {
  const viaje = openViaje(new URL(viejo.url), 'prueba')
  try {
    return await act(viaje)
  } finally {
    viaje.close()
  }
}

const said: string[] = []
const read = (more: Partial<PedidoDeLectura> = {}) => {
  viejo.pedidos = []
  said.length = 0
  return withViaje((viaje) =>
    leerTodo(viaje, {
      ...{ origen: new URL(viejo.url), usuario: 'a', clave: 'b', aLaVez: 2, horario: undefined },
      ...{ esperar: () => Promise.resolve(), decir: (line) => said.push(line), ...more },
    }),
  )
}
const huella = () => withViaje(({ copia }) => copia.huella())

/** What a reading of all would have made of the copy that there is now; the copy stays as it is. */
async function wholeInstead(): Promise<string> {
  const carpeta = carpetaOf(new URL(viejo.url))
  cpSync(carpeta, `${carpeta}.antes`, { recursive: true })
  await read({ completa: true })
  const whole = await huella()
  rmSync(carpeta, { recursive: true })
  cpSync(`${carpeta}.antes`, carpeta, { recursive: true })
  return whole
}

const DINERO = /traerPagosPendientes|traerCuentaCorriente|traerDatosMatricula|traerCobranzas/
const besidesMoney = () => viejo.pedidos.filter((one) => !DINERO.test(one))
/** Of members: catalogues are as many whoever changed. */
const ofMembers = () => besidesMoney().filter((one) => /matriculado|periodo|concepto_|plan_/.test(one))
const readWhole = () =>
  viejo.pedidos.flatMap((one) => {
    const id = /^\/matriculado\/traerDatos\?matriculadoID=(\d+)$/.exec(one)?.[1]
    return id ? [Number(id)] : []
  })
const medico = (id: number): MedicoInventado => {
  const found = viejo.medicos.find((one) => one.id === id)
  if (!found) throw new Error(`no hay ${id}`)
  return found
}

test('of a hundred one changed: few calls, and the copy is the one of a whole reading', async () => {
  for (let id = CUANTOS + 1; id <= 100; id++) viejo.medicos.push(invent(id))
  await read()
  const whole = ofMembers().length
  medico(37).telefono = '11-1234'
  const instead = await wholeInstead()
  const leida = await read()
  expect(leida).toMatchObject({ clase: 'cambios', matriculados: 100, fallas: [] })
  expect(leida.tomados?.cuantos).toBe(99)
  expect(ofMembers().length).toBeLessThanOrEqual(whole * 0.05)
  expect(readWhole()).toEqual([37])
  expect(await huella()).toBe(instead)
})

test('each sign is enough: type, form of payment, debt, receipt; who came is read and who went is gone', async () => {
  await read()
  medico(11).tipo = 4
  medico(12).forma = 4
  medico(13).debe.push(500)
  medico(14).cobros.push({ nro: 7, monto: 900 })
  viejo.medicos.push(invent(CUANTOS + 1))
  viejo.medicos = viejo.medicos.filter(({ id }) => id !== 20)
  const instead = await wholeInstead()
  await read()
  expect(readWhole().sort((a, b) => a - b)).toEqual([11, 12, 13, 14, CUANTOS + 1])
  expect(await withViaje(({ estado }) => estado?.ids.includes(20))).toBe(false)
  expect(await huella()).toBe(instead)
  // What the lists say now is what the next reading compares with.
  await read()
  expect(readWhole()).toEqual([])
})

test('who pays after his account was read and before the reading ends is read the next time', async () => {
  viejo.alPedir = () => {
    if (viejo.pedidos.at(-1)?.startsWith(`/pago/traerCuentaCorriente?matriculadoID=${CUANTOS}&`))
      medico(14).cobros = [{ nro: 7, monto: 900 }]
  }
  await read({ aLaVez: 1 })
  viejo.alPedir = () => undefined
  const month = pedidoDeCobranzas(monthNumber(partsOf(today())))
  expect(await withViaje(({ copia }) => copia.read(nameOf(COBRANZAS, month)))).toContain('"nroRecibo":7')
  await read()
  expect(readWhole()).toEqual([14])
})

test('money that no list tells is there after the last reading, with all of whose money it is', async () => {
  await read()
  medico(21).ajustes.push({ monto: 300 })
  medico(21).domicilio = 'Otra 1'
  const instead = await wholeInstead()
  const { tomados } = await read()
  expect(tomados?.cuantos).toBe(CUANTOS)
  expect(await huella()).not.toBe(instead)
  const leida = await read({ final: true })
  expect(leida.clase).toBe('final')
  expect(leida.tomados?.cuantos).toBe(CUANTOS - 1)
  expect(readWhole()).toEqual([21])
  expect(await huella()).toBe(instead)
})

test('sessions that end every 50 reads change nothing of it', async () => {
  await read()
  for (const id of [5, 6, 7]) medico(id).telefono = '11'
  const instead = await wholeInstead()
  viejo.dura = 50
  const leida = await read({ final: true })
  expect(leida.ingresos).toBeGreaterThan(3)
  expect(leida.fallas).toEqual([])
  expect(await huella()).toBe(instead)
})

test('what failed is read again with what changed, and a day later that is a reading of its own', async () => {
  viejo.sin.add('/plan_pagos/traerTodos')
  await expect(read()).rejects.toThrow(/plan_pagos/)
  viejo.sin.clear()
  await read()
  const carpeta = carpetaOf(new URL(viejo.url))
  const fail = {
    p: 1,
    l: '/matriculado/traerDatosMatricula?matriculaID=500',
    t: '2026-11-01T00:00:00Z',
    f: 'x',
  }
  writeFileSync(join(carpeta, 'lecturas.jsonl'), `${JSON.stringify(fail)}\n`, { flag: 'a' })
  edit('viaje.json', (text) =>
    text
      .replace('"leida"', '"incompleta"')
      .replace(/"terminada": "[^"]*"/, '"terminada": "2026-11-01T00:00:00Z"'),
  )
  medico(9).telefono = '9'
  await read()
  expect(readWhole().sort((a, b) => a - b)).toEqual([5, 9])
})

test('who was last looked at more than a week ago is read again, a seventh of all in one reading', async () => {
  await read()
  edit('lecturas.jsonl', (text) => text.replaceAll(/"t":"\d{4}/g, '"t":"2020'))
  for (const times of [5, 5, 5, 5, 5, 5, 0]) {
    await read()
    expect(readWhole()).toHaveLength(times)
  }
})

test('without the listing all is read, and it is said', async () => {
  await read()
  viejo.sin.add('/estadisticas/listado_matriculados')
  const leida = await read()
  expect(leida).toMatchObject({ clase: 'entera', fallas: [] })
  expect(leida.tomados).toBeUndefined()
  expect(readWhole()).toHaveLength(CUANTOS)
  expect(said.join()).toContain('no dicen quién cambió')
})

test('a reading that was interrupted is not left in the middle by another kind', async () => {
  await read()
  const interrupted = read({
    decir: () => {
      throw new Error('corte')
    },
  })
  await expect(interrupted).rejects.toThrow('corte')
  await expect(read({ final: true })).rejects.toThrow(/sin terminar/)
  await expect(read({ solo: new Set([1001]) })).rejects.toThrow(/sin terminar/)
  expect((await read()).clase).toBe('cambios')
  expect(await read({ solo: new Set([1001, 1002]) })).toMatchObject({ clase: 'solo', matriculados: 2 })
  medico(6).telefono = '60'
  expect(await read()).toMatchObject({ clase: 'cambios', matriculados: CUANTOS })
  expect(readWhole()).toEqual([6])
})

function edit(name: string, change: (text: string) => string): void {
  const path = join(carpetaOf(new URL(viejo.url)), name)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}
