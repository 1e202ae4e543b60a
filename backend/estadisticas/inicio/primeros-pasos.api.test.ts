import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
beforeAll(async () => {
  api = await startApi()
})
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

const isNew = async (token: string) => {
  const { sobre } = await api.call('inicio.traerPendientes', {}, { token })
  return (sobre.datos as { nuevo: boolean }).nuevo
}

test('first steps are shown until their person puts them away, which is nobody else’s and for good', async () => {
  const ana = await signedIn(api.db, 'EMPLEADO')
  const eva = await signedIn(api.db, 'EMPLEADO')
  expect([await isNew(ana.token), await isNew(ana.token), await isNew(eva.token)]).toEqual([true, true, true])
  for (let i = 0; i < 2; i++)
    expect((await api.call('inicio.guardarPasosVistos', {}, { token: ana.token })).sobre).toMatchObject({
      estado: 1,
    })
  expect([await isNew(ana.token), await isNew(eva.token)]).toEqual([false, true])
  const acts = await api.db.query("SELECT usuario_id FROM auditoria WHERE accion = 'pasos.guardar'")
  expect(acts).toEqual([{ usuario_id: ana.usuarioID }])
})
