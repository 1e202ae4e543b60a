-- The register of papers by kind, and of those that were annulled, the newest first.
CREATE INDEX papel_de_clase ON papel (clase, emitido_en DESC, id DESC);
CREATE INDEX papel_anulado ON papel (emitido_en DESC, id DESC) WHERE anulado_en IS NOT NULL;
