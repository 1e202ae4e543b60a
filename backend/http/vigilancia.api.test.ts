import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRegistro } from '@/backend/db/registro'
import { openDatabase, withTransaction } from '@/backend/db/conexion'
import { warnByMail } from '@/backend/avisos/mensaje/vigilancia'
import { leaveOutStale } from '@/backend/avisos/mensaje/vigencia'
import { HOY, serveAlso, startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { keepVerificacion } from '@/backend/tarea/vigilancia'
import { expresiones } from '@/docs/tablero'
import { reglas } from '@/docs/vigilar'
import { CLASES_VIGILADAS, isOver, VIGILADOS, type ClaseVigilada } from '@/domain/vigilancia'
import type { Rol } from '@/domain/roles'
import { makeCarriles } from '@/scripts/carriles.mjs'
import { makeMetricas } from '@/scripts/metricas.mjs'

const respaldos = mkdtempSync(join(tmpdir(), 'vigilancia-'))
const NUEVO = join(respaldos, 'noche-2026-11-21.padron')
let api: ApiDePrueba
const tokens = new Map<Rol, string>()

beforeAll(async () => {
  api = await startApi({ respaldos })
  for (const rol of ['EMPLEADO', 'CONTADOR', 'ADMINISTRACION'] as const)
    tokens.set(rol, (await signedIn(api.db, rol)).token)
  await withTransaction(api.db, (tx) => createRegistro(tx, 'real', 'Consejo de prueba'))
  writeFileSync(NUEVO, 'x')
  await verified([])
})
afterAll(async () => {
  await api.close()
  rmSync(respaldos, { recursive: true })
})

const verified = (rotas: string[]) => withTransaction(api.db, (tx) => keepVerificacion(tx, 90, rotas))
const figures = async (url = api.url) => (await fetch(`${url}/salud/metricas`)).text()
const figureOf = async (clase: ClaseVigilada, url?: string) =>
  [
    ...(await figures(url)).matchAll(
      new RegExp(`^${VIGILADOS[clase].metrica}(?:\\{.*\\})? ([\\d.e+-]+)$`, 'gm'),
    ),
  ].map(([, number]) => Number(number))
const told = async (rol: Rol = 'ADMINISTRACION') => {
  const { sobre } = await api.call('inicio.traerPendientes', {}, { token: tokens.get(rol) })
  const { pendientes } = sobre.datos as { pendientes: { clase: string; detalle: string | null }[] }
  return pendientes.filter(({ clase }) => Object.hasOwn(VIGILADOS, clase))
}
const age = (hours: number): void => utimesSync(NUEVO, new Date(), Date.now() / 1_000 - hours * 3_600)

/** A mail that waits since then, or left then. */
const addMail = async (estado: 'pendiente' | 'enviado', hours: number) =>
  api.db.query(
    `WITH e AS (INSERT INTO envio (origen, titulo) VALUES ('seleccion', 'x') RETURNING id)
     INSERT INTO mensaje (envio_id, matriculado_id, medio, destino, asunto, cuerpo, estado, creado_en, proximo_en, terminado_en)
     SELECT e.id, $1, 2, 'a@b.example', 'x', 'x', $2, t, t, CASE WHEN $2 = 'enviado' THEN t END
     FROM e, (SELECT now() - $3 * interval '1 hour' AS t) q`,
    [await addMember(api.db), estado, hours],
  )

test('the age of the newest backup is told past 26 hours, and of none the register’s own', async () => {
  age(25)
  expect((await figureOf('respaldo'))[0]).toBeCloseTo(25 * 3_600, -2)
  expect(await told()).toEqual([])
  age(27)
  expect(await told()).toMatchObject([{ clase: 'respaldo', detalle: '27 h' }])
  rmSync(NUEVO)
  expect((await figureOf('respaldo'))[0]).toBeLessThan(120)
  await api.db.query("UPDATE registro SET creado_en = now() - interval '4 days'")
  expect(await told()).toMatchObject([{ clase: 'respaldo', detalle: '4 días' }])
  writeFileSync(NUEVO, 'x')
})

test('a check of the ledger that found something is told, and one that is long past', async () => {
  await verified(['Una regla: 2', 'Otra: 1'])
  expect(await figureOf('verificacion')).toEqual([2])
  expect(await told()).toMatchObject([{ clase: 'verificacion', detalle: '2' }])
  await verified([])
  expect(await told()).toEqual([])
  await api.db.query("UPDATE verificacion SET hecha_en = now() - interval '51 hours'")
  expect(await told()).toMatchObject([{ clase: 'verificacionVieja', detalle: '51 h' }])
  // It never ended: as old as the register.
  await api.db.query('DELETE FROM verificacion')
  expect(await figureOf('verificacion')).toEqual([])
  expect(await told()).toMatchObject([{ clase: 'verificacionVieja', detalle: '4 días' }])
  await verified([])
})

test('mail is stuck when it waits and none leaves: a big mailing that goes out is not', async () => {
  expect(await figureOf('correoParado')).toEqual([0])
  await addMail('pendiente', 3)
  expect(await told()).toMatchObject([{ clase: 'correoParado', detalle: '3 h' }])
  await addMail('enviado', 0.5)
  expect(await told()).toEqual([])
  await api.db.query("UPDATE mensaje SET proximo_en = now() WHERE estado = 'pendiente'")
  await api.db.query("DELETE FROM mensaje WHERE estado = 'enviado'")
  expect(await told()).toEqual([])
  await api.db.query('DELETE FROM mensaje')
})

test('only who administers is told, and nobody without a session', async () => {
  age(30)
  for (const rol of ['EMPLEADO', 'CONTADOR'] as const) expect(await told(rol)).toEqual([])
  expect(await told()).toHaveLength(1)
  expect((await api.call('inicio.traerPendientes', {})).sobre).toMatchObject({ estado: -100, datos: null })
})

test('one letter a day for each warning to who administers and has an address', async () => {
  await api.db.query('DELETE FROM mensaje')
  const usuarioID = (await signedIn(api.db, 'ADMINISTRACION')).usuarioID
  await api.db.query("UPDATE usuario SET email = 'ana@consejo.example', nombre = 'Ana' WHERE id = $1", [
    usuarioID,
  ])
  await api.db.query("UPDATE usuario SET email = 'otro@consejo.example' WHERE id = $1", [
    (await signedIn(api.db, 'CONTADOR')).usuarioID,
  ])
  age(30)
  await verified(['El saldo de cada matriculado: 3'])
  expect(await warnByMail(api.db, respaldos, HOY)).toBe(2)
  expect(await warnByMail(api.db, respaldos, HOY)).toBe(0)
  const letters = await api.db.query<{ destino: string; asunto: string; cuerpo: string; estado: string }>(
    'SELECT destino, asunto, cuerpo, estado FROM mensaje ORDER BY id',
  )
  expect(letters.map(({ destino, estado }) => [destino, estado])).toEqual([
    ['ana@consejo.example', 'pendiente'],
    ['ana@consejo.example', 'pendiente'],
  ])
  expect(letters[0]?.asunto).toBe(`Padrón: ${VIGILADOS.respaldo.titulo}`)
  expect(letters[0]?.cuerpo).toContain(VIGILADOS.respaldo.paso)
  expect(letters[0]?.cuerpo).toMatch(/^Ana:\n\nAhora: 30 h sin un respaldo entero/)
  expect(letters[1]?.cuerpo).toContain('El saldo de cada matriculado: 3')
  expect(await api.db.query("SELECT FROM auditoria WHERE accion = 'vigilancia.avisar'")).toHaveLength(2)
  // Another machine has backups of its own, and the same ledger.
  expect(await warnByMail(api.db, respaldos, HOY, 'segunda')).toBe(1)
  expect(await warnByMail(api.db, respaldos, HOY, 'segunda')).toBe(0)
  const [other] = await api.db.query<{ cuerpo: string }>('SELECT cuerpo FROM mensaje ORDER BY id DESC')
  expect(other?.cuerpo).toContain('30 h sin un respaldo entero, en la máquina segunda.')
  await api.db.query('DELETE FROM mensaje WHERE id = (SELECT max(id) FROM mensaje)')
  expect(await warnByMail(api.db, respaldos, '2026-11-22')).toBe(2)
  // What did not leave on its day says nothing any more.
  await api.db.query(
    "UPDATE mensaje SET creado_en = now() - interval '1 day' WHERE clave LIKE 'vigilancia:respaldo:%'",
  )
  await leaveOutStale(api.db)
  const left = await api.db.query(
    "SELECT DISTINCT split_part(clave, ':', 2) AS de, estado FROM mensaje ORDER BY 1",
  )
  expect(left).toEqual([
    { de: 'respaldo', estado: 'omitido' },
    { de: 'verificacion', estado: 'pendiente' },
  ])
  await api.db.query('DELETE FROM mensaje')
  await verified([])
  age(0)
})

/** An API on a database whose server has standbys, as far as its own session can tell. */
async function serveWithStandbys(): Promise<{ url: string; close(): Promise<void> }> {
  const [{ name } = { name: '' }] = await api.db.query<{ name: string }>('SELECT current_database() AS name')
  await api.db.query(`ALTER DATABASE "${name}" SET search_path = public, pg_catalog`)
  await api.db.query(
    `CREATE VIEW pg_stat_replication AS SELECT * FROM (VALUES ('segunda', 'streaming', interval '400 seconds'),
       ('al-dia', 'streaming', NULL), (NULL, NULL, NULL), ('copia', 'backup', interval '9 hours'))
       AS r (application_name, state, replay_lag)`,
  )
  await api.db.query(
    `CREATE VIEW pg_replication_slots AS SELECT * FROM (VALUES ('perdida', false, now() - interval '1 hour'),
       ('segunda', true, NULL)) AS s (slot_name, active, inactive_since)`,
  )
  const db = openDatabase(api.baseUrl)
  const served = await serveAlso({ db, politica: 'operativa', bitacora: () => undefined, respaldos })
  return {
    url: served.url,
    close: async () => {
      await served.close()
      await db.close()
      await api.db.query('DROP VIEW public.pg_stat_replication, public.pg_replication_slots')
      await api.db.query(`ALTER DATABASE "${name}" RESET search_path`)
    },
  }
}

const webFigures = (): Promise<string> =>
  new Promise((resolve) => {
    const metricas = makeMetricas(makeCarriles(2).cupos)
    const once = (_: string, then: () => void) => then()
    metricas.note({ once, writableFinished: true, statusCode: 200 } as never)
    const request = {
      url: '/salud/metricas',
      method: 'GET',
      headers: {},
      socket: { remoteAddress: '127.0.0.1' },
    }
    const response = { setHeader: () => ({ end: resolve }) }
    metricas.answers(request as never, response as never)
  })

test('every metric and label of the rules and the board is in what API and web really say', async () => {
  const standbys = await serveWithStandbys()
  await api.db.query("INSERT INTO tarea (tipo, clave) VALUES ('envio', '')")
  const { token } = await signedIn(api.db, 'EMPLEADO')
  await fetch(`${standbys.url}/inicio/traerPendientes`, { headers: { authorization: `Bearer ${token}` } })
  const lines = `${await figures(standbys.url)}\n${await webFigures()}`.split('\n')
  const standing = await figureOf('replica', standbys.url)
  await standbys.close()
  expect(standing.map((seconds) => Math.round(seconds / 10) * 10)).toEqual([0, 3_600, 400])
  const seriesOf = (name: string) => lines.filter((line) => new RegExp(`^${name}[ {]`).test(line))
  const board = readFileSync('docs/servicio/tablero.json', 'utf8')
  const rules = readFileSync('docs/servicio/alertas.yml', 'utf8')
  for (const expr of [...reglas().map((regla) => regla.expr), ...expresiones()]) {
    expect(rules.includes(expr) || board.includes(JSON.stringify(expr).slice(1, -1)), expr).toBe(true)
    const names = expr.match(/\b(?:padron|process|nodejs)_\w+/g) ?? []
    expect(names.length, expr).toBeGreaterThan(0)
    for (const name of names) expect(seriesOf(name), name).not.toEqual([])
    const grouped = [...expr.matchAll(/by \((\w+)\)/g)].map(([, label = '']) => label)
    for (const label of grouped) expect(seriesOf(names[0] ?? '')[0], expr).toContain(`${label}="`)
    for (const [, pair = ''] of expr.matchAll(/\{(\w+="\w+")\}/g))
      expect(seriesOf(names[0] ?? '').join('\n')).toContain(pair)
  }
  const legends = [...board.matchAll(/"expr": "(\w+)[^"]*(?:\\"[^"]*)*",\s+"legendFormat": "\{\{(\w+)\}\}"/g)]
  expect(legends.length).toBeGreaterThan(4)
  for (const [, name = '', label = ''] of legends)
    // Prometheus itself names the instance.
    if (label !== 'instance' && name !== 'sum') expect(seriesOf(name)[0], name).toContain(`${label}="`)
})

test('a disc’s free part is a share, of the data and of the backups', async () => {
  const free = await figureOf('disco')
  expect(free).toHaveLength(2)
  for (const share of free) expect(share > 0 && share < 1).toBe(true)
  expect(isOver({ clase: 'disco', valor: 0.02 })).toBe(true)
  expect(CLASES_VIGILADAS).toContain('disco')
})
