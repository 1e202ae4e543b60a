import { listPorClase } from '@/backend/avisos/moroso/store'
import type { Queryable } from '@/backend/db/conexion'
import { readDevengado, readPercibido } from '@/backend/estadisticas/balance/store'
import { countCoberturas, countTipos } from '@/backend/estadisticas/tablero/store'
import { CIFRAS, COBRANZAS, PEDIDO_DE_LISTADO, pedidoDeCobranzas } from '@/backend/mudanza/viaje/llamadas'
import type { Relectura } from '@/backend/mudanza/viaje/relectura'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import type { AnyCall, Leido } from '@/contract/lectura/result'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { CERO, type Centavos } from '@/domain/dinero'
import { ANIO_MINIMO } from '@/domain/estadisticas'
import { dayOf, monthNumber, partsOf, type Fecha } from '@/domain/fechas'
import type { Cifra, PorQueDeCifra, QueDeCifra } from '@/domain/mudanza/cifra'
import type { Que } from '@/domain/mudanza/diferencia'
import { plegar } from '@/domain/plegar'

/** What the comparison of each member found, which tells why a figure of all differs. */
export interface DeCadaUno {
  porQue: Readonly<Partial<Record<Que, { n: number; importe: number }>>>
  /** Who is not in the register, and what they owed. */
  ausentes: { n: number; debian: number }
  /** Accounts that were closed by an adjustment. */
  ajustadas: number
}

type Lados = Omit<Cifra, 'que' | 'porque'>

/**
 * The other server's own figures of all beside ours, of the day on which each was read; a year without anything on either
 * side is none. `pasada`: the reading whose figures count.
 */
export async function compararCifras(
  db: Queryable,
  copia: Relectura,
  pasada: number,
  { hoy, ...deCadaUno }: DeCadaUno & { hoy: Fecha },
): Promise<Cifra[]> {
  const ellos = new CifrasLeidas(copia, pasada)
  const anios = Array.from({ length: partsOf(hoy).anio - ANIO_MINIMO + 1 }, (_, at) => ANIO_MINIMO + at)
  const cifras: Cifra[] = []
  const add = (que: QueDeCifra, lados: readonly Lados[], cobrado?: ReadonlyMap<string, number>) =>
    cifras.push(
      ...lados.map((one) => ({ que, ...one, porque: porQueOf(que, one, deCadaUno, cobrado?.get(one.de)) })),
    )
  add('deuda', [{ de: '', viejo: await ellos.readDeuda(), nuevo: await readDeuda(db) }])
  const suyos = await ellos.readMorosos()
  const nuestros = totalOf(
    Object.values(await listPorClase(db, ellos.dayOf(CIFRAS.morosos, {}) ?? hoy)).flat(),
  )
  add('mora', [{ de: '', viejo: suyos?.mora ?? null, nuevo: nuestros.mora ?? 0 }])
  add('morosos', [{ de: '', viejo: suyos?.cuantos ?? null, nuevo: nuestros.cuantos }])
  const cobrado = await ellos.readCobrado(hoy)
  const percibido: Lados[] = []
  const devengado: Lados[] = []
  for (const anio of anios) {
    const de = String(anio)
    const entrada = { anio }
    percibido.push({
      de,
      viejo: (await ellos.readBalance(CIFRAS.percibido, entrada)) ?? cobrado.get(de) ?? null,
      nuevo: sumOf(await readPercibido(db, anio)),
    })
    devengado.push({
      de,
      viejo: await ellos.readBalance(CIFRAS.devengado, entrada),
      nuevo: sumOf(await readDevengado(db, anio)),
    })
  }
  add('percibido', withoutEmpty(percibido), cobrado)
  add('devengado', withoutEmpty(devengado))
  add('tipos', beside(await ellos.readPorciones(CIFRAS.porTipo), await countTipos(db)))
  const dia = ellos.dayOf(CIFRAS.porCobertura, {}) ?? hoy
  add('coberturas', beside(await ellos.readPorciones(CIFRAS.porCobertura), await countCoberturas(db, dia)))
  return cifras
}

const sumOf = (rows: readonly { total: Centavos | null }[]): number =>
  rows.reduce((sum, { total }) => sum + Number(total ?? CERO), 0)

const withoutEmpty = (rows: readonly Lados[]): Lados[] =>
  rows.filter(({ viejo, nuevo }) => (viejo ?? 0) !== 0 || nuevo !== 0)

async function readDeuda(db: Queryable): Promise<number> {
  const [row] = await db.query<{ deuda: bigint }>(
    `SELECT coalesce(sum(monto), 0)::bigint AS deuda FROM cargo WHERE ${IMPAGO}`,
  )
  return Number(row?.deuda ?? 0)
}

/** Of which members' differences a figure is made. */
const SALE_DE: Partial<Record<QueDeCifra, Que>> = {
  ...{ deuda: 'pendiente', mora: 'pendiente', morosos: 'pendiente' },
  ...{ tipos: 'ficha', coberturas: 'seguro' },
}

/** Why a figure is not the same. `cobrado`: what the other server's collections of that year come to. */
export function porQueOf(
  que: QueDeCifra,
  { viejo, nuevo }: Lados,
  { porQue, ausentes, ajustadas }: DeCadaUno,
  cobrado?: number,
): PorQueDeCifra {
  if (viejo === null) return 'sin leer'
  if (viejo === nuevo) return 'igual'
  const de = SALE_DE[que]
  if (!de) return cobrado === nuevo ? 'otro modo' : ajustadas > 0 ? 'ajustes' : 'sin explicar'
  const { n = 0, importe = 0 } = porQue[de] ?? {}
  if (n + ausentes.n === 0) return 'otro modo'
  const room = que === 'deuda' || que === 'mora' ? importe + ausentes.debian : n + ausentes.n
  return Math.abs(viejo - nuevo) <= room ? 'matriculados' : 'sin explicar'
}

interface Contado {
  nombre: string | null
  cantidad: number | null
}

/** By name, ours first; what one side does not name is none there. */
function beside(ellos: readonly Contado[] | undefined, nosotros: readonly Contado[]): Lados[] {
  const counts = (rows: readonly Contado[] = []) =>
    new Map(rows.map(({ nombre, cantidad }) => [plegar(nombre ?? ''), cantidad ?? 0]))
  const [suyas, nuestras] = [counts(ellos), counts(nosotros)]
  const names = new Map(
    [...(ellos ?? []), ...nosotros].map(({ nombre }) => [plegar(nombre ?? ''), nombre ?? '']),
  )
  return [...names].flatMap(([key, de]) => {
    const viejo = ellos ? (suyas.get(key) ?? 0) : null
    const nuevo = nuestras.get(key) ?? 0
    return viejo || nuevo ? { de, viejo, nuevo } : []
  })
}

interface Moroso {
  matriculadoID?: number | null | undefined
  otroID?: number | undefined
  nombre?: string | null | undefined
  monto?: Centavos | null | undefined
  mora?: Centavos | undefined
  deuda?: Centavos | undefined
}

/** How many members are in the lists, and what they owe; null of an amount that is in no row. */
function totalOf(rows: readonly Moroso[]): { cuantos: number; mora: number | null } {
  const who = new Set(
    rows.map(({ matriculadoID, otroID, nombre }, at) => matriculadoID ?? otroID ?? nombre ?? `#${at}`),
  )
  const amounts = rows.map(({ monto, mora, deuda }) => monto ?? mora ?? deuda)
  const mora = amounts.reduce<bigint | null>(
    (sum, one) => (sum === null || one === undefined ? null : sum + one),
    0n,
  )
  return { cuantos: who.size, mora: mora === null ? null : Number(mora) }
}

/** What the other server said of all in one reading. */
class CifrasLeidas {
  constructor(
    private readonly copia: Relectura,
    private readonly pasada: number,
  ) {}

  /** When it was told in that reading. */
  dayOf<L extends AnyCall>(llamada: L, entrada: EntradaDe<L>): Fecha | undefined {
    const seen = this.copia.seen(llamada, entrada)
    return seen?.pasada === this.pasada ? dayOf(new Date(seen.leidaEn)) : undefined
  }

  async readDeuda(): Promise<number | null> {
    const rows = await this.rows(CIFRAS.listado, PEDIDO_DE_LISTADO)
    const deudas = rows?.map(({ deuda }) => deuda)
    return deudas?.every((one) => one !== undefined)
      ? deudas.reduce<number>((sum, one) => sum + Number(one), 0)
      : null
  }

  async readMorosos(): Promise<{ cuantos: number; mora: number | null } | undefined> {
    const rows = await this.rows(CIFRAS.morosos, {})
    return rows && totalOf(rows)
  }

  async readPorciones(llamada: (typeof CIFRAS)['porTipo' | 'porCobertura']): Promise<Contado[] | undefined> {
    const rows = await this.rows(llamada, {})
    return rows?.map(({ nombre, cantidad, total }) => ({
      nombre: nombre ?? null,
      cantidad: cantidad ?? total ?? null,
    }))
  }

  /** Of a year; null where no month has a total that is understood. */
  async readBalance(
    llamada: (typeof CIFRAS)['devengado' | 'percibido'],
    entrada: { anio: number },
  ): Promise<number | null> {
    const rows = await this.rows(llamada, entrada)
    const totals = rows?.map(({ total }) => total)
    return totals?.every((one) => one !== undefined && one !== null)
      ? totals.reduce<number>((sum, one) => sum + Number(one), 0)
      : null
  }

  /** What was collected each year, as its months told it. */
  async readCobrado(hoy: Fecha): Promise<Map<string, number>> {
    const cobrado = new Map<string, number>()
    const last = monthNumber(partsOf(hoy))
    for (let month = monthNumber({ anio: ANIO_MINIMO, mes: 1 }); month <= last; month++)
      for (const { monto } of (await this.rows(COBRANZAS, pedidoDeCobranzas(month))) ?? []) {
        const de = String(Math.floor(month / 12))
        cobrado.set(de, (cobrado.get(de) ?? 0) + Number(monto ?? CERO))
      }
    return cobrado
  }

  private async rows<L extends AnyCall>(
    llamada: L,
    entrada: EntradaDe<L>,
  ): Promise<Leido<FilaDe<L>>[] | undefined> {
    const datos = this.dayOf(llamada, entrada) && (await this.copia.read(llamada, entrada))
    return datos ? (datos as Leido<FilaDe<L>>[]) : undefined
  }
}
