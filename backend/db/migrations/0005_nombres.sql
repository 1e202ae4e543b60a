-- A registration type left without a name has an empty one: members are shown with it.
UPDATE tipo_matricula SET nombre = '' WHERE nombre IS NULL;
ALTER TABLE tipo_matricula ALTER nombre SET DEFAULT '', ALTER nombre SET NOT NULL;
