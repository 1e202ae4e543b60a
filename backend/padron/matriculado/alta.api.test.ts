import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMesa, type Mesa } from '@/backend/prueba/padron/mesa'
import { verificar } from '@/backend/verificar/verificar'
import { formatCuit, makeCuit } from '@/domain/cuit'

let mesa: Mesa
beforeAll(async () => {
  mesa = await openMesa()
})
afterAll(async () => {
  expect(await verificar(mesa.db)).toEqual([])
  expect(mesa.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await mesa.close()
})

const create = (mas: object = {}) => mesa.call('matriculado.crear', mesa.doctor(mas))
const count = async (): Promise<number> => {
  const [row] = await mesa.db.query<{ n: number }>('SELECT count(*)::int AS n FROM matriculado')
  return row?.n ?? -1
}

describe('a new doctor', () => {
  test('is in the record as he was entered', async () => {
    const id = await mesa.enter({
      apellido: '  García   Paz ',
      nombre: 'Ana\tMaría',
      dni: 25_111_222,
      cuitCuil: formatCuit(makeCuit(25_111_222, 2)),
      matricula: 777,
      nroColegio: 12,
      libro: 'IV',
      folio: '88',
      domicilio: 'Belgrano 123',
      observaciones: 'Uno\nDos',
      fechaTitulo: '2010-12-01',
      ingresoCM: '2011-03-01',
      egresoCM: '2020-03-01',
      ultimoPeriodoRenovado: '2019-01-01',
      uadFecha: '2018-01-01',
      consultorio: 'Mitre 1',
      localidadCons: 'La Banda',
      clinica: 'Norte',
      hospital: 'Zonal',
      servicios: 'Guardia',
      cargos: 'Jefa',
      telProf: '385 1',
      fax: '385 2',
      notas: 'Nota',
      hospitalesJSON: JSON.stringify([
        { id: 1, hospital: 2, servicio: 'Guardia', cargo: 'Jefa' },
        { id: 2, hospital: 1 },
      ]),
    })
    const ficha = await mesa.record(id)
    expect(ficha).toMatchObject({
      id,
      matricula: 777,
      genera_cuotas: true,
      tipomatricula: { id: 1, nombre: 'ACTIVO' },
      formapago: { id: 1, nombre: 'Efectivo' },
      nro_colegio: 12,
      libro: 'IV',
      folio: '88',
      observaciones: 'Uno\nDos',
      deuda: 0,
      datospersonales: {
        apellido_nombre: 'García Paz Ana María',
        apellido: 'García Paz',
        nombre: 'Ana María',
        dni: 25111222,
        fecha_nacimiento: '1985-02-03',
        sexo: 2,
        domicilio: 'Belgrano 123',
        localidad: 'Frías',
        barrio: 'Centro',
      },
      datosprofesionales: {
        consultorio: 'Mitre 1',
        localidad: 'La Banda',
        clinica: 'Norte',
        hospital: 'Zonal',
        servicios: 'Guardia',
        cargos: 'Jefa',
        tel_prof: '385 1',
        fax: '385 2',
        cuit_cuil: makeCuit(25_111_222, 2),
        hospitaldatosprofesionales: [
          { hospital: { id: 2 }, servicio: 'Guardia', cargo: 'Jefa' },
          { hospital: { id: 1 }, servicio: null, cargo: null },
        ],
      },
      datosacademicos: { titulo: { id: 1 }, entidadotorgatitulo: { id: 1 }, fecha: '2010-12-01' },
      varios: {
        uad_fecha: '2018-01-01',
        ingreso_cm: '2011-03-01',
        egreso_cm: '2020-03-01',
        ultimo_periodo_renovado: '2019-01-01',
        federacion: false,
        superintendencia: false,
        iosep: true,
        isspse: false,
        notas: 'Nota',
      },
    })
    const [kept] = await mesa.db.query<object>(
      'SELECT domicilio_no_confirmado, lugar_origen_id = provincia_id AS origen FROM matriculado WHERE id = $1',
      [id],
    )
    expect(kept).toEqual({ domicilio_no_confirmado: true, origen: true })
  })

  test('has his first period from today on, is found by his name and is in the history with values', async () => {
    const id = await mesa.enter({ apellido: 'Ñáñez', nombre: 'Úrsula', tipoMatriculaID: 2 })
    const periods = await mesa.call('periodoMatricula.traerTodos', { matriculadoID: id })
    expect(periods.sobre.datos).toEqual([
      {
        fechaDesde: '2026-11-21',
        fechaHasta: null,
        tipoMatricula: { nombre: 'RESIDENTE' },
        causa: null,
        acto: null,
      },
    ])
    const found = await mesa.call('matriculado.traerTodos', { nombre: 'ursula nanez' })
    expect(found.sobre.datos).toMatchObject([{ id, apellidoNombre: 'Ñáñez, Úrsula' }])
    const [alta] = await mesa.history(id)
    expect(alta).toMatchObject({ accion: 'Alta de matriculado', usuario: 'Nélida Prueba' })
    expect(alta?.cambios).toEqual(
      expect.arrayContaining([
        { campo: 'Estado', antes: null, despues: 'RESIDENTE' },
        { campo: 'Apellido', antes: null, despues: 'Ñáñez' },
        { campo: 'Sexo', antes: null, despues: 'Femenino' },
        { campo: 'Fecha de Nacimiento', antes: null, despues: '03/02/1985' },
        { campo: 'IOSEP', antes: null, despues: 'Si' },
        { campo: 'Titulo', antes: null, despues: 'Médico' },
      ]),
    )
  })

  test('may come without what is optional, blanks among it', async () => {
    const { hospitalesJSON: _one, ...bare } = mesa.doctor({
      fax: '  ',
      libro: '',
      notas: null,
      nroColegio: '',
    })
    const { sobre } = await mesa.call('matriculado.crear', { ...bare, hospitalesJSON: '[]' })
    const { matriculadoID } = sobre.datos as { matriculadoID: number }
    expect(await mesa.record(matriculadoID)).toMatchObject({
      nro_colegio: null,
      datosprofesionales: { fax: null, hospitaldatosprofesionales: [] },
    })
  })

  test('whatever his name, he is read back and found by it', async () => {
    const word = fc
      .array(fc.constantFrom('a', 'É', 'ñ', 'Z', 'ü', 'o', "'", '-'), { minLength: 1, maxLength: 8 })
      .map((letters) => letters.join(''))
      .filter((text) => /\p{L}{3}/u.test(text))
    const names = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
    await fc.assert(
      fc.asyncProperty(names, names, async (apellido, nombre) => {
        const id = await mesa.enter({ apellido, nombre })
        const { datospersonales } = await mesa.record(id)
        expect(datospersonales).toMatchObject({ apellido, nombre, apellido_nombre: `${apellido} ${nombre}` })
        const lote = { nombre: `${nombre} ${apellido}`, cantidad: 2000 }
        const found = await mesa.call('matriculado.traerLote', lote)
        expect((found.sobre.datos as { id: number }[]).map((fila) => fila.id)).toContain(id)
      }),
      { numRuns: 30 },
    )
  })
})

describe('is refused', () => {
  test.each([
    ['tipoMatriculaID', { tipoMatriculaID: 9_999 }, 'Ese tipo de matrícula no existe'],
    ['formaPagoID', { formaPagoID: 2 }, 'Un matriculado nuevo empieza con Efectivo'],
    ['provinciaID', { provinciaID: 9_999 }, 'Esa provincia no existe'],
    ['lugarOrigenID', { lugarOrigenID: 9_999 }, 'Esa provincia no existe'],
    ['departamentoID', { departamentoID: 99_999 }, 'Ese departamento no existe'],
    ['departamentoID', { provinciaID: 2 }, 'El departamento no es de esa provincia'],
    ['tituloID', { tituloID: 9_999 }, 'Ese título no existe'],
    ['entidadEntregaTituloID', { entidadEntregaTituloID: 9_999 }, 'Esa entidad no existe'],
    [
      'hospitalesJSON',
      { hospitalesJSON: '[{"id":1,"hospital":9999}]' },
      'Alguno de los hospitales no existe',
    ],
    ['fechaNacimiento', { fechaNacimiento: '2026-11-22' }, /nacimiento no puede ser posterior a hoy/],
    ['fechaNacimiento', { fechaNacimiento: '1899-12-31' }, 'Ingrese una fecha válida'],
    ['fechaNacimiento', { fechaNacimiento: '1985-02-30' }, 'Ingrese una fecha válida'],
    ['fechaTitulo', { fechaTitulo: '1985-02-03' }, /título debe ser posterior a la de nacimiento/],
    ['fechaTitulo', { fechaTitulo: '2026-11-22' }, /título no puede ser posterior a hoy/],
    ['ingresoCM', { ingresoCM: '2026-11-22' }, /ingreso no puede ser posterior a hoy/],
    ['egresoCM', { ingresoCM: '2020-01-02', egresoCM: '2020-01-01' }, /egreso no puede ser anterior/],
    ['apellido', { apellido: "-'." }, 'Ingrese Apellido'],
    ['nombre', { nombre: '   ' }, 'Ingrese Nombre'],
    ['dni', { dni: 0 }, /El DNI va de 1 a/],
    ['dni', { dni: 100_000_000 }, /El DNI va de 1 a/],
    ['fechaNacimiento', { fechaNacimiento: '2025-05-05' }, /tiene 1 año: un médico tiene 18 o más/],
    ['fechaNacimiento', { fechaNacimiento: '2020-05-05' }, /tiene 6 años/],
    ['email', { email: 'ana@gmail..com' }, 'Ingrese Email Válido'],
    ['email', { email: 'ana@-example.com' }, 'Ingrese Email Válido'],
    ['cuitCuil', { cuitCuil: '30-70000001-6' }, /es de una empresa/],
    ['email', { email: 'no es' }, 'Ingrese Email Válido'],
    ['cuitCuil', { cuitCuil: '20-12345678-9' }, /revise sus 11 cifras/],
    ['federacion', { federacion: true }, /seguro se agrega desde la ficha/],
    ['superintendencia', { superintendencia: true }, /superintendencia se agrega/],
  ] as const)('beside %s: %j', async (clave, mas, mensaje) => {
    const before = await count()
    const { sobre } = await create(mas)
    expect(sobre).toMatchObject({ estado: 0, errores: { [clave]: expect.stringMatching(mensaje) as string } })
    expect(sobre.mensaje).toMatch(mensaje)
    expect(await count()).toBe(before)
  })

  test('with every field to blame at once', async () => {
    await mesa.enter({ apellido: 'GARCÍA', nombre: 'ANA', dni: 12_345_678, matricula: 123 })
    const { sobre } = await create({
      dni: 12_345_678,
      matricula: 123,
      formaPagoID: 4,
      departamentoID: 99_999,
      tituloID: 9_999,
      fechaNacimiento: '2030-01-01',
    })
    expect(sobre.errores).toEqual({
      formaPagoID: 'Un matriculado nuevo empieza con Efectivo',
      departamentoID: 'Ese departamento no existe',
      tituloID: 'Ese título no existe',
      fechaNacimiento: 'La fecha de nacimiento no puede ser posterior a hoy',
      dni: 'El DNI 12345678 ya es de GARCÍA ANA, matrícula 123',
      matricula: 'La matrícula 123 ya es de GARCÍA ANA',
    })
    expect(Object.values(sobre.errores ?? {})).toContain(sobre.mensaje)
  })

  test('when somebody has his CUIT, naming the doctor', async () => {
    const cuitCuil = makeCuit(40_000_001, 1)
    await mesa.enter({ apellido: 'Coria', nombre: 'Luis', cuitCuil, matricula: 40_001 })
    const { sobre } = await create({ cuitCuil: formatCuit(cuitCuil) })
    expect(sobre.errores).toEqual({
      cuitCuil: `El CUIT/CUIL ${formatCuit(cuitCuil)} ya es de Coria Luis, matrícula 40001`,
    })
  })

  test('leaving nothing behind: no hospitals, no period, no audit row', async () => {
    const rows = async () =>
      mesa.db.query(
        `SELECT (SELECT count(*) FROM hospital_matriculado) AS h, (SELECT count(*) FROM periodo_matricula) AS p,
           (SELECT count(*) FROM auditoria) AS a`,
      )
    const before = await rows()
    await create({ matricula: 123 })
    expect(await rows()).toEqual(before)
  })
})
