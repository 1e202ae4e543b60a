-- What certificates are printed with: one row, none until somebody changes it. Lengths are millimetres.
CREATE TABLE membrete (
  id integer PRIMARY KEY CHECK (id = 1),
  nombre text,
  lineas text,
  logo_huella text COLLATE "C" REFERENCES archivo,
  lugar text NOT NULL CHECK (lugar IN ('izquierda', 'centro')),
  hoja text NOT NULL CHECK (hoja IN ('a4', 'carta', 'oficio', 'a5')),
  arriba integer NOT NULL,
  abajo integer NOT NULL,
  izquierda integer NOT NULL,
  derecha integer NOT NULL,
  alto integer NOT NULL,
  version integer NOT NULL,
  usuario_id integer NOT NULL REFERENCES usuario,
  cambiado_en timestamptz NOT NULL DEFAULT now()
);
