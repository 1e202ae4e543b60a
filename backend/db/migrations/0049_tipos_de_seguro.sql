-- Insurance types as a catalogue. Amounts in centavos; null is 'not known'.
ALTER TABLE tipo_seguro
  ADD suma_asegurada bigint CHECK (suma_asegurada >= 0),
  ADD monto_mensual bigint CHECK (monto_mensual >= 0),
  ADD version integer NOT NULL DEFAULT 1,
  ADD eliminado_en timestamptz;
