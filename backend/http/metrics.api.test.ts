import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveAlso, startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, CLAVE, signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const read = async (headers: Record<string, string> = {}, url = api.url) => {
  const answer = await fetch(`${url}/salud/metricas`, { headers })
  return { http: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

test('each call has its time and its end, by its own name', async () => {
  const { token } = await signedIn(api.db, 'EMPLEADO')
  const matriculadoID = await addMember(api.db)
  await api.call('matriculado.traerDatos', { matriculadoID }, { token })
  await api.call('matriculado.traerDatos', { matriculadoID: 2_147_483_000 }, { token })
  await api.call('matriculado.traerDatos', { matriculadoID })
  await api.call('user.traerTodos', {}, { token })
  const { text, type } = await read()
  expect(type).toBe('text/plain; version=0.0.4; charset=utf-8')
  for (const line of [
    'padron_llamadas_total{llamada="matriculado.traerDatos",final="hecha"} 1',
    'padron_llamadas_total{llamada="matriculado.traerDatos",final="rechazada"} 1',
    'padron_llamadas_total{llamada="matriculado.traerDatos",final="sin sesion"} 1',
    'padron_llamadas_total{llamada="user.traerTodos",final="prohibida"} 1',
    'padron_llamada_segundos_bucket{le="+Inf",llamada="matriculado.traerDatos"} 3',
    'padron_llamada_segundos_count{llamada="matriculado.traerDatos"} 3',
  ])
    expect(text).toContain(`${line}\n`)
  expect(text).toMatch(/^padron_conexiones \d+$/m)
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(
      /^($|# HELP \w+ |# TYPE \w+ (counter|histogram|gauge|summary)$|\w+(\{[^{}]+\})? ([\d.e+-]+|Nan)$)/,
    )
  for (const name of [
    'nodejs_eventloop_lag_seconds',
    'nodejs_gc_duration_seconds_count',
    'process_resident_memory_bytes',
  ])
    expect(text).toContain(name)
})

test('of each kind of work it says what waits, how often it failed and when it ended last', async () => {
  await api.db.query(
    `INSERT INTO tarea (tipo, clave, fallas, ultima_en) VALUES ('envio', '', 3, now() - interval '1 hour'), ('respaldo', '', 0, NULL)`,
  )
  const { text } = await read()
  expect(text).toContain('padron_tareas_pendientes{tipo="envio"} 1\n')
  expect(text).toContain('padron_tarea_fallas_seguidas{tipo="envio"} 3\n')
  expect(text).toMatch(/^padron_tarea_segundos_desde_la_ultima\{tipo="envio"\} 360\d$/m)
  expect(text).not.toContain('padron_tarea_segundos_desde_la_ultima{tipo="respaldo"}')
})

test('nothing anybody sent is in the figures or the log: no name, number, password, token or unknown path', async () => {
  const { token } = await signedIn(api.db, 'ADMINISTRACION')
  const secret = 'Zzyzx-4242'
  await api.call('sesion.login', { usuario: secret, password: secret })
  await api.call('matriculado.traerTodos', { nroPagina: 1, nombre: secret, dni: '30424242' }, { token })
  await api.call(
    'user.crear',
    { username: secret, password: CLAVE, email: `${secret}@example.com` },
    { token },
  )
  await api.send(`/matriculado/traerTodos?nombre=${secret}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await api.send(`/salud/${'x'.repeat(20)}`)
  const { text } = await read()
  const log = JSON.stringify(api.bitacora)
  expect(log).toContain('"pedido"')
  for (const hidden of [secret, '30424242', CLAVE, token]) {
    expect(text).not.toContain(hidden)
    expect(log).not.toContain(hidden)
  }
})

test('they are for this machine, or for who knows the key', async () => {
  const desde = { 'x-forwarded-for': '10.0.0.9' }
  expect((await read(desde)).http).toBe(403)
  expect((await read({ ...desde, authorization: 'Bearer undefined' })).http).toBe(403)
  const claveMetricas = 'una clave de metricas larga'
  const otra = await serveAlso({
    db: api.db,
    politica: 'operativa',
    bitacora: () => undefined,
    claveMetricas,
  })
  expect((await read(desde, otra.url)).http).toBe(403)
  expect((await read({ ...desde, authorization: 'Bearer otra cosa' }, otra.url)).http).toBe(403)
  expect((await read({ ...desde, authorization: `Bearer ${claveMetricas}` }, otra.url)).http).toBe(200)
  expect((await fetch(`${otra.url}/salud/metricas`, { method: 'POST' })).status).toBe(404)
  await otra.close()
})
