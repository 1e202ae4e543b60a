-- What each receipt said when its payment was made: of whom, by which means, who took the money. Its duplicate, its mail
-- and its lines in lists read this and never the tables it was taken from, which change (decision 241). Number, day,
-- lines and total are the payment's own rows, and so is an annulment, which is told as it stands.
CREATE TABLE recibo (
  pago_id integer NOT NULL,
  matricula integer NOT NULL,
  apellido text NOT NULL COLLATE es_ar,
  nombre text NOT NULL COLLATE es_ar,
  dni integer NOT NULL,
  domicilio text,
  mp text NOT NULL COLLATE es_ar,
  -- who wrote it down; null for the system
  quien text COLLATE es_ar
);

CREATE FUNCTION palabra_de_medio(medio text, del_catalogo text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(del_catalogo, CASE medio WHEN 'efectivo' THEN 'Efectivo' WHEN 'online' THEN 'En línea'
    WHEN 'debito' THEN 'Debito Automatico' ELSE 'Saldo a favor' END)
$$;

-- Payments from before say from now on what they would have said today. Keys come after the rows, so that millions take
-- seconds.
INSERT INTO recibo (pago_id, matricula, apellido, nombre, dni, domicilio, mp, quien)
SELECT p.id, m.matricula, m.apellido, m.nombre, m.dni, m.domicilio, palabra_de_medio(p.medio, k.nombre),
  coalesce(nullif(trim(u.nombre || ' ' || u.apellido), ''), u.username)
FROM pago p JOIN matriculado m ON m.id = p.matriculado_id LEFT JOIN usuario u ON u.id = p.usuario_id
  LEFT JOIN medio_pago k ON k.id = p.medio_pago_id;
ALTER TABLE recibo ADD PRIMARY KEY (pago_id), ADD FOREIGN KEY (pago_id) REFERENCES pago;
ANALYZE recibo;

CREATE TRIGGER recibo_solo_agregar BEFORE UPDATE OR DELETE ON recibo
  FOR EACH ROW EXECUTE FUNCTION solo_agregar();
CREATE TRIGGER recibo_no_vaciar BEFORE TRUNCATE ON recibo
  FOR EACH STATEMENT EXECUTE FUNCTION solo_agregar();

-- Whatever makes payments, one or thousands in a statement, an API of the version before too. What was planned for
-- thousands is used for one later: each row is looked up.
CREATE FUNCTION emitir_recibos() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  INSERT INTO recibo (pago_id, matricula, apellido, nombre, dni, domicilio, mp, quien)
  SELECT p.id, m.matricula, m.apellido, m.nombre, m.dni, m.domicilio, palabra_de_medio(p.medio, k.nombre),
    coalesce(nullif(trim(u.nombre || ' ' || u.apellido), ''), u.username)
  FROM nuevo p JOIN matriculado m ON m.id = p.matriculado_id LEFT JOIN usuario u ON u.id = p.usuario_id
    LEFT JOIN medio_pago k ON k.id = p.medio_pago_id;
  RETURN NULL;
END $$;
CREATE TRIGGER pago_emite AFTER INSERT ON pago REFERENCING NEW TABLE AS nuevo
  FOR EACH STATEMENT EXECUTE FUNCTION emitir_recibos();
