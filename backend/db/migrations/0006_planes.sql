-- Breaking a plan (decision 43): what came back, and how much of one item the instalments had paid in part.
ALTER TABLE plan_pago ADD roto_en timestamptz, ADD roto_por integer REFERENCES usuario, ADD motivo text,
  ADD restaurado bigint CHECK (restaurado > 0), ADD parcial bigint CHECK (parcial >= 0);
CREATE INDEX cargo_de_plan ON cargo (plan_id) WHERE plan_id IS NOT NULL;
CREATE INDEX cargo_en_plan ON cargo (en_plan_id) WHERE en_plan_id IS NOT NULL;
