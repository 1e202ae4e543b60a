import { autorizaDespues, NO_SE_COBRA } from '@/backend/nucleo/debito-de-hoy'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { PERIODO } from '@/backend/tesoreria/ledger/mora'
import { TIPO_CONCEPTO, TIPO_MATRICULA, TIPO_PLAN } from '@/domain/estados'
import { monthNumber, type Mes } from '@/domain/fechas'

/** What a form of debit collects; arrears are months before the round's. */
export interface Reglas {
  matriculaDelMes: boolean
  mesesAtrasados: number
  cuotasDePlan: 'no' | 'hastaElMes'
  conceptos: boolean
}

/** Whose debits they are: those of a bank, by its code in a CBU, or of an entity, by its payment form. */
export type Quienes = { entidad: string } | { formaPagoID: number }

/** SQL: which charges a round of the month collects, whoever holds them. All that is in it is a number. */
export function chargesOf(mes: Mes, reglas: Reglas): string {
  const now = monthNumber(mes)
  const { matriculaDelMes, mesesAtrasados, cuotasDePlan, conceptos } = reglas
  const wanted = [
    ...(matriculaDelMes ? [`tipo = ${TIPO_MATRICULA} AND ${PERIODO} = ${now}`] : []),
    ...(mesesAtrasados > 0
      ? [`tipo = ${TIPO_MATRICULA} AND ${PERIODO} >= ${now - mesesAtrasados} AND ${PERIODO} < ${now}`]
      : []),
    ...(cuotasDePlan === 'hastaElMes' ? [`tipo = ${TIPO_PLAN} AND ${PERIODO} <= ${now}`] : []),
    ...(conceptos ? [`tipo = ${TIPO_CONCEPTO} AND ${PERIODO} <= ${now}`] : []),
  ]
  return wanted.length === 0 ? 'false' : `(${wanted.map((one) => `(${one})`).join(' OR ')})`
}

const DATOS = `m.matricula, m.apellido, m.nombre, m.dni, m.cuit_cuil,
      NULL::text AS cbu, NULL::smallint AS tipo_cuenta_id, NULL::text AS sucursal`
const DATOS_DE_BANCO = `m.matricula, m.apellido, m.nombre, m.dni, m.cuit_cuil,
      d.cbu, d.tipo_cuenta_id, sb.codigo AS sucursal`

/**
 * SQL: everybody in this debit with what a round of the month would ask of him, and why he stays out (`motivo`), null for
 * those who are in it. $1 is the bank's code or the payment form. `quien` is what else is told of each: without it nobody's
 * row of the register is read, only its index.
 */
export function debtorsOf(
  quienes: Quienes,
  mes: Mes,
  reglas: Reglas,
  quien: 'quien' | 'nadie' = 'quien',
): { sql: string; param: string | number } {
  const bank = 'entidad' in quienes
  const forma = `forma_pago_id = ${bank ? '4' : '$1'}`
  const wanted = chargesOf(mes, reglas)
  const looked = reglas.cuotasDePlan === 'no' ? wanted : `(${wanted} OR tipo = ${TIPO_PLAN})`
  const reasons = [
    ...(bank ? [`WHEN d.id IS NULL THEN 'sinDatos'`] : []),
    `WHEN ${NO_SE_COBRA} THEN 'estado'`,
    ...(bank
      ? [
          `WHEN ${autorizaDespues('d.fecha_alta', mes)} THEN 'autorizacion'`,
          `WHEN left(d.cbu, 3) <> $1 THEN 'otroBanco'`,
        ]
      : []),
    `WHEN k.importe IS NULL THEN CASE WHEN k.en_ronda THEN 'enRonda' WHEN k.en_linea THEN 'enLinea'
       WHEN k.plan_sin_vencer THEN 'planSinVencer' ELSE 'nadaQueCobrar' END`,
    `WHEN s.monto >= k.importe THEN 'saldo'`,
  ]
  const sql = `
    SELECT m.id AS matriculado_id, k.importe, ${quien === 'quien' ? `${bank ? DATOS_DE_BANCO : DATOS},` : ''}
      CASE ${reasons.join(' ')} END AS motivo
    FROM matriculado m
    ${
      bank
        ? `LEFT JOIN da_listado d ON d.matriculado_id = m.id AND d.fecha_baja IS NULL
    LEFT JOIN banco b ON b.id = d.banco_id LEFT JOIN sucursal_banco sb ON sb.id = d.sucursal_banco_id`
        : ''
    }
    LEFT JOIN (
      SELECT c.matriculado_id, sum(monto) FILTER (WHERE ${wanted} AND tramite_id IS NULL)::bigint AS importe,
        coalesce(bool_or(t.ronda_id IS NOT NULL) FILTER (WHERE ${wanted}), false) AS en_ronda,
        coalesce(bool_or(t.pago_en_linea_id IS NOT NULL) FILTER (WHERE ${wanted}), false) AS en_linea,
        ${reglas.cuotasDePlan === 'no' ? 'false' : `bool_or(tipo = ${TIPO_PLAN})`} AS plan_sin_vencer
      FROM cargo c LEFT JOIN tramite t ON t.id = c.tramite_id
      WHERE ${IMPAGO} AND ${looked} AND c.matriculado_id IN (SELECT p.id FROM matriculado p WHERE p.${forma}) GROUP BY c.matriculado_id
    ) k ON k.matriculado_id = m.id
    LEFT JOIN (
      SELECT matriculado_id, sum(haber - debe)::bigint AS monto FROM movimiento WHERE cargo_id IS NULL GROUP BY 1
    ) s ON s.matriculado_id = m.id
    WHERE m.${forma} ${bank ? 'AND (d.id IS NULL OR b.codigo_cbu = $1)' : ''}`
  return { sql, param: bank ? quienes.entidad : quienes.formaPagoID }
}
