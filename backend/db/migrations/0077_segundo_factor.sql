-- A second factor of an account: a secret that an application shares, and codes for who lost it (decision 185).
CREATE TABLE segundo_factor (
  usuario_id integer PRIMARY KEY REFERENCES usuario,
  secreto bytea NOT NULL,
  -- Null until a first code showed that the application has the secret.
  confirmado_en timestamptz,
  -- The half minute of the last code, so that none serves twice.
  ultimo_paso integer NOT NULL DEFAULT 0,
  creado_en timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE codigo_de_respaldo (
  codigo_hash bytea PRIMARY KEY,
  usuario_id integer NOT NULL REFERENCES usuario,
  usado_en timestamptz
);
CREATE INDEX codigo_de_respaldo_usuario ON codigo_de_respaldo (usuario_id);
-- A session in which a second factor can be set up, and nothing else done.
ALTER TABLE sesion ADD debe_segundo_factor boolean NOT NULL DEFAULT false;
