-- What a charge was called until an edit: its movements up to `hasta` keep the words of their day.
CREATE TABLE cargo_renombrado (
  cargo_id integer NOT NULL REFERENCES cargo,
  hasta integer NOT NULL REFERENCES movimiento,
  nombre text NOT NULL,
  PRIMARY KEY (cargo_id, hasta)
);
-- The edits made so far, as the trail has them.
INSERT INTO cargo_renombrado (cargo_id, hasta, nombre)
SELECT DISTINCT ON (a.entidad_id, m.hasta) a.entidad_id, m.hasta, a.datos -> 'antes' ->> 'nombre'
FROM auditoria a CROSS JOIN LATERAL (
  SELECT max(id) AS hasta FROM movimiento
  WHERE matriculado_id = a.matriculado_id AND cargo_id = a.entidad_id AND registrado_en < a.cuando
) m
WHERE a.accion = 'matricula.editar' AND m.hasta IS NOT NULL
  AND a.datos -> 'antes' ->> 'nombre' <> a.datos -> 'despues' ->> 'nombre'
ORDER BY a.entidad_id, m.hasta, a.id;

-- With two plans, two instalments of one name say nothing of which they are of. Printed receipts keep their words.
UPDATE cargo SET nombre = 'Plan de Pagos ' || plan_id || ' – Cuota ' || split_part(nombre, ' – Cuota ', 2)
WHERE tipo = 2 AND nombre LIKE 'Plan de Pagos – Cuota %';
