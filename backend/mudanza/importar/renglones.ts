import type { traerHallazgos, traerRenglones } from '@/contract/importacion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import type { CambioDicho } from '@/backend/mudanza/importar/destinos/destino'
import { shownCells } from '@/backend/mudanza/importar/filas'
import { readImportacion } from '@/backend/mudanza/importar/store'
import { type Pagina, type Pedido, POR_PAGINA } from '@/backend/nucleo/manejador'
import type { Celda } from '@/domain/celda'
import { letterOf } from '@/domain/spreadsheets/column'
import { type CampoDeDestino, destinoDe } from '@/domain/importar/destinos'
import type { Hallazgo, Suerte } from '@/domain/importar/resultado'

/** Judged rows with a fate or a kind of finding, which null does not ask for. */
const JUZGADAS = `importacion_id = $1 AND que IS NOT NULL AND ($2::text IS NULL OR que = $2)
  AND (NOT $3 OR que NOT IN ('rehusada', 'salteada') AND hallazgos <> '[]')
  AND ($4::text IS NULL OR hallazgos @> jsonb_build_array(jsonb_build_object('codigo', $4::text)))`

interface Juzgada {
  hoja: number
  fila: number
  que: Suerte
  celdas: Celda[] | null
  dice: string
  hallazgos: Hallazgo[]
  cambios: CambioDicho[]
}

export async function listRenglones(
  db: Queryable,
  pedido: Pedido,
  { importacionID: id, que, conAviso = false, codigo, pagina = 1 }: EntradaDe<typeof traerRenglones>,
): Promise<Pagina<FilaDe<typeof traerRenglones>>> {
  const { libro, destino } = await readImportacion(db, pedido, id)
  const asked = [id, que ?? null, conAviso, codigo ?? null]
  const [rows, [all]] = await Promise.all([
    db.query<Juzgada>(
      `SELECT f.hoja, f.fila, f.que, f.celdas, coalesce(f.dice, '') AS dice, coalesce(f.hallazgos, '[]') AS hallazgos,
         coalesce((SELECT jsonb_agg(c ORDER BY r.n) FROM importacion_registro r, jsonb_array_elements(r.cambios) c
           WHERE r.importacion_id = f.importacion_id AND r.hoja = f.hoja AND r.fila = f.fila), '[]') AS cambios
       FROM (SELECT * FROM importacion_fila WHERE ${JUZGADAS} ORDER BY hoja, fila LIMIT ${POR_PAGINA} OFFSET $5) f
       ORDER BY f.hoja, f.fila`,
      [...asked, (pagina - 1) * POR_PAGINA],
    ),
    db.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM importacion_fila WHERE ${JUZGADAS}`,
      asked,
    ),
  ])
  const { campos } = destinoDe(destino)
  return {
    filas: rows.map(({ hoja, celdas, hallazgos, ...row }) => ({
      ...row,
      hoja: libro.hojas[hoja]?.nombre ?? '',
      celdas: shownCells(celdas),
      hallazgos: hallazgos.map((one) => tell(one, campos)),
    })),
    total: all?.total ?? 0,
  }
}

const tell = (
  { columna, campo, codigo, texto }: Hallazgo,
  campos: Readonly<Record<string, CampoDeDestino>>,
) => ({
  ...{ codigo, texto },
  columna: columna === null ? null : letterOf(columna),
  campo: campo === null ? null : (campos[campo]?.titulo ?? campo),
})

/** Kinds of finding of the last review, the most frequent first; what was only passed over is none. */
export async function listHallazgos(
  db: Queryable,
  pedido: Pedido,
  importacionID: number,
): Promise<Pagina<FilaDe<typeof traerHallazgos>>> {
  await readImportacion(db, pedido, importacionID)
  return {
    filas: await db.query<FilaDe<typeof traerHallazgos>>(
      `SELECT h ->> 'codigo' AS codigo, min(h ->> 'texto') AS texto, f.que = 'rehusada' AS rehusa, count(*)::int AS filas
       FROM importacion_fila f, jsonb_array_elements(f.hallazgos) h
       WHERE f.importacion_id = $1 AND f.que IS NOT NULL AND f.que <> 'salteada' GROUP BY 1, 3 ORDER BY 4 DESC, 1`,
      [importacionID],
    ),
  }
}
