-- The report that collected what an earlier loaded one had given back, and so made that reversal wait (decision 249).
ALTER TABLE cobro_por_resolver ADD por_rendicion_id integer REFERENCES rendicion (id);
CREATE INDEX cobro_por_resolver_por_rendicion ON cobro_por_resolver (por_rendicion_id) WHERE por_rendicion_id IS NOT NULL;
