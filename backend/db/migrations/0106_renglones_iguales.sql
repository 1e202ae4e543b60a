-- The account as the bank repeats it, also where it tells no CBU, and which of the equal lines of its report a line is:
-- what another report of the round told is known by everything that it says (decision 233).
ALTER TABLE rendicion_fila ADD cuenta text NOT NULL DEFAULT '', ADD vez integer NOT NULL DEFAULT 1 CHECK (vez > 0);
-- A report of Banco Nación has digits 11 to 21 of the CBU that was sent; of the others the account is the CBU.
UPDATE rendicion_fila f SET cuenta = coalesce(f.cbu, (
  SELECT substr(x.cbu, 11, 11) FROM ronda_fila x JOIN ronda r ON r.id = x.ronda_id WHERE x.id = f.ronda_fila_id AND r.forma = 43
), '');
UPDATE rendicion_fila f SET vez = n.vez FROM (
  SELECT id, row_number() OVER (PARTITION BY rendicion_id, clave, matricula, cuenta, importe, cobrado, fecha_cobro, codigo,
    texto, reversa ORDER BY orden) AS vez
  FROM rendicion_fila
) n WHERE n.id = f.id AND n.vez > 1;

-- Collected money that was taken for told twice and was not: it waits for a person, like all that pays nothing.
WITH perdido AS (
  SELECT DISTINCT ON (r.ronda_id, r.clase, f.clave, f.matricula, f.cuenta, f.importe, f.fecha_cobro, f.codigo, f.texto, f.vez)
    f.id
  FROM rendicion_fila f JOIN rendicion r ON r.id = f.rendicion_id
  WHERE f.cobrado AND f.repetida AND f.importe > 0 AND r.estado IN ('aplicando', 'parcial', 'aplicada') AND NOT EXISTS (
    SELECT FROM rendicion_fila o JOIN rendicion x ON x.id = o.rendicion_id
    WHERE x.ronda_id = r.ronda_id AND x.clase = r.clase AND o.viva AND o.clave = f.clave
      AND (o.matricula, o.cuenta, o.importe, o.cobrado, o.fecha_cobro, o.codigo, o.texto, o.reversa, o.vez)
        IS NOT DISTINCT FROM (f.matricula, f.cuenta, f.importe, f.cobrado, f.fecha_cobro, f.codigo, f.texto, f.reversa, f.vez))
  ORDER BY r.ronda_id, r.clase, f.clave, f.matricula, f.cuenta, f.importe, f.fecha_cobro, f.codigo, f.texto, f.vez, f.id
), vivo AS (
  UPDATE rendicion_fila SET repetida = false, viva = true, resultado = CASE WHEN resultado > 0 THEN -3 ELSE resultado END
  WHERE id IN (SELECT id FROM perdido) RETURNING id, importe
)
INSERT INTO cobro_por_resolver (rendicion_fila_id, importe, reversa) SELECT id, importe, false FROM vivo ORDER BY id;

-- A payment that was a mistake of loading: its reversal is of its own day, and neither that day's money nor the cash sheet
-- of the day it was entered on has it any more (decision 234).
ALTER TABLE pago ADD deshecho boolean NOT NULL DEFAULT false CHECK (NOT deshecho OR anulado_en IS NOT NULL);
