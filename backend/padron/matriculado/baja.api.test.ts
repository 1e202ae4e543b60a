import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '@/backend/prueba/gente'
import { ATADURAS, SUYAS } from '@/backend/padron/matriculado/baja'
import { openMesa, type Mesa } from '@/backend/prueba/padron/mesa'
import { verificar } from '@/backend/verificar/verificar'

let mesa: Mesa
let direccion: string
beforeAll(async () => {
  mesa = await openMesa()
  ;({ token: direccion } = await signedIn(mesa.db, 'ADMINISTRACION'))
})
afterAll(async () => {
  expect(await verificar(mesa.db)).toEqual([])
  await mesa.close()
})

const remove = (especialidadID: number) => mesa.call('matriculado.eliminar', { especialidadID }, direccion)

test('whoever nothing hangs on goes with his hospitals and periods; what he was stays in the trail', async () => {
  const id = await mesa.enter({ apellido: 'Equívoco', nombre: 'Juan', matricula: 8_001 })
  await mesa.call('matriculado.cambiarEstado', { matriculadoID: id, tipoMatriculaID: 7 })
  expect((await remove(id)).sobre).toMatchObject({ estado: 1, mensaje: null })
  expect((await mesa.call('matriculado.traerDatos', { matriculadoID: id })).sobre.estado).toBe(0)
  const [baja, ...before] = await mesa.history(id)
  expect(baja).toMatchObject({ accion: 'Baja del registro', usuario: 'Nélida Prueba' })
  expect(baja?.cambios).toEqual(
    expect.arrayContaining([
      { campo: 'Apellido', antes: 'Equívoco', despues: null },
      { campo: 'Estado', antes: 'ANULADA', despues: null },
      { campo: 'Hospitales', antes: 'Hospital Regional Dr. Ramón Carrillo', despues: null },
    ]),
  )
  expect(before.map(({ accion }) => accion)).toEqual(['Cambio de estado', 'Alta de matriculado'])
  // His numbers are free again.
  await mesa.enter({ matricula: 8_001 })
})

test.each([
  [
    'cargo',
    `INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, anulado_en) VALUES ($1, 1, 'Multa', 2026, 1, 100, now())`,
  ],
  [
    'movimiento',
    `INSERT INTO movimiento (matriculado_id, fecha, acto, haber) VALUES ($1, '2026-11-20', 'ajustar', 100)`,
  ],
  [
    'especialidad_matriculado',
    `INSERT INTO especialidad_matriculado (matriculado_id, especialidad_id, fecha_obtencion) VALUES ($1, 1, '2020-01-01')`,
  ],
  [
    'practica_matriculado',
    `INSERT INTO practica_matriculado (matriculado_id, practica_id, fecha_obtencion) VALUES ($1, 1, '2020-01-01')`,
  ],
  [
    'certificado_matriculado',
    `INSERT INTO certificado_matriculado (matriculado_id, tipo_certificado_id, validez_desde) VALUES ($1, 1, '2020-01-01')`,
  ],
  [
    'usuario',
    `INSERT INTO usuario (username, clave_hash, nombre, apellido, matriculado_id, eliminado_en) VALUES ('x', '', '', '', $1, now())`,
  ],
  [
    'da_listado',
    `INSERT INTO da_listado (matriculado_id, forma_pago_id, fecha_alta) VALUES ($1, 5, '2020-01-01')`,
  ],
] as const)('whoever has something in %s stays, whole', async (tabla, sql) => {
  const id = await mesa.enter()
  await mesa.db.query(sql, [id])
  const before = await mesa.record(id)
  expect((await remove(id)).sobre).toMatchObject({
    estado: 0,
    mensaje: `No se pudo eliminar: el matriculado tiene ${ATADURAS[tabla]}`,
  })
  expect(await mesa.record(id)).toEqual(before)
  for (const table of ['cargo', 'da_listado'])
    await mesa.db.query(`DELETE FROM ${table} WHERE matriculado_id = $1`, [id])
})

test('every table that names a member is either his own or keeps him', async () => {
  const tables = await mesa.db.query<{ tabla: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS tabla FROM pg_constraint
     WHERE contype = 'f' AND confrelid = 'matriculado'::regclass ORDER BY 1`,
  )
  expect(tables.map(({ tabla }) => tabla)).toEqual([...SUYAS, ...Object.keys(ATADURAS)].sort())
})

test('nobody, and somebody gone already, are not found', async () => {
  const id = await mesa.enter()
  await remove(id)
  for (const gone of [id, 2_147_483_647]) {
    expect((await remove(gone)).sobre.mensaje).toBe('No se encontró el registro')
  }
})
