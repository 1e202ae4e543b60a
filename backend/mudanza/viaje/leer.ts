import { setTimeout as sleep } from 'node:timers/promises'
import { MudanzaError } from '@/backend/mudanza/viaje/error'
import { type Horario, untilOpen } from '@/backend/mudanza/viaje/horario'
import { isAnswer, type Lector } from '@/backend/mudanza/viaje/lector'
import {
  ADHESION,
  COBRANZAS,
  CUENTA,
  LISTAS,
  MATRICULA,
  PENDIENTES,
  pedidoDeCobranzas,
  pedidoDeCuenta,
  pedidoDePendientes,
  POR_FILA,
  POR_MATRICULADO,
  SELECCIONES,
  UNA_VEZ,
} from '@/backend/mudanza/viaje/llamadas'
import { EFECTIVO, formaPagoID, TIPO_MATRICULA } from '@/domain/estados'
import { monthNumber, partsOf, today } from '@/domain/fechas'
import { TIPO_PRECIO } from '@/domain/precio'
import { sucursalBanco } from '@/contract/catalogo/seleccion'

export interface AvanceDeLectura {
  etapa: 'prueba' | 'catálogos' | 'listado' | 'fichas' | 'cuentas' | 'cobranzas'
  hecho: number
  total: number
}

export interface OpcionesDeLectura {
  aLaVez: number
  horario: Horario | undefined
  /** These registration numbers alone. */
  solo?: ReadonlySet<number> | undefined
  alAvanzar?: (avance: AvanceDeLectura) => void
  /** Told when it waits for its hours. */
  alEsperar?: (ms: number) => void
  /** Told once it knows how fast the server usually is. */
  alProbar?: () => void
  /** The members' ids, where this reading knows them already. */
  ids?: readonly number[] | undefined
  alListar?: (ids: number[]) => void
}

/**
 * Reads all of a council's register, money last, into the copy. Answers the members' ids, as two readings of the list agree
 * on them. Throws `MudanzaError` when the first ones show that a call is refused or cannot be read.
 */
export async function leer(lector: Lector, opciones: OpcionesDeLectura): Promise<number[]> {
  const tell = (etapa: AvanceDeLectura['etapa'], hecho: number, total: number) =>
    opciones.alAvanzar?.({ etapa, hecho, total })
  tell('listado', 0, 1)
  const ids = opciones.ids ? [...opciones.ids] : await readIDs(lector, opciones)
  opciones.alListar?.(ids)
  const muestra = spread(ids, 5)
  tell('prueba', 0, muestra.length)
  await probe(lector, muestra)
  opciones.alProbar?.()
  tell('catálogos', 0, 1)
  await readCatalogos(lector)
  const each = async (etapa: 'fichas' | 'cuentas', read: (id: number) => Promise<unknown>) => {
    let done = 0
    await inTurns(ids, opciones, async (id) => {
      await read(id)
      tell(etapa, ++done, ids.length)
    })
  }
  await each('fichas', (id) => readFicha(lector, id))
  await each('cuentas', (id) => readDinero(lector, id))
  tell('cobranzas', 0, 1)
  await readCobranzas(lector)
  return ids
}

/** So many months without a receipt are the beginning of a council's history. */
const SIN_COBRANZAS = 24
const MAX_MESES = 12 * 60

/** What was collected each month, back to the first: it tells the receipts' numbers, which no account does. */
async function readCobranzas(lector: Lector): Promise<void> {
  const current = monthNumber(partsOf(today()))
  for (let back = 0, empty = 0; back < MAX_MESES && empty < SIN_COBRANZAS; back++) {
    const result = await lector.readIfPossible(COBRANZAS, pedidoDeCobranzas(current - back))
    if (!result.ok) return
    empty = result.datos.length === 0 ? empty + 1 : 0
  }
}

/** Pages shift while people work, so the list is read until two times give one set. */
async function readIDs(lector: Lector, opciones: OpcionesDeLectura): Promise<number[]> {
  const filtros = { nombre: undefined, dni: undefined, matricula: undefined }
  let before: string | undefined
  for (let time = 0; time < 5; time++) {
    const rows = await lector.readPages(UNA_VEZ.matriculados, filtros, `#${time}`)
    if (!rows)
      throw new MudanzaError(`El listado de matriculados no se puede leer (${UNA_VEZ.matriculados.ruta}).`)
    const chosen = opciones.solo ? rows.filter(({ matricula }) => opciones.solo?.has(matricula ?? 0)) : rows
    const ids = chosen.flatMap(({ id }) => (id === undefined ? [] : [id])).sort((a, b) => a - b)
    const now = ids.join()
    if (now === before || rows.length === 0) {
      if (ids.length === 0) throw new MudanzaError('El servidor no tiene matriculados que leer.')
      return ids
    }
    before = now
  }
  throw new MudanzaError(
    'El listado de matriculados cambia cada vez que se lee: pruebe cuando nadie trabaje en él.',
  )
}

/** So many of the ids, the first and the last among them. */
function spread(ids: readonly number[], count: number): number[] {
  const last = ids.length - 1
  const places = Array.from({ length: count }, (_, index) => Math.round((index * last) / (count - 1)))
  return [...new Set(places)].map((place) => ids[place] ?? 0)
}

/** Whether every call can be read at all, before the many of them. */
async function probe(lector: Lector, ids: readonly number[]): Promise<void> {
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

async function readCatalogos(lector: Lector): Promise<void> {
  for (const llamada of Object.values(LISTAS)) await lector.readPages(llamada, {})
  for (const llamada of Object.values(SELECCIONES)) await lector.read(llamada, {})
  const bancos = await lector.read(SELECCIONES.bancos, {})
  for (const { id } of bancos.ok ? bancos.datos : [])
    if (id !== undefined) await lector.read(sucursalBanco, { bancoID: id })
  await lector.read(UNA_VEZ.precios, { tipo: TIPO_PRECIO })
  await lector.read(UNA_VEZ.ultimoDebito, {})
  const rowsOf = async (llamada: (typeof LISTAS)['firmantes' | 'usuarios' | 'tiposDeCertificado']) =>
    ((await lector.readPages(llamada, {})) ?? []).flatMap(({ id }) => (id === undefined ? [] : [id]))
  for (const id of await rowsOf(LISTAS.tiposDeCertificado)) await lector.read(POR_FILA.cuerpo, { id })
  for (const id of await rowsOf(LISTAS.firmantes)) await lector.read(POR_FILA.firma, { id })
  for (const id of await rowsOf(LISTAS.usuarios)) await lector.read(POR_FILA.usuario, { id })
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
  for (const { id, tipoPagoID } of pendientes.ok ? pendientes.datos : [])
    if (id !== undefined && tipoPagoID === TIPO_MATRICULA) await lector.read(MATRICULA, { matriculaID: id })
}

const sameRows = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other)
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one))

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
