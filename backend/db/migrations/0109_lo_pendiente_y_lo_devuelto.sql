-- Whether a line says what became of its debit. One that the bank has pending says nothing yet, and one that gives back
-- what was collected tells of money and not of the debit.
ALTER TABLE rendicion_fila ADD responde boolean NOT NULL DEFAULT true;
UPDATE rendicion_fila SET responde = false WHERE reversa IS NOT NULL;
CREATE INDEX rendicion_fila_pendiente ON rendicion_fila (ronda_fila_id) WHERE viva AND NOT responde;

-- The receipt that money gone back took along, and the one of what stayed.
ALTER TABLE cobro_por_resolver ADD anulado_id integer REFERENCES pago, ADD queda_id integer REFERENCES pago;
CREATE INDEX cobro_por_resolver_anulado ON cobro_por_resolver (anulado_id) WHERE anulado_id IS NOT NULL;
CREATE INDEX cobro_por_resolver_queda ON cobro_por_resolver (queda_id) WHERE queda_id IS NOT NULL;
ALTER TABLE cobro_por_resolver DROP CONSTRAINT cobro_por_resolver_estado_check;
ALTER TABLE cobro_por_resolver ADD CONSTRAINT cobro_por_resolver_estado_check
  CHECK (estado IN ('pendiente', 'acreditado', 'devuelto', 'visto', 'anulado'));
ALTER TABLE cobro_por_resolver ADD CHECK ((estado = 'anulado') = (anulado_id IS NOT NULL)),
  ADD CHECK (queda_id IS NULL OR anulado_id IS NOT NULL);
