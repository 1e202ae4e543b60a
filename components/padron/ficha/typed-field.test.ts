import { expect, test } from 'vitest'
import { doubtOf, readTyped } from '@/components/padron/ficha/typed-field'
import { addMonths, formatFecha, today } from '@/domain/fechas'

test.each([
  ['matriculado.datospersonales.barrio', '  Centro ', 'Centro'],
  ['matriculado.aviso', ' \n', ''],
  ['matriculado.aviso', undefined, ''],
  ['matriculado.datospersonales.dni', 30123456, 30123456],
  ['matriculado.datosprofesionales.cuit_cuil', '20-11966156-1', '20119661561'],
  ['matriculado.varios.ingreso_cm', '2020-02-29', '2020-02-29'],
  ['matriculado.varios.iosep', false, false],
  ['matriculado.datosacademicos.titulo', 3, 3],
] as const)('%s: %j is sent as %j', (campo, typed, valor) => {
  expect(readTyped(campo, typed)).toEqual({ valor })
})

test.each([
  ['matriculado.datospersonales.barrio', '   ', 'Ingrese Barrio'],
  ['matriculado.observaciones', '', 'Ingrese Observaciones'],
  ['matriculado.datospersonales.dni', undefined, 'Ingrese DNI'],
  ['matriculado.datospersonales.dni', '12a', 'Ingrese un número entero'],
  ['matriculado.datospersonales.dni', 100_000_000, 'El DNI va de 1 a 99.999.999: revise sus cifras'],
  ['matriculado.matricula', 0, 'La matrícula es un número mayor que cero'],
  ['matriculado.datospersonales.fecha_nacimiento', '31/02/2020', 'Ingrese una fecha válida'],
  ['matriculado.datospersonales.email', 'ana@', 'Ingrese Email Válido'],
  ['matriculado.datospersonales.sexo', undefined, 'Elija Sexo'],
  ['matriculado.datosacademicos.titulo', undefined, 'Elija un Titulo'],
  ['matriculado.datosacademicos.entidad_otorga_titulo', undefined, 'Elija una Entidad'],
  [
    'matriculado.datosprofesionales.cuit_cuil',
    '20-11966156-2',
    'El CUIT/CUIL no es correcto: revise sus 11 cifras',
  ],
] as const)('%s: %j is told %j and not sent', (campo, typed, error) => {
  expect(readTyped(campo, typed)).toEqual({ error })
})

test.each([
  'matriculado.varios.uad_fecha',
  'matriculado.varios.egreso_cm',
  'matriculado.varios.ultimo_periodo_renovado',
] as const)('%s: a day more than a year ahead is asked back', (campo) => {
  const far = addMonths(today(), 13)
  expect(doubtOf(campo, far)).toBe(
    `Para el ${formatFecha(far)} falta más de un año: confirme que es esa fecha`,
  )
  expect(doubtOf(campo, addMonths(today(), 12))).toBeUndefined()
})
