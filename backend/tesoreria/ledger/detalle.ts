/** SQL for the words of a movement `m` without the typed reason, which stands in brackets at their end. */
export const DETALLE_SIN_MOTIVO = `regexp_replace(m.detalle,
  '^((Se anuló el recibo|Se (?:rompió|rescindió) el plan de pagos|Se deshizo la generación de)[^(]*) [(].*[)]$', '\\1')`
