-- What counts among all members reads narrow indexes and not their rows, each in the order of the members, so that both
-- sides of a join come ready: the register of a million would otherwise be read from end to end for each figure.
CREATE INDEX matriculado_en_cifras ON matriculado (id)
  INCLUDE (tipo_matricula_id, genera_cuotas, fecha_nacimiento, sexo, departamento_id, forma_pago_id);
DROP INDEX matriculado_que_paga;
CREATE INDEX periodo_matricula_del_dia ON periodo_matricula (matriculado_id, fecha_desde DESC, id DESC)
  INCLUDE (tipo_matricula_id, fecha_hasta);
DROP INDEX periodo_matricula_hasta;
CREATE INDEX federacion_matriculado_vigente ON federacion_matriculado (matriculado_id)
  INCLUDE (id, desde, hasta, ampliacion, ampliacion_extendida) WHERE eliminado_en IS NULL;
CREATE INDEX especialidad_matriculado_vigente ON especialidad_matriculado (matriculado_id)
  INCLUDE (especialidad_id, fecha_obtencion, fecha_caducidad, sin_reval) WHERE eliminado_en IS NULL;
CREATE INDEX cargo_del_mes_por_matriculado ON cargo (anio, mes, matriculado_id)
  INCLUDE (tipo, monto, linea_id, en_plan_id) WHERE anulado_en IS NULL;
DROP INDEX cargo_del_mes;
-- What is held is told by the index too: a round's rehearsal reads what everybody owes.
CREATE INDEX cargo_que_se_debe ON cargo (matriculado_id) INCLUDE (monto, anio, mes, tipo, tramite_id)
  WHERE linea_id IS NULL AND anulado_en IS NULL AND en_plan_id IS NULL;
DROP INDEX cargo_impago;
