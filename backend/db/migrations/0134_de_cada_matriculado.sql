-- What hangs on a member is asked of every table before he is removed, of 50,000 at once where an import is undone: these
-- three were looked up only among the rows that are still in force.
CREATE INDEX adjunto_matriculado ON adjunto (matriculado_id);
CREATE INDEX practica_matriculado_de ON practica_matriculado (matriculado_id);
CREATE INDEX usuario_matriculado ON usuario (matriculado_id) WHERE matriculado_id IS NOT NULL;
