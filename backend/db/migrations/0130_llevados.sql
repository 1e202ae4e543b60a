-- What was taken out, for who may have it: the last one that was made, whole once it has its hash, for a day.
CREATE TABLE llevado (
  tarea_id integer PRIMARY KEY REFERENCES tarea ON DELETE CASCADE,
  huella text COLLATE "C",
  bytes bigint,
  filas integer,
  terminado_en timestamptz,
  -- Who has begun to have it.
  bajado_por integer[] NOT NULL DEFAULT '{}',
  CHECK (num_nulls(huella, bytes, filas, terminado_en) IN (0, 4))
);
CREATE TABLE llevado_trozo (
  tarea_id integer NOT NULL REFERENCES llevado ON DELETE CASCADE,
  orden integer NOT NULL CHECK (orden >= 0),
  datos bytea NOT NULL CHECK (octet_length(datos) BETWEEN 1 AND 262144),
  PRIMARY KEY (tarea_id, orden)
);
-- A zip is compressed already.
ALTER TABLE llevado_trozo ALTER datos SET STORAGE EXTERNAL;
