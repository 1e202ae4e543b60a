import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '@/backend/db/conexion'
import { migrate } from '@/backend/db/migrate'
import { armar } from '@/backend/mudanza/viaje/armar'
import { comparar } from '@/backend/mudanza/viaje/comparar'
import { Respuestas } from '@/backend/mudanza/viaje/respuestas'
import { createEmptyDatabase } from '@/backend/prueba/db/base'
import { markMade, openCopiaDePrueba, type CopiaDePrueba } from '@/backend/prueba/mudanza/copia-de-prueba'

const MATRICULADOS = 12
let copia: CopiaDePrueba
let ids: number[]

beforeAll(async () => {
  copia = await openCopiaDePrueba(MATRICULADOS)
  // Whoever still owes, so that there is something to differ in.
  ids = (
    await copia.api.db.query<{ id: number }>(
      `SELECT matriculado_id AS id FROM cargo WHERE linea_id IS NULL AND anulado_en IS NULL AND en_plan_id IS NULL
       GROUP BY 1 HAVING count(*) > 1 ORDER BY 1`,
    )
  ).map(({ id }) => id)
}, 240_000)
afterAll(() => copia.close())
beforeEach(() =>
  copia.api.db.query('TRUNCATE mudanza, mudanza_diferencia, mudanza_cuenta, mudanza_respuesta'),
)

const TODO = 'traerMatriculas=true&traerPP=true&traerConceptos=true'
const PENDIENTES = (id: number | undefined) =>
  `/pago/traerPagosPendientes?matriculadoID=${id}&${TODO}&mostrarTodo=true`
const CUENTA = (id: number | undefined) =>
  `/pago/traerCuentaCorriente?matriculadoID=${id}&desde=1900-01-01&hasta=2200-01-01&traerMatriculas=true&traerConceptos=true&traerPP=true`

test('the register that the other server tells of is the same as it, to the centavo', async () => {
  const { db } = copia.api
  const comparado = await copia.withCopy({}, async (viaje) => {
    await markMade(db, viaje)
    return comparar(db, viaje)
  })
  expect(comparado).toMatchObject({ matriculados: MATRICULADOS, iguales: MATRICULADOS, sinExplicar: 0 })
  const [sums] = await db.query<{ pendiente: number; saldo: number }>(
    `SELECT (SELECT sum(monto)::float8 FROM cargo WHERE linea_id IS NULL AND anulado_en IS NULL AND en_plan_id IS NULL) AS pendiente,
       (SELECT sum(debe - haber)::float8 FROM movimiento) AS saldo`,
  )
  expect(comparado.resumen).toEqual({
    pendiente: { viejo: sums?.pendiente, nuevo: sums?.pendiente },
    saldo: { viejo: sums?.saldo, nuevo: sums?.saldo },
    ...{ porQue: {}, afuera: [], faltan: [], verificar: [], sinLeer: 0 },
    cifras: expect.any(Array) as unknown,
  })
  expect(
    await db.query('SELECT matriculados, iguales, resumen, comparada_en IS NOT NULL AS hecha FROM mudanza'),
  ).toEqual([{ matriculados: MATRICULADOS, iguales: MATRICULADOS, resumen: comparado.resumen, hecha: true }])
}, 120_000)

test('what is made of a copy is what the copy says', async () => {
  const base = await createEmptyDatabase()
  const db = openDatabase(base.url, { max: 2 })
  try {
    await migrate(db)
    const comparado = await copia.withCopy({}, async (viaje) => {
      await armar(db, viaje, { clase: 'ensayo', nombre: 'Consejo de prueba' })
      return comparar(db, viaje)
    })
    expect(comparado).toMatchObject({ iguales: MATRICULADOS, sinExplicar: 0, resumen: { verificar: [] } })
  } finally {
    await db.close()
    await base.drop()
  }
}, 120_000)

test('what differs is kept with its reason, beside what the other said, until somebody explains it', async () => {
  const { db } = copia.api
  const [uno, dos] = ids
  const estropeos = {
    // One owes more than what is pending; of another the last row of his account came out otherwise.
    [PENDIENTES(uno)]: ({ datos }: { datos: unknown[] }) => void datos.pop(),
    [CUENTA(dos)]: ({ datos }: { datos: Record<string, unknown>[] }) => {
      const last = datos.at(-1)
      const row = {
        ...last,
        id: '9-0',
        egreso: 12.345,
        ingreso: null,
        saldo: Number(last?.['saldo']) + 12.345,
      }
      datos.push(row)
    },
  }
  await copia.withCopy(estropeos, async (viaje) => {
    await markMade(db, viaje)
    const comparado = await comparar(db, viaje)
    expect(comparado).toMatchObject({ iguales: MATRICULADOS - 2, sinExplicar: 4 })
    const rows = await db.query<{ de: number }>(
      `SELECT matriculado_id AS de, que, clase, fila IS NOT NULL AS fila, importe <> 0 AS importe FROM mudanza_diferencia
       ORDER BY 1, 2`,
    )
    expect(rows).toEqual([
      { de: uno, que: 'cantidad', clase: 'origen', fila: false, importe: false },
      { de: uno, que: 'pendiente', clase: 'origen', fila: false, importe: true },
      { de: dos, que: 'filas', clase: 'origen', fila: true, importe: false },
      { de: dos, que: 'saldo', clase: 'origen', fila: false, importe: true },
    ])
    const [cuenta] = await db.query<{ filas: Record<string, unknown>[]; pendientes: unknown[] }>(
      'SELECT filas, pendientes FROM mudanza_cuenta WHERE matriculado_id = $1',
      [dos],
    )
    expect(cuenta?.filas.at(-1)).toMatchObject({ debe: 1235, haber: 0 })
    expect(Object.keys(comparado.resumen.porQue).sort()).toEqual(['cantidad', 'filas', 'pendiente', 'saldo'])
    await explainAll(uno, dos)
    expect((await comparar(db, viaje)).sinExplicar).toBe(0)
    expect(Respuestas.of(viaje).all()).toHaveLength(3)
  })
}, 120_000)

/** As the screens of a rehearsal do. */
async function explainAll(uno: number | undefined, dos: number | undefined): Promise<void> {
  await copia.api.db.query(
    `INSERT INTO mudanza_respuesta (matriculado_id, que, valor, quien)
     VALUES ($1, 'saldo', 'cuenta', 'A. Paz'), ($2, 'saldo', 'aceptada', 'A. Paz'), (0, 'filas', 'aceptada', 'A. Paz')`,
    [uno, dos],
  )
}

test('who is not in the register is unexplained until he is left out by name, and another copy is refused', async () => {
  const { db } = copia.api
  const [uno] = ids
  const ficha = `/matriculado/traerDatos?matriculadoID=${uno}`
  await copia.withCopy(
    { [ficha]: (sobre) => void Object.assign(sobre, { estado: 0, datos: null }) },
    async (viaje) => {
      await expect(comparar(db, viaje)).rejects.toThrow(/no se armó/)
      await markMade(db, viaje)
      const comparado = await comparar(db, viaje)
      expect(comparado.sinExplicar).toBe(1)
      expect(comparado.resumen).toMatchObject({ faltan: [uno], afuera: [] })
      await db.query("INSERT INTO mudanza_respuesta VALUES ($1, 'saldo', 'afuera', 'A. Paz')", [uno])
      expect(await comparar(db, viaje)).toMatchObject({
        sinExplicar: 0,
        resumen: { faltan: [], afuera: [uno] },
      })
    },
  )
  await copia.withCopy({ [PENDIENTES(uno)]: ({ datos }) => void datos.pop() }, async (viaje) => {
    await expect(comparar(db, viaje)).rejects.toThrow(/arme otra vez/)
  })
}, 120_000)
