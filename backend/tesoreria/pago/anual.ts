import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { pagoAnual, simularPagoAnual } from '@/contract/pago-anual'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { ANULADA_A_MANO } from '@/backend/tesoreria/cuota/evaluacion'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { coverMonths } from '@/backend/nucleo/cobertura'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { chargeMonths } from '@/backend/tesoreria/ledger/cargar'
import { collectYear } from '@/backend/tesoreria/ledger/cobrar-anio'
import {
  BLOQUEADO,
  describeUnpayable,
  isFree,
  type CargoBloqueado,
} from '@/backend/tesoreria/ledger/impagables'
import { matriculaName } from '@/backend/tesoreria/ledger/nombres'
import { requireMedio } from '@/backend/tesoreria/pago/medio'
import { readPrices } from '@/backend/tesoreria/pago/precios'
import { missingPrices, stateName } from '@/backend/tesoreria/pago/rules'
import type { Cobertura } from '@/domain/cobertura'
import { discountsOf } from '@/domain/descuento'
import { CERO, subtract, sumMoney, type Centavos } from '@/domain/dinero'
import { isTipoConCuota, TIPO_MATRICULA, type TipoConCuota } from '@/domain/estados'
import { monthAt, monthNumber, partsOf, type Fecha, type Mes } from '@/domain/fechas'
import { priceFor, variantOf } from '@/domain/precio'

export interface AnualPedido {
  matriculadoID: number
  anio: number
}

interface Cargo extends CargoBloqueado, Mes {}

interface MesFaltante extends Mes {
  nombre: string
  cobertura: Cobertura
  monto: Centavos | null
}

/** What a year's payment comes to; `simulacion` is what people are shown. */
export interface Anual {
  tipoMatriculaID: TipoConCuota | undefined
  faltantes: MesFaltante[]
  /** Charges that are owed and free to pay, by month. */
  impagas: Cargo[]
  simulacion: FilaDe<typeof simularPagoAnual>
}

/**
 * Pays the year today, in one receipt: missing months are charged first, and each charge gets its part of the
 * discount. Refused when it is not what the person was shown.
 */
export async function payAnual(
  tx: Tx,
  actor: Actor,
  pedido: EntradaDe<typeof pagoAnual>,
): Promise<{ pagoID: number; nroRecibo: string; total: Centavos }> {
  requireYear(pedido.anio, actor.hoy)
  const { matriculadoID } = pedido
  const { tipoMatriculaID, faltantes, simulacion } = await planAnual(tx, pedido)
  if (simulacion.impedimento !== null) throw new Rechazo(simulacion.impedimento)
  const otro = await requireMedio(tx, pedido)
  const meses = faltantes.flatMap(({ monto, ...mes }) => (monto === null ? [] : { ...mes, monto }))
  if (tipoMatriculaID !== undefined && meses.length > 0) {
    await chargeMonths(tx, actor, { matriculadoID, tipoMatriculaID, meses })
  }
  const { impagas } = await planAnual(tx, pedido)
  const cobro = await collectYear(tx, actor, {
    cargos: impagas,
    otro,
    porcentaje: simulacion.porcentaje,
    observaciones: pedido.observaciones,
    totalPrevisto: pedido.totalPrevisto,
  })
  return { pagoID: cobro.pagoID, nroRecibo: String(cobro.nroRecibo), total: cobro.total }
}

export function requireYear(anio: number, hoy: Fecha): void {
  const current = partsOf(hoy).anio
  if (anio === current) return
  const mensaje = `Solo se paga el año en curso, ${current}`
  refuse('anio', mensaje)
}

/**
 * The one rule of preview and act (decision 48): the year's months since registration. Months in a plan, en trámite
 * or written off are left out and told; a state without fees gets no new ones.
 */
export async function planAnual(db: Queryable, { matriculadoID, anio }: AnualPedido): Promise<Anual> {
  const socio = await readSocio(db, matriculadoID, anio)
  const cargos = await readCargos(db, matriculadoID, anio)
  const tipo = isTipoConCuota(socio.tipoMatriculaID) ? socio.tipoMatriculaID : undefined
  const live = cargos.filter(({ anuladoEn }) => anuladoEn === null)
  const taken = new Set(cargos.map(monthNumber))
  const first = Math.max(socio.desde, monthNumber({ anio, mes: 1 }))
  const missing = monthsOf(anio, first).filter((mes) => !taken.has(monthNumber(mes)))
  const faltantes = tipo === undefined ? [] : await priceMonths(db, tipo, matriculadoID, missing)
  const impagas = live.filter((cargo) => isFree(cargo) && monthNumber(cargo) >= first)
  const excluidos = await listExcluidos(db, cargos, first)
  const porcentaje = await readAjuste(db, 'descuentoAnual')
  const sinPrecio = faltantes.some(({ monto }) => monto === null)
  const avisos =
    tipo === undefined && missing.length > 0
      ? [
          `Faltan ${countMonths(missing.length)} y no se generan: el matriculado está ${stateName(socio.tipoMatriculaID)}`,
        ]
      : []
  const meses = withDiscount([...impagas.map(asRow), ...faltantes.map(asNew)], porcentaje)
  const descuento = sumMoney(meses.map((mes) => mes.descuento))
  const impedimento = sinPrecio
    ? missingPrices(tipo ?? 1, [anio]).join('. ')
    : meses.length === 0
      ? `No hay cuotas de ${anio} para pagar`
      : null
  return {
    tipoMatriculaID: tipo,
    faltantes,
    impagas,
    simulacion: {
      meses,
      excluidos,
      pagados: countPaid(live),
      porcentaje,
      descuento,
      total: subtract(sumMoney(meses.flatMap(({ monto }) => monto ?? [])), descuento),
      avisos,
      impedimento,
    },
  }
}

/** How many months are paid whole. */
function countPaid(live: readonly Cargo[]): number {
  const left = new Set(live.filter(({ lineaID }) => lineaID === null).map(monthNumber))
  return new Set(live.map(monthNumber).filter((mes) => !left.has(mes))).size
}

type FilaMes = FilaDe<typeof simularPagoAnual>['meses'][number]

const asRow = ({ mes, nombre, monto }: Cargo): FilaMes => ({
  mes,
  nombre,
  monto,
  nueva: false,
  descuento: CERO,
})
const asNew = ({ mes, nombre, monto }: MesFaltante): FilaMes => {
  return { mes, nombre, monto, nueva: true, descuento: CERO }
}

/** In the order of the months, since the rounding is carried from one to the next. */
function withDiscount(rows: readonly FilaMes[], porcentaje: number): FilaMes[] {
  const meses = rows.toSorted((a, b) => a.mes - b.mes)
  const off = discountsOf(
    meses.flatMap(({ monto }) => monto ?? []),
    porcentaje,
  )
  let next = 0
  return meses.map((mes) => (mes.monto === null ? mes : { ...mes, descuento: off[next++] ?? CERO }))
}

const monthsOf = (anio: number, first: number): Mes[] =>
  Array.from({ length: 12 }, (_, index) => monthAt(monthNumber({ anio, mes: 1 }) + index)).filter(
    (mes) => monthNumber(mes) >= first,
  )

const countMonths = (count: number): string => (count === 1 ? '1 mes' : `${count} meses`)

async function priceMonths(
  db: Queryable,
  tipo: TipoConCuota,
  matriculadoID: number,
  missing: readonly Mes[],
): Promise<MesFaltante[]> {
  if (missing.length === 0) return []
  const precios = await readPrices(db, [tipo])
  return (await coverMonths(db, matriculadoID, missing)).map((mes) => ({
    ...mes,
    nombre: matriculaName(tipo, mes),
    monto: priceFor(precios, mes.anio, variantOf(mes.cobertura)),
  }))
}

interface Socio {
  tipoMatriculaID: number
  desde: number
}

async function readSocio(db: Queryable, matriculadoID: number, anio: number): Promise<Socio> {
  const [socio] = await db.query<Omit<Socio, 'desde'> & { desde: Fecha | null }>(
    `SELECT m.tipo_matricula_id AS "tipoMatriculaID",
       (SELECT min(fecha_desde) FROM periodo_matricula p WHERE p.matriculado_id = m.id) AS desde
     FROM matriculado m WHERE m.id = $1`,
    [matriculadoID],
  )
  if (!socio) throw noEncontrado()
  const desde = socio.desde === null ? monthNumber({ anio, mes: 1 }) : monthNumber(partsOf(socio.desde))
  return { ...socio, desde }
}

/** SQL: zero for a month's own charge, apart for each rest. */
const RESTO = 'CASE WHEN resto_de IS NULL THEN 0 ELSE id END'

/** For each month the charge that counts: the live one, or the last that a person annulled; and what is left of months. */
const readCargos = (db: Queryable, matriculadoID: number, anio: number): Promise<Cargo[]> =>
  db.query<Cargo>(
    `SELECT DISTINCT ON (mes, ${RESTO}) ${BLOQUEADO}, anio, mes FROM cargo c
     WHERE matriculado_id = $1 AND tipo = ${TIPO_MATRICULA} AND anio = $2
       AND (anulado_en IS NULL OR (${ANULADA_A_MANO}))
     ORDER BY mes, ${RESTO}, anulado_en DESC NULLS FIRST, id DESC`,
    [matriculadoID, anio],
  )

async function listExcluidos(
  db: Queryable,
  cargos: readonly Cargo[],
  first: number,
): Promise<FilaDe<typeof simularPagoAnual>['excluidos']> {
  const left = cargos.filter(
    (cargo) => cargo.lineaID === null && !isFree(cargo) && monthNumber(cargo) >= first,
  )
  const reasons = await describeUnpayable(db, left)
  return left.map((cargo) => ({
    mes: cargo.mes,
    nombre: cargo.nombre,
    monto: cargo.monto,
    motivo: reasons.get(cargo.id) ?? '',
  }))
}
