import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerCuentaCorriente } from '@/contract/cuenta-corriente'
import type { traerPagosPendientes } from '@/contract/pago'
import type { Queryable } from '@/backend/db/conexion'
import { isMember, type Persona } from '@/backend/nucleo/manejador'
import { noEncontrado, refuse } from '@/backend/nucleo/rechazo'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { describeTramites } from '@/backend/tesoreria/ledger/tramite'
import { TIPO_CONCEPTO, TIPO_MATRICULA, TIPO_NOMBRES, TIPO_PLAN, type TipoPago } from '@/domain/estados'
import type { Centavos } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'
import { reciboAnterior } from '@/backend/nucleo/numero-de-recibo'

/** SQL for the words of a movement `m` without the typed reason, which stands in brackets at their end. */
const DETALLE_SIN_MOTIVO = `regexp_replace(m.detalle,
  '^((Se anuló el (?:recibo|pago)|Se (?:rompió|rescindió) el plan de pagos|Se deshizo la generación de)[^(]*) [(].*[)]$', '\\1')`

interface Filtros {
  traerMatriculas: boolean
  traerPP: boolean
  traerConceptos: boolean
}

const chosenTypes = ({ traerMatriculas, traerPP, traerConceptos }: Filtros): TipoPago[] => [
  ...(traerConceptos ? ([TIPO_CONCEPTO] as const) : []),
  ...(traerPP ? ([TIPO_PLAN] as const) : []),
  ...(traerMatriculas ? ([TIPO_MATRICULA] as const) : []),
]

type Pendiente = FilaDe<typeof traerPagosPendientes>
interface Leido extends Omit<Pendiente, 'tipoPagoNombre' | 'enTramite' | 'planRoto' | 'resto'> {
  planRoto: boolean | null
  resto: boolean
  tipoPagoID: TipoPago
  tramiteID: number | null
}

/** Oldest period first. */
export async function listPendientes(
  db: Queryable,
  pedido: EntradaDe<typeof traerPagosPendientes>,
): Promise<Pendiente[]> {
  const rows = await db.query<Leido>(
    `SELECT id, tipo AS "tipoPagoID", nombre, mes, anio, monto, creado_en AS fecha, tramite_id AS "tramiteID",
       nullif(tipo = ${TIPO_PLAN} AND (SELECT roto_en IS NOT NULL FROM plan_pago p WHERE p.id = plan_id), false) AS "planRoto",
       resto_de IS NOT NULL AS resto
     FROM cargo WHERE matriculado_id = $1 AND tipo = ANY($2) AND ${IMPAGO} ORDER BY anio, mes, tipo DESC, id`,
    [pedido.matriculadoID, chosenTypes(pedido)],
  )
  if (rows.length === 0) await requireMatriculado(db, pedido.matriculadoID)
  const tramites = await describeTramites(db, [...new Set(rows.flatMap(({ tramiteID }) => tramiteID ?? []))])
  return rows.map(({ tramiteID, planRoto, resto, ...row }) => ({
    ...row,
    ...(planRoto && { planRoto }),
    ...(resto && { resto }),
    tipoPagoNombre: TIPO_NOMBRES[row.tipoPagoID],
    enTramite: tramites.get(tramiteID) ?? null,
  }))
}

async function requireMatriculado(db: Queryable, id: number): Promise<void> {
  const rows = await db.query('SELECT FROM matriculado WHERE id = $1', [id])
  if (rows.length === 0) throw noEncontrado()
}

interface Renglon {
  id: number
  fecha: Fecha
  /** Null on the opening balance. */
  acto: string | null
  debe: Centavos
  haber: Centavos
  lineaID: number | null
  pagoID: number | null
  tipo: TipoPago | null
  concepto: string
  saldo: Centavos
  /** The row's payment was reversed. */
  anulado: boolean
  nroRecibo: number | null
  reciboAnterior: string | null
}

/** SQL: the name that the charge c of the movement m had on that day. */
const LLAMADO = `coalesce((SELECT nombre FROM cargo_renombrado WHERE cargo_id = c.id AND hasta >= m.id
  ORDER BY hasta LIMIT 1), c.nombre)`

/** SQL: what the movement m of the charge c was of, with its words where it has some. */
export const conceptoDeMovimiento = (detalle = 'm.detalle'): string =>
  `coalesce(${detalle} || ': ' || ${LLAMADO}, ${detalle}, ${LLAMADO})`

type FilaCuenta = FilaDe<typeof traerCuentaCorriente>

/**
 * Opening balance, then the movements between two days, both included, with a running balance (decision 11). Money of
 * no charge is always shown. Members read no reasons.
 */
export async function listCuenta(
  db: Queryable,
  pedido: EntradaDe<typeof traerCuentaCorriente>,
  persona: Persona,
): Promise<FilaCuenta[]> {
  const { matriculadoID, desde, hasta } = pedido
  if (desde > hasta) {
    const mensaje = 'La fecha desde no puede ser posterior a la fecha hasta'
    refuse('desde', mensaje)
  }
  const detalle = isMember(persona) ? DETALLE_SIN_MOTIVO : 'm.detalle'
  const rows = await db.query<Renglon>(
    `WITH asiento AS (
       SELECT m.id, m.fecha, m.acto, m.debe, m.haber, m.linea_id, m.pago_id, c.tipo, p.anulado_en IS NOT NULL AS anulado,
         p.nro_recibo, ${reciboAnterior('p')} AS recibo_anterior,
         ${conceptoDeMovimiento(detalle)} AS concepto
       FROM movimiento m LEFT JOIN cargo c ON c.id = m.cargo_id LEFT JOIN pago p ON p.id = m.pago_id
       WHERE m.matriculado_id = $1 AND m.fecha <= $3 AND (c.tipo IS NULL OR c.tipo = ANY($4))
     ), anterior AS (
       SELECT coalesce(sum(debe - haber), 0)::bigint AS saldo FROM asiento WHERE fecha < $2
     )
     SELECT 0 AS id, $2::date AS fecha, NULL AS acto, 0::bigint AS debe, 0::bigint AS haber, NULL::int AS "lineaID",
       NULL::int AS "pagoID", NULL::int AS tipo, 'Saldo anterior' AS concepto, saldo, false AS anulado,
       NULL::int AS "nroRecibo", NULL::text AS "reciboAnterior"
     FROM matriculado, anterior WHERE matriculado.id = $1
     UNION ALL
     SELECT id, fecha, acto, debe, haber, linea_id, pago_id, tipo, concepto,
       (anterior.saldo + sum(debe - haber) OVER (ORDER BY fecha, id))::bigint, anulado, nro_recibo, recibo_anterior
     FROM asiento, anterior WHERE fecha >= $2
     ORDER BY fecha, id`,
    [matriculadoID, desde, hasta, chosenTypes(pedido)],
  )
  if (rows.length === 0) throw noEncontrado()
  return rows.map(toFila)
}

/** Only rows of payments end in a payment's id, whose receipt can be printed again. */
function toFila({
  id,
  fecha,
  acto,
  debe,
  haber,
  lineaID,
  pagoID,
  tipo,
  concepto,
  saldo,
  anulado,
  nroRecibo,
  reciboAnterior,
}: Renglon): FilaCuenta {
  const paid = acto === 'cobrar' && pagoID !== null
  return {
    id: paid ? `${lineaID ?? 0}-${pagoID}` : `${id}-0`,
    fecha,
    concepto,
    tipo: tipo === null ? null : TIPO_NOMBRES[tipo],
    tipoCon: tipo,
    tipoMov: acto === null ? null : haber > 0n ? 'Ingreso' : 'Egreso',
    ...(acto === null || acto === 'cargar' || (acto === 'traer' && debe > 0n) || paid
      ? {}
      : { ajuste: true }),
    ingreso: haber > 0n ? haber : null,
    egreso: debe > 0n ? debe : null,
    saldo,
    ...(paid && anulado ? { anulado } : {}),
    ...((paid || acto === 'anular') && nroRecibo !== null ? { nroRecibo } : {}),
    ...((paid || acto === 'anular') && reciboAnterior !== null ? { reciboAnterior } : {}),
  }
}
