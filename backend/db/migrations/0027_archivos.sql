-- Bytes of files, each content once, under the SHA-256 of its bytes in hexadecimal. Who uses one refers to it by a
-- foreign key; one that nobody refers to is swept a day after its last use.
CREATE TABLE archivo (
  huella text COLLATE "C" PRIMARY KEY CHECK (huella ~ '^[0-9a-f]{64}$'),
  tipo text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes > 0),
  usado_en timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE archivo_trozo (
  huella text COLLATE "C" NOT NULL REFERENCES archivo ON DELETE CASCADE,
  orden integer NOT NULL CHECK (orden >= 0),
  datos bytea NOT NULL CHECK (octet_length(datos) BETWEEN 1 AND 262144),
  PRIMARY KEY (huella, orden)
);
-- Pictures and PDF files are compressed already.
ALTER TABLE archivo_trozo ALTER datos SET STORAGE EXTERNAL;

-- The signatures' pictures move there; their old columns stay empty until a later step drops them.
ALTER TABLE firmante ADD imagen_huella text COLLATE "C" REFERENCES archivo;
INSERT INTO archivo (huella, tipo, bytes)
SELECT DISTINCT ON (1) encode(sha256(imagen), 'hex'), imagen_tipo, octet_length(imagen)
FROM firmante WHERE octet_length(imagen) > 0 AND imagen_tipo IS NOT NULL;
INSERT INTO archivo_trozo (huella, orden, datos)
SELECT f.huella, n, substring(f.imagen FROM n * 262144 + 1 FOR 262144)
FROM (
  SELECT DISTINCT ON (1) encode(sha256(imagen), 'hex') AS huella, imagen
  FROM firmante WHERE octet_length(imagen) > 0 AND imagen_tipo IS NOT NULL
) f, generate_series(0, (octet_length(f.imagen) - 1) / 262144) n;
UPDATE firmante SET imagen_huella = encode(sha256(imagen), 'hex')
WHERE octet_length(imagen) > 0 AND imagen_tipo IS NOT NULL;
UPDATE firmante SET imagen = NULL, imagen_tipo = NULL WHERE imagen IS NOT NULL;
