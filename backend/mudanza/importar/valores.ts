import type { traerValores } from '@/contract/importacion'
import type { FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { namesOf, readListas } from '@/backend/mudanza/importar/listas'
import { type Importacion, readImportacion } from '@/backend/mudanza/importar/store'
import type { Pagina, Pedido } from '@/backend/nucleo/manejador'
import type { LecturaDeHoja } from '@/domain/importar/lectura'
import { CELDAS_DE_MES } from '@/domain/importar/reglas/dinero'
import { columnsWithValues, questionsOf, type ValorDistinto } from '@/domain/importar/valores-preguntados'
import { can } from '@/domain/roles'
import { oneLine } from '@/domain/texto'

/** More of a column than anybody answers: it is another column than it was taken for. */
const MAXIMO = 2_000

/** What the file says where one of a list is expected, each value once, and what of it has to be asked. */
export async function listValores(
  db: Queryable,
  pedido: Pedido,
  importacionID: number,
): Promise<Pagina<FilaDe<typeof traerValores>>> {
  const one = await readImportacion(db, pedido, importacionID)
  const listas = namesOf(await readListas(db, one.destino))
  const adds = can(pedido.persona.roles, pedido.politica, 'catalogos.administrar')
  const preguntas = questionsOf(one.destino, one.lectura, await readDistintos(db, one), listas)
  return { filas: preguntas.map((pregunta) => ({ ...pregunta, agregable: pregunta.agregable && adds })) }
}

async function readDistintos(db: Queryable, { id, destino, lectura }: Importacion): Promise<ValorDistinto[]> {
  const found = new Map<string, ValorDistinto>()
  for (const { campo, hoja, columnas } of columnsWithValues(destino, lectura))
    for (const columna of columnas) {
      // Amounts under a month speak for themselves.
      const soloTextos = campo === CELDAS_DE_MES
      for (const { valor, filas } of await readColumna(db, id, hoja, { columna, soloTextos })) {
        const key = `${campo}\u0000${oneLine(valor)}`
        const before = found.get(key)
        found.set(key, { campo, valor: oneLine(valor), filas: filas + (before?.filas ?? 0) })
      }
    }
  return [...found.values()]
}

/** A column's values under its titles, the most frequent first. */
const readColumna = (
  db: Queryable,
  id: number,
  { hoja, encabezado }: LecturaDeHoja,
  { columna, soloTextos }: { columna: number; soloTextos: boolean },
): Promise<{ valor: string; filas: number }[]> =>
  db.query<{ valor: string; filas: number }>(
    `SELECT v #>> '{}' AS valor, count(*)::int AS filas FROM (
       SELECT celdas -> $4::int AS v FROM importacion_fila
       WHERE importacion_id = $1 AND hoja = $2 AND fila > $3 AND celdas IS NOT NULL
     ) f WHERE jsonb_typeof(v) = 'string' OR jsonb_typeof(v) IN ('number', 'boolean') AND NOT $5
     GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MAXIMO}`,
    [id, hoja, encabezado, columna, soloTextos],
  )
