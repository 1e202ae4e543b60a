import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { BYTES_DE_CODIGO, makeCodigo } from '@/domain/codigo-de-papel'
import type { Rol } from '@/domain/roles'

let api: ApiDePrueba
const tokens = new Map<Rol, string>()
beforeAll(async () => {
  api = await startApi()
  for (const rol of ['EMPLEADO', 'CONTADOR', 'ADMINISTRACION'] as const)
    tokens.set(rol, (await signedIn(api.db, rol)).token)
})
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

interface Hallazgo {
  clase: string
  id: number
  noun: string | null
  numero: number | null
  matriculadoID: number | null
  nombre: string
  detalle: string
}
const find = async (texto: string, rol: Rol = 'ADMINISTRACION') => {
  const { sobre } = await api.call('inicio.buscar', { texto }, { token: tokens.get(rol) })
  expect(sobre).toMatchObject({ estado: 1 })
  return sobre.datos as Hallazgo[]
}

test('rows of catalogues and users by the words of their names, for whoever administers them', async () => {
  await api.db.query("INSERT INTO titulo (nombre) VALUES ('Médico Ñandubaysal')")
  await api.db.query("UPDATE usuario SET apellido = 'Ñandubay' WHERE apellido = 'Prueba' AND id = 1")
  const found = await find('ñandubay')
  expect(found[0]).toMatchObject({ clase: 'catalogo', noun: 'titulo', nombre: 'Médico Ñandubaysal' })
  expect(found.filter(({ clase }) => clase === 'usuario')).toHaveLength(1)
  for (const rol of ['EMPLEADO', 'CONTADOR'] as const) expect(await find('ñandubay', rol)).toEqual([])
})

test('a paper by its number and by its code, and a plan by its number, with whose they are', async () => {
  const id = await addMember(api.db, { apellido: 'Paz', nombre: 'Eva' })
  const [papel] = await api.db.query<{ numero: number; codigo: string }>(
    `INSERT INTO papel (clase, numero, codigo, matriculado_id, origen_id, certifica, contenido, huella, emitido_por)
     VALUES ('certificado', 12, $2, $1, 1, 'x', '{}', sha256(convert_to('{}', 'UTF8')), 1) RETURNING numero, codigo`,
    [id, makeCodigo(new Uint8Array(BYTES_DE_CODIGO).fill(7))],
  )
  const [plan] = await api.db.query<{ id: number }>(
    'INSERT INTO plan_pago (matriculado_id, cuotas, monto) VALUES ($1, 2, 200) RETURNING id',
    [id],
  )
  for (const typed of [String(papel?.numero), papel?.codigo ?? '', (papel?.codigo ?? '').toLowerCase()])
    expect(await find(typed, 'EMPLEADO'), typed).toMatchObject([
      { clase: 'papel', numero: 12, matriculadoID: id, detalle: 'Paz, Eva' },
    ])
  expect(await find(String(plan?.id), 'CONTADOR')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ clase: 'plan', matriculadoID: id, detalle: 'Paz, Eva' }),
    ]),
  )
  expect((await find(String(plan?.id), 'EMPLEADO')).filter(({ clase }) => clase === 'plan')).toEqual([])
})

test.each(['', ' ', 'a', '%', '__', "'; DROP TABLE pago; --", 'ñ'.repeat(100), '99999999999999', '-1'])(
  '%s finds nothing and harms nothing',
  async (texto) => {
    expect(await find(texto)).toEqual([])
  },
)
