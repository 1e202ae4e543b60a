import { randomUUID } from 'node:crypto'
import { openDatabase, type Db } from '@/backend/db/conexion'
import { verificar } from '@/backend/verificar/verificar'
import { type Medida, ms, percentile } from '@/bench/medir'
import type { Sitio } from '@/bench/paginas'
import { today } from '@/domain/fechas'

const CLIENTES = 16
const PAGOS = 2_000

interface Cargo {
  id: number
  tipoPagoID: number
  monto: number
}

/** Cash payments through the API by 16 clients, each of one charge of another member, then the whole ledger checked. */
export async function measurePayments({
  api,
  token,
  base,
}: Pick<Sitio, 'api' | 'token' | 'base'>): Promise<Medida[]> {
  const db = openDatabase(base, { max: 2 })
  try {
    const cargos = await unpaid(db)
    const before = await countPayments(db)
    const { seconds, times, acknowledged } = await payAll(api, token, cargos)
    const made = (await countPayments(db)) - before
    const doubled = await db.query(
      'SELECT cargo_id FROM linea WHERE NOT anulada GROUP BY 1 HAVING count(*) > 1',
    )
    const start = performance.now()
    const found = await verificar(db)
    const check = performance.now() - start
    return [
      {
        que: `Pagos en efectivo, ${CLIENTES} clientes`,
        valor: `${(acknowledged / seconds).toFixed(0)}/s (p50 ${ms(percentile(times, 50))}, p99 ${ms(percentile(times, 99))})`,
        meta: '≥ 200/s',
      },
      {
        que: 'Pagos perdidos / repetidos',
        valor: `${acknowledged - made} / ${doubled.length} de ${acknowledged}`,
        meta: '0 / 0',
      },
      {
        que: 'verificar, todo el registro',
        valor: `${ms(check)}, ${found.length} hallazgos`,
        meta: '≤ 20 s, 0',
      },
    ]
  } finally {
    await db.close()
  }
}

/** The members of 240 months and of 300 items are left alone: other figures are measured on them. */
const unpaid = (db: Db): Promise<Cargo[]> =>
  db.query<Cargo>(
    `SELECT DISTINCT ON (matriculado_id) id, tipo AS "tipoPagoID", monto::float8 / 100 AS monto FROM cargo
     WHERE linea_id IS NULL AND anulado_en IS NULL AND en_plan_id IS NULL
       AND matriculado_id NOT IN (SELECT matriculado_id FROM cargo GROUP BY 1 HAVING count(*) > 200)
     ORDER BY matriculado_id, id LIMIT ${PAGOS}`,
  )

async function countPayments(db: Db): Promise<number> {
  const [row] = await db.query<{ n: number }>('SELECT count(*)::int AS n FROM pago')
  return row?.n ?? 0
}

async function payAll(api: string, token: string, cargos: readonly Cargo[]) {
  const times: number[] = []
  let next = 0
  let acknowledged = 0
  const start = performance.now()
  const client = async (): Promise<void> => {
    for (let cargo = cargos[next++]; cargo; cargo = cargos[next++]) {
      const before = performance.now()
      if (await pay(api, token, cargo)) acknowledged++
      times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: CLIENTES }, client))
  return { seconds: (performance.now() - start) / 1000, times, acknowledged }
}

async function pay(api: string, token: string, cargo: Cargo): Promise<boolean> {
  const response = await fetch(`${api}/pago/realizarPagoEfectivo`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ detallePagosJSON: JSON.stringify([cargo]), fechaPago: today() }),
  })
  return ((await response.json()) as { estado: number }).estado === 1
}
