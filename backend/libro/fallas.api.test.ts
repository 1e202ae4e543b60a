import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '@/backend/db/conexion'
import { TIPOS } from '@/backend/pago/prueba'
import { serveAlso, startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import type { NombreLlamada, Vuelta } from '@/backend/prueba/llamada'
import { chargeOld, giveCredit } from '@/backend/prueba/muestras-de-tesoreria'
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
  ;({ token } = await signedIn(api.db, 'CONTADOR'))
  const also = await serveAlso({
    db: breaking(api.db),
    politica: 'operativa',
    hoy: () => '2026-11-21',
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
  'contador',
  'auditoria',
  'idempotencia',
]

/** Everything an act may write, as one text. */
async function snapshot(): Promise<string> {
  const rows = await api.db.query<{ huella: string }>(
    LIBRO.map(
      (tabla) =>
        `SELECT '${tabla} ' || md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS huella FROM ${tabla} t`,
    ).join(' UNION ALL '),
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

interface Pendiente {
  id: number
  tipoPagoID: number
  monto: number
}
const call = (nombre: NombreLlamada, wire: Record<string, unknown>) => api.call(nombre, wire, { token })
async function owing(cantidad = 2): Promise<{ id: number; owed: Pendiente[] }> {
  const id = await addMember(api.db)
  await call('pago.generarMatriculaAdelantada', { matriculadoID: id, cantidad })
  const { sobre } = await call('pago.traerPagosPendientes', {
    matriculadoID: id,
    ...TIPOS,
    mostrarTodo: true,
  })
  return { id, owed: sobre.datos as Pendiente[] }
}
const cash = (owed: readonly Pendiente[]) => ({
  detallePagosJSON: JSON.stringify(owed),
  fechaPago: '2026-11-20',
  observaciones: '',
  nroRecibo: '',
})
const pay = async (owed: readonly Pendiente[]): Promise<number> =>
  ((await call('pago.realizarPagoEfectivo', cash(owed))).sobre.datos as { pagoID: number }).pagoID

type Acto = [nombre: NombreLlamada, wire: Record<string, unknown>]
/** Each makes its own scene and answers what is to be broken. */
const ACTOS: Record<string, () => Promise<Acto>> = {
  'a cash payment': async () => ['pago.realizarPagoEfectivo', cash((await owing()).owed)],
  'a plan': async () => {
    const { id, owed } = await owing()
    const monto = owed.reduce((sum, row) => sum + row.monto, 0)
    return ['plan_pagos.crear', { matriculadoID: id, pagosJSON: JSON.stringify(owed), monto, cuotas: 3 }]
  },
  'an annual payment with its discount': async () => {
    await api.db.query(
      `INSERT INTO ajuste (clave, valor) VALUES ('descuentoAnual', '7') ON CONFLICT (clave) DO UPDATE SET valor = '7'`,
    )
    return ['pago.pagoAnual', { matriculadoID: (await owing()).id, anio: 2026 }]
  },
  'months in advance': async () => {
    return ['pago.generarMatriculaAdelantada', { matriculadoID: await addMember(api.db), cantidad: 2 }]
  },
  'a write-off of five years': async () => {
    const id = await addMember(api.db)
    await chargeOld(api.db, id, 1)
    await chargeOld(api.db, id, 2)
    return ['pago.eliminarCincoAniosAtras', { matriculadoID: id }]
  },
  'credit applied': async () => {
    const { id, owed } = await owing()
    await giveCredit(api.db, id, 100_000_00n)
    return ['pago.aplicarSaldo', { matriculadoID: id, detallePagosJSON: JSON.stringify(owed) }]
  },
  'a payment annulled': async () => {
    return ['pago.anular', { pagoID: await pay((await owing()).owed), motivo: 'Error' }]
  },
  'a payment from credit annulled': async () => {
    const { id, owed } = await owing()
    await giveCredit(api.db, id, 100_000_00n)
    const { sobre } = await call('pago.aplicarSaldo', {
      matriculadoID: id,
      detallePagosJSON: JSON.stringify(owed),
    })
    return ['pago.anular', { pagoID: (sobre.datos as { pagoID: number }).pagoID, motivo: 'Error' }]
  },
  'a discounted year annulled': async () => {
    const { sobre } = await call('pago.pagoAnual', { matriculadoID: (await owing()).id, anio: 2026 })
    return ['pago.anular', { pagoID: (sobre.datos as { pagoID: number }).pagoID, motivo: 'Error' }]
  },
}

/** T04: an act writes all it writes or nothing, wherever it breaks. */
test.each(Object.keys(ACTOS))('%s is all or nothing after each of its statements', async (name) => {
  const [nombre, wire] = (await ACTOS[name]?.()) as Acto
  scenes++
  const before = await snapshot()
  let broken = 0
  for (;;) {
    const { http, sobre } = await attempt(nombre, wire, broken + 1)
    if (sobre.estado === 1) break
    expect({ http, excepcion: typeof sobre.excepcion }).toEqual({ http: 500, excepcion: 'string' })
    expect(await snapshot()).toBe(before)
    broken++
  }
  expect(broken).toBeGreaterThan(3)
  expect(await snapshot()).not.toBe(before)
  // The same request once more is the same act: its key was kept with it.
  const after = await snapshot()
  expect((await attempt(nombre, wire, Infinity)).headers.get('idempotent-replayed')).toBe('true')
  expect(await snapshot()).toBe(after)
})
