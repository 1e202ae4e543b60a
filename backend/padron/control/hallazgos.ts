import {
  CIFRAS_DE_TELEFONO,
  CLAVES_DE_CONTROL,
  type ClaseDeControl,
  FOLIOS_PARA_COSTUMBRE,
} from '@/domain/control-padron'
import { FALLECIDO } from '@/domain/estados'
import { DNI_SIN_AÑO, RANGOS_DE_DNI } from '@/domain/rango-de-dni'

/** SQL: members who share something, as one finding with all of them, the first by number before. */
const JUNTOS = `(array_agg(s.id ORDER BY s.matricula))[1] AS ancla, array_agg(s.id ORDER BY s.matricula) AS ids`

/**
 * SQL: those of `quienes` who have the same `claves`. Keys are compared by their bytes, and put together for those alone
 * that are there twice: a sort of the whole register by the language's order would be most of the work.
 */
const repeated = (quienes: string, claves: string): string =>
  `WITH s AS MATERIALIZED (${quienes}), r AS (SELECT ${claves} FROM s GROUP BY ${claves} HAVING count(*) > 1)
   SELECT ${JUNTOS}, ARRAY[${claves}] AS datos FROM s JOIN r USING (${claves}) GROUP BY ${claves}`

const FOLIOS = `SELECT id, matricula, upper(btrim(libro)) COLLATE "C" AS libro, upper(btrim(folio)) COLLATE "C" AS folio
  FROM matriculado WHERE btrim(libro) <> '' AND btrim(folio) <> ''`

/** SQL: who stands in the book by numbers, with his neighbours by registration number. */
const EN_ORDEN = `SELECT n.*, lag(n.puesto, 2) OVER w AS trasantes, lag(n.puesto) OVER w AS antes,
    lead(n.puesto) OVER w AS despues, lag(n.id) OVER w AS previo, lead(n.id) OVER w AS siguiente
  FROM (SELECT id, matricula,
      CASE WHEN libro ~ '^[0-9]{1,6}$' AND folio ~ '^[0-9]{1,6}$' THEN libro::bigint * 1000000 + folio::bigint END AS puesto
    FROM matriculado) n
  WHERE n.puesto IS NOT NULL WINDOW w AS (ORDER BY n.matricula)`
const dice = (alias: string): string =>
  `ARRAY[coalesce(${alias}.matricula::text, ''), coalesce(${alias}.libro, ''), coalesce(${alias}.folio, '')]`

const RANGOS = RANGOS_DE_DNI.map(({ anio, minimo, maximo }) => `(${anio}, ${minimo}, ${maximo})`).join(', ')
/** SQL: the nationality says so, or says nothing. */
const ARGENTINO = `(coalesce(btrim(m.nacionalidad), '') = '' OR m.nacionalidad ILIKE 'argentin%')`
const bare = (columna: string): string => `translate(${columna}, ' -.()/+', '')`
const CUIT = bare('m.cuit_cuil')

/**
 * SQL of each kind: the member it begins with, all of them and the facts it stands on. Out of the order of the book is who
 * alone breaks it: where he is taken out, his neighbours are in it. A number is missing before the member it begins with.
 */
const SQL: Readonly<Record<ClaseDeControl, string>> = {
  mismaPersona: repeated(
    `SELECT id, matricula, busqueda COLLATE "C" AS busqueda, fecha_nacimiento::text COLLATE "C" AS nacido
     FROM matriculado WHERE fecha_nacimiento IS NOT NULL`,
    'busqueda, nacido',
  ),
  cuitDeOtro: `SELECT m.id, ARRAY[m.id], ARRAY[m.cuit_cuil, m.dni::text] FROM matriculado m
    WHERE length(${CUIT}) = 11 AND substr(${CUIT}, 3, 8) <> lpad(m.dni::text, 8, '0')`,
  dniPorAnio: `SELECT m.id, ARRAY[m.id], ARRAY[m.dni::text, m.fecha_nacimiento::text, r.minimo::text, r.maximo::text]
    FROM matriculado m JOIN (VALUES ${RANGOS}) r (anio, minimo, maximo) ON r.anio = extract(year FROM m.fecha_nacimiento)::int
    WHERE m.dni < ${DNI_SIN_AÑO} AND m.dni NOT BETWEEN r.minimo AND r.maximo AND ${ARGENTINO}`,
  libroFolio: `WITH s AS MATERIALIZED (${FOLIOS}),
      r AS MATERIALIZED (SELECT libro, folio, count(*) AS n FROM s GROUP BY libro, folio),
      t AS (SELECT sum(n) AS todos, sum(n) FILTER (WHERE n > 1) AS compartidos FROM r)
    SELECT ${JUNTOS}, ARRAY[libro, folio] FROM s JOIN r USING (libro, folio) CROSS JOIN t
    WHERE r.n > 1 AND (t.todos < ${FOLIOS_PARA_COSTUMBRE} OR t.compartidos * 2 <= t.todos) GROUP BY libro, folio`,
  folioDesorden: `SELECT o.id, ARRAY[o.id], ARRAY[m.libro, m.folio] || ${dice('p')} || ${dice('g')}
    FROM (${EN_ORDEN}) o JOIN matriculado m ON m.id = o.id LEFT JOIN matriculado p ON p.id = o.previo
      LEFT JOIN matriculado g ON g.id = o.siguiente
    WHERE o.antes <= o.despues AND o.puesto > o.despues OR o.puesto < o.antes
      AND coalesce(o.antes <= o.despues, o.despues IS NULL) AND NOT coalesce(o.trasantes <= o.puesto, false)`,
  hueco: `SELECT h.id, ARRAY[]::int[], ARRAY[(h.previa + 1)::text, (h.matricula - 1)::text]
    FROM (SELECT id, matricula, lag(matricula) OVER (ORDER BY matricula) AS previa FROM matriculado) h
    WHERE h.matricula > h.previa + 1`,
  mismoCorreo: repeated(
    `SELECT id, matricula, lower(btrim(email)) COLLATE "C" AS correo FROM matriculado
     WHERE btrim(email) <> '' AND tipo_matricula_id <> ${FALLECIDO}`,
    'correo',
  ),
  mismoTelefono: repeated(
    `SELECT id, matricula, ${bare('telefono')} COLLATE "C" AS cifras FROM matriculado
     WHERE length(${bare('telefono')}) >= ${CIFRAS_DE_TELEFONO} AND tipo_matricula_id <> ${FALLECIDO}`,
    'cifras',
  ),
}

const TODOS = CLAVES_DE_CONTROL.map(
  (clase, orden) =>
    `SELECT ${orden} AS orden, '${clase}' AS clase, c.* FROM (${SQL[clase]}) c (ancla, ids, datos)`,
).join(' UNION ALL ')

/**
 * SQL: as `x`, every finding with what names it, and as `v` what somebody said of it. With other members or facts the
 * name is another, so what was said of the old one is not found.
 */
export const HALLAZGOS = `FROM (SELECT t.*, md5(concat_ws('|', t.clase, t.ids, t.datos)) AS huella FROM (${TODOS}) t) x
  LEFT JOIN control_visto v ON v.huella = x.huella AND v.retirado_en IS NULL`
