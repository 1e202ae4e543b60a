import { afterAll, beforeAll, expect, test } from 'vitest'
import { comparar } from '@/backend/mudanza/viaje/comparar'
import { Respuestas } from '@/backend/mudanza/viaje/respuestas'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addAccount, addMember, CLAVE } from '@/backend/prueba/gente'
import { openCopias } from '@/backend/prueba/mudanza/copia-de-prueba'
import { openAjeno, type ServidorAjeno } from '@/backend/prueba/mudanza/servidor-ajeno'
import type { DecisionDeMudanza } from '@/domain/mudanza/diferencia'

/** An account as another server may tell it, and what there is of it here: what is owed, in favour, and told. */
interface Defecto {
  /** The account is refused. */
  rehusa?: true
  filas: { concepto: string; tipoCon: number | null; egreso?: number; ingreso?: number; id?: string }[]
  pendientes: { tipoPagoID: number; nombre: string; monto: number }[]
  planes?: object[]
  queda: { pendiente: number; aFavor: number; dice: RegExp[] }
}

const ENERO = 'Matrícula ACTIVO 01/2026'
const enero = { concepto: ENERO, tipoCon: 3, egreso: 100 }
const DEFECTOS: Record<string, Defecto> = {
  'owes more than what is pending': {
    filas: [enero, { concepto: 'Ajuste', tipoCon: null, egreso: 5 }],
    pendientes: [{ tipoPagoID: 3, nombre: ENERO, monto: 100 }],
    queda: { pendiente: 100, aFavor: 0, dice: [/La cuenta debe \$\s105,00 y lo pendiente suma \$\s100,00/] },
  },
  'has a month twice': {
    filas: [enero, enero],
    pendientes: [
      { tipoPagoID: 3, nombre: ENERO, monto: 100 },
      { tipoPagoID: 3, nombre: ENERO, monto: 100 },
    ],
    queda: { pendiente: 200, aFavor: 0, dice: [/está dos veces: la segunda es un concepto/] },
  },
  'has a rest beside its month': {
    filas: [enero, { concepto: `Diferencia de ${ENERO}`, tipoCon: 3, egreso: 40 }],
    pendientes: [
      { tipoPagoID: 3, nombre: ENERO, monto: 100 },
      { tipoPagoID: 3, nombre: `Diferencia de ${ENERO}`, monto: 40 },
    ],
    queda: { pendiente: 140, aFavor: 0, dice: [] },
  },
  'has a payment of nothing': {
    filas: [{ concepto: ENERO, tipoCon: 3, ingreso: 100, id: '1-9001' }],
    pendientes: [],
    queda: { pendiente: 0, aFavor: 100, dice: [/se pagó sin deberse: quedó a favor/] },
  },
  'lowered a month after it was paid': {
    filas: [
      enero,
      { concepto: ENERO, tipoCon: 3, ingreso: 100, id: '1-9002' },
      { concepto: `Se editó: ${ENERO}`, tipoCon: 3, ingreso: 20 },
    ],
    pendientes: [],
    queda: { pendiente: 0, aFavor: 20, dice: [/baja lo que no se debe: quedó a favor/] },
  },
  'has a plan without instalments': {
    filas: [enero],
    pendientes: [{ tipoPagoID: 3, nombre: ENERO, monto: 100 }],
    planes: [{ id: 77, cantCuotas: 3, monto: 300, montoCuota: 100, finalizado: 0 }],
    queda: { pendiente: 100, aFavor: 0, dice: [/Del plan 77 no hay cuotas en la cuenta: no se guardó/] },
  },
  'has rows of nothing and below zero': {
    filas: [
      enero,
      { concepto: 'Nada', tipoCon: 1, egreso: 0 },
      { concepto: `Descuento: ${ENERO}`, tipoCon: 3, egreso: -30 },
    ],
    pendientes: [{ tipoPagoID: 3, nombre: ENERO, monto: 70 }],
    queda: { pendiente: 70, aFavor: 0, dice: [/1 renglones en cero no se guardaron/] },
  },
  'lists what no row charged': {
    filas: [],
    pendientes: [{ tipoPagoID: 1, nombre: 'Multa', monto: 45.5 }],
    queda: { pendiente: 45.5, aFavor: 0, dice: [/Lo pendiente no sale de la cuenta: 1 cargos agregados/] },
  },
  'owes, and his account is refused': {
    rehusa: true,
    filas: [],
    pendientes: [{ tipoPagoID: 1, nombre: 'Multa', monto: 45.5 }],
    queda: { pendiente: 45.5, aFavor: 0, dice: [/cuenta corriente no se pudo leer/] },
  },
}

const casos = Object.entries(DEFECTOS)
let api: ApiDePrueba
let ajeno: ServidorAjeno
const ids: number[] = []
const copias = openCopias()

const wire = (rows: readonly object[]) => JSON.stringify({ estado: 1, mensaje: '', datos: rows })

function told(path: string): string | undefined {
  const url = new URL(path, 'http://viejo')
  const caso = casos[ids.indexOf(Number(url.searchParams.get('matriculadoID')))]?.[1]
  if (!caso) return undefined
  if (url.pathname === '/plan_pagos/traerTodos') return caso.planes && wire(caso.planes)
  if (url.pathname === '/pago/traerPagosPendientes')
    return wire(
      caso.pendientes.map((row, index) => ({ ...row, id: index + 1, mes: null, anio: null, fecha: null })),
    )
  if (url.pathname !== '/pago/traerCuentaCorriente') return undefined
  if (caso.rehusa) return JSON.stringify({ estado: 0, mensaje: 'No', datos: null })
  let saldo = 0
  return wire(
    caso.filas.map((row, index) => ({
      ...{
        id: `${index + 1}-0`,
        fecha: `2026-01-${String(index + 10)}`,
        ingreso: null,
        egreso: null,
        ...row,
      },
      saldo: (saldo += (row.egreso ?? 0) - (row.ingreso ?? 0)),
    })),
  )
}

beforeAll(async () => {
  api = await startApi()
  await addAccount(api.db, 'ADMINISTRACION', { username: 'mudanza' })
  for (const _caso of casos) ids.push(await addMember(api.db))
  ajeno = await openAjeno(api.url)
  // One call at a time, so that the last one asked is the one that is answered.
  ajeno.alContestar = (_ruta, answer) => ({
    ...answer,
    text: told(ajeno.pedidos.at(-1) ?? '') ?? answer.text,
  })
  const { fallas } = await copias.read(ajeno, { usuario: 'mudanza', clave: CLAVE })
  expect(fallas).toEqual([])
}, 120_000)
afterAll(async () => {
  await copias.close()
  await ajeno.close()
  await api.close()
})

const DINERO = `SELECT m.id,
    coalesce((SELECT sum(monto) FROM cargo c WHERE c.matriculado_id = m.id AND linea_id IS NULL AND anulado_en IS NULL
      AND en_plan_id IS NULL), 0)::int AS pendiente,
    coalesce((SELECT sum(haber - debe) FROM movimiento v WHERE v.matriculado_id = m.id AND cargo_id IS NULL), 0)::int AS "aFavor"
  FROM matriculado m ORDER BY 1`

test('each defect of an old account is kept as far as it goes, told, and explains what differs', async () => {
  const db = (await copias.make(ajeno)).db
  const money = await db.query<{ id: number; pendiente: number; aFavor: number }>(DINERO)
  for (const [index, [que, { queda }]] of casos.entries()) {
    const id = ids[index]
    expect(
      money.find((one) => one.id === id),
      que,
    ).toEqual({
      ...{ id, pendiente: Math.round(queda.pendiente * 100), aFavor: Math.round(queda.aFavor * 100) },
    })
    const notes = await db.query<{ texto: string }>(
      'SELECT texto FROM mudanza_hallazgo WHERE matriculado_id = $1',
      [id],
    )
    for (const words of queda.dice) expect(notes.map(({ texto }) => texto).join('\n'), que).toMatch(words)
  }
  const { sinExplicar, resumen } = await copias.withViaje(ajeno, (viaje) => comparar(db, viaje))
  expect(resumen.verificar).toEqual([])
  const diferencias = await db.query<{ de: number; que: string; clase: string }>(
    'SELECT matriculado_id AS de, que, clase FROM mudanza_diferencia ORDER BY 1, 2',
  )
  expect(diferencias).toEqual([
    { de: ids[0], que: 'saldo', clase: 'origen' },
    { de: ids[1], que: 'cantidad', clase: 'regla' },
    { de: ids.at(-1), que: 'saldo', clase: 'sin leer' },
  ])
  expect(sinExplicar).toBe(3)
})

const LARGO = { timeout: 120_000 }
const DECIDIDOS: { valor: DecisionDeMudanza; queda: object | undefined }[] = [
  { valor: 'cuenta', queda: { pendiente: 10_500, saldo: 10_500 } },
  { valor: 'pendiente', queda: { pendiente: 10_000, saldo: 10_000 } },
  { valor: 'afuera', queda: undefined },
]
test.for(DECIDIDOS)('the next register obeys a person who said «$valor»', LARGO, async ({ valor, queda }) => {
  await copias.withViaje(ajeno, (viaje) => {
    const respuestas = Respuestas.of(viaje)
    respuestas.give({
      matriculadoID: ids[0] ?? 0,
      que: 'saldo',
      valor,
      quien: 'A. Paz',
      cuando: new Date().toISOString(),
    })
    respuestas.save(viaje)
    return Promise.resolve()
  })
  const db = (await copias.make(ajeno)).db
  const [row] = await db.query(
    `SELECT (SELECT sum(monto)::int FROM cargo WHERE matriculado_id = m.id AND linea_id IS NULL AND anulado_en IS NULL) AS pendiente,
       (SELECT sum(debe - haber)::int FROM movimiento WHERE matriculado_id = m.id) AS saldo
     FROM matriculado m WHERE id = $1`,
    [ids[0]],
  )
  expect(row).toEqual(queda)
  expect(await copias.withViaje(ajeno, (viaje) => comparar(db, viaje))).toMatchObject({ sinExplicar: 2 })
})
