-- What a plan's agreement says, as it was made: whose debt, what is owed, the instalments. Amounts in centavos. It is
-- printed from here, whatever the record and the charges say later (decision 241).
CREATE TABLE convenio (
  plan_id integer NOT NULL,
  matricula integer NOT NULL,
  apellido text NOT NULL,
  nombre text NOT NULL,
  dni integer NOT NULL,
  domicilio text,
  -- [{nombre, monto}]
  items jsonb NOT NULL,
  -- [{mes, anio, monto}], in their order
  cuotas jsonb NOT NULL
);

-- The people as they are, the amounts as the ledger has them.
CREATE FUNCTION guardar_convenio(plan plan_pago) RETURNS void LANGUAGE sql AS $$
  INSERT INTO convenio (plan_id, matricula, apellido, nombre, dni, domicilio, items, cuotas)
  SELECT plan.id, m.matricula, m.apellido, m.nombre, m.dni, m.domicilio,
    coalesce((SELECT jsonb_agg(jsonb_build_object('nombre', c.nombre, 'monto', v.haber) ORDER BY c.anio, c.mes, c.id)
      FROM movimiento v JOIN cargo c ON c.id = v.cargo_id
      WHERE v.matriculado_id = plan.matriculado_id AND v.acto = 'ajustar' AND v.revierte IS NULL
        AND v.detalle = 'Pasa al plan de pagos ' || plan.id), '[]'),
    coalesce((SELECT jsonb_agg(jsonb_build_object('mes', c.mes, 'anio', c.anio, 'monto', v.debe) ORDER BY c.cuota)
      FROM cargo c JOIN movimiento v ON v.cargo_id = c.id AND v.matriculado_id = c.matriculado_id
      WHERE c.plan_id = plan.id AND v.acto = 'cargar' AND v.revierte IS NULL), '[]')
  FROM matriculado m WHERE m.id = plan.matriculado_id
$$;
SELECT guardar_convenio(p) FROM plan_pago p ORDER BY p.id;
ALTER TABLE convenio ADD PRIMARY KEY (plan_id), ADD FOREIGN KEY (plan_id) REFERENCES plan_pago;

CREATE TRIGGER convenio_solo_agregar BEFORE UPDATE OR DELETE ON convenio
  FOR EACH ROW EXECUTE FUNCTION solo_agregar();
CREATE TRIGGER convenio_no_vaciar BEFORE TRUNCATE ON convenio
  FOR EACH STATEMENT EXECUTE FUNCTION solo_agregar();

-- At the end of the transaction, when items and instalments are in the ledger.
CREATE FUNCTION acordar_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM guardar_convenio(NEW);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER plan_pago_se_acuerda AFTER INSERT ON plan_pago DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION acordar_plan();

-- The names on a day's count: whose drawer it is, and who counted it. Without them (an API of the version before wrote it)
-- those of today are told.
ALTER TABLE arqueo ADD caja text, ADD quien text;
UPDATE arqueo a SET
  caja = (SELECT coalesce(nullif(trim(u.nombre || ' ' || u.apellido), ''), u.username) FROM usuario u
    WHERE u.id = a.usuario_id),
  quien = (SELECT coalesce(nullif(trim(u.nombre || ' ' || u.apellido), ''), u.username) FROM usuario u
    WHERE u.id = a.contado_por);
