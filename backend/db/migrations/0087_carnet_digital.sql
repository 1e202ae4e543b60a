-- Signs the codes of the cards on telephones (decision 194): one row, made when it is first needed, which every API
-- of the register reads.
CREATE TABLE clave_de_carnet (
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  secreto bytea NOT NULL CHECK (octet_length(secreto) = 32)
);
