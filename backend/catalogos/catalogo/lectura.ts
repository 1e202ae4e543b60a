import type { FilaCatalogo } from '@/contract/catalogo/llamadas'
import { type OrdenDe, partsOf } from '@/domain/orden'
import { searchWords } from '@/domain/plegar'
import { nameOfReference, selectRow, type Tabla } from '@/backend/catalogos/catalogo/tabla'
import type { Queryable } from '@/backend/db/conexion'
import { folded } from '@/backend/db/folding'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'

const MAX_PALABRAS = 8

interface Asked {
  pagina?: number | undefined
  buscar?: string | undefined
  orden?: OrdenDe<string> | undefined
}

/** One page by the first text column unless in another order; `extra` narrows it. Every searched word must be in one of the texts. */
export async function listFilas(
  db: Queryable,
  tabla: Tabla,
  { pagina = 1, buscar = '', orden }: Asked,
  extra = 'true',
): Promise<Pagina<FilaCatalogo>> {
  const texts = tabla.columnas.filter(({ texto }) => texto)
  const words = searchWords(buscar).slice(0, MAX_PALABRAS)
  // Signs alone are in no text, and must not find everybody.
  if (buscar.trim() && words.length === 0) return { filas: [], total: 0 }
  const haystack = folded(texts.map(({ columna }) => `coalesce(t.${columna}, '')`).join(` || ' ' || `))
  const where = [
    't.eliminado_en IS NULL',
    extra,
    ...words.map((_, index) => `${haystack} LIKE '%' || $${index + 1} || '%'`),
  ].join(' AND ')
  const order = orden
    ? orderBy(tabla, orden)
    : texts[0]
      ? `t.${texts[0].columna} COLLATE es_ar, t.id`
      : 't.id'
  const offset = (pagina - 1) * POR_PAGINA
  const [filas, [total]] = await Promise.all([
    db.query<FilaCatalogo>(
      `${selectRow(tabla, where)} ORDER BY ${order} LIMIT ${POR_PAGINA} OFFSET $${words.length + 1}`,
      [...words, offset],
    ),
    db.query<{ total: number }>(`SELECT count(*)::int AS total FROM ${tabla.nombre} t WHERE ${where}`, words),
  ])
  return { filas, total: total?.total ?? 0 }
}

/** SQL: an order by a column of the list, who has no value last. */
function orderBy(tabla: Tabla, orden: OrdenDe<string>): string {
  const { columna, baja } = partsOf(orden)
  const direction = baja ? 'DESC' : 'ASC'
  return `${sqlOf(tabla, columna)} ${direction} NULLS LAST, t.id ${direction}`
}

function sqlOf({ columnas }: Tabla, clave: string): string {
  const found = columnas.find((one) => one.clave === clave || one.referencia?.muestra === clave)
  if (!found) throw new Error(`Sin columna ${clave}`)
  if (found.referencia) return `${nameOfReference(found)} COLLATE es_ar`
  return `t.${found.columna}${found.texto ? ' COLLATE es_ar' : ''}`
}

export async function readFila(db: Queryable, tabla: Tabla, id: number): Promise<FilaCatalogo | undefined> {
  const [row] = await db.query<FilaCatalogo>(selectRow(tabla, 't.id = $1 AND t.eliminado_en IS NULL'), [id])
  return row
}
