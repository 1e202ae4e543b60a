-- What was numbered before this register keeps its number as it was written: '123/2019'. Our own are whole numbers that go on
-- from their counters.
ALTER TABLE especialidad_matriculado ADD numero_anterior text,
  ADD CHECK (numero_anterior IS NULL OR nro_certificado IS NULL);
ALTER TABLE certificado_matriculado ADD numero_anterior text;
