-- Messages about what expires, and the order in which a specialty does.
ALTER TABLE envio DROP CONSTRAINT envio_origen_check,
  ADD CONSTRAINT envio_origen_check CHECK (origen IN ('morosos', 'recordatorio', 'recibo', 'vencimientos'));
CREATE INDEX especialidad_matriculado_caduca ON especialidad_matriculado (fecha_caducidad)
  WHERE eliminado_en IS NULL AND NOT sin_reval AND fecha_caducidad IS NOT NULL;
