-- How often a receipt was printed: the first paper is the ORIGINAL (decision 57). Payments made before this had theirs.
ALTER TABLE pago ADD impresiones integer NOT NULL DEFAULT 1 CHECK (impresiones >= 0);
ALTER TABLE pago ALTER impresiones SET DEFAULT 0;
