import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction, type Db } from '@/backend/db/conexion'
import { settle } from '@/backend/tesoreria/en-linea/asentar'
import { createPasarelaDePrueba } from '@/backend/tesoreria/en-linea/pasarela-de-prueba'
import { HOY, serveAlso, startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { ESCENAS, moneyOnline, openMostrador, type Acto } from '@/backend/prueba/escenas-de-libro'
import { signedIn } from '@/backend/prueba/gente'
import type { NombreLlamada, Vuelta } from '@/backend/prueba/llamada'
import { CONTRATO } from '@/contract/indice'
import type { Llamada, Sobre } from '@/contract/llamada'
import { verificar } from '@/backend/verificar/verificar'

/** Statement after which the next transaction breaks; what has no business in the count passes. */
let breakAfter = Infinity
let done = 0
/** One key a scene: every try of it is the same request. */
let scenes = 0
const FRAME = /^(BEGIN|COMMIT|ROLLBACK)/

/** A register whose connections break, inside a transaction, right after the statement asked for. */
function breaking(db: Db): Db {
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await db.pool.connect()
    return new Proxy(client, {
      get(target, name) {
        if (name === 'query') return (...args: [string, unknown[]?]) => run(target, ...args)
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
  }
  const pool = new Proxy(db.pool, {
    get(target, name) {
      if (name === 'connect') return connect
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  return { ...db, pool }
}

async function run(client: pg.PoolClient, sql: string, params?: unknown[]): Promise<pg.QueryResult> {
  const result = await client.query(sql, params)
  if (!FRAME.test(sql) && ++done === breakAfter) throw new Error(`Se cortó después de la sentencia ${done}`)
  return result
}

let api: ApiDePrueba
let token: string
let url: string
let close: () => Promise<void>
beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRACION'))
  const also = await serveAlso({
    db: breaking(api.db),
    politica: 'operativa',
    hoy: () => HOY,
    bitacora: () => undefined,
  })
  url = also.url
  close = () => also.close()
})
afterAll(async () => {
  expect(await verificar(api.db)).toEqual([])
  await close()
  await api.close()
})

const LIBRO = [
  'cargo',
  'linea',
  'pago',
  'movimiento',
  'plan_pago',
  'eliminacion',
  'corrida',
  'cierre',
  'pago_en_linea',
  'contador',
  'auditoria',
  'idempotencia',
]

/** Everything an act may write, as one text. */
async function snapshot(tablas: readonly string[] = [...LIBRO, 'cobro_en_linea']): Promise<string> {
  const rows = await api.db.query<{ huella: string }>(
    tablas
      .map(
        (tabla) =>
          `SELECT '${tabla} ' || md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS huella FROM ${tabla} t`,
      )
      .join(' UNION ALL '),
  )
  return rows.map(({ huella }) => huella).join('\n')
}

async function attempt(
  nombre: NombreLlamada,
  wire: Record<string, unknown>,
  failAfter: number,
): Promise<Vuelta> {
  const [noun = '', call = ''] = nombre.split('.')
  const { ruta } = (CONTRATO as unknown as Record<string, Record<string, Llamada>>)[noun]?.[call] as Llamada
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': `falla-${scenes}`,
  }
  done = 0
  breakAfter = failAfter
  const response = await fetch(url + ruta, { method: 'POST', headers, body: JSON.stringify(wire) })
  breakAfter = Infinity
  return { http: response.status, sobre: (await response.json()) as Sobre, headers: response.headers }
}

/** Tries it again and again, each time cut one statement later, until it gets to its end; says how often it was cut. */
async function cutEverywhere(attempt: (failAfter: number) => Promise<boolean>): Promise<number> {
  const before = await snapshot()
  let cuts = 0
  while (!(await attempt(cuts + 1))) {
    expect(await snapshot()).toBe(before)
    cuts++
  }
  expect(await snapshot()).not.toBe(before)
  return cuts
}

/** T04: an act writes all it writes or nothing, wherever it breaks. */
test.each(Object.keys(ESCENAS))('%s is all or nothing after each of its statements', async (name) => {
  const [nombre, wire] = (await ESCENAS[name]?.(openMostrador(api, token))) as Acto
  scenes++
  const cuts = await cutEverywhere(async (failAfter) => {
    const { http, sobre } = await attempt(nombre, wire, failAfter)
    if (sobre.estado === 1) return true
    expect({ http, excepcion: typeof sobre.excepcion }).toEqual({ http: 500, excepcion: 'string' })
    return false
  })
  expect(cuts).toBeGreaterThan(3)
  // The same request once more is the same act: its key was kept with it.
  const after = await snapshot()
  expect((await attempt(nombre, wire, Infinity)).headers.get('idempotent-replayed')).toBe('true')
  expect(await snapshot()).toBe(after)
})

test('money that came online is credited with all that goes with it or not at all', async () => {
  const referencia = await moneyOnline(openMostrador(api, token))
  const pasarela = createPasarelaDePrueba(api.db, '')
  const [cobro] = await pasarela.buscar(referencia)
  if (!cobro) throw new Error('No se aprobó')
  const settled = (failAfter: number): Promise<boolean> => {
    done = 0
    breakAfter = failAfter
    return withTransaction(breaking(api.db), (tx) => settle(tx, pasarela, cobro, HOY))
  }
  const cuts = await cutEverywhere((failAfter) =>
    settled(failAfter).catch((error: unknown) => {
      expect(String(error)).toContain(`sentencia ${failAfter}`)
      return false
    }),
  )
  expect(cuts).toBeGreaterThan(3)
  // Told once more, nothing is credited again.
  const after = await snapshot(LIBRO)
  expect(await settled(Infinity)).toBe(true)
  expect(await snapshot(LIBRO)).toBe(after)
})
