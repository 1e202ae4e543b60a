import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { MAX_MONTO, MAX_SUMA } from '@/domain/dinero'

let api: ApiDePrueba
let token: string
let socio: number

beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'ADMINISTRACION')).token
  socio = await addMember(api.db)
  await api.db.query(
    `INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, concepto_id)
     SELECT $1, 1, 'Curso', 2026, 6, $2, (SELECT min(id) FROM concepto) FROM generate_series(1, 1001)`,
    [socio, MAX_MONTO],
  )
})
afterAll(() => api.close())

const DEUDA = 1_001_000_000_000

const ask = async (nombre: NombreLlamada, wire: Record<string, unknown> = {}) =>
  (await api.call(nombre, wire, { token })).sobre

test('what a thousand of the largest charges come to is told by every list of debts', async () => {
  const all = { nroPagina: 1 }
  const id = { matriculadoID: socio }
  expect(await ask('cuentasCorrientes.traerTodos', all)).toMatchObject({
    datos: { pendiente: DEUDA, saldo: DEUDA, filas: [{ pendiente: DEUDA }] },
  })
  expect(await ask('moroso.traerTodos', all)).toMatchObject({
    datos: { mora: DEUDA, filas: [{ mora: DEUDA }] },
  })
  expect(await ask('estadisticas.traerMorosos')).toMatchObject({ datos: { concepto: [{ monto: DEUDA }] } })
  expect(await ask('mensaje.simular', { ...all, medio: 1 })).toMatchObject({ datos: { mora: DEUDA } })
  expect(await ask('matriculado.traerDatosBasicos', id)).toMatchObject({ datos: { deuda: DEUDA } })
  expect(await ask('matriculado.simularEstado', { ...id, tipoMatriculaID: 3 })).toMatchObject({
    datos: { deuda: DEUDA },
  })
})

test('a month that comes to more than can be added up is refused in words', async () => {
  await addMember(api.db)
  const price = (monto: bigint) =>
    api.db.query(
      'UPDATE concepto SET monto = $1 WHERE anio = 2026 AND tipo_matricula_id = 1 AND variante = 0',
      [monto],
    )
  const mes = { anio: 2026, mes: 11 }
  await price(MAX_SUMA / 2n + 1n)
  const mensaje = 'El total del mes pasa de $\u00a070.000.000.000.000,00: revise los precios'
  expect(await ask('cuota.simularMes', mes)).toMatchObject({ estado: 0, errores: { mes: mensaje } })
  const run = await ask('cuota.generarMes', { ...mes, cantidad: 2, total: 70_000_000_000_000 })
  expect(run).toMatchObject({ estado: 0, mensaje: expect.stringContaining('Cambió') as string })
  await price(MAX_SUMA / 2n)
  expect(await ask('cuota.simularMes', mes)).toMatchObject({
    datos: { cantidad: 2, total: 70_000_000_000_000 },
  })
})

test('debts that come to more than can be told are answered in words, never as a failure', async () => {
  await api.db.query('UPDATE cargo SET monto = $1 WHERE id = (SELECT max(id) FROM cargo)', [MAX_SUMA])
  const all = { nroPagina: 1 }
  const id = { matriculadoID: socio }
  const told = {
    estado: 0,
    excepcion: null,
    mensaje: expect.stringMatching(/^Los importes suman más de \$\u00a070\.000\.000\.000\.000,00/) as string,
  }
  expect(await ask('cuentasCorrientes.traerTodos', all)).toMatchObject(told)
  expect(await ask('moroso.traerTodos', all)).toMatchObject(told)
  expect(await ask('estadisticas.traerMorosos')).toMatchObject(told)
  expect(await ask('mensaje.simular', { ...all, medio: 1 })).toMatchObject(told)
  expect(await ask('matriculado.traerDatosBasicos', id)).toMatchObject(told)
  expect(await ask('matriculado.simularEstado', { ...id, tipoMatriculaID: 3 })).toMatchObject(told)
})
