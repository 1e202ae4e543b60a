-- What was collected too little of a charge is owed apart, and is of its kind: the rest of a month is a month's.
ALTER TABLE cargo ADD resto_de integer REFERENCES cargo;
CREATE INDEX cargo_resto ON cargo (resto_de) WHERE resto_de IS NOT NULL;
-- One live registration charge per member and month, beside what is left of it.
DROP INDEX cargo_mes;
CREATE UNIQUE INDEX cargo_mes ON cargo (matriculado_id, anio, mes)
  WHERE tipo = 3 AND anulado_en IS NULL AND resto_de IS NULL;
-- Those that were concepts so far. The rest of a rest is of the charge that the first was taken from.
WITH RECURSIVE parte AS (
  SELECT diferencia_id AS id, partido_id AS de FROM rendicion_fila WHERE diferencia_id IS NOT NULL
), resto AS (
  SELECT id, de FROM parte WHERE de NOT IN (SELECT id FROM parte)
  UNION ALL
  SELECT p.id, r.de FROM parte p JOIN resto r ON r.id = p.de
)
UPDATE cargo c SET resto_de = k.id, tipo = k.tipo, tipo_matricula_id = k.tipo_matricula_id, federacion = k.federacion,
  ampliacion = k.ampliacion, ampliacion_extendida = k.ampliacion_extendida
FROM resto r JOIN cargo k ON k.id = r.de WHERE c.id = r.id;
