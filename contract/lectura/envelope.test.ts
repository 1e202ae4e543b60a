import { describe, expect, test } from 'vitest'
import {
  ERROR_DATOS,
  ERROR_INESPERADO,
  NO_AUTORIZADO,
  NO_ENCONTRADO,
  SESION_CADUCADA,
} from '@/contract/fixed-texts'
import { traerDatosBasicos, traerTodos } from '@/contract/matriculado'
import { cambiarEstado } from '@/contract/cambios-matriculado'
import { traerEstado } from '@/contract/federacion-matriculado'
import { traerMorosos } from '@/contract/moroso'
import { CONTRATO } from '@/contract/indice'
import { generarPago } from '@/contract/mercado-pago'
import { realizarPagoEfectivo, traerPagosPendientes } from '@/contract/pago'
import { emitirRecibo } from '@/contract/recibo'
import { tipoMatricula } from '@/contract/catalogo/seleccion'
import { login } from '@/contract/sesion'
import type { AnyCall } from '@/contract/lectura/result'
import { interpretAnswer, needsDatos } from '@/contract/lectura/envelope'

type Row = { matriculadoID?: number }

const read = (llamada: AnyCall, body: unknown, estado = 200) =>
  interpretAnswer(
    llamada,
    { estado, texto: typeof body === 'string' ? body : JSON.stringify(body) },
    'p1',
    () => undefined,
  )

describe('an answer', () => {
  test('of a list has rows and total, as numbers or as text', async () => {
    const row = { id: 1, apellidoNombre: 'A', dni: 2, matricula: 3 }
    expect(await read(traerTodos, { estado: 1, datos: [row], pagTotalItems: '41' })).toEqual({
      ok: true,
      datos: [row],
      total: 41,
    })
    expect(await read(traerTodos, { estado: '1', datos: null })).toMatchObject({ ok: true, datos: [] })
  })

  test('of a list may stand inside datos with its total', async () => {
    const row = { id: 1, apellidoNombre: 'A', dni: 2, matricula: 3 }
    expect(
      await read(traerTodos, { estado: 1, excepcion: null, datos: { datos: [row], pagTotalItems: '47' } }),
    ).toEqual({ ok: true, datos: [row], total: 47 })
    expect(await read(traerTodos, { estado: 1, datos: { datos: [row] }, pagTotalItems: 9 })).toMatchObject({
      total: 9,
    })
    for (const datos of [null, [], {}, ''])
      expect(await read(traerTodos, { estado: 1, datos: { datos, pagTotalItems: 0 } })).toEqual({
        ok: true,
        datos: [],
        total: 0,
      })
    expect(await read(traerMorosos, { estado: 1, datos: { datos: { matricula: [{}] } } })).toMatchObject({
      datos: [{}],
    })
    expect(await read(traerTodos, { estado: 1, datos: { datos: 'x' } })).toMatchObject({ tipo: 'inesperado' })
  })

  test.each([null, [], {}, ''])('of an empty list may be %j', async (datos) => {
    for (const llamada of [traerTodos, traerPagosPendientes, tipoMatricula, traerMorosos])
      expect(await read(llamada, { estado: 1, datos })).toMatchObject({ ok: true, datos: [] })
  })

  test('of a list with gaps comes by number, of a select by ids', async () => {
    expect(await read(traerTodos, { estado: 1, datos: { 0: { id: 1 }, 2: { id: 3 } } })).toMatchObject({
      datos: [{ id: 1 }, { id: 3 }],
    })
    expect(await read(tipoMatricula, { estado: 1, datos: { 1: 'ACTIVO', 8: 'BAJA' } })).toMatchObject({
      datos: [
        { id: 1, nombre: 'ACTIVO' },
        { id: 8, nombre: 'BAJA' },
      ],
    })
    expect(await read(traerTodos, { estado: 1, datos: { 1: 'ACTIVO' } })).toMatchObject({
      tipo: 'inesperado',
    })
  })

  test.each([
    [{ matricula: [{ matriculadoID: '7', monto: '10.50' }], concepto: [{ matriculadoID: 8 }] }, [7, 8]],
    [{ concepto: [{ matriculadoID: 8 }] }, [8]],
    [{ matriculas: [{ matriculadoID: 7 }], conceptos: { 3: { matriculadoID: 8 } } }, [7, 8]],
    [{ matricula: null, concepto: [] }, []],
    [{ matricula: {}, concepto: null }, []],
    [[{ matriculadoID: 9 }], [9]],
    [[], []],
    [{}, []],
    [null, []],
  ])('of lists apart, or of one flat list: %j', async (datos, expected) => {
    const result = await read(traerMorosos, { estado: 1, datos })
    expect(result).toMatchObject({ ok: true })
    expect(result.ok && (result.datos as Row[]).map(({ matriculadoID }) => matriculadoID)).toEqual(expected)
  })

  test.each([{ otra: [] }, { matricula: 'Nadie' }, 'Nadie', 3])('%j is none of those', async (datos) => {
    expect(await read(traerMorosos, { estado: 1, datos })).toMatchObject({ ok: false, tipo: 'inesperado' })
  })

  test.each([-100, -110, -120, '-110'])('%s ends the session, whatever the HTTP status', async (estado) => {
    for (const http of [200, 401, 500])
      expect(await read(traerTodos, { estado, mensaje: 'x' }, http)).toMatchObject({
        tipo: 'sesion',
        mensaje: SESION_CADUCADA,
      })
  })

  test.each([401, 403, 422])(
    'at sign-in a result is a result, whatever the HTTP status (%i)',
    async (http) => {
      expect(await read(login, { estado: -1, mensaje: '' }, http)).toMatchObject({
        tipo: 'rechazo',
        estado: -1,
      })
      expect(await read(login, { estado: 1, datos: {} }, http)).toMatchObject({ tipo: 'inesperado' })
      expect(await read(login, '<html>', http)).toMatchObject({ tipo: 'inesperado' })
      expect(await read(login, { estado: -110 }, http)).toMatchObject({ tipo: 'sesion' })
    },
  )
  test('and elsewhere a 401 ends the session', async () => {
    for (const body of ['<html>', { estado: 0, mensaje: 'x' }])
      expect(await read(traerTodos, body, 401)).toMatchObject({ tipo: 'sesion' })
  })

  test.each([
    [{ estado: 0, mensaje: 'El cargo ya está pagado' }, 200, 'rechazo', 'El cargo ya está pagado'],
    [{ estado: 0, mensaje: null }, 200, 'rechazo', ERROR_DATOS],
    [{ estado: null }, 200, 'inesperado', ERROR_DATOS],
    [{ estado: 'bien', mensaje: 'Hecho' }, 200, 'inesperado', 'Hecho'],
    [{ estado: 0, mensaje: 'x' }, 403, 'prohibido', NO_AUTORIZADO],
    [{ estado: 0, mensaje: 'Traceback' }, 500, 'inesperado', ERROR_INESPERADO],
    ['<html>Bad gateway</html>', 200, 'inesperado', ERROR_INESPERADO],
    ['{"estado":1,"datos":[', 200, 'inesperado', ERROR_INESPERADO],
    ['', 200, 'inesperado', ERROR_INESPERADO],
    [{ datos: [] }, 200, 'inesperado', ERROR_DATOS],
    [[1], 200, 'inesperado', ERROR_INESPERADO],
    [{ estado: 1, datos: { a: 1 } }, 200, 'inesperado', ERROR_INESPERADO],
    [{ estado: 1, datos: [] }, 302, 'inesperado', ERROR_INESPERADO],
  ])('%j with %i is %s', async (body, http, tipo, mensaje) => {
    expect(await read(traerTodos, body, http)).toMatchObject({ ok: false, tipo, mensaje })
  })

  test('field errors arrive under the form’s own names', async () => {
    const body = { estado: 0, mensaje: 'm', errores: { detallePagosJSON: 'vacío', fechaPago: 'mala' } }
    expect(await read(realizarPagoEfectivo, body)).toMatchObject({
      errores: { lineas: 'vacío', fechaPago: 'mala' },
    })
  })

  test('nothing found is told apart from a change that answers nothing', async () => {
    for (const datos of [null, undefined, [], {}, ''])
      expect(await read(traerDatosBasicos, { estado: 1, datos })).toMatchObject({
        ok: false,
        tipo: 'rechazo',
        mensaje: NO_ENCONTRADO,
      })
    for (const datos of ['sí', 7])
      expect(await read(traerDatosBasicos, { estado: 1, datos })).toMatchObject({ tipo: 'inesperado' })
    expect(await read(traerEstado, { estado: 1, datos: '' })).toEqual({ ok: true, datos: null })
    expect(await read(realizarPagoEfectivo, { estado: 1, datos: null })).toMatchObject({
      ok: true,
      datos: { pagoID: null, movimientoID: null },
    })
  })

  test('a success without what it is for is done, and an error in words', async () => {
    for (const datos of [null, undefined, '', [], {}, { otra: 1 }]) {
      expect(await read(generarPago, { estado: 1, datos })).toMatchObject({
        ok: false,
        tipo: 'inesperado',
        hecho: true,
        mensaje: 'El servidor dice que lo hizo, pero no envió la dirección de pago.',
      })
      expect(await read(cambiarEstado, { estado: 1, datos })).toMatchObject({ ok: true })
    }
    expect(await read(generarPago, { estado: 1, datos: 'https://pagar.example' })).toMatchObject({ ok: true })
    expect(await read(emitirRecibo, { estado: 1, datos: null })).toMatchObject({ hecho: true })
  })

  test('each change of the spec that needs datos says what is missing without them', () => {
    const all = Object.values(CONTRATO).flatMap((noun) => Object.values(noun) as AnyCall[])
    const spec = all.filter((llamada) => llamada.metodo === 'POST' && !llamada.extension)
    const needing = spec.filter(
      (llamada) => !llamada.lista && needsDatos(llamada) && llamada.acceso !== 'publico',
    )
    expect(needing.map(({ ruta }) => ruta)).toEqual([
      '/matriculado/reiniciarClaveAcceso',
      '/mercado_pago/generarPago',
    ])
    for (const { falta } of needing) expect(falta).toBeTruthy()
  })

  test('of a server that says too much is cut to what a person can read', async () => {
    const result = await read(traerTodos, { estado: 0, mensaje: 'x'.repeat(1_000_000) })
    expect(result).toMatchObject({ tipo: 'rechazo', mensaje: 'x'.repeat(500) })
  })

  test('of very many rows lets others in while it is read', async () => {
    const datos = Array.from({ length: 60_000 }, (_, i) => ({
      id: String(i + 1),
      dni: String(i),
      matricula: '1',
    }))
    let others = 0
    const timer = setInterval(() => others++, 1)
    const result = await read(traerTodos, { estado: 1, datos })
    clearInterval(timer)
    expect(result).toMatchObject({ ok: true })
    expect(others).toBeGreaterThan(3)
  })
})
