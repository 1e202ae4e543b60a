-- Money of another amount that a person dealt with outside: it is nobody's question any more.
ALTER TABLE cobro_en_linea ADD resuelto_en timestamptz, ADD resuelto_por integer REFERENCES usuario,
  ADD resolucion text, ADD CHECK ((resuelto_en IS NULL) = (resolucion IS NULL));
