import type { Banco } from '@/domain/bancos/banco'
import { BANCOS } from '@/domain/bancos/bancos'
import { DEBITO_BANCARIO } from '@/domain/debito'
import { CAMBIOS, type Cambio } from '@/domain/debito/cambio'
import { ESTADOS_CON_CUOTA, FALLECIDO } from '@/domain/estados'
import type { Mes } from '@/domain/fechas'

/** SQL: the member `m` is in a state that is not charged. */
export const NO_SE_COBRA = `m.tipo_matricula_id NOT IN (${ESTADOS_CON_CUOTA.join(', ')})`

/** SQL: an authorization of this day lets nothing be debited for the month yet (specification 2, section 9). */
export const autorizaDespues = (
  dia: string,
  { anio, mes }: Readonly<Record<keyof Mes, string | number>>,
): string => `${dia} >= make_date(${anio}, ${mes}, 15)`

/** SQL: which of a bank's files the account of the row `de` goes into. */
export const classOf = ({ clases }: Banco, de: string): string =>
  `CASE ${clases
    .flatMap(({ clave, tiposCuenta }) =>
      tiposCuenta.map((tipo) => `WHEN ${de}.tipo_cuenta_id = ${tipo} THEN '${clave}'`),
    )
    .join(' ')} END`

/** SQL: how the member `m` of a round's debit is in debit today. */
export const HOY = `LEFT JOIN da_listado d ON d.matriculado_id = m.id AND d.fecha_baja IS NULL
  LEFT JOIN banco b ON b.id = d.banco_id LEFT JOIN sucursal_banco sb ON sb.id = d.sucursal_banco_id`

const DE_BANCO = `r.forma IN (${BANCOS.map(({ forma }) => forma).join(', ')})`
const CLASE = `CASE ${BANCOS.map((banco) => `WHEN r.forma = ${banco.forma} THEN ${classOf(banco, 'd')}`).join(' ')} END`

/** SQL for each change: the debit `f`, as it was frozen, would not be made so of the member as `HOY` finds him. */
const DIFIERE: Readonly<Record<Cambio, string>> = {
  fallecido: `m.tipo_matricula_id = ${FALLECIDO}`,
  baja: `CASE WHEN ${DE_BANCO} THEN m.forma_pago_id <> ${DEBITO_BANCARIO} OR d.id IS NULL ELSE m.forma_pago_id <> r.forma END`,
  estado: NO_SE_COBRA,
  banco: `${DE_BANCO} AND (left(d.cbu, 3) <> left(f.cbu, 3) OR b.codigo_cbu IS DISTINCT FROM left(f.cbu, 3))`,
  cbu: `${DE_BANCO} AND d.cbu <> f.cbu`,
  cuenta: `${DE_BANCO} AND (${CLASE} <> f.clase OR sb.codigo IS DISTINCT FROM f.sucursal)`,
  autorizacion: `${DE_BANCO} AND ${autorizaDespues('d.fecha_alta', { anio: 'r.anio', mes: 'r.mes' })}`,
}

/**
 * SQL: what changed for the debit `f` of the round `r` since it was closed; null where nothing did, once the round went
 * out or was undone, for a test, and for who was taken out.
 */
export const CAMBIO = `CASE WHEN r.estado <> 'cerrada' OR r.prueba OR f.sacada_en IS NOT NULL THEN NULL
  ${CAMBIOS.map((cambio) => `WHEN ${DIFIERE[cambio]} THEN '${cambio}'`).join(' ')} END`
