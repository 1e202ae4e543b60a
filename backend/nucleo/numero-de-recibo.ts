/** SQL: what stands for the number of a payment `p` of before that has none of ours (0132); null where it has. */
export const reciboAnterior = (p: string): string =>
  `CASE WHEN ${p}.nro_recibo IS NULL THEN coalesce(${p}.nro_recibo_anterior, ${sinNumero(p)}) END`

/** SQL: a payment's number in words, ours or that of before. */
export const numeroDeRecibo = (p: string): string =>
  `coalesce(${p}.nro_recibo::text, ${p}.nro_recibo_anterior, ${sinNumero(p)})`

/** SQL: what a payment is called within a sentence: 'recibo 12', or 'pago 7 del sistema anterior' without a number. */
export const nombreDeRecibo = (p: string): string =>
  `coalesce('recibo ' || coalesce(${p}.nro_recibo::text, ${p}.nro_recibo_anterior), ${sinNumero(p)})`

const sinNumero = (p: string): string => `'pago ' || ${p}.id || ' del sistema anterior'`
