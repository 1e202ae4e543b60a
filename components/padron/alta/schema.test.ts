import { expect, test } from 'vitest'
import { checkAcademico, checkInicial, checkPersonal, merge } from '@/components/padron/alta/schema'
import { summarize } from '@/components/padron/alta/summary'
import { VACIOS, type Valores } from '@/components/padron/alta/values'
import { crear } from '@/contract/alta'
import { makeCuit } from '@/domain/cuit'
import { partsOf, today } from '@/domain/fechas'

const CUIT = makeCuit(31_234_567, 2)
const LLENO: Valores = {
  inicial: { ...VACIOS.inicial, matricula: 900, tipoMatriculaID: 2, libro: '  ' },
  personal: {
    ...VACIOS.personal,
    nombre: ' Ana ',
    apellido: 'Ñandú',
    dni: 31_234_567,
    fechaNacimiento: '1985-05-01',
    sexo: 2,
    nacionalidad: 'Argentina',
    provinciaID: 22,
    departamentoID: 480,
    localidad: 'Selva',
    barrio: 'Centro',
    telefono: '385',
    email: 'ana@example.com',
  },
  academico: {
    ...VACIOS.academico,
    tituloID: 1,
    entidadEntregaTituloID: 3,
    cuitCuil: `${CUIT.slice(0, 2)}-${CUIT.slice(2, 10)}-${CUIT.slice(10)}`,
    iosep: true,
    hospitales: [
      { hospital: 7, servicio: 'Guardia', cargo: '' },
      { hospital: 8, servicio: '', cargo: 'Jefa' },
    ],
  },
}

const messagesOf = (result: ReturnType<typeof checkInicial | typeof checkPersonal | typeof checkAcademico>) =>
  result.ok ? [] : [...new Set(result.problems.map(({ message }) => message))]

test('the three steps become one call, with what is always the same', () => {
  const mezcla = merge(LLENO)
  expect(mezcla).toMatchObject({
    ok: true,
    alta: {
      nombre: 'Ana',
      formaPagoID: 1,
      lugarOrigenID: 22,
      domicilioNoConfirmado: true,
      superintendencia: false,
      federacion: false,
      cuitCuil: CUIT,
      hospitales: [
        { id: 1, hospital: 7, servicio: 'Guardia' },
        { id: 2, hospital: 8, cargo: 'Jefa' },
      ],
    },
  })
  if (!mezcla.ok) throw new Error(mezcla.paso)
  expect(mezcla.alta.libro).toBeUndefined()
  expect(crear.entrada.forma.safeParse(mezcla.alta).success).toBe(true)
})

test.each(['inicial', 'personal', 'academico'] as const)('a bad step is named: %s', (paso) => {
  expect(merge({ ...LLENO, [paso]: VACIOS[paso] })).toEqual({ ok: false, paso })
})

test('what is missing is told in the spec’s words', () => {
  expect(messagesOf(checkInicial(VACIOS.inicial))).toEqual(['Ingrese Matricula', 'Ingrese Tipo de Matricula'])
  expect(messagesOf(checkPersonal(VACIOS.personal)).sort()).toEqual(
    [
      'Ingrese Nombre',
      'Ingrese Apellido',
      'Ingrese DNI',
      'Ingrese Fecha de Nacimiento',
      'Elija Sexo',
      'Ingrese Nacionalidad',
      'Ingrese Provincia',
      'Ingrese Departamento',
      'Ingrese Localidad',
      'Ingrese Barrio',
      'Ingrese Email Válido',
      'Ingrese Telefono',
    ].sort(),
  )
  expect(messagesOf(checkAcademico(VACIOS.academico))).toEqual([
    'Elija un Titulo',
    'Elija una Entidad',
    'Ingrese CUIT/CUIL',
  ])
})

test('half-typed values are refused where they stand', () => {
  const { personal, academico } = LLENO
  const impossible = { ...personal, fechaNacimiento: '29/02/1987' }
  expect(messagesOf(checkPersonal(impossible))).toEqual(['Ingrese una fecha válida'])
  expect(messagesOf(checkPersonal({ ...personal, dni: '31.2x', email: 'ana@' }))).toEqual([
    'Ingrese DNI',
    'Ingrese Email Válido',
  ])
  expect(messagesOf(checkPersonal({ ...personal, dni: 100_000_000 }))).toEqual([
    'El DNI va de 1 a 99.999.999: revise sus cifras',
  ])
  const child = `${partsOf(today()).anio - 3}-01-01`
  expect(messagesOf(checkPersonal({ ...personal, fechaNacimiento: child }))).toEqual([
    'Con esa fecha de nacimiento tiene 3 años: un médico tiene 18 o más',
  ])
  expect(messagesOf(checkAcademico({ ...academico, cuitCuil: '30-70000001-6' }))).toEqual([
    'Ese CUIT es de una empresa: el de una persona empieza con 20, 23, 24 o 27',
  ])
  expect(messagesOf(checkAcademico({ ...academico, cuitCuil: 'abc', uadFecha: '31/02' }))).toEqual([
    'El CUIT/CUIL no es correcto: revise sus 11 cifras',
    'Ingrese una fecha válida',
  ])
})

test('the summary speaks the screen’s words and names what was left empty', () => {
  const mezcla = merge(LLENO)
  if (!mezcla.ok) throw new Error(mezcla.paso)
  const [inicial, personal, academico] = summarize(mezcla.alta, {
    tiposMatricula: [{ id: 2, nombre: 'RESIDENTE' }],
    provincias: [{ id: 22, nombre: 'Santiago del Estero' }],
    departamentos: [{ id: 480, nombre: 'Rivadavia' }],
    titulos: [{ id: 1, nombre: 'Médica' }],
    entidades: [],
    hospitales: [{ id: 7, nombre: 'Regional' }],
  })
  expect(inicial).toMatchObject({ vacios: ['Nro. de Colegio', 'Libro', 'Folio'] })
  expect(inicial?.filas).toContainEqual({ label: 'Forma de Pago', valor: 'Efectivo' })
  expect(personal?.filas).toContainEqual({ label: 'Fecha de Nacimiento', valor: '01/05/1985' })
  expect(personal?.filas).toContainEqual({ label: 'Sexo', valor: 'Femenino' })
  expect(academico?.filas).toContainEqual({ label: 'IOSEP', valor: 'Si' })
  expect(academico?.filas).toContainEqual({ label: 'Hospitales', valor: 'Regional, Guardia\n8, Jefa' })
  expect(academico?.filas).toContainEqual({ label: 'Entidad que otorga el Titulo', valor: '3' })
})
