-- The few lines that gave back what a debit had collected.
CREATE INDEX rendicion_fila_reversa ON rendicion_fila (ronda_fila_id) WHERE viva AND reversa IS NOT NULL;
