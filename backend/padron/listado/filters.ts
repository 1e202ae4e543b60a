import type { EntradaDe } from '@/contract/llamada'
import type { traerOrden } from '@/contract/listado'
import { AMPLIADO, EXTENDIDO } from '@/backend/nucleo/cobertura'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { DEBITO_BANCARIO, ENTIDADES } from '@/domain/debito'
import type { Fecha } from '@/domain/fechas'
import type { COBERTURAS } from '@/domain/listado'

export type Filtros = Omit<EntradaDe<typeof traerOrden>, 'orden'>

/** A statement's values: the day is the first. */
export interface Consulta {
  params: unknown[]
  add: (value: unknown) => string
}

export const HOY = '$1::date'

export function beginQuery(hoy: Fecha): Consulta {
  const params: unknown[] = [hoy]
  return { params, add: (value) => `$${params.push(value)}` }
}

/** SQL: of a member `m`, all that the filters ask for. The day is in it always, so that its type is known. */
export function conditionOf(filtros: Filtros, add: Consulta['add']): string {
  const { tipos, formas, provincias, especialidades, practicas, cobertura, enPlan } = filtros
  const wanted = [
    ...some(tipos, (ids) => `m.tipo_matricula_id = ANY(${add(ids)}::int[])`),
    ...some(formas, (ids) => ofForm(ids, add)),
    ...some(provincias, (ids) => `m.provincia_id = ANY(${add(ids)}::int[])`),
    ...some(
      especialidades,
      (ids) => `m.id IN (SELECT em.matriculado_id FROM especialidad_matriculado em
        WHERE ${EN_VIGOR} AND em.especialidad_id = ANY(${add(ids)}::int[]))`,
    ),
    ...some(
      practicas,
      (ids) => `m.id IN (SELECT pm.matriculado_id FROM practica_matriculado pm
        WHERE pm.eliminado_en IS NULL AND pm.practica_id = ANY(${add(ids)}::int[]))`,
    ),
    ...(cobertura === undefined ? [] : [POR_COBERTURA[cobertura]]),
    ...(enPlan === undefined ? [] : [enPlan ? EN_PLAN : `NOT ${EN_PLAN}`]),
  ]
  return [`${HOY} IS NOT NULL`, ...wanted].join(' AND ')
}

const some = <T>(list: readonly T[] | undefined, sql: (list: readonly T[]) => string): string[] =>
  list && list.length > 0 ? [sql(list)] : []

/** SQL: a member's specialty `em` that is in force today, as the federation's files count them. */
export const EN_VIGOR = `em.eliminado_en IS NULL AND em.fecha_obtencion <= ${HOY}
  AND (em.sin_reval OR em.fecha_caducidad IS NULL OR em.fecha_caducidad >= ${HOY})`

/** Bank debit is told apart by the bank's code in a CBU, and form 4 is every other bank. */
function ofForm(ids: readonly number[], add: Consulta['add']): string {
  const banks = ([41, 42] as const).flatMap((forma) => (ids.includes(forma) ? [ENTIDADES[forma]] : []))
  const others = ids.includes(DEBITO_BANCARIO)
  const plain = ids.filter((forma) => forma !== DEBITO_BANCARIO && forma !== 41 && forma !== 42)
  const codes = [
    ...some(banks, (all) => `left(d.cbu, 3) = ANY(${add(all)}::text[])`),
    ...(others ? [`left(d.cbu, 3) <> ALL(${add(Object.values(ENTIDADES))}::text[])`] : []),
  ]
  const ways = [
    ...some(plain, (all) => `m.forma_pago_id = ANY(${add(all)}::int[])`),
    ...some(
      codes,
      (all) => `m.id IN (SELECT d.matriculado_id FROM da_listado d WHERE d.fecha_baja IS NULL
        AND d.forma_pago_id = ${DEBITO_BANCARIO} AND (${all.join(' OR ')}))`,
    ),
  ]
  return `(${ways.join(' OR ')})`
}

const CUBIERTOS = (
  more: string,
): string => `m.id IN (SELECT seg.matriculado_id FROM federacion_matriculado seg
  WHERE seg.eliminado_en IS NULL AND seg.desde <= ${HOY} AND (seg.hasta IS NULL OR seg.hasta >= ${HOY})${more})`

/** Each member is under one of them, as his label says. */
const POR_COBERTURA: Readonly<Record<(typeof COBERTURAS)[number], string>> = {
  'SIN COBERTURA': `NOT ${CUBIERTOS('')}`,
  'CON COBERTURA': CUBIERTOS(` AND NOT ${AMPLIADO} AND NOT ${EXTENDIDO}`),
  'COBERTURA AMPLIADA': CUBIERTOS(` AND ${AMPLIADO} AND NOT ${EXTENDIDO}`),
  'COBERTURA AMPLIADA EXTENDIDA': CUBIERTOS(` AND ${EXTENDIDO}`),
}

/** SQL: the member owes an instalment of a plan. */
const EN_PLAN = `m.id IN (SELECT cargo.matriculado_id FROM cargo WHERE cargo.plan_id IS NOT NULL AND ${IMPAGO})`
