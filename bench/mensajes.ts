import { readAjuste } from '@/backend/acceso/ajuste/store'
import { openDatabase, withTransaction } from '@/backend/db/conexion'
import { runRecordatorios } from '@/backend/avisos/recordatorio/correr'
import { type Medida, get, ms, percentile, timeEach } from '@/bench/medir'
import type { Sitio } from '@/bench/paginas'
import { partsOf, today } from '@/domain/fechas'

/** First pages of delinquents and balances with their totals, and a day's reminders. */
export async function measureMessages({ api, token, base }: Sitio): Promise<Medida[]> {
  const bearer = { authorization: `Bearer ${token}` }
  const rows: Medida[] = []
  for (const [que, path] of [
    ['API morosos, primera página', '/moroso/traerTodos?nroPagina=1'],
    ['API morosos, tres meses o más', '/moroso/traerTodos?nroPagina=1&mesesDesde=3&tipoMatriculaID=1'],
    ['API cuentas corrientes, primera página', '/cuentasCorrientes/traerTodos?nroPagina=1'],
    ['API cuentas corrientes, con deuda', '/cuentasCorrientes/traerTodos?nroPagina=1&saldo=deuda'],
  ] as const) {
    const times = await timeEach(60, () => get(api + path, bearer), 5)
    rows.push({ que: `${que} p50`, valor: ms(percentile(times, 50)), meta: '≤ 100 ms' })
  }
  rows.push(await measureReminders(base))
  return rows
}

class Undone extends Error {}

/** The run of a rule whose day is today for this month's charges, whoever owes them; all of it is undone. */
async function measureReminders(base: string): Promise<Medida> {
  const db = openDatabase(base, { max: 1 })
  const hoy = today()
  const autor = { persona: null, pedidoID: null, acto: 'recordatorio.correr' }
  let took = Number.NaN
  let queued = 0
  await withTransaction(db, async (tx) => {
    await tx.query(
      `INSERT INTO recordatorio (plantilla_id, dias, medio) SELECT id, $1, 2 FROM plantilla ORDER BY id LIMIT 1`,
      [partsOf(hoy).dia - (await readAjuste(tx, 'diaVencimiento'))],
    )
    const start = performance.now()
    const { encolados, omitidos } = await runRecordatorios(tx, autor, { hoy, enLinea: false })
    took = performance.now() - start
    queued = encolados + omitidos
    throw new Undone()
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  await db.close()
  return {
    que: `Recordatorios, ${queued} personas en la bandeja`,
    valor: ms(took),
    meta: '≤ 2 s cada 5.000',
  }
}
