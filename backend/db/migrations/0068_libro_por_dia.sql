-- What the ledger wrote, summed by day: of debt by the month it is for, of income by its means. A figure of a past day
-- needs every movement until then, and adding them up grew with the register's age.
CREATE TABLE libro_dia (
  que text NOT NULL CHECK (que IN ('deuda', 'ingreso')),
  fecha date NOT NULL,
  clave integer NOT NULL,
  monto bigint NOT NULL,
  PRIMARY KEY (que, fecha, clave)
);
-- The last movement in those sums. Later ones are read from the ledger itself.
CREATE TABLE libro_sumado (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  hasta integer NOT NULL
);
