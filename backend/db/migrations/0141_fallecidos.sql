-- Lists of deaths stand beside the register as extracts of another one do (decision 317).
ALTER TABLE comparacion DROP CONSTRAINT comparacion_origen_check,
  ADD CONSTRAINT comparacion_origen_check CHECK (origen IN ('refeps', 'fallecidos'));
ALTER TABLE equivalencia DROP CONSTRAINT equivalencia_origen_check,
  ADD CONSTRAINT equivalencia_origen_check CHECK (origen IN ('refeps', 'fallecidos'));

-- A death that was written down names its change of state: where that one is undone, the row waits again.
ALTER TABLE comparacion_fila ADD cambio_estado_id integer REFERENCES cambio_estado,
  DROP CONSTRAINT comparacion_fila_resuelta_check,
  ADD CONSTRAINT comparacion_fila_resuelta_check
    CHECK (resuelta IN ('avisar', 'aqui', 'noEsElMismo', 'dejar', 'asentar')),
  ADD CONSTRAINT comparacion_fila_asentada
    CHECK ((resuelta IS NOT DISTINCT FROM 'asentar') = (cambio_estado_id IS NOT NULL));
CREATE INDEX comparacion_fila_cambio ON comparacion_fila (cambio_estado_id) WHERE cambio_estado_id IS NOT NULL;
