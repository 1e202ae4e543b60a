import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import { createRegistro } from '@/backend/db/registro'
import { generar } from '@/backend/generador/generar'
import { takeOut } from '@/backend/mudanza/salida/llevar'
import { HOY, startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { createTestDatabase } from '@/backend/prueba/db/base'
import type { TestDatabase } from '@/backend/prueba/db/servidor'
import { signedIn } from '@/backend/prueba/gente'
import { Mesa } from '@/backend/prueba/mudanza/planillas'
import { acceptMoney } from '@/backend/tesoreria/ledger/acreditar'
import { annulPago } from '@/backend/tesoreria/ledger/anular-pago'
import { verificar } from '@/backend/verificar/verificar'
import { centavos } from '@/domain/dinero'
import type { DestinoDeImportacion } from '@/domain/importar/destinos'

let origen: { database: TestDatabase; db: Db }
let api: ApiDePrueba
let mesa: Mesa
let folder: string
let hojas: Record<string, Uint8Array>

beforeAll(async () => {
  const database = await createTestDatabase()
  origen = { database, db: openDatabase(database.url, { max: 2 }) }
  const { db } = origen
  await generar(db, { matriculados: 300, meses: 8, semilla: 11, hoy: HOY, demo: false })
  await liveOn(db)
  await withTransaction(db, (tx) => createRegistro(tx, 'real', 'Consejo de prueba'))
  folder = mkdtempSync(join(tmpdir(), 'padron-vuelta-'))
  await takeOut(db, join(folder, 'todo.zip'), '1.2.3')
  hojas = unzipSync(readFileSync(join(folder, 'todo.zip')))
  api = await startApi()
  mesa = new Mesa(api, (await signedIn(api.db, 'ADMINISTRACION')).token)
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await origen.db.close()
  await origen.database.drop()
  await api.close()
})

/** What a generated register has not: numbers of before, annulled receipts, and credit of who owes and of who does not. */
async function liveOn(db: Db): Promise<void> {
  await db.query(
    `UPDATE especialidad_matriculado SET nro_certificado = NULL, numero_anterior = '123/2019'
     WHERE id = (SELECT min(e.id) FROM especialidad_matriculado e WHERE e.eliminado_en IS NULL
       GROUP BY e.matriculado_id HAVING count(*) = 1 ORDER BY 1 LIMIT 1)`,
  )
  const actor = { persona: null, pedidoID: null, hoy: HOY, acto: 'pago.anular' }
  const pagos = await db.query<{ id: number; de: number }>(
    'SELECT id, matriculado_id AS de FROM pago WHERE id % 40 = 0 ORDER BY id LIMIT 25',
  )
  for (const { id, de } of pagos) {
    await withTransaction(db, (tx) => annulPago(tx, actor, { pagoID: id, motivo: 'Cobrado a otro' }))
    await withTransaction(db, (tx) =>
      acceptMoney(tx, actor, {
        ...{ matriculadoID: de, medio: 'online', importe: centavos(123_456n), observaciones: 'De más' },
        ...{ fecha: HOY, lineas: [] },
      }),
    )
  }
}

const sheet = (nombre: string): File =>
  new File([Uint8Array.from(hojas[`hojas/${nombre}.xlsx`] ?? [])], `${nombre}.xlsx`)

/** What each one owes, item by item, and how his account ends. */
const accounts = (db: Db) =>
  db.query(
    `SELECT m.matricula, c.meses, coalesce(c.pendiente, 0)::bigint AS pendiente, coalesce(v.saldo, 0)::bigint AS saldo
     FROM matriculado m LEFT JOIN (
       SELECT matriculado_id, sum(monto) AS pendiente,
         array_agg((anio || '-' || mes || ' ' || monto) ORDER BY anio, mes) FILTER (WHERE tipo = 3) AS meses
       FROM cargo WHERE linea_id IS NULL AND anulado_en IS NULL AND en_plan_id IS NULL GROUP BY 1
     ) c ON c.matriculado_id = m.id
     LEFT JOIN (SELECT matriculado_id, sum(debe - haber) AS saldo FROM movimiento GROUP BY 1) v ON v.matriculado_id = m.id
     ORDER BY m.matricula`,
  )

const oldNumbers = (db: Db) =>
  db.query(
    `SELECT m.matricula, e.fecha_obtencion FROM especialidad_matriculado e JOIN matriculado m ON m.id = e.matriculado_id
     WHERE e.numero_anterior = '123/2019'`,
  )

/** In the order in which a register is filled; of what is owed the months have a sheet, and balances tell the rest. */
const ORDEN: readonly (readonly [string, DestinoDeImportacion])[] = [
  ['catalogo-hospital', 'catalogo:hospital'],
  ['catalogo-titulo', 'catalogo:titulo'],
  ['catalogo-especialidad', 'catalogo:especialidad'],
  ['padron', 'matriculados'],
  ['especialidades', 'especialidades'],
  ['meses', 'deudaMeses'],
  ['pagos', 'pagos'],
  ['saldos', 'saldosIniciales'],
]

/** Brings a sheet as far as it is known by itself. Answers what its rows came to. */
async function bring([nombre, destino]: (typeof ORDEN)[number]) {
  const { importacionID } = await mesa.subir(destino, sheet(nombre))
  if (destino === 'saldosIniciales')
    await mesa.leer(importacionID, { fijos: [{ campo: 'fecha', valor: HOY }] })
  const { importacion } = await mesa.revisar(importacionID)
  const { nuevas = 0, cambian = 0, iguales = 0, rehusadas = 0 } = importacion.cuentas ?? {}
  if (nuevas + cambian > 0) await mesa.importar(importacionID)
  const porque = await mesa.renglones(importacionID, { que: 'rehusada' })
  const codigos = new Set(porque.flatMap(({ hallazgos }) => hallazgos.map(({ codigo }) => codigo)))
  return { nombre, nuevas, cambian, iguales, rehusadas, codigos: [...codigos] }
}

test('the sheets alone fill an empty register: everybody owes what he owed, and a second time nothing changes', async () => {
  const before = await accounts(origen.db)
  const [there] = await origen.db.query(
    `SELECT (SELECT count(*) FROM pago WHERE anulado_en IS NOT NULL) > 10 AS anulados, (SELECT count(*) FROM plan_pago) > 5 AS planes,
       (SELECT count(*) FROM (SELECT FROM movimiento WHERE cargo_id IS NULL GROUP BY matriculado_id HAVING sum(debe - haber) <> 0) k) > 10
         AS "conSaldo"`,
  )
  expect(there).toEqual({ anulados: true, planes: true, conSaldo: true })
  const first = []
  for (const one of ORDEN) first.push(await bring(one))
  expect(first.slice(3)).toMatchObject([
    { nombre: 'padron', nuevas: 300, rehusadas: 0 },
    { codigos: ['especialidad.vigente'] },
    { nombre: 'meses', rehusadas: 0 },
    { nombre: 'pagos', rehusadas: 0 },
    { nombre: 'saldos', rehusadas: 0 },
  ])
  expect(await accounts(api.db)).toEqual(before)
  const old = await oldNumbers(origen.db)
  expect(old).toHaveLength(1)
  expect(await oldNumbers(api.db)).toEqual(old)
  expect(await verificar(api.db)).toEqual([])
  for (const one of ORDEN) expect(await bring(one)).toMatchObject({ nuevas: 0, cambian: 0 })
}, 120_000)
