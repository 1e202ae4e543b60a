-- Who of the office opened a member's record, once a day (decision 211).
CREATE TABLE apertura_de_ficha (
  matriculado_id integer NOT NULL REFERENCES matriculado,
  usuario_id integer NOT NULL REFERENCES usuario,
  dia date NOT NULL,
  PRIMARY KEY (matriculado_id, dia, usuario_id)
);
CREATE INDEX apertura_de_ficha_usuario ON apertura_de_ficha (usuario_id);
