-- The balances read a year of payments by their day and a year of charges by the month they are for.
CREATE INDEX pago_fecha ON pago (fecha);
CREATE INDEX cargo_periodo ON cargo (anio, mes) WHERE anulado_en IS NULL;
