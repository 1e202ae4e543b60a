-- The photograph that a card shows; the next card proposes it.
ALTER TABLE papel ADD COLUMN foto_huella text COLLATE "C" REFERENCES archivo
  CHECK ((foto_huella IS NOT NULL) = (clase = 'carnet'));
CREATE INDEX papel_con_foto ON papel (matriculado_id, id DESC) WHERE foto_huella IS NOT NULL;
