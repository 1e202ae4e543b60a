import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Db } from '@/backend/db/conexion'
import { migrate } from '@/backend/db/migrate'
import { readDevengado, readPercibido } from '@/backend/estadisticas/balance/store'
import { armar } from '@/backend/mudanza/viaje/armar'
import { porQueOf, type DeCadaUno } from '@/backend/mudanza/viaje/cifras'
import { comparar } from '@/backend/mudanza/viaje/comparar'
import { createEmptyDatabase } from '@/backend/prueba/db/base'
import { signedIn } from '@/backend/prueba/gente'
import {
  markMade,
  openCopiaDePrueba,
  type CopiaDePrueba,
  type Estropeos,
} from '@/backend/prueba/mudanza/copia-de-prueba'
import { partsOf, today } from '@/domain/fechas'
import { type Cifra, CIFRAS, type QueDeCifra } from '@/domain/mudanza/cifra'

let copia: CopiaDePrueba

/** Twelve members of whom one paid instalments of a plan, and a payment that was annulled later than it came in. */
beforeAll(async () => {
  copia = await openCopiaDePrueba(12, { meses: 14, semilla: 11 })
  const { db } = copia.api
  const [old] = await db.query<{ id: number }>(
    "SELECT id FROM pago WHERE medio = 'efectivo' ORDER BY id LIMIT 1",
  )
  const { token } = await signedIn(db, 'ADMINISTRACION')
  const { sobre } = await copia.api.call('pago.anular', { pagoID: old?.id, motivo: 'Otro médico' }, { token })
  expect(sobre).toMatchObject({ estado: 1 })
}, 240_000)
afterAll(() => copia.close())
beforeEach(() => copia.api.db.query('TRUNCATE mudanza, mudanza_diferencia, mudanza_cuenta'))

const { anio } = partsOf(today())
const balancesOf = (db: Db) =>
  Promise.all(
    [anio - 1, anio, anio + 1].flatMap((each) => [readPercibido(db, each), readDevengado(db, each)]),
  )

test('what came in, was charged and is owed is the same month by month in the register that is made of it', async () => {
  const base = await createEmptyDatabase()
  const db = openDatabase(base.url, { max: 2 })
  try {
    await migrate(db)
    const { resumen } = await copia.withCopy({}, async (viaje) => {
      await armar(db, viaje, { clase: 'ensayo', nombre: 'Consejo de prueba' })
      return comparar(db, viaje)
    })
    expect(resumen.cifras.filter(({ porque }) => porque !== 'igual')).toEqual([])
    expect(new Set(resumen.cifras.map(({ que }) => que))).toEqual(new Set(Object.keys(CIFRAS)))
    expect(await balancesOf(db)).toEqual(await balancesOf(copia.api.db))
  } finally {
    await db.close()
    await base.drop()
  }
}, 120_000)

const LISTADO =
  '/estadisticas/listado_matriculados?tipoMatricula=%5B%5D&formaPago=%5B%5D&provincia=%5B%5D&especialidad=%5B%5D&practica=%5B%5D&federacion=&planPagos=&orden=matricula+asc&campos=%5B%22matricula%22%2C%22deuda%22%5D'

/** Why each kind of figure is not the same, where the answers came so. */
async function whysOf(estropeos: Estropeos): Promise<Record<string, string>> {
  const { db } = copia.api
  const { resumen } = await copia.withCopy(estropeos, async (viaje) => {
    await markMade(db, viaje)
    return comparar(db, viaje)
  })
  const apart = resumen.cifras.filter(({ porque }) => porque !== 'igual')
  return Object.fromEntries(apart.map(({ que, de, porque }: Cifra) => [`${que} ${de}`.trim(), porque]))
}

test('a figure that differs says why, as far as that can be told', async () => {
  const more = (rows: Record<string, unknown>[], clave: string) => {
    const row = rows.find((one) => one[clave] !== 0)
    if (row) row[clave] = Number(row[clave]) + 1
  }
  const whys = await whysOf({
    [LISTADO]: ({ datos }) => more(datos, 'deuda'),
    '/estadisticas/traerMorosos': (sobre) => void Object.assign(sobre, { estado: 0, datos: null }),
    '/estadisticas/traerCantTipoMat': ({ datos }) => more(datos, 'cantidad'),
    [`/estadisticas/traerBalancePercibido?anio=${anio}`]: ({ datos }) => more(datos, 'total'),
    [`/estadisticas/traerBalanceDevengado?anio=${anio}`]: ({ datos }) => more(datos, 'total'),
    [`/estadisticas/traerBalanceDevengado?anio=${anio - 1}`]: ({ datos }) =>
      datos.forEach((row) => Reflect.deleteProperty(row, 'total')),
  })
  expect(whys).toEqual({
    ...{ deuda: 'otro modo', mora: 'sin leer', morosos: 'sin leer', 'tipos ACTIVO': 'otro modo' },
    // Its own collections say what ours does.
    [`percibido ${anio}`]: 'otro modo',
    ...{ [`devengado ${anio}`]: 'sin explicar', [`devengado ${anio - 1}`]: 'sin leer' },
  })
}, 120_000)

test('what the members who differ may come to is theirs, and what is beyond them is unexplained', () => {
  const nadie = { porQue: {}, ausentes: { n: 0, debian: 0 }, ajustadas: 0 }
  const uno = { ...nadie, porQue: { pendiente: { n: 1, importe: 50 } }, ausentes: { n: 1, debian: 30 } }
  const why = (que: QueDeCifra, menos: number, deCadaUno: DeCadaUno) =>
    porQueOf(que, { de: '', viejo: 1000, nuevo: 1000 - menos }, deCadaUno)
  expect(why('deuda', 80, nadie)).toBe('otro modo')
  expect([80, 81].map((menos) => why('deuda', menos, uno))).toEqual(['matriculados', 'sin explicar'])
  expect([2, 3].map((menos) => why('morosos', menos, uno))).toEqual(['matriculados', 'sin explicar'])
  expect([1, 2].map((menos) => why('tipos', menos, uno))).toEqual(['matriculados', 'sin explicar'])
  expect(why('devengado', 80, { ...nadie, ajustadas: 1 })).toBe('ajustes')
})
