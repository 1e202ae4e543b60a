-- Two people may edit one of a member's hospitals: who is second is told.
ALTER TABLE hospital_matriculado ADD version integer NOT NULL DEFAULT 1;
