-- Passes of the doctors' door: one use, a short life, and only the hash of each is kept. 'clave' lets its holder replace
-- the one-use key he entered with, as long as that key is still the account's; 'receta' tells the prescription system who came.
CREATE TABLE pase (
  token_hash bytea PRIMARY KEY,
  clase text NOT NULL CHECK (clase IN ('clave', 'receta')),
  usuario_id integer NOT NULL REFERENCES usuario,
  clave_hash text,
  vence_en timestamptz NOT NULL,
  usado_en timestamptz,
  CHECK ((clase = 'clave') = (clave_hash IS NOT NULL))
);
CREATE INDEX pase_vencido ON pase (vence_en);
