-- As many receipt numbers as are asked for in one row version: taken one by one in a transaction, each walks over all
-- versions that those before it left. As with tomar_recibo, every number in (desde, valor] is in use. It is planned at
-- each call, since what was planned for few receipts reads all of them later.
CREATE FUNCTION tomar_recibos(cuantos integer) RETURNS SETOF integer LANGUAGE plpgsql
  SET plan_cache_mode = 'force_custom_plan' AS $$
DECLARE
  ultimo integer;
  faltan integer := cuantos;
  libres integer;
BEGIN
  WHILE faltan > 0 LOOP
    UPDATE contador SET valor = valor + faltan WHERE nombre = 'recibo' RETURNING valor INTO STRICT ultimo;
    RETURN QUERY SELECT numero FROM generate_series(ultimo - faltan + 1, ultimo) AS numero
      EXCEPT SELECT nro_recibo FROM pago WHERE nro_recibo BETWEEN ultimo - faltan + 1 AND ultimo;
    GET DIAGNOSTICS libres = ROW_COUNT;
    faltan := faltan - libres;
  END LOOP;
END $$;
