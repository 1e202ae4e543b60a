import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Db } from '@/backend/db/conexion'
import { migrate } from '@/backend/db/migrate'
import { abrir } from '@/backend/mudanza/viaje/abrir'
import { armar } from '@/backend/mudanza/viaje/armar'
import { openViaje, type Viaje } from '@/backend/mudanza/viaje/carpeta'
import { comparar, type Comparado } from '@/backend/mudanza/viaje/comparar'
import { leerTodo } from '@/backend/mudanza/viaje/pasada'
import { Respuestas } from '@/backend/mudanza/viaje/respuestas'
import { createEmptyDatabase } from '@/backend/prueba/db/base'
import type { TestDatabase } from '@/backend/prueba/db/servidor'
import { CLAVE_AJENA } from '@/e2e/externo/consejo'
import { owed, type Medico } from '@/e2e/externo/gente'
import { openExterno, type Externo } from '@/e2e/externo/servidor'
import { today } from '@/domain/fechas'

/** A council's own server with the habits of years, of which nothing is ours. */
let externo: Externo
let datos: string
let viaje: Viaje
const opened: { base: TestDatabase; db: Db }[] = []

beforeAll(async () => {
  externo = await openExterno()
  datos = mkdtempSync(join(tmpdir(), 'padron-mudanza-'))
  process.env['PADRON_DATOS'] = datos
  viaje = openViaje(new URL(externo.url), 'prueba')
})
afterAll(async () => {
  viaje.close()
  delete process.env['PADRON_DATOS']
  rmSync(datos, { recursive: true, force: true })
  for (const { base, db } of opened) {
    await db.close()
    await base.drop()
  }
  await externo.close()
})

/** Reads it, the second time who changed and everybody's money, makes a register of what it said, and compares both. */
async function move(clase: 'ensayo' | 'real'): Promise<{ db: Db; comparado: Comparado }> {
  const origen = new URL(externo.url)
  const leida = await leerTodo(viaje, {
    ...{ origen, usuario: 'administracion', clave: CLAVE_AJENA, aLaVez: 1, horario: undefined },
    ...{ final: clase === 'real', decir: () => undefined, esperar: () => Promise.resolve() },
  })
  expect(leida.fallas).toEqual([])
  const base = await createEmptyDatabase()
  const db = openDatabase(base.url, { max: 2 })
  opened.push({ base, db })
  await migrate(db)
  await armar(db, viaje, { clase, nombre: 'Consejo de prueba' })
  return { db, comparado: await comparar(db, viaje) }
}

const centavosOf = (pesos: string): number => Math.round(Number(pesos) * 100)

/** What each of its doctors owes by what is pending and by his account, in centavos; one who owes nothing is there too. */
const theirMoney = () =>
  externo.consejo.medicos.map(({ ficha, cargos, movimientos }) => ({
    id: ficha.id,
    pendiente: cargos.reduce((sum, { pesos }) => sum + centavosOf(pesos), 0),
    saldo: movimientos.reduce((sum, { pesos, ingreso }) => sum + (ingreso ? -1 : 1) * centavosOf(pesos), 0),
  }))

const ourMoney = (db: Db) =>
  db.query(
    `SELECT id, (SELECT coalesce(sum(monto), 0)::int FROM cargo WHERE matriculado_id = m.id AND linea_id IS NULL
         AND anulado_en IS NULL AND en_plan_id IS NULL) AS pendiente,
       (SELECT coalesce(sum(debe - haber), 0)::int FROM movimiento WHERE matriculado_id = m.id) AS saldo
     FROM matriculado m ORDER BY id`,
  )

/** In what members differ, and why. */
const apartIn = (db: Db) => db.query('SELECT DISTINCT que, clase FROM mudanza_diferencia ORDER BY 1, 2')

const DE_SUS_PERIODOS = [{ que: 'seguro', clase: 'origen' }]

test('forty doctors of an old server come along to the centavo, and what differs is its own', async () => {
  const { db, comparado } = await move('ensayo')
  expect(externo.faltas).toEqual([])
  expect(comparado).toMatchObject({ matriculados: 40, resumen: { verificar: [], faltan: [], sinLeer: 0 } })
  expect(await ourMoney(db)).toEqual(theirMoney())
  // It says who is covered today and has no period of it.
  expect(await apartIn(db)).toEqual(DE_SUS_PERIODOS)
  const why = new Map(comparado.resumen.cifras.map(({ que, de, porque }) => [`${que} ${de}`.trim(), porque]))
  expect(why.get('deuda')).toBe('igual')
  expect(why.get('tipos ACTIVO')).toBe('otro modo')
}, 120_000)

/** A doctor who owes two months or more. */
function debtor(from: number): Medico {
  const medico = externo.consejo.medicos
    .slice(from)
    .find(({ cargos }) => cargos.filter(({ tipo }) => tipo === 3).length > 1)
  if (!medico) throw new Error('Nobody owes')
  return medico
}

/** A day at its counter: two pay, one of them a month and no more, a doctor is registered, and a receipt is annulled. */
function liveADay(): { paid: Medico; annulled: Medico } {
  const { consejo } = externo
  const [paid, annulled] = [debtor(0), debtor(20)]
  const pay = (cargos: Medico['cargos']) =>
    consejo.pay(JSON.stringify(cargos.map(({ id, tipo }) => ({ id, tipoPagoID: tipo }))), today())
  pay(paid.cargos.filter(({ tipo }) => tipo === 3))
  const [month] = annulled.cargos
  if (!month) throw new Error('Nobody owes')
  pay([month])
  annulled.cargos.push(month)
  annulled.movimientos.push({
    ...{ ...owed(month), id: '7001-0', fecha: today(), concepto: `Anulado: ${month.nombre}` },
  })
  consejo.add({
    matricula: '1900',
    tipoMatriculaID: 1,
    apellido: 'Ledesma',
    nombre: 'Inés',
    dni: '31222333',
    email: 'i@example.com',
    cuitCuil: '27312223334',
  })
  return { paid, annulled }
}

test('lived with for a day and moved again, it opens with that day in it', async () => {
  const { paid, annulled } = liveADay()
  const { db, comparado } = await move('real')
  expect(comparado.matriculados).toBe(41)
  expect(await ourMoney(db)).toEqual(theirMoney())
  expect(await apartIn(db)).toEqual(DE_SUS_PERIODOS)
  const pagos = await db.query<{ de: number }>(
    'SELECT matriculado_id AS de, total::int, anulado_en IS NOT NULL AS anulado FROM pago WHERE fecha = $1 ORDER BY 1',
    [today()],
  )
  expect(pagos).toMatchObject([
    { de: paid.ficha.id, anulado: false },
    { de: annulled.ficha.id, anulado: true },
  ])
  const pedido = { quien: 'A. Paz', carpeta: join(datos, 'acta') }
  await expect(abrir(db, viaje, pedido)).rejects.toThrow(/sin explicar/)
  const respuestas = Respuestas.of(viaje)
  const cuando = new Date().toISOString()
  respuestas.give({ matriculadoID: 0, que: 'seguro', valor: 'aceptada', quien: 'B. Luna', cuando })
  respuestas.save(viaje)
  await expect(abrir(db, viaje, pedido)).rejects.toThrow(/--se-sabe/)
  const abierta = await abrir(db, viaje, { ...pedido, seSabe: true })
  expect(readFileSync(abierta?.acta ?? '', 'latin1')).toContain('Matriculados del sistema anterior: 41.')
  expect(await db.query('SELECT abierta_por FROM mudanza')).toEqual([{ abierta_por: 'A. Paz' }])
}, 120_000)
