import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expectClean, expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import type { Escena } from '@/bench/torture/escena'
import type { Proceso } from '@/bench/torture/proceso'
import { withTransaction } from '@/backend/db/conexion'
import { pricesOf } from '@/backend/db/reference/precios'
import { insertPrices } from '@/backend/db/reference/seed'
import { EN_PROCESO } from '@/backend/http/idempotency'
import { addMember } from '@/backend/prueba/gente'
import { ACTOS, HISTORIA_SEGURA, live } from '@/backend/prueba/historia'
import { sendCall, type Vuelta } from '@/backend/prueba/llamada'
import { partsOf, today } from '@/domain/fechas'
import type { Ventanilla } from '@/backend/prueba/historia-en-linea'

const CLIENTS = 8
const MEMBERS = 12
const ALIVE = 500
const RETRY_AFTER = 30

/** T01 over every act of the treasury: eight clerks do whatever comes to the same few members while the API is killed. */
export async function killDuringActs(escena: Escena, api: Proceso, muertes: number): Promise<Comprobacion[]> {
  const { db } = escena
  const hoy = today()
  await withTransaction(db, (tx) => insertPrices(tx, pricesOf(partsOf(hoy).anio + 1)))
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => addMember(db)))
  const done = new Map<string, number>()
  const errores: string[] = []
  const pagos: number[] = []
  const note = (acto: string, vuelta: Vuelta | undefined): void => {
    if (!vuelta) return
    const { http, sobre } = vuelta
    // Killed between its two parts: nobody knows yet, and that is what it says (decision 14).
    if (http === 409 && sobre.mensaje === EN_PROCESO) return
    if (http !== 200) errores.push(`${acto}: HTTP ${http} ${sobre.mensaje}`)
    if (sobre.estado !== 1) return
    done.set(acto, (done.get(acto) ?? 0) + 1)
    if (acto === 'pagar') pagos.push((sobre.datos as { pagoID: number }).pagoID)
  }
  const [concepto] = await db.query<{ id: number }>(
    'SELECT id FROM concepto WHERE tipo <> 1 AND monto > 0 AND eliminado_en IS NULL ORDER BY id LIMIT 1',
  )
  const call: Ventanilla['call'] = (nombre, wire) => untilAnswered(api.url, escena.token, nombre, wire)
  const ventanilla: Ventanilla = { db, hoy, call, conceptoID: concepto?.id ?? 0 }

  await api.start()
  const [first = 0] = members
  for (const paso of HISTORIA_SEGURA) note(paso.acto, await live(ventanilla, first, paso))
  let over = false
  const clerk = async (): Promise<void> => {
    while (!over) {
      const paso = { acto: any(ACTOS), bits: 1 + below(63), cuotas: 1 + below(7) }
      note(paso.acto, await live(ventanilla, any(members), paso))
    }
  }
  const working = Promise.all(Array.from({ length: CLIENTS }, clerk))
  for (let turn = 0; turn < muertes; turn++) {
    await delay(ALIVE * (0.6 + 0.8 * Math.random()))
    await api.end('SIGKILL')
    await api.start()
  }
  over = true
  await working
  await api.end('SIGTERM')

  const kept = await db.query('SELECT FROM pago WHERE id = ANY($1)', [pagos])
  const acts = [...done].map(([acto, times]) => `${acto} ${times}`).join(', ')
  return [
    expectThat('la API murió mientras se trabajaba', muertes > 0, `${muertes} veces`),
    expectThat('cada acto salió alguna vez', done.size === ACTOS.length - 1, acts),
    expectThat('ninguna respuesta de error', errores.length === 0, errores.slice(0, 3).join('; ') || 0),
    expectThat(
      'ningún pago confirmado se perdió',
      kept.length === pagos.length && new Set(pagos).size === pagos.length,
      `${pagos.length - kept.length} de ${pagos.length}`,
    ),
    await expectClean(db),
  ]
}

/** With one key, sent again for as long as nobody answers. */
export async function untilAnswered(
  api: string,
  token: string,
  ...[nombre, wire]: Parameters<Ventanilla['call']>
) {
  const headers = { 'idempotency-key': randomUUID() }
  const end = Date.now() + 60_000
  for (;;) {
    try {
      return await sendCall(api, nombre, wire, { token, headers })
    } catch (error) {
      if (Date.now() > end) throw error
      await delay(RETRY_AFTER)
    }
  }
}

const below = (top: number): number => Math.floor(Math.random() * top)
const any = <T>(among: readonly T[]): T => {
  const one = among[below(among.length)]
  if (one === undefined) throw new Error('No hay entre qué elegir')
  return one
}
