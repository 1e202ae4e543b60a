import { expect, test } from 'vitest'
import { type Ficha, shownText, wireText } from '@/components/padron/ficha/field-value'
import { sectionsOf } from '@/components/padron/ficha/sections'
import { RUTAS_CAMPO } from '@/domain/campos-ficha'

/** A record as an API that only knows the spec answers it. */
const FICHA = {
  id: 7,
  matricula: 1234,
  generaCuotas: true,
  tipoMatricula: { id: 1, nombre: 'ACTIVO' },
  nroColegio: null,
  formaPago: { id: 1, nombre: 'Efectivo' },
  datosPersonales: {
    apellidoNombre: 'Pérez Ana',
    dni: 20123456,
    fechaNacimiento: '1968-02-29',
    sexo: 2,
    nacionalidad: '',
    provincia: { id: 22, nombre: 'Santiago del Estero' },
    departamento: { id: null, nombre: 'Capital' },
    localidad: null,
    barrio: null,
    domicilio: null,
    telefono: null,
    email: null,
    apellido: undefined,
    nombre: undefined,
  },
  datosProfesionales: {
    consultorio: null,
    localidad: null,
    clinica: null,
    telProf: null,
    fax: null,
    cuitCuil: '27201234563',
    hospitales: null,
    hospital: undefined,
    servicios: undefined,
    cargos: undefined,
  },
  datosAcademicos: null,
  varios: {
    uadFecha: null,
    ingresoCM: '1995-03-01',
    egresoCM: null,
    federacion: true,
    superintendencia: null,
    iosep: false,
    isspse: null,
    notas: 'Dos\nrenglones',
    ultimoPeriodoRenovado: undefined,
  },
  libro: undefined,
  folio: undefined,
  observaciones: undefined,
  aviso: undefined,
  avisoFecha: undefined,
  deuda: undefined,
  saldoAFavor: undefined,
} satisfies Ficha

test.each([
  ['matriculado.matricula', '1234', '1234'],
  ['matriculado.nro_colegio', '', undefined],
  ['matriculado.datospersonales.nacionalidad', '', undefined],
  ['matriculado.datospersonales.sexo', '2', 'Femenino'],
  ['matriculado.datospersonales.provincia', '22', 'Santiago del Estero'],
  // A server that sends names alone: the name is what tells a change.
  ['matriculado.datospersonales.departamento', 'Capital', 'Capital'],
  ['matriculado.datosprofesionales.cuit_cuil', '27201234563', '27-20123456-3'],
  ['matriculado.varios.ingreso_cm', '1995-03-01', '01/03/1995'],
  ['matriculado.varios.iosep', 'false', 'No'],
  ['matriculado.varios.isspse', '', undefined],
  ['matriculado.datosacademicos.titulo', '', undefined],
] as const)('%s travels as %j and is read as %j', (campo, wire, shown) => {
  expect(wireText(FICHA, campo)).toBe(wire)
  expect(shownText(FICHA, campo)).toBe(shown)
})

test('a birth date tells the age', () => {
  expect(shownText(FICHA, 'matriculado.datospersonales.fecha_nacimiento')).toMatch(
    /^29\/02\/1968 \(\d+ años\)$/,
  )
})

const camposOf = (ficha: Ficha, ampliada: boolean) =>
  sectionsOf(ficha, ampliada).flatMap(({ datos }) => datos.flatMap(({ campo }) => campo ?? []))

test('an API that keeps no more than the spec gets no field the spec lacks', () => {
  const campos = camposOf(FICHA, false)
  expect(campos).toContain('matriculado.datospersonales.apellido_nombre')
  for (const campo of ['libro', 'aviso', 'datospersonales.apellido', 'datosprofesionales.servicios'] as const)
    expect(campos).not.toContain(`matriculado.${campo}`)
})

test('ours shows the whole closed list, surname and name as two fields, hospitals as their table', () => {
  const datosPersonales = { ...FICHA.datosPersonales, apellido: 'Pérez', nombre: 'Ana' }
  const campos = camposOf({ ...FICHA, datosPersonales }, true)
  const elsewhere = ['matriculado.datospersonales.apellido_nombre', 'matriculado.datosprofesionales.hospital']
  const fields = RUTAS_CAMPO.filter((campo) => !elsewhere.includes(campo))
  expect(new Set(campos)).toEqual(new Set(fields))
  expect(campos).toHaveLength(fields.length)
})

test('what another API does send is shown, announced or not', () => {
  expect(camposOf({ ...FICHA, libro: 'III' }, false)).toContain('matriculado.libro')
})
