
-- A doctor has one account that lives; one that was removed still knows whose it was, for it can be brought back.
ALTER TABLE usuario DROP CONSTRAINT usuario_matriculado_id_key;
CREATE UNIQUE INDEX usuario_medico ON usuario (matriculado_id) WHERE eliminado_en IS NULL;
