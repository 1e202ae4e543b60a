-- The last debit of each member that went out: its answer is what is told of him.
ALTER TABLE ronda_fila ADD ultima boolean NOT NULL DEFAULT false;
UPDATE ronda_fila f SET ultima = true
FROM (SELECT DISTINCT ON (x.matriculado_id) x.id
  FROM ronda_fila x JOIN ronda r ON r.id = x.ronda_id
  WHERE r.enviada_en IS NOT NULL AND x.sacada_en IS NULL
  ORDER BY x.matriculado_id, r.enviada_en DESC, x.id DESC) u
WHERE u.id = f.id;
CREATE UNIQUE INDEX ronda_fila_ultima ON ronda_fila (matriculado_id) WHERE ultima;
