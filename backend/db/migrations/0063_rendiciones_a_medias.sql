-- A report whose job ended before its last row: part of its money moved, and the rest waits to be gone on with.
ALTER TABLE rendicion DROP CONSTRAINT rendicion_estado_check;
ALTER TABLE rendicion ADD CONSTRAINT rendicion_estado_check
  CHECK (estado IN ('leida', 'aplicando', 'parcial', 'aplicada', 'deshecha'));
DROP INDEX rendicion_aplicada;
CREATE UNIQUE INDEX rendicion_aplicada ON rendicion (ronda_id, clase, huella)
  WHERE estado IN ('aplicando', 'parcial', 'aplicada');
-- Those that were stopped before were told as applied.
UPDATE rendicion r SET estado = 'parcial'
WHERE estado = 'aplicada' AND EXISTS (SELECT FROM rendicion_fila f WHERE f.rendicion_id = r.id AND NOT f.viva AND NOT f.repetida);
-- A debit is paid once. What was collected of it twice waits for a person, so two lines may tell it.
DROP INDEX rendicion_fila_cobrada;
CREATE UNIQUE INDEX rendicion_fila_cobrada ON rendicion_fila (ronda_fila_id)
  WHERE viva AND pago_id IS NOT NULL AND ronda_fila_id IS NOT NULL;
