import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, addSeguro, signedIn } from '@/backend/prueba/gente'
import { addFederationFiles } from '@/backend/prueba/muestras-de-seguros'
import type { Falta } from '@/domain/control-cobertura'
import type { Mes } from '@/domain/fechas'

/** Today is 2026-11-21. */
let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'CONTADOR')).token
  await api.db.query('UPDATE tipo_seguro SET suma_asegurada = 100')
})
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

const NOVIEMBRE = { anio: 2026, mes: 11 }
const call = async (que: 'contar' | 'traerTodos', wire: Record<string, unknown>) =>
  (await api.call(`controlCobertura.${que}`, wire, { token })).sobre.datos

/** The rows of a surname of the two kinds about the file, or of another kind. */
async function listOf(nombre: string, mes: Mes = NOVIEMBRE, falta?: Falta) {
  const filas = (await call('traerTodos', { ...mes, nombre, nroPagina: 1, ...(falta && { falta }) })) as {
    falta: Falta
    matriculadoID: number
    desde: string | null
  }[]
  return filas.flatMap((fila) =>
    falta || fila.falta.endsWith('Archivo') ? [[fila.falta, fila.matriculadoID, fila.desde]] : [],
  )
}

/** Somebody with all that the federation asks for. */
async function insured(apellido: string, nombre: string, dias: { desde: string; hasta?: string }) {
  const id = await addMember(api.db, { apellido, nombre })
  await api.db.query(`UPDATE matriculado SET fecha_nacimiento = '1980-01-01' WHERE id = $1`, [id])
  await addSeguro(api.db, id, dias)
  await api.db.query('UPDATE federacion_matriculado SET tipo_seguro_id = 1 WHERE matriculado_id = $1', [id])
  return id
}
const takeOut = (id: number) =>
  api.db.query('UPDATE federacion_matriculado SET eliminado_en = now() WHERE matriculado_id = $1', [id])

test('who is covered and not in the month’s last file, and the reverse, once there is a file', async () => {
  const apellido = 'Archivouno'
  await insured(apellido, 'Ana', { desde: '2020-01-01' })
  const leaves = await insured(apellido, 'Eva', { desde: '2020-01-01' })
  expect(await listOf(apellido)).toEqual([])
  await addFederationFiles(api, token)
  await takeOut(leaves)
  const late = await insured(apellido, 'Luz', { desde: '2026-11-15' })
  expect(await listOf(apellido)).toEqual([
    ['fueraDeArchivo', late, '2026-11-15'],
    ['deMasEnArchivo', leaves, null],
  ])
  const { faltas } = (await call('contar', NOVIEMBRE)) as { faltas: { falta: Falta; cantidad: number }[] }
  expect(faltas.find(({ falta }) => falta === 'deMasEnArchivo')?.cantidad).toBe(1)
  // Another month has no file to be in.
  expect(await listOf(apellido, { anio: 2026, mes: 10 })).toEqual([])

  await addFederationFiles(api, token)
  expect(await listOf(apellido)).toEqual([])
})

test('the file is held against the whole month, of which some days are still to come', async () => {
  const apellido = 'Archivodos'
  await insured(apellido, 'Ana, empieza el 27', { desde: '2026-11-27' })
  await insured(apellido, 'Eva, terminó el 10', { desde: '2025-01-01', hasta: '2026-11-10' })
  await insured(apellido, 'Luz, termina el 25', { desde: '2025-01-01', hasta: '2026-11-25' })
  const gone = await insured(apellido, 'Sol, se le quitó', { desde: '2026-11-28' })
  await addFederationFiles(api, token)
  await takeOut(gone)
  const late = await insured(apellido, 'Tea, fuera', { desde: '2026-11-30' })
  await insured(apellido, 'Uma, del mes que viene', { desde: '2026-12-01' })
  expect(await listOf(apellido)).toEqual([
    ['fueraDeArchivo', late, '2026-11-30'],
    ['deMasEnArchivo', gone, null],
  ])
  // Today she is not covered yet, whatever the file should have.
  expect(await listOf(apellido, NOVIEMBRE, 'sinCobertura')).toContainEqual(['sinCobertura', late, null])
})
