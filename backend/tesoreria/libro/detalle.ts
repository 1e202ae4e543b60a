/**
 * What a movement `m` says, as SQL, without the reason that somebody typed for an act: it stands in brackets after the
 * act's own words. The ledger keeps it, and rows cannot be written anew.
 */
export const DETALLE_SIN_MOTIVO = `regexp_replace(m.detalle,
  '^((Se anuló el recibo|Se rompió el plan de pagos|Se deshizo la generación de)[^(]*) [(].*[)]$', '\\1')`
