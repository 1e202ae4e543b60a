-- What a type of certificate asks of a member besides the rules of its kind of paper. `estados` has a bit for each of
-- the eight states.
CREATE TABLE regla_emision (
  tipo_certificado_id integer PRIMARY KEY REFERENCES tipo_certificado,
  estados integer NOT NULL CHECK (estados BETWEEN 1 AND 255),
  deuda integer NOT NULL CHECK (deuda BETWEEN 0 AND 2),
  especialidad integer NOT NULL CHECK (especialidad BETWEEN 0 AND 1),
  version integer NOT NULL,
  usuario_id integer NOT NULL REFERENCES usuario,
  cambiado_en timestamptz NOT NULL DEFAULT now()
);
