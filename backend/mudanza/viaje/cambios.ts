import { hash } from 'node:crypto'
import { isAnswer, type Lector, type Preguntada } from '@/backend/mudanza/viaje/lector'
import {
  COBRANZAS,
  CUENTA,
  LISTADO,
  MATRICULA,
  nameOf,
  PENDIENTES,
  pedidoDeCobranzas,
  pedidoDeCuenta,
  pedidoDeListado,
  pedidoDePendientes,
  POR_MATRICULADO,
  SELECCIONES,
} from '@/backend/mudanza/viaje/llamadas'
import type { Lectura } from '@/backend/mudanza/viaje/lugares'
import type { AnyCall, Resultado } from '@/contract/lectura/result'
import type { EntradaDe } from '@/contract/llamada'
import { addDays, monthNumber, partsOf, today, type Fecha } from '@/domain/fechas'
import { columnsOf } from '@/domain/listado'

/** Everybody is looked at again within some weeks, so many of all in one reading. */
const RONDA = { dias: 7, parte: 7 }
/** The collections of the day on which a reading began, before any account; those of its end have its payments. */
const ANTES = '#antes'

/** What the lists of everybody say, beside what they said in the reading before. */
export interface Senas {
  /** Whose rows are others than before. */
  cambiados: ReadonlySet<number>
  /** Who is in a list. */
  enLista: ReadonlySet<number>
  /** Keeps the lists, with which the next reading compares. */
  keep(): void
}

/**
 * Asks for the few lists that have everybody: the members' listing of each type, who pays in each form, and the collections
 * since `desde`. Undefined where the other server does not give the first.
 */
export async function askSenas(lector: Lector, desde: Fecha): Promise<Senas | undefined> {
  const cambiados = new Set<number>()
  const enLista = new Set<number>()
  const answers: Omit<Preguntada, 'resultado'>[] = []
  const ask = async <L extends AnyCall>(llamada: L, entrada: EntradaDe<L>, vez: string, ofWhom: Cuyo) => {
    const before = hashesOf(await lector.before(llamada, entrada, vez), ofWhom)
    const { name, texto, resultado } = await lector.askIfPossible(llamada, entrada, vez, DE_TODOS)
    if (!isAnswer(resultado)) return undefined
    answers.push({ name, texto })
    const now = hashesOf(resultado, ofWhom)
    for (const id of new Set([...before.keys(), ...now.keys()]))
      if (before.get(id) !== now.get(id)) cambiados.add(id)
    return now
  }
  const tipos = await idsOf(lector, SELECCIONES.tiposDeMatricula)
  for (const tipo of tipos) {
    const entrada = pedidoDeListado({ tipos: [tipo], campos: [...columnsOf(false)] })
    const rows = await ask(LISTADO, entrada, '', 'id')
    if (!rows) return undefined
    for (const id of rows.keys()) enLista.add(id)
  }
  if (enLista.size === 0) return undefined
  for (const forma of await idsOf(lector, SELECCIONES.formasDePago))
    if (!(await ask(LISTADO, pedidoDeListado({ formas: [forma], campos: ['matricula'] }), '', 'id'))) break
  for (let month = monthNumber(partsOf(today())); month >= monthNumber(partsOf(desde)); month--)
    if (!(await ask(COBRANZAS, pedidoDeCobranzas(month), ANTES, 'matriculadoID'))) break
  return { cambiados, enLista, keep: () => lector.keep(answers) }
}

/** An answer with everybody may be long, and take its time. */
const DE_TODOS = { maximo: 64 * 1024 * 1024, espera: 120_000 }

async function idsOf(
  lector: Lector,
  llamada: (typeof SELECCIONES)['tiposDeMatricula' | 'formasDePago'],
): Promise<number[]> {
  const result = await lector.read(llamada, {})
  return result.ok ? result.datos.flatMap(({ id }) => (id === undefined ? [] : [id])) : []
}

type Cuyo = 'id' | 'matriculadoID'

/** What a list says of each one, as a hash: of everybody at once the texts are tens of megabytes. */
function hashesOf(resultado: Resultado<unknown> | undefined, cuyo: Cuyo): Map<number, string> {
  const hashes = new Map<number, string>()
  const rows = resultado?.ok ? (resultado.datos as Partial<Record<Cuyo, number>>[]) : []
  for (const row of rows) {
    const { [cuyo]: id } = row
    if (id !== undefined) hashes.set(id, hash('sha1', (hashes.get(id) ?? '') + textOf(row), 'base64'))
  }
  return hashes
}

/** What was understood of an answer, as text. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one))

/**
 * Whom a reading of changes reads whole: whose rows are others, of whom an answer is missing, and a seventh of those who were
 * last looked at more than a week ago, the longest first.
 */
export async function whoChanged(
  lector: Lector,
  ids: readonly number[],
  { cambiados }: Pick<Senas, 'cambiados'>,
): Promise<number[]> {
  const lacking = lackingIn(lector)
  const chosen = new Set<number>()
  const old: { id: number; leidaEn: string }[] = []
  const since = addDays(today(), -RONDA.dias)
  for (const id of ids) {
    const { leidaEn } = lastLook(lector, id)
    if (cambiados.has(id) || (await lacking(id))) chosen.add(id)
    else if (leidaEn.slice(0, 10) < since) old.push({ id, leidaEn })
  }
  old.sort((one, other) => (one.leidaEn < other.leidaEn ? -1 : 1))
  for (const { id } of old.slice(0, Math.ceil(ids.length / RONDA.parte))) chosen.add(id)
  return ids.filter((id) => chosen.has(id))
}

/** When a member's record was last read. */
export const lastLook = (lector: Lector, matriculadoID: number): Pick<Lectura, 'pasada' | 'leidaEn'> =>
  lector.seen(POR_MATRICULADO.ficha, { matriculadoID }) ?? { pasada: 0, leidaEn: new Date(0).toISOString() }

/**
 * Whether the copy lacks an answer of a member, or the last try to have it again failed. Of a reading that ended each one is
 * there or failed; of one that was left, the account comes last.
 */
function lackingIn(lector: Lector): (id: number) => Promise<boolean> {
  const failing = new Set(lector.failing())
  const fallidos = new Set(
    Array.from(failing, (name) => Number(/[?&]matriculadoID=(\d+)/.exec(name)?.[1] ?? 0)),
  )
  const meses = [...failing].some((name) => name.startsWith(MATRICULA.ruta))
  return async (id) => {
    if (fallidos.has(id)) return true
    if (!lector.seen(POR_MATRICULADO.ficha, { matriculadoID: id })) return true
    if (!lector.seen(CUENTA, pedidoDeCuenta(id))) return true
    if (!meses) return false
    const owed = await lector.before(PENDIENTES, pedidoDePendientes(id))
    const rows = owed?.ok ? owed.datos : []
    return rows.some(({ id: matriculaID = 0 }) => failing.has(nameOf(MATRICULA, { matriculaID })))
  }
}
