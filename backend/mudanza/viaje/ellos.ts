import type { Copia } from '@/backend/mudanza/viaje/copia'
import { CAMBIO } from '@/backend/mudanza/viaje/leer'
import {
  CUENTA,
  nameOf,
  PENDIENTES,
  pedidoDeCuenta,
  pedidoDePendientes,
  POR_MATRICULADO,
} from '@/backend/mudanza/viaje/llamadas'
import type { Ellos, FichaComparada, FilaAjena, PendienteAjeno } from '@/backend/mudanza/viaje/paridad'
import type { Relectura } from '@/backend/mudanza/viaje/relectura'
import type { Ficha } from '@/backend/mudanza/viaje/armar-fichas'
import type { Leido } from '@/contract/lectura/result'
import type { FilaDe } from '@/contract/llamada'
import { coverLabel } from '@/domain/cobertura'
import { centavos } from '@/domain/dinero'
import { estadoID } from '@/domain/estados'
import { dayOf, type Fecha } from '@/domain/fechas'

/** What could not be had in the last reading, and why, by the name of the call. */
export type Fallas = ReadonlyMap<string, string>
export const fallasDe = (copia: Copia, pasada: number): Fallas =>
  new Map(copia.failures(pasada).map(({ llamada, falla }) => [llamada, falla]))

/** What the copy says of one member; undefined for one whose record it lacks. `dia`: on which day the insurance was asked. */
export async function readEllos(
  copia: Relectura,
  fallas: Fallas,
  id: number,
): Promise<(Ellos & { dia: Fecha }) | undefined> {
  const ficha = await copia.read(POR_MATRICULADO.ficha, { matriculadoID: id })
  if (!ficha) return undefined
  const [pedido, pedidoCuenta] = [pedidoDePendientes(id), pedidoDeCuenta(id)]
  const filas = await copia.read(CUENTA, pedidoCuenta)
  const pendientes = await copia.rows(PENDIENTES, pedido)
  // A server may say no for none at all; of somebody who owes it did not tell the account.
  const refused = filas === undefined && pendientes.length > 0
  const seguroDeHoy = copia.seen(POR_MATRICULADO.seguroDeHoy, { matriculadoID: id })
  const dia = dayOf(new Date(seguroDeHoy?.leidaEn ?? Date.now()))
  const falta = (seen: unknown, ...names: string[]) => {
    const why = names.flatMap((name) => fallas.get(name) ?? [])
    if (why.length > 0) return why.includes(CAMBIO) ? ('cambio' as const) : ('sin leer' as const)
    return seen === undefined ? ('sin leer' as const) : undefined
  }
  return {
    ficha: fichaOf(ficha),
    seguro: (await copia.read(POR_MATRICULADO.seguroDeHoy, { matriculadoID: id })) ?? null,
    seguroSegunPeriodos: await coverByPeriods(copia, id, dia),
    filas: (filas ?? []).map(filaOf),
    pendientes: pendientes.map(pendienteOf),
    falta: {
      dinero: falta(
        refused ? undefined : copia.seen(PENDIENTES, pedido) && copia.seen(CUENTA, pedidoCuenta),
        nameOf(CUENTA, pedidoCuenta),
        nameOf(PENDIENTES, pedido),
      ),
      seguro: falta(seguroDeHoy, nameOf(POR_MATRICULADO.seguroDeHoy, { matriculadoID: id })),
    },
    conFracciones: () =>
      [copia.text(PENDIENTES, pedido), copia.text(CUENTA, pedidoCuenta)].some(hasFractions),
    dia,
  }
}

async function coverByPeriods(
  copia: Relectura,
  matriculadoID: number,
  dia: Fecha,
): Promise<string | undefined> {
  if (!copia.seen(POR_MATRICULADO.seguros, { matriculadoID })) return undefined
  const rows = await copia.pages(POR_MATRICULADO.seguros, { matriculadoID })
  const now = rows.filter(({ desde, hasta }) => desde && desde <= dia && (!hasta || hasta >= dia))
  return coverLabel({
    federacion: now.length > 0,
    ampliacion: now.some(({ ampliacion }) => ampliacion === true),
    ampliacionExtendida: now.some(({ ampliacionExtendida }) => ampliacionExtendida === true),
  })
}

function fichaOf({ tipoMatricula, matricula, datosPersonales }: Ficha): FichaComparada {
  return {
    tipoMatriculaID: estadoID(tipoMatricula) ?? null,
    estado: tipoMatricula?.nombre ?? null,
    matricula: matricula || null,
    dni: datosPersonales?.dni || null,
  }
}

/** One below zero changes its side; the opening balance has an amount in its balance alone. */
function filaOf({ id, fecha, concepto, ingreso, egreso, saldo }: Leido<FilaDe<typeof CUENTA>>): FilaAjena {
  const out = (egreso ?? 0n) + (id === '0-0' ? (saldo ?? 0n) : 0n)
  const into = ingreso ?? 0n
  const side = (own: bigint, other: bigint) => centavos((own > 0n ? own : 0n) + (other < 0n ? -other : 0n))
  return {
    fecha: fecha ?? null,
    concepto: concepto ?? null,
    debe: side(out, into),
    haber: side(into, out),
    saldo: saldo ?? null,
  }
}

const pendienteOf = (row: Leido<FilaDe<typeof PENDIENTES>>): PendienteAjeno => ({
  id: row.id ?? null,
  tipo: row.tipoPagoID ?? null,
  nombre: row.nombre ?? null,
  mes: row.mes ?? null,
  anio: row.anio ?? null,
  monto: row.monto ?? null,
})

const IMPORTES = new Set(['monto', 'ingreso', 'egreso', 'saldo'])
/** Of a peso: what lies nearer to its centavo is how the number is kept, and no fraction. */
const CERCA = 0.001

/** Whether an amount of an answer is off its centavo. */
function hasFractions(text: string | undefined): boolean {
  let found = false
  JSON.parse(text ?? 'null', (key: string, value: unknown) => {
    const amount = IMPORTES.has(key) ? Number(value) : 0
    if (Math.abs(amount - Math.round(amount * 100) / 100) > CERCA) found = true
    return value
  })
  return found
}
