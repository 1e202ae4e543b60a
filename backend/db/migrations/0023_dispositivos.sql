-- Devices on which somebody has signed in with the right password: who tries from another slows himself alone.
CREATE TABLE dispositivo_conocido (
  token_hash bytea NOT NULL,
  usuario_id integer NOT NULL REFERENCES usuario,
  usado_en timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (token_hash, usuario_id)
);
CREATE INDEX dispositivo_usuario ON dispositivo_conocido (usuario_id, usado_en);
