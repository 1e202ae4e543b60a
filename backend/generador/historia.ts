import type { Azar } from '@/backend/generador/azar'
import type { Asientos, Deuda, Momento } from '@/backend/generador/asientos'
import type { Carga } from '@/backend/generador/carga'
import type { ConceptoVendible } from '@/backend/generador/catalogos'
import { inventConducta, type Conducta } from '@/backend/generador/conducta'
import { coverOn } from '@/backend/generador/seguros'
import { deathOf, type Papel, type Socio } from '@/backend/generador/socio'
import { typeOn } from '@/backend/generador/trayectoria'
import { pricesOf } from '@/backend/db/reference/precios'
import { DEBITO_BANCARIO } from '@/domain/debito'
import type { Centavos } from '@/domain/dinero'
import { isTipoConCuota, TIPO_MATRICULA } from '@/domain/estados'
import { daysInMonth, makeFecha, monthAt, monthNumber, partsOf, type Fecha } from '@/domain/fechas'
import { variantOf } from '@/domain/precio'

const MESES_ESPECIALES = 240
/** The debtor's 300 items: 228 months, 12 instalments in place of the first 12, and 60 concepts. */
const PLAN_DEUDOR = 12
const MESES_POR_CONCEPTO = 4

export interface Cuenta {
  socio: Socio
  conducta: Conducta
  papel: Papel
  desde: number
  hasta: number
  deudas: Deuda[]
  /** What nobody pays for him any more. */
  quedan: Deuda[]
}

type Suceso = { cuenta: Cuenta; que: 'pago' | 'compra' | 'plan' }

export interface Historia {
  azar: Azar
  asientos: Asientos
  carga: Carga
  conceptos: readonly ConceptoVendible[]
  hoy: Fecha
  meses: number
  /** From this month on the banks have been asked for nothing yet. */
  sinDebito: number
}

/** Charges end today, or earlier for those who left or whose 'Genera Cuotas' was switched off. */
export function openCuenta({ azar, hoy, meses }: Historia, socio: Socio, papel: Papel): Cuenta {
  const current = monthNumber(partsOf(hoy))
  const months = papel ? MESES_ESPECIALES : meses
  const last = socio.periodos.at(-1)
  const left = last && !isTipoConCuota(last.tipo) ? monthNumber(partsOf(last.desde)) : current
  const hasta = socio.generaCuotas ? left : left - azar.int(1, 24)
  return {
    socio,
    papel,
    conducta: inventConducta(azar, socio, papel, current),
    desde: hasta - months + 1,
    hasta,
    deudas: [],
    quedan: [],
  }
}

/**
 * Lives month after month, so that ids and receipt numbers grow with the dates: the first day charges, working days
 * bring payments, purchases and plans. Only charges are dated today.
 */
export async function liveMonths(
  historia: Historia,
  cuentas: readonly Cuenta[],
  onMonth: (done: number, total: number) => void,
): Promise<void> {
  const current = monthNumber(partsOf(historia.hoy))
  const first = cuentas.reduce((earliest, { desde }) => Math.min(earliest, desde), current)
  for (let month = first; month <= current; month++) {
    const living = cuentas.filter(
      ({ desde, hasta, deudas }) => desde <= month && (month <= hasta || deudas.length > 0),
    )
    await chargeMonth(historia, living, month)
    await liveDays(historia, planDays(historia, living, month), month)
    onMonth(month - first + 1, current - first + 1)
  }
  for (const { socio, deudas, quedan } of cuentas) {
    for (const deuda of [...quedan, ...deudas]) historia.asientos.leaveUnpaid(socio, deuda)
    await historia.carga.breathe()
  }
}

const CHARGED_AT = '06:00:00'

async function chargeMonth(
  { asientos, carga }: Historia,
  cuentas: readonly Cuenta[],
  month: number,
): Promise<void> {
  const fecha = dayAt(month, 1)
  const prices = pricesByKey(monthAt(month).anio)
  for (const { socio, hasta, deudas } of cuentas) {
    if (month > hasta) continue
    const tipo = typeOn(socio.periodos, fecha)
    const price = prices.get(`${tipo}-${variantOf(coverOn(socio.seguros, fecha))}`)
    if (!isTipoConCuota(tipo) || !price) continue
    deudas.push(asientos.chargeMonth(socio, tipo, month, price, { fecha, hora: CHARGED_AT }))
    await carga.breathe()
  }
}

function pricesByKey(anio: number): Map<string, Centavos> {
  return new Map(
    pricesOf(anio).map(({ tipoMatriculaID, variante, monto }) => [`${tipoMatriculaID}-${variante}`, monto]),
  )
}

/** Nothing happens from today on. */
function planDays({ azar, hoy, sinDebito }: Historia, cuentas: readonly Cuenta[], month: number): Suceso[][] {
  const { anio, mes } = monthAt(month)
  const current = monthNumber(partsOf(hoy))
  const days = daysInMonth(anio, mes)
  const firstWeekday = new Date(Date.UTC(anio, mes - 1, 1)).getUTCDay()
  const limit = month === current ? partsOf(hoy).dia - 1 : days
  const agenda: Suceso[][] = Array.from({ length: days + 1 }, () => [])
  const put = (day: number, suceso: Suceso): void => {
    const weekday = (firstWeekday + day - 1) % 7
    const worked = weekday === 0 ? day + 1 : weekday === 6 ? day - 1 : day
    if (worked >= 1 && worked <= limit) agenda[worked]?.push(suceso)
  }
  for (const cuenta of cuentas) {
    const { conducta, papel, desde } = cuenta
    if (papel === 'deudor') {
      const age = month - desde
      if (age === PLAN_DEUDOR) put(5, { cuenta, que: 'plan' })
      if (age % MESES_POR_CONCEPTO === 0) put(15, { cuenta, que: 'compra' })
      continue
    }
    if (azar.chance(conducta.compra)) put(azar.int(2, days), { cuenta, que: 'compra' })
    if (month <= cuenta.hasta && shouldPlan(azar, cuenta, current - month))
      put(azar.int(2, days), { cuenta, que: 'plan' })
    else if (paysIn(azar, conducta, month) && !(month >= sinDebito && isByBank(cuenta))) {
      put(conducta.medio === 'debito' ? 10 : azar.int(2, days), { cuenta, que: 'pago' })
    }
  }
  return agenda
}

const isByBank = ({ socio }: Cuenta): boolean => socio.formaPagoID === DEBITO_BANCARIO

const paysIn = (azar: Azar, { cada, fase, deja, falla }: Conducta, month: number): boolean =>
  (month + fase) % cada === 0 && month < deja && !azar.chance(falla)

const monthsOwed = (cuenta: Cuenta): Deuda[] => cuenta.deudas.filter(({ tipo }) => tipo === TIPO_MATRICULA)

/** Debtors of four months or more sometimes agree on instalments, all due by today. */
const shouldPlan = (azar: Azar, cuenta: Cuenta, monthsLeft: number): boolean =>
  cuenta.deudas.length >= 4 && monthsLeft >= 3 && azar.chance(0.02) && monthsOwed(cuenta).length >= 4

const OPENS = 8 * 3600
const OPEN_SECONDS = 5 * 3600

async function liveDays(historia: Historia, agenda: readonly Suceso[][], month: number): Promise<void> {
  for (const [day, sucesos] of agenda.entries()) {
    for (const [index, suceso] of sucesos.entries()) {
      const seconds = OPENS + Math.floor((index * OPEN_SECONDS) / sucesos.length)
      happen(historia, suceso, month, { fecha: dayAt(month, day), hora: clock(seconds) })
      await historia.carga.breathe()
    }
  }
}

function happen(historia: Historia, { cuenta, que }: Suceso, month: number, cuando: Momento): void {
  if (que === 'compra') return buy(historia, cuenta, cuando)
  if (que === 'plan') return isDead(cuenta, cuando) ? undefined : agreePlan(historia, cuenta, month, cuando)
  const due = cuenta.deudas.filter(({ mes }) => mes <= month)
  const paid = historia.azar.chance(0.06) ? due.slice(0, Math.ceil(due.length / 2)) : due
  settle(historia, cuenta, paid, cuando)
}

/** The dead neither buy nor pay. What is drawn for them is drawn all the same, so that the others' lives stay as they are. */
const isDead = ({ socio }: Cuenta, { fecha }: Momento): boolean => (deathOf(socio) ?? fecha) < fecha

function settle({ asientos }: Historia, cuenta: Cuenta, paid: readonly Deuda[], cuando: Momento): void {
  if (paid.length === 0) return
  if (isDead(cuenta, cuando)) cuenta.quedan.push(...paid)
  else asientos.pay(cuenta.socio, paid, cuenta.conducta.medio, cuando)
  const gone = new Set(paid)
  cuenta.deudas = cuenta.deudas.filter((deuda) => !gone.has(deuda))
}

function buy(historia: Historia, cuenta: Cuenta, cuando: Momento): void {
  const concepto = historia.azar.pick(historia.conceptos)
  const atOnce = cuenta.papel !== 'deudor' && historia.azar.chance(0.85)
  if (isDead(cuenta, cuando)) return
  const deuda = historia.asientos.chargeConcept(cuenta.socio, concepto, cuando)
  cuenta.deudas.push(deuda)
  if (atOnce) {
    historia.asientos.pay(cuenta.socio, [deuda], 'efectivo', cuando)
    cuenta.deudas = cuenta.deudas.filter((other) => other !== deuda)
  }
}

function agreePlan({ asientos, hoy }: Historia, cuenta: Cuenta, month: number, cuando: Momento): void {
  const left = monthNumber(partsOf(hoy)) - month
  const cuotas = cuenta.papel === 'deudor' ? PLAN_DEUDOR : left >= 12 ? 12 : left >= 6 ? 6 : 3
  const absorbed = monthsOwed(cuenta).slice(0, PLAN_DEUDOR)
  if (absorbed.length === 0) return
  const gone = new Set(absorbed)
  const instalments = asientos.plan(cuenta.socio, absorbed, cuotas, cuando)
  cuenta.deudas = [...cuenta.deudas.filter((deuda) => !gone.has(deuda)), ...instalments]
}

const clock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

function dayAt(month: number, day: number): Fecha {
  const { anio, mes } = monthAt(month)
  const fecha = makeFecha(anio, mes, Math.max(1, day))
  if (!fecha) throw new RangeError(`Día inválido: ${anio}-${mes}-${day}`)
  return fecha
}
