-- Who is insured is told by the periods alone.
ALTER TABLE matriculado DROP COLUMN federacion, DROP COLUMN ampliacion, DROP COLUMN ampliacion_extendida;
