import { TODO_LO_CITADO } from '@/backend/catalogos/acto/fuentes'
import type { Regla } from '@/backend/verificar/rules/regla'

export const ACTOS: readonly Regla[] = [
  {
    regla: 'Cada número de resolución hasta el último de su clase y año está dado una vez, y ninguno después',
    sql: `
      WITH cuenta AS (
        SELECT split_part(nombre, '.', 2) AS clase, split_part(nombre, '.', 3)::int AS anio, desde, valor
        FROM contador WHERE nombre LIKE 'acto.%'
      ), esperado AS (
        SELECT clase, anio, generate_series(desde + 1, valor) AS numero FROM cuenta
      ), dado AS (
        SELECT clase, anio, numero, count(*) AS veces FROM acto WHERE numero IS NOT NULL GROUP BY 1, 2, 3
      )
      SELECT format('%s %s/%s: dado %s veces', clase, numero, anio, coalesce(veces, 0))
      FROM esperado FULL JOIN dado USING (clase, anio, numero)
      LEFT JOIN cuenta c USING (clase, anio)
      WHERE veces IS DISTINCT FROM 1 OR c.clase IS NULL OR numero NOT BETWEEN c.desde + 1 AND c.valor`,
  },
  {
    regla: 'Cada resolución numerada dice lo que decía al numerarse, con los mismos firmantes',
    sql: `
      SELECT format('resolución %s: el texto no es el numerado', a.id) FROM acto a
      WHERE a.estado <> 'borrador' AND a.huella IS DISTINCT FROM huella_de_acto(a)`,
  },
  {
    regla: 'Los números de una clase y un año siguen a sus días',
    sql: `
      SELECT format('%s %s/%s: es anterior a la que la precede', clase, numero, anio) FROM (
        SELECT clase, numero, anio, fecha, lag(fecha) OVER (PARTITION BY clase, anio ORDER BY numero) AS anterior
        FROM acto WHERE numero IS NOT NULL
      ) n WHERE fecha < anterior`,
  },
  {
    regla:
      'Nada que rige se apoya en una resolución sin número o sin efecto, y cada apoyo está anotado en ella',
    sql: `
      SELECT format('%s %s: se apoya en la resolución %s, que no rige', lower(q.fuente), q.id, a.id)
      FROM (${TODO_LO_CITADO}) q JOIN acto a ON a.id = q.acto_id
      WHERE q.vigente AND a.estado NOT IN ('numerada', 'firmada')
      UNION ALL
      SELECT format('%s %s: la resolución %s no lo nombra', lower(q.fuente), q.id, q.acto_id) FROM (${TODO_LO_CITADO}) q
      WHERE q.acto_id IS NOT NULL AND NOT EXISTS (
        SELECT FROM acto_cita t WHERE t.acto_id = q.acto_id AND t.tabla = q.tabla AND t.fila = q.id)`,
  },
]
