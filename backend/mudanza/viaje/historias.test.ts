import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '@/backend/db/conexion'
import { addAccount, addMember, CLAVE } from '@/backend/prueba/gente'
import { ACTOS, HISTORIA_SEGURA, live, openLock } from '@/backend/prueba/historia'
import { openCopias } from '@/backend/prueba/mudanza/copia-de-prueba'
import { openAjeno, type ServidorAjeno } from '@/backend/prueba/mudanza/servidor-ajeno'
import { openCaja, type Caja } from '@/backend/prueba/tesoreria/caja'
import { verificar } from '@/backend/verificar/verificar'
import { today } from '@/domain/fechas'

const MATRICULADOS = 10
const SEMILLA = 39
let caja: Caja
let ajeno: ServidorAjeno
let db: Db
const copias = openCopias()

/** Ten members whose money was moved in every way that the treasury knows, each in an order of his own. */
async function liveHistories(): Promise<number[]> {
  const { sobre } = await caja.direct('concepto.crear', { nombre: 'Curso', monto: 333.33 })
  const { id: conceptoID } = sobre.datos as { id: number }
  const ventanilla = {
    db: caja.db,
    call: (...args: Parameters<Caja['call']>) => caja.call(...args),
    conceptoID,
    hoy: today(),
  }
  const paso = fc.record({
    acto: fc.constantFrom(...ACTOS),
    bits: fc.integer({ min: 1, max: 63 }),
    cuotas: fc.integer({ min: 1, max: 4 }),
  })
  const historias = fc.sample(fc.array(paso, { minLength: 15, maxLength: 30 }), {
    numRuns: MATRICULADOS,
    seed: SEMILLA,
  })
  const members: number[] = []
  for (const historia of historias) {
    const id = await addMember(caja.db)
    members.push(id)
    for (const step of [...HISTORIA_SEGURA, ...historia]) await live(ventanilla, id, step)
    await openLock(caja.db)
  }
  return members
}

beforeAll(async () => {
  caja = await openCaja()
  await liveHistories()
  await addAccount(caja.db, 'ADMINISTRACION', { username: 'mudanza' })
  ajeno = await openAjeno(caja.api.url)
  const { fallas } = await copias.read(ajeno, { usuario: 'mudanza', clave: CLAVE })
  expect(fallas).toEqual([])
  db = (await copias.make(ajeno)).db
}, 240_000)
afterAll(async () => {
  await copias.close()
  await ajeno.close()
  await caja.close()
})

/** What nobody may find different, whatever a treasury did. */
const SIEMPRE: Record<string, string> = {
  pendiente: `SELECT matriculado_id, tipo, nombre, anio, mes, monto FROM cargo
    WHERE linea_id IS NULL AND anulado_en IS NULL AND en_plan_id IS NULL ORDER BY 1, 2, 3, 4, 5, 6`,
  saldo: 'SELECT matriculado_id, sum(debe - haber) AS saldo FROM movimiento GROUP BY 1 ORDER BY 1',
}
/** What is the same where the account explains what is pending. */
const EXPLICADO: Record<string, string> = {
  cuenta: 'SELECT matriculado_id, fecha, debe, haber FROM movimiento ORDER BY matriculado_id, fecha, id',
  pagos: `SELECT id, matriculado_id, fecha, total, anulado_en IS NOT NULL AS anulado, medio = 'saldo' AS con_saldo
    FROM pago ORDER BY id`,
}

test.for(Object.keys(SIEMPRE))('after everything a treasury does the %s is the same', async (que) => {
  const sql = SIEMPRE[que] ?? ''
  expect(await db.query(sql)).toEqual(await caja.db.query(sql))
})

test('and row by row and payment by payment, but for who is told', async () => {
  const noted = await db.query<{ id: number }>(
    "SELECT DISTINCT matriculado_id AS id FROM mudanza_hallazgo WHERE clase IN ('cuenta', 'plan')",
  )
  expect(noted.length).toBeLessThanOrEqual(1)
  for (const sql of Object.values(EXPLICADO)) {
    const rest = (rows: { matriculado_id: number }[]) =>
      rows.filter(({ matriculado_id: id }) => !noted.some((one) => one.id === id))
    expect(rest(await db.query(sql))).toEqual(rest(await caja.db.query(sql)))
  }
})

test('and the ledger that was made is one', async () => {
  expect(await verificar(db)).toEqual([])
})
