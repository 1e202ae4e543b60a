import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoStaff } from '@/backend/acceso/cuenta/admin'
import { withTransaction } from '@/backend/db/conexion'
import { generar } from '@/backend/generador/generar'
import { armar } from '@/backend/mudanza/viaje/armar'
import { type ApiDePrueba, HOY, startApi } from '@/backend/prueba/api'
import { openCopias, spoil, type Copias, type Estropeos } from '@/backend/prueba/mudanza/copia-de-prueba'
import { huellaDeRegistro } from '@/backend/prueba/mudanza/huella-de-registro'
import { openAjeno, type ServidorAjeno } from '@/backend/prueba/mudanza/servidor-ajeno'
import { verificar } from '@/backend/verificar/verificar'

const MATRICULADOS = 16
let api: ApiDePrueba
let ajeno: ServidorAjeno
let hecho: Awaited<ReturnType<Copias['make']>>
const copias = openCopias()

beforeAll(async () => {
  api = await startApi()
  await generar(api.db, { matriculados: MATRICULADOS, meses: 12, semilla: 5, hoy: HOY, demo: false })
  await withTransaction(api.db, createDemoStaff)
  ajeno = await openAjeno(api.url)
  expect((await copias.read(ajeno)).fallas).toEqual([])
  hecho = await copias.make(ajeno)
}, 240_000)
afterAll(async () => {
  await copias.close()
  await ajeno.close()
  await api.close()
})

/** What a member is, but for what no call of the specification tells. */
const CONSULTAS: Record<string, string> = {
  matriculado: `SELECT id, matricula, tipo_matricula_id, nro_colegio, forma_pago_id,
    genera_cuotas AND tipo_matricula_id IN (1, 2, 3) AS genera_cuotas, apellido, nombre, dni,
    fecha_nacimiento, sexo, nacionalidad, domicilio, provincia_id, lugar_origen_id, departamento_id, localidad, barrio, email,
    telefono, consultorio, localidad_consultorio, clinica, tel_prof, fax, cuit_cuil, titulo_id, fecha_titulo,
    entidad_otorga_titulo_id, uad_fecha, ingreso_cm, egreso_cm, iosep, isspse, notas, busqueda FROM matriculado ORDER BY id`,
  periodos: `SELECT matriculado_id, tipo_matricula_id, fecha_desde, fecha_hasta FROM periodo_matricula
    ORDER BY matriculado_id, fecha_desde, fecha_hasta NULLS LAST`,
  hospitales: 'SELECT id, matriculado_id, hospital_id, servicio, cargo FROM hospital_matriculado ORDER BY id',
  especialidades: `SELECT id, matriculado_id, especialidad_id, fecha_obtencion, fecha_caducidad, sin_reval, es_reval, nro_certificado,
    forma_obtencion_especialidad_id, organizacion_id, lugar_organizacion, revalida_id FROM especialidad_matriculado ORDER BY id`,
  practicas: 'SELECT id, matriculado_id, practica_id, fecha_obtencion FROM practica_matriculado ORDER BY id',
  certificados: `SELECT id, matriculado_id, tipo_certificado_id, validez_desde, validez_hasta, observaciones
    FROM certificado_matriculado ORDER BY id`,
  seguros: `SELECT id, matriculado_id, desde, hasta, tipo_seguro_id, ampliacion, ampliacion_extendida
    FROM federacion_matriculado ORDER BY id`,
  adhesiones: `SELECT matriculado_id, forma_pago_id, banco_id, sucursal_banco_id, tipo_cuenta_id, cbu, nro_cuenta, nro_solicitud
    FROM da_listado WHERE fecha_baja IS NULL ORDER BY 1`,
  conceptos: 'SELECT id, nombre, monto, tipo, anio, tipo_matricula_id, variante FROM concepto ORDER BY id',
  usuarios: 'SELECT id, username, nombre, apellido, email, rol_id FROM usuario ORDER BY id',
  titulos: 'SELECT id, nombre, codigo FROM titulo ORDER BY id',
  sucursales: 'SELECT id, nombre, banco_id, codigo FROM sucursal_banco ORDER BY id',
  cuerpos: 'SELECT id, nombre, cuerpo FROM tipo_certificado ORDER BY id',
}

test('a register made of what another server tells is that register', async () => {
  const { db, armado } = hecho
  expect(armado.matriculados).toBe(MATRICULADOS)
  // No call of the specification tells a signature's picture for sure.
  expect(Object.keys(armado.hallazgos)).toEqual(['firma'])
  for (const [que, sql] of Object.entries(CONSULTAS))
    expect(await db.query(sql), que).toEqual(await api.db.query(sql))
  expect(await verificar(db)).toEqual([])
}, 120_000)

/** Each member's money on both sides, by what anybody may read of it. */
const DINERO: Record<string, string> = {
  pendiente: `SELECT matriculado_id, tipo, nombre, anio, mes, monto, tipo_matricula_id, federacion, ampliacion, ampliacion_extendida
    FROM cargo WHERE linea_id IS NULL AND anulado_en IS NULL AND en_plan_id IS NULL ORDER BY 1, 2, 3, 4, 5, 6`,
  cuenta: `SELECT matriculado_id, fecha, debe, haber FROM movimiento ORDER BY matriculado_id, fecha, id`,
  pagos: `SELECT id, matriculado_id, fecha, total, nro_recibo, anulado_en IS NOT NULL AS anulado FROM pago ORDER BY id`,
  planes: 'SELECT id, matriculado_id, monto, cuotas FROM plan_pago ORDER BY id',
}

test('and so is its money, movement by movement', async () => {
  const { db } = hecho
  for (const [que, sql] of Object.entries(DINERO))
    expect(await db.query(sql), que).toEqual(await api.db.query(sql))
  expect(await db.query("SELECT texto FROM mudanza_hallazgo WHERE clase IN ('cuenta', 'plan')")).toEqual([])
}, 120_000)

test('made again of the same copy it is the same, row by row, and a base with a register is left as it is', async () => {
  const { db } = await copias.make(ajeno)
  expect(await huellaDeRegistro(db)).toEqual(await huellaDeRegistro(hecho.db))
  await copias.withViaje(ajeno, (viaje) =>
    expect(armar(db, viaje, { clase: 'ensayo', nombre: 'x' })).rejects.toThrow(/ya tiene un registro/),
  )
}, 120_000)

test('a real one is made again only as long as nobody was let into it', async () => {
  const pedido = { clase: 'real', nombre: 'El Consejo', otraVez: true } as const
  const { db } = await copias.make(ajeno)
  const again = (): Promise<unknown> => copias.withViaje(ajeno, (viaje) => armar(db, viaje, pedido))
  await db.query("UPDATE registro SET clase = 'real'")
  await again()
  for (const sql of ['UPDATE mudanza SET abierta_en = now()', 'DELETE FROM mudanza']) {
    await db.query(sql)
    const before = await huellaDeRegistro(db)
    await expect(again()).rejects.toThrow(/ya tiene un registro/)
    expect(await huellaDeRegistro(db)).toEqual(before)
  }
}, 120_000)

test('what an old server has wrong is kept as far as it goes, and told', async () => {
  const ids = (await api.db.query<{ id: number }>('SELECT id FROM matriculado ORDER BY id')).map(
    ({ id }) => id,
  )
  const [uno, dos, tres, cuatro] = ids
  const [otro] = await api.db.query<{ dni: number }>('SELECT dni FROM matriculado WHERE id = $1', [uno])
  const [especialista] = await api.db.query<{ id: number; de: number }>(
    'SELECT min(id)::int AS id, matriculado_id AS de FROM especialidad_matriculado GROUP BY 2 HAVING count(*) = 1 ORDER BY 1 LIMIT 1',
  )
  const [adherido] = await api.db.query<{ de: number }>(
    'SELECT matriculado_id AS de FROM da_listado WHERE cbu IS NOT NULL ORDER BY 1 LIMIT 1',
  )
  const estropeos: Estropeos = {
    [`/matriculado/traerDatos?matriculadoID=${dos}`]: ({ datos }) =>
      Object.assign(datos['datospersonales'] as object, { dni: otro?.dni, sexo: 7 }),
    [`/matriculado/traerDatos?matriculadoID=${tres}`]: ({ datos }) =>
      Object.assign(datos['datosprofesionales'] as object, { cuit_cuil: '20-11111111-1' }),
    [`/periodoMatricula/traerTodos?matriculadoID=${cuatro}`]: (sobre) => sobre.datos.splice(0),
    [`/federacion_matriculado/traerTodos?matriculadoID=${uno}`]: (sobre) =>
      void Object.assign(sobre, {
        datos: [
          { id: 90_001, desde: '2026-03-01', hasta: null },
          { id: 90_002, desde: '2025-01-01', hasta: null },
        ],
      }),
    [`/especialidad_matriculado/traerTodos?matriculadoID=${especialista?.de}`]: ({ datos: [row] }) =>
      Object.assign(row ?? {}, { nroCertificado: '123/2019' }),
    [`/da_listado/traerDatos?matriculadoID=${adherido?.de}`]: ({ datos }) =>
      Object.assign(datos, { cbu: '3210290100100000123456' }),
  }
  const viejo = await openAjeno(api.url)
  viejo.alContestar = spoil(viejo, estropeos)
  await copias.read(viejo)
  const { db, armado } = await copias.make(viejo)
  await viejo.close()
  expect(armado.hallazgos).toEqual({
    firma: 4,
    dato: 1,
    debito: 1,
    documento: 2,
    especialidad: 1,
    periodo: 1,
    seguro: 1,
  })
  expect(await db.query('SELECT dni, sexo FROM matriculado WHERE id = $1', [dos])).toEqual([
    { dni: -(dos ?? 0), sexo: null },
  ])
  expect(
    await db.query('SELECT id, hasta FROM federacion_matriculado WHERE matriculado_id = $1 ORDER BY desde', [
      uno,
    ]),
  ).toEqual([
    { id: 90_002, hasta: '2026-02-28' },
    { id: 90_001, hasta: null },
  ])
  expect(
    await db.query('SELECT nro_certificado, numero_anterior FROM especialidad_matriculado WHERE id = $1', [
      especialista?.id,
    ]),
  ).toEqual([{ nro_certificado: null, numero_anterior: '123/2019' }])
  expect(await db.query('SELECT forma_pago_id FROM matriculado WHERE id = $1', [adherido?.de])).toEqual([
    { forma_pago_id: 1 },
  ])
  expect(await verificar(db)).toEqual([])
}, 240_000)
