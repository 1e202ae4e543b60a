-- When the provider was last asked about it, so that a page that waits does not ask at every look.
ALTER TABLE pago_en_linea ADD consultado_en timestamptz;
