import type { Queryable } from '@/backend/db/conexion'
import type { DestinoListo } from '@/backend/mudanza/importar/destinos/destino'
import type { Cuentas } from '@/backend/mudanza/importar/store'
import type { Suerte } from '@/domain/importar/resultado'
import { formatCount } from '@/domain/texto'

/** What the rows came to, and the money of what is to be written or was. */
export async function countOf(
  db: Queryable,
  importacionID: number,
  { monto }: Pick<DestinoListo, 'monto'>,
  avisos: readonly string[],
): Promise<Cuentas> {
  const rows = await db.query<{ que: Suerte; filas: number; conAviso: number }>(
    `SELECT que, count(*)::int AS filas, (count(*) FILTER (WHERE hallazgos <> '[]'))::int AS "conAviso"
     FROM importacion_fila WHERE importacion_id = $1 AND que IS NOT NULL GROUP BY 1`,
    [importacionID],
  )
  const [made] = await db.query<{ registros: number; monto: string | null }>(
    `SELECT count(*)::int AS registros, ${monto ? `coalesce(sum((${monto})::numeric), 0)::text` : 'NULL::text'} AS monto
     FROM importacion_registro r
     WHERE importacion_id = $1 AND suerte <> 'igual' AND coalesce(hecho, 'escrito') = 'escrito'`,
    [importacionID],
  )
  const filas = (que: Suerte): number => rows.find((row) => row.que === que)?.filas ?? 0
  return {
    ...{ nuevas: filas('nueva'), cambian: filas('cambia'), iguales: filas('igual') },
    ...{ rehusadas: filas('rehusada'), salteadas: filas('salteada') },
    conAviso: rows
      .filter(({ que }) => que !== 'rehusada' && que !== 'salteada')
      .reduce((sum, row) => sum + row.conAviso, 0),
    ...{ registros: made?.registros ?? 0, monto: made?.monto ?? null },
    avisos: [...avisos],
  }
}

/** A hash of all that a review judged, row by row: 64 hexadecimal figures. */
export async function fingerprintOf(db: Queryable, importacionID: number): Promise<string> {
  const [row] = await db.query<{ huella: string }>(
    `SELECT encode(sha256(convert_to(concat(
       (SELECT string_agg(md5(concat_ws('|', hoja, fila, que, hallazgos)), '' ORDER BY hoja, fila)
        FROM importacion_fila WHERE importacion_id = $1 AND que IS NOT NULL),
       (SELECT string_agg(md5(concat_ws('|', hoja, fila, valores, suerte, cambios, entidad_id)), '' ORDER BY n)
        FROM importacion_registro WHERE importacion_id = $1)), 'UTF8')), 'hex') AS huella`,
    [importacionID],
  )
  return row?.huella ?? ''
}

/** '21 nuevas, 2 cambian y 5 rehusadas' */
export function tellCuentas({ nuevas, cambian, iguales, rehusadas }: Cuentas): string {
  const parts = [
    [nuevas, nuevas === 1 ? 'nueva' : 'nuevas'],
    [cambian, cambian === 1 ? 'cambia' : 'cambian'],
    [iguales, iguales === 1 ? 'igual' : 'iguales'],
    [rehusadas, rehusadas === 1 ? 'rehusada' : 'rehusadas'],
  ] as const
  const said = parts.filter(([filas]) => filas > 0).map(([filas, word]) => `${formatCount(filas)} ${word}`)
  const last = said.pop()
  if (last === undefined) return 'ninguna fila con datos'
  return said.length === 0 ? last : `${said.join(', ')} y ${last}`
}
