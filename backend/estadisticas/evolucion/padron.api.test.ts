import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOY } from '@/backend/prueba/api'
import { addMember } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { openCaja, refusalOf, type Caja } from '@/backend/prueba/tesoreria/caja'

let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

type Fila = Record<string, unknown>
const ask = async (nombre: NombreLlamada, wire: Record<string, unknown>): Promise<Fila[]> => {
  const { sobre } = await caja.direct(nombre, wire)
  expect(sobre).toMatchObject({ estado: 1 })
  return sobre.datos as Fila[]
}

const since = (id: number, desde: string) =>
  caja.db.query('UPDATE periodo_matricula SET fecha_desde = $2 WHERE matriculado_id = $1', [id, desde])
const moved = (matriculadoID: number, tipoMatriculaID: number) =>
  caja.direct('matriculado.cambiarEstado', { matriculadoID, tipoMatriculaID, motivo: 'Lo pidió' })

/** The changes of a month that are not zero, as told in it and a year before. */
const changes = (rows: readonly Fila[], mes: number) =>
  rows.flatMap((row) =>
    row['mes'] === mes && (row['cantidad'] || row['anterior'])
      ? [[row['cambio'], row['cantidad'], row['anterior']]]
      : [],
  )

test('who comes and who leaves is told in its month, and the register’s count moves by it', async () => {
  const [a, b, c] = [await addMember(caja.db), await addMember(caja.db), await addMember(caja.db)]
  await since(a, '2025-11-03')
  await since(b, '2026-09-30')
  await since(c, '2026-10-01')
  expect((await moved(b, 8)).sobre).toMatchObject({ estado: 1 })
  // A mistake that was mended on its day is no movement.
  for (const tipo of [6, 1]) expect((await moved(c, tipo)).sobre).toMatchObject({ estado: 1 })
  const rows = await ask('estadisticas.traerAltasYBajas', { desde: '2026-09-01', hasta: '2026-11-30' })
  expect(changes(rows, 9)).toEqual([
    ['alta', 1, 0],
    ['padron', 2, 0],
  ])
  expect(changes(rows, 10)).toEqual([
    ['alta', 1, 0],
    ['padron', 3, 0],
  ])
  expect(changes(rows, 11)).toEqual([
    ['alta', 0, 1],
    ['fallecido', 1, 0],
    ['padron', 2, 1],
  ])
  await caja.db.query(
    "UPDATE periodo_matricula SET fecha_hasta = '2026-11-20' WHERE matriculado_id = $1 AND fecha_hasta IS NOT NULL",
    [b],
  )
  await caja.db.query(
    "UPDATE periodo_matricula SET fecha_desde = '2026-11-20' WHERE matriculado_id = $1 AND fecha_hasta IS NULL",
    [b],
  )
  expect((await moved(b, 1)).sobre).toMatchObject({ estado: 1 })
  const after = await ask('estadisticas.traerAltasYBajas', { desde: '2026-11-01', hasta: '2026-11-01' })
  expect(changes(after, 11)).toEqual([
    ['alta', 0, 1],
    ['reingreso', 1, 0],
    ['fallecido', 1, 0],
    ['padron', 3, 1],
  ])
  const bands = await ask('estadisticas.traerPiramideDeEdades', { fecha: HOY })
  expect(bands.reduce((sum, row) => sum + Number(row['cantidad']), 0)).toBe(3)
})

test('ages are of that day in bands of five years, and what is not known is a part of its own', async () => {
  const otra = await openCaja()
  const born = async (fecha: string | null, sexo: number | null) =>
    otra.db.query('UPDATE matriculado SET fecha_nacimiento = $2, sexo = $3 WHERE id = $1', [
      await addMember(otra.db),
      fecha,
      sexo,
    ])
  await born('1991-11-21', 2)
  await born('1991-11-22', 1)
  await born('1920-01-01', 1)
  await born(null, null)
  await addMember(otra.db, { tipo: 8 })
  const { sobre } = await otra.direct('estadisticas.traerPiramideDeEdades', { fecha: '2026-11-21' })
  const told = (sobre.datos as Fila[]).filter((row) => row['cantidad'] || row['anterior'])
  expect(told).toEqual([
    { desde: 30, hasta: 34, sexo: 1, cantidad: 1, anterior: 1 },
    { desde: 30, hasta: 34, sexo: 2, cantidad: 0, anterior: 1 },
    { desde: 35, hasta: 39, sexo: 2, cantidad: 1, anterior: 0 },
    { desde: 90, hasta: null, sexo: 1, cantidad: 1, anterior: 1 },
    { desde: null, hasta: null, sexo: null, cantidad: 1, anterior: 1 },
  ])
  expect(sobre.datos).toHaveLength((13 + 1) * 3)
  await otra.close()
})

test('a specialty is counted once where its member lives, while it is in force', async () => {
  const [a, b, dead] = [await addMember(caja.db), await addMember(caja.db), await addMember(caja.db)]
  const [[lugar]] = [
    await caja.db.query<{ id: number; nombre: string }>(
      'SELECT id, nombre FROM departamento ORDER BY id LIMIT 1',
    ),
  ]
  await caja.db.query('UPDATE matriculado SET departamento_id = $1 WHERE id = ANY($2)', [
    lugar?.id,
    [a, dead],
  ])
  const has = (id: number, especialidad: number, obtenida: string, caduca: string | null) =>
    caja.db.query(
      `WITH numero AS (
         UPDATE contador SET valor = valor + 1 WHERE nombre = 'certificado_especialidad' RETURNING valor
       ) INSERT INTO especialidad_matriculado
           (matriculado_id, especialidad_id, fecha_obtencion, fecha_caducidad, sin_reval, nro_certificado)
         SELECT $1, $2, $3, $4::date, $4::date IS NULL, valor FROM numero`,
      [id, especialidad, obtenida, caduca],
    )
  await has(a, 1, '2020-01-01', '2026-11-21')
  await has(a, 1, '2026-01-01', '2031-01-01')
  await has(a, 2, '2026-06-01', null)
  await has(b, 1, '2021-01-01', '2026-11-20')
  await has(dead, 1, '2021-01-01', null)
  await caja.db.query('UPDATE periodo_matricula SET tipo_matricula_id = 8 WHERE matriculado_id = $1', [dead])
  await caja.db.query('UPDATE matriculado SET tipo_matricula_id = 8 WHERE id = $1', [dead])
  const told = async (mas: object) =>
    (await ask('estadisticas.traerEspecialidadesPorDepartamento', { fecha: HOY, ...mas })).map((row) => [
      row['departamento'],
      row['cantidad'],
      row['anterior'],
    ])
  expect(await told({})).toEqual([
    [lugar?.nombre, 2, 1],
    [null, 0, 1],
  ])
  expect(await told({ especialidadID: 2 })).toEqual([[lugar?.nombre, 1, 0]])
})

test.each([
  [{ desde: '2026-10-01', hasta: '2026-09-30' }, 'El mes Hasta no puede ser anterior al mes Desde'],
  [{ desde: '1900-01-01', hasta: '2026-01-01' }, 'Elija una fecha desde el año 2015'],
  [{ desde: '2026-11-01', hasta: '2026-12-01' }, 'El período no puede terminar después de este mes'],
  [{ desde: '2025-11-30', hasta: '2026-11-01' }, 'Elija un período de hasta 12 meses'],
])('the period %j is refused in words', async (periodo, texto) => {
  for (const nombre of ['estadisticas.traerIngresosPorMedio', 'estadisticas.traerAltasYBajas'] as const)
    expect(refusalOf(await caja.direct(nombre, periodo))).toBe(texto)
})

test('a month 13, a day of 1900 and one to come are refused in words', async () => {
  const { sobre } = await caja.direct('estadisticas.traerIngresosPorMedio', {
    desde: '2026-13-01',
    hasta: '1e9',
  })
  expect(sobre).toMatchObject({
    estado: 0,
    errores: { desde: 'Elija desde qué mes', hasta: 'Elija hasta qué mes' },
  })
  for (const nombre of [
    'estadisticas.traerDeudaPorAntiguedad',
    'estadisticas.traerPiramideDeEdades',
    'estadisticas.traerEspecialidadesPorDepartamento',
  ] as const) {
    expect(refusalOf(await caja.direct(nombre, { fecha: '1900-01-01' }))).toMatch(/desde el año 2015/)
    expect(refusalOf(await caja.direct(nombre, { fecha: '2026-11-22' }))).toMatch(/posterior a hoy/)
  }
  for (const nombre of ['estadisticas.traerCobrabilidad', 'estadisticas.traerCifrasDelMes'] as const)
    expect((await caja.direct(nombre, { fecha: '2026-12-01' })).sobre).toMatchObject({
      estado: 0,
      errores: { fecha: 'La fecha no puede ser posterior a hoy' },
    })
})
