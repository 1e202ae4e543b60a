import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { MAX_LECTURAS, TAREAS_HEADER } from '@/contract/servidor'

let api: ApiDePrueba
let token: string
let member: number
beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'EMPLEADO'))
  member = await addMember(api.db)
})
afterAll(() => api.close())

interface Leida {
  http: number
  sobre: { estado: number; mensaje: string | null; datos: unknown }
}

const readLine = (line: string): Leida => ({
  http: Number(line.slice(2, 5)),
  sobre: JSON.parse(line.slice(6)) as Leida['sobre'],
})

/** Reads these addresses in one request; `por` is the bearer. */
async function read(addresses: readonly string[], por = token) {
  const query = new URLSearchParams(addresses.map((one, i) => ['de', `pedido-${i}0000 ${one}`]))
  const answer = await fetch(`${api.url}/lecturas?${query.toString()}`, {
    headers: { authorization: `Bearer ${por}`, 'user-agent': 'prueba' },
  })
  const text = await answer.text()
  const lines = text.startsWith('{') ? [] : text.trim().split('\n').sort().map(readLine)
  return { http: answer.status, tareas: answer.headers.get(TAREAS_HEADER), text, lines }
}

test('each read has its own answer: done, of nobody, not allowed, wrongly asked', async () => {
  const { http, lines } = await read([
    `/matriculado/traerDatos?matriculadoID=${member}`,
    '/matriculado/traerDatos?matriculadoID=2147483000',
    '/user/traerTodos',
    '/matriculado/traerDatos?matriculadoID=x',
    `/matriculado/traerDatosBasicos?matriculadoID=${member}`,
  ])
  expect(http).toBe(200)
  expect(lines.map((line) => [line.http, line.sobre.estado])).toEqual([
    [200, 1],
    [200, 0],
    [403, 0],
    [200, 0],
    [200, 1],
  ])
  const alone = await api.call('matriculado.traerDatos', { matriculadoID: member }, { token })
  expect(lines[0]?.sobre).toEqual(alone.sobre)
})

test('nothing but reads that need a session: no change, no public call, no other address', async () => {
  const { lines } = await read([
    '/matriculado/eliminar?matriculadoID=1',
    '/sistema/capacidades',
    '/salud/lista',
    '/lecturas?de=a%20/matriculado/traerTodos',
    '//otro.example/matriculado/traerTodos?x=[',
    '',
  ])
  expect(lines.slice(0, 4).map(({ http }) => http)).toEqual([404, 404, 404, 404])
  for (const { http } of lines) expect([200, 404]).toContain(http)
})

test('without a session there is one answer for all, and none for too many or none', async () => {
  const { text } = await read(['/matriculado/traerTodos', '/matriculado/traerTodos'], 'x'.repeat(43))
  expect(JSON.parse(text)).toMatchObject({ estado: -100 })
  const [none, many] = await Promise.all([
    api.send('/lecturas', { headers: { authorization: `Bearer ${token}` } }),
    api.send(`/lecturas?${'de=a%20/b&'.repeat(MAX_LECTURAS + 1)}`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  ])
  expect([none.http, many.http]).toEqual([400, 400])
})

test('a doctor reads his own alone', async () => {
  const { token: own } = await signedIn(api.db, 'MEDICO', member)
  const other = await addMember(api.db)
  const { lines } = await read(
    [member, other].map((id) => `/matriculado/traerDatos?matriculadoID=${id}`),
    own,
  )
  expect(lines.map(({ sobre }) => sobre.estado)).toEqual([1, 0])
})

test('the session is looked for once, and what two reads ask in the same words is asked once', async () => {
  const addresses = ['traerDatos', 'traerDatosBasicos'].map(
    (call) => `/matriculado/${call}?matriculadoID=${member}`,
  )
  const statements = async (act: () => Promise<unknown>) => {
    const before = api.db.sentencias.total
    await act()
    return api.db.sentencias.total - before
  }
  await read(addresses)
  const together = await statements(() => read(addresses))
  const alone = await statements(async () => {
    for (const one of addresses) await api.send(one, { headers: { authorization: `Bearer ${token}` } })
  })
  // The session, what is owed and the last payment.
  expect(alone - together).toBe(3)
})

test('a slow one holds up no other, and a reader who leaves breaks nothing', async () => {
  const locked = await api.db.pool.connect()
  await locked.query('BEGIN; LOCK TABLE especialidad_matriculado')
  const query = new URLSearchParams(
    ['/habilitacion/traerDatos', '/matriculado/traerDatosBasicos'].map((path, i) => [
      'de',
      `pedido-${i}0000 ${path}?matriculadoID=${member}`,
    ]),
  )
  const gone = new AbortController()
  const answer = await fetch(`${api.url}/lecturas?${query.toString()}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: gone.signal,
  })
  const first = await answer.body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).toMatch(/^1 200 \{"estado":1,[^\n]*\n$/)
  gone.abort()
  await locked.query('ROLLBACK')
  locked.release()
  expect((await read(['/matriculado/traerTodos'])).lines).toMatchObject([{ http: 200 }])
})

test('the log has a line for each under its own id, and one that says how many', async () => {
  api.bitacora.length = 0
  await read(['/matriculado/traerTodos', `/matriculado/traerDatos?matriculadoID=${member}`])
  const lines = api.bitacora.map(({ pedido, ruta, http, lecturas }) => [pedido, ruta, http, lecturas])
  expect(lines).toContainEqual(['pedido-00000', '/matriculado/traerTodos', 200, undefined])
  expect(lines).toContainEqual(['pedido-10000', '/matriculado/traerDatos', 200, undefined])
  expect(lines.map((line) => line.slice(1))).toContainEqual(['/lecturas', 200, 2])
})

test('what somebody puts in place of an id is in no line of the log', async () => {
  api.bitacora.length = 0
  await fetch(`${api.url}/lecturas?de=Zzyzx_4242_${'x'.repeat(60)}%20/matriculado/traerTodos`, {
    headers: { authorization: `Bearer ${token}` },
  }).then((answer) => answer.text())
  expect(api.bitacora).toHaveLength(2)
  expect(JSON.stringify(api.bitacora)).not.toContain('Zzyzx')
})

test('it is said whether the person has a job that the bell would tell of', async () => {
  const { token: own, usuarioID } = await signedIn(api.db, 'EMPLEADO')
  const told = async () => (await read(['/matriculado/traerTodos'], own)).tareas
  expect(await told()).toBe('0')
  await api.db.query(
    `INSERT INTO tarea (tipo, clave, estado, terminada_en, usuario_id) VALUES ('cuotas', 'x', 'terminada', now(), $1)`,
    [usuarioID],
  )
  expect(await told()).toBe('1')
  await api.db.query('UPDATE tarea SET vista_en = now() WHERE usuario_id = $1', [usuarioID])
  expect(await told()).toBe('0')
})
