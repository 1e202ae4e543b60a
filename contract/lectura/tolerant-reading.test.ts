import { describe, expect, test } from 'vitest'
import { reiniciarClaveAcceso } from '@/contract/cambios-matriculado'
import { traerDatos, traerTodos } from '@/contract/matriculado'
import { traerPagosPendientes } from '@/contract/pago'
import { readTolerant } from '@/contract/lectura/tolerant-reading'

function read(codec: Parameters<typeof readTolerant>[0], raw: unknown) {
  const avisos: string[] = []
  const value = readTolerant(codec, raw, (clave) => avisos.push(clave))
  return { value, avisos }
}

describe('a row of another server', () => {
  test('numeric text, missing keys and unknown keys are read without a word', () => {
    const { value, avisos } = read(traerTodos.salida, {
      id: '12',
      dni: '20111222',
      apellidoNombre: 'PAZ, Ana',
      extra: { a: 1 },
    })
    expect(value).toEqual({ id: 12, dni: 20111222, matricula: null, apellidoNombre: 'PAZ, Ana' })
    expect(avisos).toEqual([])
  })

  test('a number is read where text is wanted, and an amount with the noise of floating point', () => {
    const { value, avisos } = read(traerDatos.salida, {
      id: 1,
      datospersonales: { telefono: 3854123456, barrio: 12.5 },
      datosprofesionales: { cuit_cuil: 20111222337 },
    })
    expect(value).toMatchObject({
      datosPersonales: { telefono: '3854123456', barrio: '12.5' },
      datosProfesionales: { cuitCuil: '20111222337' },
    })
    const row = { id: '1', tipoPagoID: 3, monto: 37_000.100000000006 }
    expect(read(traerPagosPendientes.salida, row).value).toMatchObject({ monto: 3_700_010n })
    expect(avisos).toEqual([])
    expect(read(traerPagosPendientes.salida, { ...row, monto: 1.005 }).value).toMatchObject({ monto: 101n })
    expect(read(reiniciarClaveAcceso.salida, 48213097)).toEqual({ value: '48213097', avisos: [] })
  })

  test.each([
    ['12.500,50', 1_250_050n],
    ['12,500.50', 1_250_050n],
    ['-1.234.567,5', -123_456_750n],
    ['1,234,567', 123_456_700n],
  ])('an amount written for people is read where it can mean one thing alone: %s', (monto, expected) => {
    const row = { id: 1, tipoPagoID: 3, monto }
    expect(read(traerPagosPendientes.salida, row)).toMatchObject({ value: { monto: expected }, avisos: [] })
  })

  test('so is a DNI with its dots, and what may be two amounts is neither', () => {
    expect(read(traerTodos.salida, { id: 1, dni: '12.345.678' }).value).toMatchObject({ dni: 12_345_678 })
    for (const monto of ['12,345', '12,500', '1.23.456,00'])
      expect(read(traerPagosPendientes.salida, { id: 1, tipoPagoID: 3, monto }).avisos).toContain('monto')
  })

  test('one bad field is left out and told, the rest stays', () => {
    const { value, avisos } = read(traerTodos.salida, {
      id: 5,
      dni: 'sin dato',
      matricula: 7,
      apellidoNombre: 'X',
    })
    expect(value).toEqual({ id: 5, dni: null, matricula: 7, apellidoNombre: 'X' })
    expect(avisos).toEqual(['dni'])
  })

  test('a field the contract requires is absent when it cannot be read', () => {
    const { value, avisos } = read(traerPagosPendientes.salida, {
      id: 5,
      tipoPagoID: 3,
      monto: 'mucho',
      mes: 13.5,
      anio: '2026',
    })
    expect(value).toMatchObject({ id: 5, tipoPagoID: 3, anio: 2026 })
    expect(value).not.toHaveProperty('monto')
    expect(avisos).toContain('monto')
  })

  test('a bad value deep inside costs itself alone', () => {
    const { value, avisos } = read(traerDatos.salida, {
      id: 1,
      datospersonales: {
        apellido_nombre: 'PAZ',
        fecha_nacimiento: '0000-00-00',
        provincia: { nombre: 'Salta' },
      },
      varios: [],
    })
    expect(value).toMatchObject({
      id: 1,
      datosPersonales: { apellidoNombre: 'PAZ', fechaNacimiento: null, provincia: { nombre: 'Salta' } },
      varios: null,
    })
    expect(avisos).toEqual(expect.arrayContaining(['datospersonales.fecha_nacimiento', 'varios']))
  })

  test.each([null, 7, 'texto', [], {}])('%j instead of a row is a row of nothing', (raw) => {
    expect(() => read(traerTodos.salida, raw)).not.toThrow()
    expect(typeof read(traerTodos.salida, raw).value).toBe('object')
  })
})
