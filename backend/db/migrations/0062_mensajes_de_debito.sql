-- Messages about a debit: that it was rejected, or that it is going to be made.
ALTER TABLE envio DROP CONSTRAINT envio_origen_check,
  ADD CONSTRAINT envio_origen_check CHECK (origen IN
    ('morosos', 'recordatorio', 'recibo', 'vencimientos', 'debitos', 'rechazos', 'avisosDeDebito'));
ALTER TABLE mensaje ADD ronda_fila_id integer REFERENCES ronda_fila;
CREATE INDEX mensaje_ronda_fila ON mensaje (ronda_fila_id) WHERE ronda_fila_id IS NOT NULL;
