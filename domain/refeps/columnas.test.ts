import { describe, expect, test } from 'vitest'
import type { Celda } from '@/domain/celda'
import { PerfilDeLibro } from '@/domain/importar/perfil'
import { guessExtracto, missingOf } from '@/domain/refeps/columnas'
import { readEstado } from '@/domain/refeps/estado'
import { claveDe, readFila } from '@/domain/refeps/extracto'

function perfilOf(rows: Celda[][]): PerfilDeLibro {
  const hoja = {
    ...{ nombre: 'Hoja1', oculta: false, titulos: null, combinadas: [] },
    ...{ filas: rows.length, columnas: rows[0]?.length ?? 0 },
  }
  const perfil = PerfilDeLibro.of([hoja], { formato: 'csv', epoca: 1900, hoy: '2026-11-21' })
  rows.forEach((celdas, at) => perfil.add({ hoja: 0, fila: at + 1, celdas }))
  return perfil
}

describe('the columns of an extract', () => {
  test('are known by their titles, above which others may stand', () => {
    const rows = [
      ['REFEPS: extracto', null, null, null, null, null],
      ['N° Documento', 'Apellido', 'Nombre', 'Matrícula', 'Estado matrícula', 'Especialidad'],
      ['20.123.456', 'PAZ', 'ANA', 'MP 1234', 'Activa', 'PEDIATRIA'],
      ['20.123.457', 'SOSA', 'EVA', 'MP 1235', 'Inactiva', null],
    ]
    expect(guessExtracto('refeps', perfilOf(rows))).toMatchObject({
      segura: true,
      lectura: {
        encabezado: 2,
        columnas: { dni: 0, apellido: 1, nombre: 2, matricula: 3, estado: 4, especialidad: 5 },
      },
      razones: { dni: 'Por el título, y 100 % lo es', apellido: 'Por el título' },
    })
  })

  test('of whole names under one title are one field', () => {
    const rows = [
      ['DNI', 'Nombre', 'Estado'],
      [20_123_456, 'PAZ, ANA', 'Activa'],
      [20_123_457, 'SOSA, EVA', 'Activa'],
    ]
    expect(guessExtracto('refeps', perfilOf(rows)).lectura.columnas).toEqual({
      dni: 0,
      apellidoNombre: 1,
      estado: 2,
    })
  })

  test('are asked for where the cells are something else than the title says', () => {
    const rows = [
      ['DNI', 'Apellido', 'Estado'],
      ['20.123.456', 'PAZ', 'Enviado'],
      ['20.123.457', 'SOSA', 'Recibido'],
    ]
    const { segura, lectura } = guessExtracto('refeps', perfilOf(rows))
    expect(segura).toBe(false)
    expect(missingOf('refeps', lectura.columnas)).toBe('el estado de la matrícula')
  })
})

test.each([
  ['Activa', { activa: true, fallecido: false }],
  ['HABILITADO', { activa: true, fallecido: false }],
  ['Sí', { activa: true, fallecido: false }],
  ['Inactiva', { activa: false, fallecido: false }],
  ['No activa', { activa: false, fallecido: false }],
  ['INHABILITADA', { activa: false, fallecido: false }],
  ['Baja por fallecimiento', { activa: false, fallecido: true }],
  ['Suspendida', { activa: false, fallecido: false }],
  ['Revisar', null],
  ['', null],
])('the state %s', (text, expected) => expect(readEstado(text)).toEqual(expected))

describe('a row', () => {
  const columnas = { dni: 0, matricula: 1, apellidoNombre: 2, estado: 3 }

  test.each([
    ['05.123.456', 5_123_456],
    [5_123_456, 5_123_456],
    ['DNI 20123456', 20_123_456],
  ])('with the document %s', (dni, expected) => {
    expect(readFila(2, [dni, 'MP 00123', 'PAZ, ANA', 'Activa'], columnas)).toMatchObject({
      ...{ dni: expected, matricula: 123, apellido: 'PAZ', apellidoNombre: 'PAZ, ANA' },
      ...{ activa: true, especialidades: null },
    })
  })

  test('that names nobody is none: a total, a formula, an empty one', () => {
    expect(readFila(9, ['Total', 14, null, null], columnas)).toBeNull()
    expect(readFila(9, [{ ilegible: 'formula', texto: '' }, null, 'PAZ', 'Activa'], columnas)).toBeNull()
    expect(readFila(9, [], columnas)).toBeNull()
  })

  test('is known again by its document or, without one, by number and name', () => {
    const fila = readFila(2, [null, 12, 'Paz, Ána', 'Activa'], columnas)
    expect(fila && claveDe(fila)).toBe('mp:12:paz ana')
  })
})
