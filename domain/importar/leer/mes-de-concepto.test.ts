import { expect, test } from 'vitest'
import { monthPaid } from '@/domain/importar/leer/mes-de-concepto'

test.each([
  ['Cuota 01/2025', 2025, 1],
  ['Matrícula ACTIVO 03/2026', 2026, 3],
  ['marzo 2025', 2025, 3],
  ['MES DE ABR. DE 2024', 2024, 4],
  ['2025-07', 2025, 7],
  ['07/2025', 2025, 7],
])('«%s» is of the month %i-%i', (concepto, anio, mes) => {
  expect(monthPaid(concepto)).toEqual({ anio, mes })
})

test.each([
  '',
  'Cuota',
  'Cuota 3/12',
  'Plan de Pagos 8 – Cuota 3/12',
  'Plan 2, cuota 03/2025',
  'Cuota 01/2025; Cuota 02/2025',
  'Curso de marzo 2025',
  'Inscripción 2025',
  'Cuota 13/2025',
  'Congreso 05/2025',
])('«%s» is of no month of registration', (concepto) => {
  expect(monthPaid(concepto)).toBeNull()
})
