-- How the last check of the ledger ended: one row, which the next one overwrites.
CREATE TABLE verificacion (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  hecha_en timestamptz NOT NULL DEFAULT now(),
  reglas integer NOT NULL,
  rotas integer NOT NULL,
  -- Those that are broken, in words.
  cuales text[] NOT NULL DEFAULT '{}'
);

-- When the last mail left is asked each minute.
CREATE INDEX mensaje_salido ON mensaje (medio, terminado_en) WHERE estado = 'enviado';

ALTER TABLE envio DROP CONSTRAINT envio_origen_check,
  ADD CONSTRAINT envio_origen_check CHECK (origen IN
    ('morosos', 'recordatorio', 'recibo', 'vencimientos', 'debitos', 'rechazos', 'avisosDeDebito', 'seleccion', 'cuenta',
      'vigilancia'));
