import { setTimeout as sleep } from 'node:timers/promises'
import { askSenas, textOf, whoChanged } from '@/backend/mudanza/viaje/cambios'
import type { Clase } from '@/backend/mudanza/viaje/carpeta'
import { MudanzaError } from '@/backend/mudanza/viaje/error'
import { type Horario, untilOpen } from '@/backend/mudanza/viaje/horario'
import { readCifras } from '@/backend/mudanza/viaje/leer-cifras'
import { isAnswer, type Lector } from '@/backend/mudanza/viaje/lector'
import { readCatalogos, readCobranzas, readIDs } from '@/backend/mudanza/viaje/leer-listas'
import {
  ADHESION,
  CUENTA,
  MATRICULA,
  PENDIENTES,
  pedidoDeCuenta,
  pedidoDePendientes,
  POR_MATRICULADO,
} from '@/backend/mudanza/viaje/llamadas'
import { EFECTIVO, formaPagoID, TIPO_MATRICULA } from '@/domain/estados'
import type { Fecha } from '@/domain/fechas'

export interface AvanceDeLectura {
  etapa: 'prueba' | 'catálogos' | 'listado' | 'fichas' | 'cuentas' | 'cobranzas'
  hecho: number
  total: number
}

/** Who is read. */
export interface Alcance {
  clase: Clase
  /** Every member there is, or of those asked for. */
  ids: number[]
  /** Whose calls are all read; undefined: everybody's. */
  cambiados?: number[] | undefined
}

export interface OpcionesDeLectura {
  aLaVez: number
  horario: Horario | undefined
  clase: Clase
  /** These registration numbers alone. */
  solo?: ReadonlySet<number> | undefined
  /** Since when the lists of everybody may tell other things than they did. */
  desde: Fecha
  alAvanzar?: (avance: AvanceDeLectura) => void
  /** Told when it waits for its hours. */
  alEsperar?: (ms: number) => void
  /** Told once it knows how fast the server usually is. */
  alProbar?: () => void
  /** Who is read, where this reading knows it already. */
  alcance?: Alcance | undefined
  alDecidir?: (alcance: Alcance, sinLista: number) => void
}

/**
 * Reads a council's register, money last, into the copy: all of it, or whoever changed since. Answers who was read. Throws
 * `MudanzaError` when the first ones show that a call is refused or cannot be read.
 */
export async function leer(lector: Lector, opciones: OpcionesDeLectura): Promise<Alcance> {
  const tell = (etapa: AvanceDeLectura['etapa'], hecho: number, total: number) =>
    opciones.alAvanzar?.({ etapa, hecho, total })
  tell('listado', 0, 1)
  const alcance = opciones.alcance ?? (await decide(lector, opciones))
  const { clase, ids, cambiados = ids } = alcance
  const muestra = spread(cambiados, 5)
  tell('prueba', 0, muestra.length)
  await probe(lector, muestra)
  opciones.alProbar?.()
  tell('catálogos', 0, 1)
  await readCatalogos(lector)
  const each = async (
    etapa: 'fichas' | 'cuentas',
    some: readonly number[],
    read: (id: number) => Promise<unknown>,
  ) => {
    let done = 0
    await inTurns(some, opciones, async (id) => {
      await read(id)
      tell(etapa, ++done, some.length)
    })
  }
  await each('fichas', cambiados, (id) => readFicha(lector, id))
  await each('cuentas', cambiados, (id) => readDinero(lector, id))
  if (clase === 'final') {
    const read = new Set(cambiados)
    const others = ids.filter((id) => !read.has(id))
    await each('cuentas', others, (id) => readIfOtherMoney(lector, id))
  }
  tell('cobranzas', 0, 1)
  await readCobranzas(lector)
  // What is of all says nothing of some.
  if (!opciones.solo) await readCifras(lector)
  return alcance
}

/** What was decided is told before the lists are kept with which the next reading compares: whoever is killed loses nobody. */
async function decide(
  lector: Lector,
  { clase, solo, desde, alDecidir }: OpcionesDeLectura,
): Promise<Alcance> {
  const ids = await readIDs(lector, solo)
  const senas = clase === 'solo' ? undefined : await askSenas(lector, desde)
  const cambia = clase === 'cambios' || clase === 'final'
  if (!senas || !cambia) {
    senas?.keep()
    const alcance: Alcance = { clase: cambia ? 'entera' : clase, ids }
    alDecidir?.(alcance, 0)
    return alcance
  }
  const alcance = { clase, ids, cambiados: await whoChanged(lector, ids, senas) }
  alDecidir?.(alcance, ids.filter((id) => !senas.enLista.has(id)).length)
  senas.keep()
  return alcance
}

/** So many of the ids, the first and the last among them. */
function spread(ids: readonly number[], count: number): number[] {
  if (ids.length === 0) return []
  const last = ids.length - 1
  const places = Array.from({ length: count }, (_, index) => Math.round((index * last) / (count - 1)))
  return [...new Set(places)].map((place) => ids[place] ?? 0)
}

/** Whether every call can be read at all, before the many of them. */
async function probe(lector: Lector, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  for (const id of ids) {
    await readFicha(lector, id)
    await readCuentaWhole(lector, id)
  }
  for (const llamada of Object.values(POR_MATRICULADO)) {
    const entradas = ids.map((matriculadoID) => ({ matriculadoID, pagina: 1 }))
    if (entradas.some((entrada) => lector.has(llamada, entrada))) continue
    refuse(
      llamada.ruta,
      entradas.map((entrada) => lector.whyNot(llamada, entrada)),
    )
  }
  if (ids.some((id) => lector.has(CUENTA, pedidoDeCuenta(id)))) return
  const [pedido] = ids.map(pedidoDePendientes)
  const why = pedido && lector.whyNot(PENDIENTES, pedido)
  if (why) refuse(PENDIENTES.ruta, [why])
  refuse(
    CUENTA.ruta,
    ids.map((id) => lector.whyNot(CUENTA, pedidoDeCuenta(id))),
  )
}

function refuse(ruta: string, whys: readonly (string | undefined)[]): never {
  const why = whys.find((one) => one !== undefined) ?? 'no contestó'
  throw new MudanzaError(`${ruta}: ${why}. La mudanza la necesita, y no se leyó nada más.`)
}

async function readFicha(lector: Lector, matriculadoID: number): Promise<void> {
  const { ficha, certificados, ...others } = POR_MATRICULADO
  const record = await lector.read(ficha, { matriculadoID })
  for (const llamada of Object.values(others)) await lector.read(llamada, { matriculadoID })
  await lector.readPages(certificados, { matriculadoID })
  const forma = record.ok ? record.datos.formaPago : undefined
  if (forma && formaPagoID(forma) !== EFECTIVO) await lector.read(ADHESION, { matriculadoID })
}

/** So often a member's money is read again because somebody paid meanwhile. */
const VECES = 3
/** Why it could not be had then. */
export const CAMBIO = 'cambió mientras se leía'

/** What is owed before and after the account, of one moment where both are the same; only that is kept. */
async function readCuentaWhole(lector: Lector, matriculadoID: number): Promise<void> {
  const [pedido, pedidoCuenta] = [pedidoDePendientes(matriculadoID), pedidoDeCuenta(matriculadoID)]
  if (!lector.has(CUENTA, pedidoCuenta)) {
    let before = await lector.ask(PENDIENTES, pedido)
    for (let time = 1; time <= VECES; time++) {
      const cuenta = await lector.ask(CUENTA, pedidoCuenta)
      const after = await lector.ask(PENDIENTES, pedido)
      if (![before, cuenta, after].every(({ resultado }) => isAnswer(resultado))) return
      if (sameRows(before.resultado, after.resultado)) {
        lector.keep([after, cuenta])
        break
      }
      if (time === VECES) return lector.fail(CUENTA, pedidoCuenta, CAMBIO)
      before = after
    }
  }
}

/** A member's money, and what only each month that is owed tells. */
async function readDinero(lector: Lector, matriculadoID: number): Promise<void> {
  await readCuentaWhole(lector, matriculadoID)
  const pedido = pedidoDePendientes(matriculadoID)
  const pendientes = await lector.read(PENDIENTES, pedido)
  const months = (pendientes.ok ? pendientes.datos : []).flatMap(({ id, tipoPagoID }) =>
    id !== undefined && tipoPagoID === TIPO_MATRICULA ? [id] : [],
  )
  // Somebody may owe hundreds of them: one after the other they would be read alone, after everybody else.
  await Promise.all(months.map((matriculaID) => lector.read(MATRICULA, { matriculaID })))
}

/** A member's money; and all the rest where it is another than it was, for no list told so. */
async function readIfOtherMoney(lector: Lector, matriculadoID: number): Promise<void> {
  await readCuentaWhole(lector, matriculadoID)
  const other =
    lector.isOther(PENDIENTES, pedidoDePendientes(matriculadoID)) ||
    lector.isOther(CUENTA, pedidoDeCuenta(matriculadoID))
  if (!other) return
  await readDinero(lector, matriculadoID)
  await readFicha(lector, matriculadoID)
}

const sameRows = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other)

/** So many at once as the other server may bear, and within the hours. */
async function inTurns(
  ids: readonly number[],
  { aLaVez, horario, alEsperar }: OpcionesDeLectura,
  read: (id: number) => Promise<void>,
): Promise<void> {
  const waiting = ids[Symbol.iterator]()
  const work = async () => {
    for (const id of waiting) {
      const ms = horario ? untilOpen(horario) : 0
      if (ms > 0) {
        alEsperar?.(ms)
        await sleep(ms)
      }
      await read(id)
    }
  }
  await Promise.all(Array.from({ length: aLaVez }, work))
}
