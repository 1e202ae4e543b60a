-- What was paid before a council came here keeps the number that its receipt had, as it was written; a number of ours it has
-- only where it was given here. Old numbers may be double: they are nobody's key.
ALTER TABLE pago ALTER nro_recibo DROP NOT NULL,
  ADD de_mudanza boolean NOT NULL DEFAULT false,
  ADD nro_recibo_anterior text CHECK (nro_recibo_anterior <> ''),
  ADD importacion_id integer REFERENCES importacion;
ALTER TABLE pago DROP CONSTRAINT pago_medio_check;
ALTER TABLE pago
  ADD CONSTRAINT pago_medio_check
    CHECK (medio IN ('efectivo', 'online', 'debito', 'saldo', 'otro', 'anterior')) NOT VALID,
  ADD CONSTRAINT pago_con_numero CHECK (nro_recibo IS NOT NULL OR de_mudanza) NOT VALID,
  ADD CONSTRAINT pago_anterior_de_mudanza
    CHECK (de_mudanza OR (nro_recibo_anterior IS NULL AND importacion_id IS NULL AND medio <> 'anterior')) NOT VALID;
ALTER TABLE pago VALIDATE CONSTRAINT pago_medio_check;
ALTER TABLE pago VALIDATE CONSTRAINT pago_con_numero;
ALTER TABLE pago VALIDATE CONSTRAINT pago_anterior_de_mudanza;
-- Looked for as it was written, or by its last figures without the zeros before them.
CREATE INDEX pago_nro_recibo_anterior ON pago (upper(nro_recibo_anterior)) WHERE nro_recibo_anterior IS NOT NULL;
CREATE INDEX pago_cifras_anteriores ON pago (ltrim(substring(nro_recibo_anterior FROM '[0-9]+$'), '0'))
  WHERE nro_recibo_anterior IS NOT NULL;
CREATE INDEX pago_traido ON pago (importacion_id) WHERE importacion_id IS NOT NULL;

-- A plan of before is told by its instalments; which debts it took nobody knows.
ALTER TABLE plan_pago ADD de_mudanza boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION palabra_de_medio(medio text, del_catalogo text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(del_catalogo, CASE medio WHEN 'efectivo' THEN 'Efectivo' WHEN 'online' THEN 'En línea'
    WHEN 'debito' THEN 'Debito Automatico' WHEN 'anterior' THEN 'Sistema anterior' ELSE 'Saldo a favor' END)
$$;
