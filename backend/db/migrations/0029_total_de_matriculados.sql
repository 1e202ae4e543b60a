-- How many members there are, as what was added and taken away: the list tells its total with every page, and counting
-- the register cost more than reading the page. Rows are only added, so that nobody waits for anybody's.
CREATE TABLE matriculado_cambio (
  cantidad integer NOT NULL
);
INSERT INTO matriculado_cambio (cantidad) SELECT count(*) FROM matriculado;

CREATE FUNCTION anotar_matriculados() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM matriculado_cambio;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO matriculado_cambio (cantidad) SELECT count(*) FROM cambiados HAVING count(*) > 0;
  ELSE
    INSERT INTO matriculado_cambio (cantidad) SELECT -count(*) FROM cambiados HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER matriculado_entra AFTER INSERT ON matriculado REFERENCING NEW TABLE AS cambiados
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_matriculados();
CREATE TRIGGER matriculado_sale AFTER DELETE ON matriculado REFERENCING OLD TABLE AS cambiados
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_matriculados();
CREATE TRIGGER matriculado_vaciado AFTER TRUNCATE ON matriculado
  FOR EACH STATEMENT EXECUTE FUNCTION anotar_matriculados();
