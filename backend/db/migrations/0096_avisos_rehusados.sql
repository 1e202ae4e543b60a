-- Which notices a doctor does not want, by which means (decision 210). Whoever said nothing gets all.
CREATE TABLE aviso_rehusado (
  matriculado_id integer NOT NULL REFERENCES matriculado,
  tema text NOT NULL CHECK (tema IN ('deuda', 'debito', 'vencimientos', 'recibos', 'comunicados')),
  -- 1 Whatsapp, 2 Mail
  medio smallint NOT NULL CHECK (medio IN (1, 2)),
  desde timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (matriculado_id, tema, medio)
);

-- Of what it is a notice; null for what is sent whatever he wants: codes, and what he asked for himself.
ALTER TABLE mensaje ADD tema text CHECK (tema IN ('deuda', 'debito', 'vencimientos', 'recibos', 'comunicados')),
  DROP CONSTRAINT mensaje_estado_check,
  ADD CONSTRAINT mensaje_estado_check CHECK (estado IN
    ('pendiente', 'enviando', 'enviado', 'fallado', 'abierto', 'omitido', 'dudoso', 'cancelado', 'rehusado'));
-- What may still leave, and so asks what he wants.
UPDATE mensaje m SET tema = CASE e.origen
    WHEN 'morosos' THEN 'deuda' WHEN 'recordatorio' THEN 'deuda'
    WHEN 'debitos' THEN 'debito' WHEN 'rechazos' THEN 'debito' WHEN 'avisosDeDebito' THEN 'debito'
    WHEN 'vencimientos' THEN 'vencimientos' WHEN 'seleccion' THEN 'comunicados' WHEN 'recibo' THEN 'recibos' END
  FROM envio e
  WHERE e.id = m.envio_id AND m.estado NOT IN ('enviado', 'omitido') AND (e.origen <> 'recibo' OR m.clave IS NOT NULL);
