import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiDePrueba, startApi } from '@/backend/prueba/api'
import { signedIn } from '@/backend/prueba/gente'
import { setScene } from '@/backend/prueba/muestras'

let api: ApiDePrueba
let token: string
let usuarioID: number
let escena: Awaited<ReturnType<typeof setScene>>
beforeAll(async () => {
  api = await startApi()
  escena = await setScene(api)
  ;({ token, usuarioID } = await signedIn(api.db, 'ADMINISTRACION'))
})
afterAll(() => api.close())

interface Empezado {
  expedienteID: number
  tablas: string[]
}
const begin = async (matriculadoID: number): Promise<Empezado> =>
  (await api.call('expediente.empezar', { matriculadoID }, { token })).sobre.datos as Empezado
const read = async (expedienteID: number, tabla: string, who = token, desde = 0) =>
  (await api.call('expediente.traerTabla', { expedienteID, tabla, desde, cantidad: 500 }, { token: who }))
    .sobre
const rowsOf = async (expedienteID: number, tabla: string) =>
  ((await read(expedienteID, tabla)).datos as { fila: string }[]).map(
    ({ fila }) => JSON.parse(fila) as Record<string, unknown>,
  )

test('no table that names a member is missing from his file', async () => {
  const { tablas } = await begin(escena.matriculadoID)
  const named = await api.db.query<{ tabla: string }>(
    `SELECT DISTINCT c.conrelid::regclass::text AS tabla FROM pg_constraint c
     WHERE c.contype = 'f' AND c.confrelid = 'matriculado'::regclass
     UNION SELECT a.attrelid::regclass::text FROM pg_attribute a JOIN pg_class k ON k.oid = a.attrelid
     WHERE a.attname = 'matriculado_id' AND k.relkind = 'r' AND k.relnamespace = 'public'::regnamespace`,
  )
  expect(named.length).toBeGreaterThan(20)
  expect(
    named.map(({ tabla }) => tabla).filter((tabla) => !tablas.includes(tabla)),
    'give it a place in backend/padron/matriculado/baja.ts or backend/padron/expediente/tablas.ts',
  ).toEqual([])
})

test('it holds what is his, nothing of anybody else, and nothing that opens a door', async () => {
  for (const matriculadoID of [escena.matriculadoID, escena.moroso, escena.adherido, escena.propio]) {
    const { expedienteID, tablas } = await begin(matriculadoID)
    let found = 0
    for (const tabla of tablas)
      for (const row of await rowsOf(expedienteID, tabla)) {
        found++
        const whose = tabla === 'matriculado' ? row['id'] : (row['matriculado_id'] ?? matriculadoID)
        expect([tabla, whose]).toEqual([tabla, matriculadoID])
        expect(Object.keys(row).filter((key) => /hash|token|secreto|clave_hash/.test(key))).toEqual([])
      }
    expect(found).toBeGreaterThan(1)
  }
  const { expedienteID } = await begin(escena.matriculadoID)
  expect(await rowsOf(expedienteID, 'pago')).toContainEqual(
    // Of a transfer its number is his; cash has none.
    expect.objectContaining({ id: escena.pagoID, matriculado_id: escena.matriculadoID, referencia: null }),
  )
  expect(await rowsOf(expedienteID, 'linea')).not.toEqual([])
})

test('taking it is in the trail, and it is read by whom it is alone, of a table that is in it, for an hour', async () => {
  const { expedienteID } = await begin(escena.matriculadoID)
  const [kept] = await api.db.query<{ de: number }>(
    "SELECT matriculado_id AS de FROM auditoria WHERE id = $1 AND accion = 'expediente.empezar'",
    [expedienteID],
  )
  expect(kept?.de).toBe(escena.matriculadoID)
  const { token: other } = await signedIn(api.db, 'ADMINISTRACION')
  expect((await read(expedienteID, 'matriculado', other)).estado).toBe(0)
  for (const tabla of ['segundo_factor', 'usuario u; --', 'ajuste'])
    expect((await read(expedienteID, tabla)).estado).toBe(0)
  expect(await read(expedienteID, 'matriculado', token, 1)).toMatchObject({ estado: 1, datos: [] })
  const [old] = await api.db.query<{ id: number }>(
    `INSERT INTO auditoria (usuario_id, accion, matriculado_id, cuando)
     VALUES ($1, 'expediente.empezar', $2, now() - interval '61 minutes') RETURNING id`,
    [usuarioID, escena.matriculadoID],
  )
  expect((await read(old?.id ?? 0, 'matriculado')).estado).toBe(0)
})
