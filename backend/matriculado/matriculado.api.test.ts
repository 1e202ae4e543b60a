import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { CONTRATO } from '@/contract/indice'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'

interface Fila {
  id: number
  apellidoNombre: string
  dni: number
  matricula: number
}

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRACION'))
})
afterAll(() => api.close())

async function list(wire: Record<string, unknown>): Promise<{ total: number; filas: Fila[] }> {
  const { sobre } = await api.call('matriculado.traerTodos', wire, { token })
  expect(sobre).toMatchObject({ estado: 1, mensaje: null })
  return { total: sobre.pagTotalItems ?? -1, filas: sobre.datos as Fila[] }
}
const names = async (wire: Record<string, unknown>) =>
  (await list(wire)).filas.map((fila) => fila.apellidoNombre)

describe('a small register', () => {
  beforeAll(async () => {
    const people: [string, string, number, number][] = [
      ['Fernández', 'María José', 20_111_222, 501],
      ['Fernandez Paz', 'Álvaro', 20_111_223, 502],
      ['Muñoz', 'Íñigo', 5_111_224, 503],
      ['Munro', 'Ana', 20_111_225, 504],
      ['Muntaner', 'Ana', 20_111_226, 505],
      ["D'Angelo", 'José María', 20_111_227, 506],
      ['Ábalos', 'Zulma', 20_111_228, 507],
      ['Zárate', 'Abel', 20_111_229, 508],
    ]
    for (const [apellido, nombre, dni, matricula] of people) {
      await addMember(api.db, { apellido, nombre, dni, matricula })
    }
  })
  afterAll(() => api.db.query('DELETE FROM matriculado'))

  test('is listed in Spanish order: ñ after n, accents beside their letter', async () => {
    expect(await names({})).toEqual([
      'Ábalos Zulma',
      "D'Angelo José María",
      'Fernández María José',
      'Fernandez Paz Álvaro',
      'Munro Ana',
      'Muntaner Ana',
      'Muñoz Íñigo',
      'Zárate Abel',
    ])
  })

  test.each([
    ['fernandez', ['Fernández María José', 'Fernandez Paz Álvaro']],
    ['FERNÁNDEZ', ['Fernández María José', 'Fernandez Paz Álvaro']],
    ['maria fernandez', ['Fernández María José']],
    ['fernandez maria', ['Fernández María José']],
    ['  jose   MARIA ', ["D'Angelo José María", 'Fernández María José']],
    ['munoz', ['Muñoz Íñigo']],
    ['muñ', ['Munro Ana', 'Muntaner Ana', 'Muñoz Íñigo']],
    ['d angelo', ["D'Angelo José María"]],
    ["d'angelo", ["D'Angelo José María"]],
    ['z', ['Ábalos Zulma', 'Fernandez Paz Álvaro', 'Muñoz Íñigo', 'Zárate Abel', 'Fernández María José']],
    ['nadie', []],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["'; DROP TABLE matriculado; --", []],
  ])('name %j', async (nombre, found) => {
    const { filas, total } = await list({ nombre })
    expect(filas.map((fila) => fila.apellidoNombre).sort()).toEqual([...found].sort())
    expect(total).toBe(found.length)
  })

  test('blanks are no filter', async () =>
    expect((await list({ nombre: '  ', dni: ' ', matricula: '' })).total).toBe(8))

  test.each([
    [{ dni: '20111222' }, ['Fernández María José']],
    [{ dni: '20.111.222' }, ['Fernández María José']],
    [{ dni: ' 5 111 224 ' }, ['Muñoz Íñigo']],
    [{ dni: '2011122' }, []],
    [{ dni: 'veinte' }, []],
    [{ dni: '.' }, []],
    [{ dni: '99999999999' }, []],
    [{ dni: '-20111222' }, []],
    [{ matricula: '503' }, ['Muñoz Íñigo']],
    [{ matricula: '0503' }, ['Muñoz Íñigo']],
    [{ matricula: '50' }, []],
    [{ matricula: '503', nombre: 'munoz', dni: '5111224' }, ['Muñoz Íñigo']],
    [{ matricula: '503', nombre: 'munro' }, []],
  ])('%j', async (wire, found) => expect(await names(wire)).toEqual(found))
})

describe('pages', () => {
  const HOW_MANY = 2_345
  let order: number[]
  beforeAll(async () => {
    await api.db.query(
      `INSERT INTO matriculado (matricula, tipo_matricula_id, forma_pago_id, apellido, nombre, dni, busqueda)
       SELECT n, 1, 1, 'Apellido ' || (n * 7919 % 100), 'Nombre ' || (n % 3), 30000000 + n, 'apellido ' || (n * 7919 % 100)
       FROM generate_series(1, $1) n`,
      [HOW_MANY],
    )
    const rows = await api.db.query<{ id: number }>(
      'SELECT id FROM matriculado ORDER BY apellido, nombre, id',
    )
    order = rows.map(({ id }) => id)
  })

  test('twenty a page, every row once, in one order, also read from the end', async () => {
    const last = Math.ceil(HOW_MANY / 20)
    const seen: number[] = []
    for (let nroPagina = 1; nroPagina <= last; nroPagina++) {
      const { filas, total } = await list({ nroPagina })
      expect(total).toBe(HOW_MANY)
      expect(filas).toHaveLength(nroPagina === last ? HOW_MANY % 20 : 20)
      seen.push(...filas.map(({ id }) => id))
    }
    expect(seen).toEqual(order)
  })

  test('past the end: no rows, the same total', async () => {
    const last = Math.ceil(HOW_MANY / 20)
    for (const nroPagina of [last + 1, 5_000, 100_000_000, 2_147_483_647]) {
      expect(await list({ nroPagina })).toEqual({ total: HOW_MANY, filas: [] })
    }
  })

  test.each([0, -1, 'x', '1.5', 2_147_483_648, 1e308])('page %s is refused', async (nroPagina) => {
    const { sobre } = await api.call('matriculado.traerTodos', { nroPagina }, { token })
    expect(sobre).toMatchObject({
      estado: 0,
      mensaje: 'Página inválida',
      errores: { nroPagina: 'Página inválida' },
    })
  })
})

describe('the record', () => {
  let id: number
  beforeAll(async () => {
    id = await addMember(api.db, { apellido: 'Güemes', nombre: 'Sol', dni: 24_000_111, matricula: 9_001 })
    await api.db.query(
      `UPDATE matriculado SET nro_colegio = 77, libro = 'III', folio = '12', fecha_nacimiento = '1980-02-29', sexo = 2,
         nacionalidad = 'Argentina', domicilio = 'Belgrano 123', provincia_id = (SELECT id FROM provincia WHERE nombre ILIKE 'santiago%'),
         localidad = 'La Banda', email = 'sol@consejo.example', telefono = '385 4000000', titulo_id = 1, fecha_titulo = '2005-12-01',
         entidad_otorga_titulo_id = 1, ingreso_cm = '2006-03-01', iosep = true, notas = 'Línea 1\nLínea 2', tel_prof = '385 1'
       WHERE id = $1`,
      [id],
    )
    await api.db.query(
      `INSERT INTO hospital_matriculado (matriculado_id, hospital_id, servicio, cargo) VALUES ($1, 1, 'Guardia', 'Jefa'), ($1, 2, NULL, NULL)`,
      [id],
    )
  })

  test('holds every field with the spec’s keys', async () => {
    const { sobre } = await api.call('matriculado.traerDatos', { matriculadoID: id }, { token })
    const nombrado = { id: expect.any(Number) as number, nombre: expect.any(String) as string }
    expect(sobre.datos).toEqual({
      id,
      matricula: 9001,
      genera_cuotas: true,
      tipomatricula: { id: 1, nombre: 'ACTIVO' },
      nro_colegio: 77,
      formapago: { id: 1, nombre: 'Efectivo' },
      datospersonales: {
        apellido_nombre: 'Güemes Sol',
        dni: 24000111,
        fecha_nacimiento: '1980-02-29',
        sexo: 2,
        nacionalidad: 'Argentina',
        provincia: nombrado,
        departamento: null,
        localidad: 'La Banda',
        barrio: null,
        domicilio: 'Belgrano 123',
        telefono: '385 4000000',
        email: 'sol@consejo.example',
      },
      datosprofesionales: {
        consultorio: null,
        localidad: null,
        clinica: null,
        tel_prof: '385 1',
        fax: null,
        cuit_cuil: '27240001115',
        hospitaldatosprofesionales: [
          { id: expect.any(Number) as number, hospital: nombrado, servicio: 'Guardia', cargo: 'Jefa' },
          { id: expect.any(Number) as number, hospital: nombrado, servicio: null, cargo: null },
        ],
      },
      datosacademicos: { titulo: nombrado, entidadotorgatitulo: nombrado, fecha: '2005-12-01' },
      varios: {
        uad_fecha: null,
        ingreso_cm: '2006-03-01',
        egreso_cm: null,
        federacion: false,
        superintendencia: false,
        iosep: true,
        isspse: false,
        notas: 'Línea 1\nLínea 2',
      },
      libro: 'III',
      folio: '12',
      deuda: 0,
      saldoAFavor: 0,
    })
    expect(z.safeDecode(CONTRATO.matriculado.traerDatos.salida, sobre.datos as never).success).toBe(true)
  })

  test('debt and credit come from the ledger', async () => {
    await api.call('pago.generarMatriculaAdelantada', { matriculadoID: id, cantidad: 2 }, { token })
    const [row] = await api.db.query<{ monto: bigint }>(
      'SELECT sum(monto)::bigint AS monto FROM cargo WHERE matriculado_id = $1',
      [id],
    )
    // Money without a charge is the member's credit.
    await api.db.query(
      `INSERT INTO movimiento (matriculado_id, fecha, acto, haber) VALUES ($1, '2026-11-21', 'cobrar', 123450)`,
      [id],
    )
    for (const nombre of ['matriculado.traerDatos', 'matriculado.traerDatosBasicos'] as const) {
      const { sobre } = await api.call(nombre, { matriculadoID: id }, { token })
      expect(sobre.datos).toMatchObject({ deuda: Number(row?.monto) / 100, saldoAFavor: 1234.5 })
    }
  })

  test('basics, for headers and receipts', async () => {
    const { sobre } = await api.call('matriculado.traerDatosBasicos', { matriculadoID: id }, { token })
    expect(sobre.datos).toMatchObject({
      nombre: 'Güemes Sol',
      domicilio: 'Belgrano 123',
      dni: 24000111,
      matricula: 9001,
      tipomatricula: { id: 1, nombre: 'ACTIVO' },
    })
  })

  test.each(['matriculado.traerDatos', 'matriculado.traerDatosBasicos'] as const)(
    '%s of nobody',
    async (nombre) => {
      const { http, sobre } = await api.call(nombre, { matriculadoID: 2_147_483_647 }, { token })
      expect({ http, ...sobre }).toEqual({
        http: 200,
        estado: 0,
        mensaje: 'No se encontró el registro',
        excepcion: null,
        datos: null,
      })
    },
  )
})

test('concepts: prices newest year first with their keys, the others without', async () => {
  const ask = async (tipo: number) => {
    const { sobre } = await api.call('concepto.traerTodosSinPaginar', { tipo }, { token })
    expect(sobre).not.toHaveProperty('pagTotalItems')
    return sobre.datos as Record<string, unknown>[]
  }
  const prices = await ask(1)
  expect(prices.map(({ anio }) => Number(anio))).toEqual(
    prices.map(({ anio }) => Number(anio)).sort((a, b) => b - a),
  )
  expect(new Set(prices.map(({ anio }) => anio))).toEqual(new Set([2026, 2025]))
  expect(prices[0]).toMatchObject({
    tipo: 1,
    tipoMatriculaID: 1,
    variante: 0,
    monto: expect.any(Number) as number,
  })
  const others = await ask(0)
  expect(others.length).toBeGreaterThan(0)
  for (const concepto of others) expect(concepto).not.toHaveProperty('anio')
  expect(await ask(42)).toEqual([])
})
