-- A member's specialties: who added one and who took it away, since its certificate was given; the one that a
-- revalidation goes on from, which only one may; and certificates numbered without gaps.
ALTER TABLE especialidad_matriculado
  ADD creado_en timestamptz NOT NULL DEFAULT now(),
  ADD creado_por integer REFERENCES usuario,
  ADD eliminado_en timestamptz,
  ADD eliminado_por integer REFERENCES usuario,
  ADD revalida_id integer REFERENCES especialidad_matriculado,
  ADD CHECK (es_reval = (revalida_id IS NOT NULL)),
  ADD CHECK (fecha_caducidad IS NULL OR NOT sin_reval AND fecha_caducidad > fecha_obtencion);

-- No call wrote these rows before: those that are there are invented, and get their numbers.
UPDATE especialidad_matriculado e SET nro_certificado = n.numero
FROM (SELECT id, row_number() OVER (ORDER BY fecha_obtencion, id) AS numero FROM especialidad_matriculado) n
WHERE n.id = e.id;
INSERT INTO contador (nombre, valor)
SELECT 'certificado_especialidad', coalesce(max(nro_certificado), 0) FROM especialidad_matriculado;

CREATE UNIQUE INDEX especialidad_matriculado_certificado ON especialidad_matriculado (nro_certificado) WHERE NOT es_reval;
CREATE UNIQUE INDEX especialidad_matriculado_revalidada ON especialidad_matriculado (revalida_id) WHERE eliminado_en IS NULL;
