-- The act by which he is in a state, and by which a change that waits is to be made.
ALTER TABLE periodo_matricula ADD acto_id integer REFERENCES acto;
CREATE INDEX periodo_matricula_acto ON periodo_matricula (acto_id) WHERE acto_id IS NOT NULL;
ALTER TABLE estado_programado ADD acto_id integer REFERENCES acto;
CREATE INDEX estado_programado_acto ON estado_programado (acto_id) WHERE acto_id IS NOT NULL;
