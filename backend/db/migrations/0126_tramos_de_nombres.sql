-- How many members there are is noted by where their surnames begin, so that a page in the middle of the list is counted
-- from the nearest of these places and not from an end of it.
-- The places in the Spanish order: the first surname that could stand after each; the first of all is ''.
CREATE FUNCTION cortes_de_matriculados() RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(desde ORDER BY desde COLLATE es_ar) FROM (
    SELECT '' AS desde
    UNION ALL SELECT c || v FROM unnest(string_to_array('b c d f g h j k l m n ñ p q r s t v w x y z', ' ')) AS c,
      unnest(ARRAY['', 'e', 'i', 'o', 'u']) AS v
    UNION ALL SELECT c || v FROM unnest(string_to_array('a e i o u', ' ')) AS c,
      unnest(ARRAY['', 'd', 'g', 'l', 'm', 'r', 's']) AS v
  ) d
$$;

DELETE FROM matriculado_cambio;
ALTER TABLE matriculado_cambio ADD COLUMN tramo smallint NOT NULL;
INSERT INTO matriculado_cambio (cantidad, tramo)
SELECT count(*), width_bucket(apellido, cortes_de_matriculados() COLLATE es_ar) FROM matriculado GROUP BY 2;

CREATE OR REPLACE FUNCTION anotar_matriculados() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cortes text[] COLLATE es_ar := cortes_de_matriculados();
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM matriculado_cambio;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO matriculado_cambio (cantidad, tramo) VALUES
      (-1, width_bucket(OLD.apellido, cortes)), (1, width_bucket(NEW.apellido, cortes));
  ELSE
    INSERT INTO matriculado_cambio (cantidad, tramo)
    SELECT CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END, width_bucket(apellido, cortes) FROM cambiados GROUP BY 2;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER matriculado_cambia_de_nombre AFTER UPDATE OF apellido ON matriculado
  FOR EACH ROW WHEN (OLD.apellido IS DISTINCT FROM NEW.apellido) EXECUTE FUNCTION anotar_matriculados();
