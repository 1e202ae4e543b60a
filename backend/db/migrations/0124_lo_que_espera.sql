-- What the first screen counts among all members is read from indexes alone: who pays dues and lacks the month's, the
-- state of each on a day, who has his birthday.
CREATE INDEX cargo_del_mes ON cargo (anio, mes, tipo, matriculado_id) WHERE anulado_en IS NULL;
DROP INDEX cargo_periodo;
CREATE INDEX matriculado_que_paga ON matriculado (id) WHERE genera_cuotas AND tipo_matricula_id IN (1, 2, 3);
CREATE INDEX periodo_matricula_hasta ON periodo_matricula (matriculado_id, fecha_desde DESC, id DESC) INCLUDE (tipo_matricula_id);
DROP INDEX periodo_matricula_de;
CREATE INDEX matriculado_cumple ON matriculado (extract(month FROM fecha_nacimiento), extract(day FROM fecha_nacimiento));
