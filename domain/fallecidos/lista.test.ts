import { expect, test } from 'vitest'
import type { Celda } from '@/domain/celda'
import { readDias, readFilaDeLista } from '@/domain/fallecidos/lista'
import { PerfilDeLibro } from '@/domain/importar/perfil'
import { guessExtracto, missingOf } from '@/domain/refeps/columnas'

const COLUMNAS = { dni: 0, apellidoNombre: 1, dia: 2 }
const daysOf = (...cells: Celda[]) =>
  readDias(
    cells.flatMap((cell, at) => readFilaDeLista(at + 2, [20_000_000 + at, 'Paz, Ana', cell], COLUMNAS) ?? []),
    { hoy: '2026-11-21', epoca: 1900 },
  ).map(({ dia }) => dia)

test('days are read as people and programs write them, and what is none is none', () => {
  expect(daysOf('15/11/2026', '1-2-26', 46_341, '5 de marzo de 2026', '', 'ayer', '31/02/2026')).toEqual([
    ...['2026-11-15', '2026-02-01', '2026-11-15', '2026-03-05', null, null, null],
  ])
})

test('a column with the month first is read so', () => {
  expect(daysOf('11/15/2026', '03/04/2026')).toEqual(['2026-11-15', '2026-03-04'])
})

test('the columns of a list are known by their titles, and a birth is no death', () => {
  const rows = [
    ['Nro. Documento', 'Apellido y Nombres', 'Fecha Nacimiento', 'Fecha de defunción'],
    ['20.123.456', 'PAZ, ANA', '01/02/1950', '15/11/2026'],
    ['20.123.457', 'SOSA, EVA', '01/02/1951', '16/11/2026'],
  ]
  const hoja = {
    ...{ nombre: 'Hoja1', oculta: false, titulos: null, combinadas: [] },
    ...{ filas: rows.length, columnas: 4 },
  }
  const perfil = PerfilDeLibro.of([hoja], { formato: 'csv', epoca: 1900, hoy: '2026-11-21' })
  rows.forEach((celdas, at) => perfil.add({ hoja: 0, fila: at + 1, celdas }))
  const { segura, lectura } = guessExtracto('fallecidos', perfil)
  expect(lectura.columnas).toEqual({ dni: 0, apellidoNombre: 1, dia: 3 })
  expect(segura).toBe(true)
  expect(missingOf('fallecidos', { dni: 0, apellidoNombre: 1 })).toBe('el día del fallecimiento')
})
