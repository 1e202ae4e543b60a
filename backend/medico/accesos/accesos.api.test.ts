import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiDePrueba, HOY, startApi } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const seen = async (token: string) => (await api.call('medico.traerAccesos', {}, { token })).sobre.datos

test('a doctor reads who of the office opened or changed his record, by day and role, and by name where a setting says so', async () => {
  const matriculadoID = await addMember(api.db)
  const other = await addMember(api.db)
  const { token } = await signedIn(api.db, 'MEDICO', matriculadoID)
  const { token: stranger } = await signedIn(api.db, 'MEDICO', other)
  const { token: clerk, usuarioID } = await signedIn(api.db, 'ADMINISTRATIVO')
  const { token: second } = await signedIn(api.db, 'ADMINISTRATIVO')
  expect(await seen(token)).toEqual([])

  for (const who of [clerk, clerk, second, token])
    await api.call('matriculado.traerDatos', { matriculadoID }, { token: who })
  const opened = { dia: HOY, rol: 'Administrativo', nombre: null, abrio: true, cambios: [] }
  await expect.poll(() => seen(token), { timeout: 20_000 }).toEqual([opened])
  await expect.poll(() => api.db.query('SELECT FROM apertura_de_ficha'), { timeout: 20_000 }).toHaveLength(2)

  await api.db.query(
    `INSERT INTO auditoria (usuario_id, accion, matriculado_id, cuando) VALUES
       ($1, 'matriculado.editarCampo', $2, '2026-11-21 15:00-03'), ($1, 'matriculado.editarCampo', $2, '2025-12-31 23:59-03')`,
    [usuarioID, matriculadoID],
  )
  expect(await seen(token)).toEqual([{ ...opened, cambios: [expect.any(String)] }])
  expect(await seen(stranger)).toEqual([])

  await api.db.query("INSERT INTO ajuste (clave, valor) VALUES ('nombresEnAccesos', '1')")
  expect(await seen(token)).toEqual([
    expect.objectContaining({ nombre: 'Nélida Prueba', abrio: true, cambios: [expect.any(String)] }),
  ])
})
