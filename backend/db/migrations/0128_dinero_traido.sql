-- What a council owed and had in favour before it came here is a ledger act of its own kind: figures of what was charged and
-- collected here leave it out, and whoever looks at an account sees where it is from.
ALTER TABLE movimiento DROP CONSTRAINT movimiento_acto_check;
ALTER TABLE movimiento ADD CONSTRAINT movimiento_acto_check
  CHECK (acto IN ('cargar', 'cobrar', 'ajustar', 'anular', 'aplicar', 'traer')) NOT VALID;
ALTER TABLE movimiento VALIDATE CONSTRAINT movimiento_acto_check;
ALTER TABLE movimiento ADD COLUMN importacion_id integer REFERENCES importacion;
CREATE INDEX movimiento_traido ON movimiento (importacion_id) WHERE importacion_id IS NOT NULL;
ALTER TABLE cargo ADD COLUMN importacion_id integer REFERENCES importacion;
CREATE INDEX cargo_traido ON cargo (importacion_id) WHERE importacion_id IS NOT NULL;
-- The month's figures leave out what was brought: nobody knows what of those months was paid before.
DROP INDEX cargo_del_mes_por_matriculado;
CREATE INDEX cargo_del_mes_por_matriculado ON cargo (anio, mes, matriculado_id)
  INCLUDE (tipo, monto, linea_id, en_plan_id, importacion_id) WHERE anulado_en IS NULL;
