-- Each enrolment of a member in automatic debit, of whatever payment form; an account is of bank debit (4) alone.
CREATE FUNCTION cbu_valido(cbu text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN cbu !~ '^\d{22}$' OR cbu LIKE '000%' THEN false ELSE
    (10 - (SELECT sum(peso * substr(cbu, lugar::int, 1)::int)
       FROM unnest('{7,1,3,9,7,1,3}'::int[]) WITH ORDINALITY p (peso, lugar)) % 10) % 10 = substr(cbu, 8, 1)::int
    AND (10 - (SELECT sum(peso * substr(cbu, 8 + lugar::int, 1)::int)
       FROM unnest('{3,9,7,1,3,9,7,1,3,9,7,1,3}'::int[]) WITH ORDINALITY p (peso, lugar)) % 10) % 10
      = substr(cbu, 22, 1)::int
  END
$$;

ALTER TABLE da_listado
  ADD forma_pago_id integer NOT NULL DEFAULT 4 REFERENCES forma_pago CHECK (forma_pago_id <> 1),
  ALTER banco_id DROP NOT NULL,
  ALTER tipo_cuenta_id DROP NOT NULL,
  ALTER cbu DROP NOT NULL,
  ALTER nro_cuenta DROP NOT NULL,
  ALTER nro_solicitud DROP NOT NULL,
  DROP CONSTRAINT da_listado_cbu_check,
  ADD CONSTRAINT da_listado_cbu_check CHECK (cbu_valido(cbu)),
  ADD CHECK (CASE WHEN forma_pago_id = 4
    THEN num_nulls(banco_id, tipo_cuenta_id, cbu, nro_cuenta, nro_solicitud) = 0
    ELSE num_nonnulls(banco_id, sucursal_banco_id, tipo_cuenta_id, cbu, nro_cuenta, nro_solicitud) = 0 END),
  ADD CHECK (fecha_baja >= fecha_alta),
  ADD version integer NOT NULL DEFAULT 1,
  ADD creado_en timestamptz,
  ADD creado_por integer REFERENCES usuario,
  ADD baja_por integer REFERENCES usuario,
  ADD motivo_baja text;
ALTER TABLE da_listado ALTER forma_pago_id DROP DEFAULT, ALTER creado_en SET DEFAULT now();
CREATE INDEX da_listado_de ON da_listado (matriculado_id, id DESC);
CREATE INDEX da_listado_forma ON da_listado (forma_pago_id) WHERE fecha_baja IS NULL;

-- Until now the form alone told of the others; since when, nobody had written.
INSERT INTO da_listado (matriculado_id, forma_pago_id, fecha_alta, creado_en)
SELECT id, forma_pago_id, least(coalesce(ingreso_cm, current_date), current_date), NULL
FROM matriculado WHERE forma_pago_id NOT IN (1, 4);

-- Numbers of request have no gaps.
INSERT INTO contador (nombre, valor) SELECT 'da_solicitud', coalesce(max(nro_solicitud), 0) FROM da_listado;

-- The member's authorization is a paper of the register.
ALTER TABLE papel DROP CONSTRAINT papel_clase_check,
  ADD CONSTRAINT papel_clase_check CHECK (clase IN ('especialidad', 'practica', 'certificado', 'carnet', 'debito'));
ALTER TABLE papel_salto DROP CONSTRAINT papel_salto_clase_check,
  ADD CONSTRAINT papel_salto_clase_check
    CHECK (clase IN ('especialidad', 'practica', 'certificado', 'carnet', 'debito'));
INSERT INTO contador (nombre, valor) VALUES ('papel.debito', 0);

-- Messages go to those in debit too.
ALTER TABLE envio DROP CONSTRAINT envio_origen_check,
  ADD CONSTRAINT envio_origen_check CHECK (origen IN ('morosos', 'recordatorio', 'recibo', 'vencimientos', 'debitos'));

-- A change of state can end the debit, and undoing it begins the same again.
ALTER TABLE cambio_estado ADD debito_id integer REFERENCES da_listado, ADD debito_version integer;
CREATE INDEX cambio_estado_debito ON cambio_estado (debito_id);
