import { describe, expect, test } from 'vitest'
import { ERROR_DATOS, ERROR_INESPERADO, NO_AUTORIZADO, SESION_CADUCADA } from '@/contract/mensajes'
import { traerDatosBasicos, traerTodos } from '@/contract/matriculado'
import { realizarPagoEfectivo } from '@/contract/pago'
import type { LlamadaCualquiera } from '@/lib/api/resultado'
import { interpretar } from '@/lib/api/sobre'

const read = (llamada: LlamadaCualquiera, body: unknown, estado = 200) =>
  interpretar(
    llamada,
    { estado, texto: typeof body === 'string' ? body : JSON.stringify(body) },
    'p1',
    () => undefined,
  )

describe('an answer', () => {
  test('of a list has rows and total, as numbers or as text', () => {
    const row = { id: 1, apellidoNombre: 'A', dni: 2, matricula: 3 }
    expect(read(traerTodos, { estado: 1, datos: [row], pagTotalItems: '41' })).toEqual({
      ok: true,
      datos: [row],
      total: 41,
    })
    expect(read(traerTodos, { estado: '1', datos: null })).toMatchObject({ ok: true, datos: [] })
  })

  test.each([-100, -110, -120, '-110'])('%s ends the session, whatever the HTTP status', (estado) => {
    for (const http of [200, 401, 500])
      expect(read(traerTodos, { estado, mensaje: 'x' }, http)).toMatchObject({
        tipo: 'sesion',
        mensaje: SESION_CADUCADA,
      })
  })

  test.each([
    [{ estado: 0, mensaje: 'El cargo ya está pagado' }, 200, 'rechazo', 'El cargo ya está pagado'],
    [{ estado: 0, mensaje: null }, 200, 'rechazo', ERROR_DATOS],
    [{ estado: null }, 200, 'rechazo', ERROR_DATOS],
    [{ estado: 0, mensaje: 'x' }, 403, 'prohibido', NO_AUTORIZADO],
    [{ estado: 0, mensaje: 'Traceback' }, 500, 'inesperado', ERROR_INESPERADO],
    ['<html>Bad gateway</html>', 200, 'inesperado', ERROR_INESPERADO],
    ['{"estado":1,"datos":[', 200, 'inesperado', ERROR_INESPERADO],
    ['', 200, 'inesperado', ERROR_INESPERADO],
    [{ datos: [] }, 200, 'inesperado', ERROR_INESPERADO],
    [{ estado: 1, datos: { a: 1 } }, 200, 'inesperado', ERROR_INESPERADO],
    [{ estado: 1, datos: [] }, 302, 'inesperado', ERROR_INESPERADO],
  ])('%j with %i is %s', (body, http, tipo, mensaje) => {
    expect(read(traerTodos, body, http)).toMatchObject({ ok: false, tipo, mensaje })
  })

  test('field errors arrive under the form’s own names', () => {
    const body = { estado: 0, mensaje: 'm', errores: { detallePagosJSON: 'vacío', fechaPago: 'mala' } }
    expect(read(realizarPagoEfectivo, body)).toMatchObject({
      errores: { lineas: 'vacío', fechaPago: 'mala' },
    })
  })

  test('nothing found is told apart from a change that answers nothing', () => {
    expect(read(traerDatosBasicos, { estado: 1, datos: null })).toMatchObject({ ok: false, tipo: 'rechazo' })
    expect(read(realizarPagoEfectivo, { estado: 1, datos: null })).toMatchObject({
      ok: true,
      datos: { pagoID: null, movimientoID: null },
    })
  })
})
