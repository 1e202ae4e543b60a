import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { acceptMoney } from '@/backend/tesoreria/ledger/acreditar'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { moveCierre, readCierre } from '@/backend/tesoreria/ledger/cierre'
import { leaveOnline, payOnline, refundOne, type Ventanilla } from '@/backend/prueba/historia-en-linea'
import type { Vuelta } from '@/backend/prueba/llamada'
import { chargeOld } from '@/backend/prueba/muestras-de-tesoreria'
import { centavos } from '@/domain/dinero'
import { addDays, partsOf, type Fecha } from '@/domain/fechas'

/** What a clerk may do to a member's money; each looks at the lists first, as a screen does, and may find them changed. */
export const ACTOS = [
  'cargar',
  'comprar',
  'envejecer',
  'pagar',
  'anular',
  'planear',
  'romper',
  'editar',
  'eliminar',
  'prescribir',
  'deshacer',
  'acreditar',
  'aplicar',
  'cerrar',
  'reabrir',
  'fechar',
  'anual',
  'pagarEnLinea',
  'reembolsar',
  'vencer',
] as const
export interface Paso {
  acto: (typeof ACTOS)[number]
  /** Bit n chooses the n-th row of the list it is about. */
  bits: number
  cuotas: number
}

interface Pendiente {
  id: number
  tipoPagoID: number
  monto: number
}

/** One after another, so that each surely succeeds once; bit 0 is the member's first pending row. */
export const HISTORIA_SEGURA: readonly Paso[] = (
  [
    ['cargar', 1],
    ['comprar', 1],
    ['pagar', 1],
    ['anular', 1],
    ['editar', 1],
    ['planear', 2],
    ['romper', 1],
    ['eliminar', 1],
    ['deshacer', 1],
    ['envejecer', 1],
    ['prescribir', 1],
    ['cerrar', 1],
    ['reabrir', 1],
    ['fechar', 1],
    ['acreditar', 4],
    ['aplicar', 1],
    ['anual', 1],
    ['comprar', 1],
    ['pagarEnLinea', 1],
    ['reembolsar', 1],
    ['vencer', 1],
  ] as const
).map(([acto, bits]) => ({ acto, bits, cuotas: 3 }))

const choose = <T>(rows: readonly T[], bits: number): T[] =>
  rows.filter((_, index) => (bits >> (index % 6)) & 1)
const sumOf = (rows: readonly { monto: number }[]): number =>
  rows.reduce((sum, { monto }) => sum + Math.round(monto * 100), 0) / 100
const rowsOf = async <T>(vuelta: Promise<Vuelta>): Promise<T[]> => ((await vuelta).sobre.datos ?? []) as T[]

/** All that the member owes, as the pending list shows it. */
export const pendingOf = ({ call }: Ventanilla, matriculadoID: number): Promise<Pendiente[]> => {
  const todo = { traerMatriculas: true, traerConceptos: true, traerPP: true, mostrarTodo: true }
  return rowsOf(call('pago.traerPagosPendientes', { matriculadoID, ...todo }))
}

/** Does one step; undefined when there was nothing to do it on. */
export async function live(ventanilla: Ventanilla, id: number, paso: Paso): Promise<Vuelta | undefined> {
  const { call, conceptoID, db, hoy } = ventanilla
  const { acto, bits, cuotas } = paso
  const chosen = choose(await pendingOf(ventanilla, id), bits)
  const months = chosen.filter(({ tipoPagoID }) => tipoPagoID === 3)
  switch (acto) {
    case 'cargar':
      return call('pago.generarMatriculaAdelantada', { matriculadoID: id, cantidad: 1 })
    case 'comprar':
      return call('concepto_matriculado.crear', { matriculadoID: id, conceptoID })
    case 'envejecer':
      return void (await chargeOld(db, id, (bits % 12) + 1).catch(() => undefined))
    case 'pagar':
      return chosen.length > 0 ? pay(call, chosen, hoy) : undefined
    case 'planear':
      return plan(
        call,
        id,
        chosen.filter(({ tipoPagoID }) => tipoPagoID !== 2),
        cuotas,
      )
    case 'anular':
      return annulOne(ventanilla, id, bits)
    case 'romper':
      return breakOne(call, id, bits)
    case 'editar':
      return months[0] && edit(call, months[0].id, bits * 100)
    case 'eliminar':
      return call('matriculado.eliminarMatricula', {
        matriculaIds: JSON.stringify(months.map((row) => row.id)),
      })
    case 'prescribir':
      return call('pago.eliminarCincoAniosAtras', { matriculadoID: id })
    case 'deshacer':
      return undoOne(call, id, bits)
    case 'acreditar':
      return land(ventanilla, id, chosen, bits)
    case 'aplicar':
      return call('pago.aplicarSaldo', { matriculadoID: id, detallePagosJSON: JSON.stringify(chosen) })
    case 'cerrar':
      return moveLock(ventanilla, addDays(hoy, -(bits % 28) - 1))
    case 'reabrir':
      return moveLock(ventanilla, OPEN)
    case 'pagarEnLinea':
      return payOnline(ventanilla, id, chosen)
    case 'reembolsar':
      return refundOne(ventanilla, id)
    case 'vencer':
      return leaveOnline(ventanilla, id, chosen)
    case 'anual':
      return call('pago.pagoAnual', { matriculadoID: id, anio: partsOf(hoy).anio })
    case 'fechar':
      return chosen.length > 0 ? pay(call, chosen, addDays(hoy, -15)) : undefined
  }
}

/** Nobody asked for it over HTTP; what was refused is answered as the API would. */
async function directly(
  { db, hoy }: Ventanilla,
  act: (tx: Tx, actor: Actor) => Promise<unknown>,
): Promise<Vuelta> {
  const acto = { persona: null, pedidoID: null, acto: 'historia', hoy }
  const sobre = { mensaje: null, excepcion: null, datos: null }
  try {
    await withTransaction(db, (tx) => act(tx, acto))
    return { http: 200, sobre: { ...sobre, estado: 1 }, headers: new Headers() }
  } catch (error) {
    if (!(error instanceof Rechazo)) throw error
    return { http: 200, sobre: { ...sobre, estado: 0, mensaje: error.message }, headers: new Headers() }
  }
}

/** Money that comes in for these rows a while after they were looked at, a little short or with some to spare. */
function land(ventanilla: Ventanilla, matriculadoID: number, rows: readonly Pendiente[], bits: number) {
  const lineas = rows.map(({ id, tipoPagoID, monto }) => {
    return { id, tipoPagoID, monto: centavos(BigInt(Math.round(monto * 100))) }
  })
  const beyond = bits % 3 === 0 ? BigInt(bits - 20) : 5_000_000n
  const total = lineas.reduce((sum, { monto }) => sum + monto, beyond)
  const importe = centavos(total > 0n ? total : 1n)
  const fecha = addDays(ventanilla.hoy, -15)
  return directly(ventanilla, (tx, acto) =>
    acceptMoney(tx, acto, { matriculadoID, medio: 'online', importe, lineas, fecha }),
  )
}

/** Before anything these histories date. */
const OPEN: Fecha = '2020-01-01'

const moveLock = (ventanilla: Ventanilla, hasta: Fecha): Promise<Vuelta> =>
  directly(ventanilla, async (tx, acto) =>
    moveCierre(tx, acto, { hasta, motivo: 'Historia', anterior: await readCierre(tx) }),
  )

/** As a history begins: nothing it does is too old. */
export async function openLock(db: Db): Promise<void> {
  if ((await readCierre(db)) === OPEN) return
  const acto = { persona: null, pedidoID: null, acto: 'historia', hoy: addDays(OPEN, 1) }
  await withTransaction(db, async (tx) =>
    moveCierre(tx, acto, { hasta: OPEN, motivo: 'Historia', anterior: await readCierre(tx) }),
  )
}

type Llamar = Ventanilla['call']

/** In cash or, as the number of rows has it, by another means of the counter. */
const pay = (call: Llamar, lineas: readonly Pendiente[], fechaPago: Fecha) =>
  call('pago.realizarPagoEfectivo', {
    detallePagosJSON: JSON.stringify(lineas),
    fechaPago,
    observaciones: '',
    nroRecibo: '',
    ...(lineas.length % 2 === 0 && { medioPagoID: 2 + (lineas.length % 4), referencia: 'Historia' }),
  })

const plan = (call: Llamar, matriculadoID: number, items: readonly Pendiente[], cuotas: number) =>
  call('plan_pagos.crear', { matriculadoID, pagosJSON: JSON.stringify(items), monto: sumOf(items), cuotas })

const edit = (call: Llamar, matriculaID: number, monto: number) =>
  call('matriculado.actualizarDatosMatricula', {
    matriculaID,
    tipoMatriculaID: 2,
    federacion: 1,
    ampliacionFederacion: 0,
    ampliacionFederacionExtendida: 0,
    monto,
  })

async function breakOne(call: Llamar, matriculadoID: number, bits: number): Promise<Vuelta | undefined> {
  const plans = await rowsOf<{ id: number }>(call('plan_pagos.traerTodos', { matriculadoID }))
  const planID = choose(plans, bits)[0]?.id
  if (planID === undefined) return undefined
  const { sobre } = await call('plan_pagos.simularRotura', { planID })
  const { restante } = (sobre.datos ?? {}) as { restante?: number }
  return call('plan_pagos.romper', { planID, motivo: 'Historia', restante: restante ?? 0 })
}

async function annulOne({ call, db }: Ventanilla, matriculadoID: number, bits: number) {
  const pagos = await db.query<{ id: number }>('SELECT id FROM pago WHERE matriculado_id = $1 ORDER BY id', [
    matriculadoID,
  ])
  const pagoID = choose(pagos, bits)[0]?.id
  return pagoID === undefined ? undefined : call('pago.anular', { pagoID, motivo: 'Historia' })
}

async function undoOne(call: Llamar, matriculadoID: number, bits: number): Promise<Vuelta | undefined> {
  const rows = await rowsOf<{ id: number }>(call('pago.traerEliminaciones', { matriculadoID }))
  const eliminacionID = choose(rows, bits)[0]?.id
  return eliminacionID === undefined ? undefined : call('pago.deshacerEliminacion', { eliminacionID })
}
