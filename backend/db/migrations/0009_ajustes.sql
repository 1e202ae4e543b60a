-- A rule that was set otherwise: by whom, when, and how often, so that two who change it at once are told.
ALTER TABLE ajuste
  ADD version integer NOT NULL DEFAULT 1,
  ADD cambiado_en timestamptz NOT NULL DEFAULT now(),
  ADD usuario_id integer REFERENCES usuario;
