import { MEDIOS } from '@/domain/recibo'

/** SQL: how a payment was made, in words; of a row that has `medio` and `medio_pago_id`, by its alias. */
export const palabraDeMedio = (p: string): string =>
  `coalesce((SELECT k.nombre FROM medio_pago k WHERE k.id = ${p}.medio_pago_id), CASE ${p}.medio
    WHEN 'efectivo' THEN '${MEDIOS.efectivo}' WHEN 'online' THEN '${MEDIOS.online}'
    WHEN 'debito' THEN '${MEDIOS.debito}' ELSE '${MEDIOS.saldo}' END) COLLATE es_ar`
