-- What tells the council from another, once for papers, screens and messages (decision 202).
ALTER TABLE membrete
  ADD COLUMN cuit text,
  ADD COLUMN domicilio text,
  ADD COLUMN telefono text,
  ADD COLUMN correo text,
  ADD COLUMN copias_recibo integer NOT NULL DEFAULT 1 CHECK (copias_recibo IN (1, 2));
