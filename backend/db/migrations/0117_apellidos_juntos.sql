-- A surname of several parts is found written together too: 'dangelo' finds D'Angelo (decision 16). What is searched ends
-- with the surname so, and the apostrophes of telephones, which are letters to Unicode, part words like any other. Only
-- members whose surname has parts or such a sign are written, each once.
UPDATE matriculado m
SET busqueda = regexp_replace(m.busqueda, '[\u02b9\u02bb-\u02bd]', ' ', 'g') ||
  CASE WHEN j.partes LIKE '% %' THEN ' ' || replace(j.partes, ' ', '') ELSE '' END
FROM (
  SELECT id, btrim(regexp_replace(lower(regexp_replace(normalize(
      regexp_replace(
        regexp_replace(apellido, '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'),
        '[\u02b9\u02bb-\u02bd]', ' ', 'g'
      ) COLLATE es_ar, NFD), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g')) AS partes
  FROM matriculado
) j
WHERE j.id = m.id AND (j.partes LIKE '% %' OR m.busqueda ~ '[\u02b9\u02bb-\u02bd]');
