-- A payment that was reversed says by whom and why; its receipt keeps the words it was printed with.
ALTER TABLE pago ADD anulado_por integer REFERENCES usuario, ADD motivo_anulacion text;
ALTER TABLE linea ADD nombre text;
