-- What the staff tells a member on his own page, and the day it was written.
ALTER TABLE matriculado ADD aviso text, ADD aviso_fecha date, ADD CHECK ((aviso IS NULL) = (aviso_fecha IS NULL));
