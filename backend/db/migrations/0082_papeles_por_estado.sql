-- The register in order of its states: a page of those annulled or standing without walking over all.
CREATE INDEX papel_por_estado ON papel ((anulado_en IS NULL), id);
