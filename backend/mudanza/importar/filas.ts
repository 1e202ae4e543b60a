import { finished } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Celda } from '@/domain/celda'
import { shown } from '@/domain/importar/leer/leido'
import type { FilaDeLibro } from '@/domain/libro'
import { cut } from '@/domain/texto'

/** Characters that are sent at once: the server takes one lot while the next is read. */
const TANDA = 512 * 1024

/** Keeps a file's rows as they come, each shown to `see`; answers how many. */
export async function keepFilas(
  tx: Tx,
  importacionID: number,
  filas: AsyncIterable<FilaDeLibro>,
  see: (fila: FilaDeLibro) => void,
): Promise<number> {
  let text = ''
  let kept = 0
  let sent = Promise.resolve()
  const flush = async (): Promise<void> => {
    await sent
    const lot = text
    text = ''
    sent = send(tx, lot)
    // Whoever reads on waits for it later.
    sent.catch(() => undefined)
  }
  for await (const fila of filas) {
    see(fila)
    kept++
    text += lineOf(importacionID, fila)
    if (text.length > TANDA) await flush()
  }
  await flush()
  await sent
  return kept
}

async function send(tx: Tx, lot: string): Promise<void> {
  if (lot === '') return
  const stream = tx.client.query(
    copyFrom('COPY importacion_fila (importacion_id, hoja, fila, celdas) FROM STDIN'),
  )
  stream.end(lot)
  await finished(stream)
}

/** JSON has no character that COPY reads as its own but the backslash. */
const lineOf = (importacionID: number, { hoja, fila, celdas }: FilaDeLibro): string =>
  `${importacionID}\t${hoja}\t${fila}\t${celdas === null ? '\\N' : JSON.stringify(celdas).replaceAll('\\', '\\\\')}\n`

/** A row's place, by which the next lot goes on. */
export type Lugar = Pick<FilaDeLibro, 'hoja' | 'fila'>
export const AL_EMPEZAR: Lugar = { hoja: -1, fila: 0 }

/** Up to `cuantas` rows of these sheets after a place, in the file's order. */
export const readFilas = (
  db: Queryable,
  importacionID: number,
  hojas: readonly number[],
  { despues, cuantas }: { despues: Lugar; cuantas: number },
): Promise<FilaDeLibro[]> =>
  db.query<FilaDeLibro>(
    `SELECT hoja, fila, celdas FROM importacion_fila
     WHERE importacion_id = $1 AND hoja = ANY($2) AND (hoja, fila) > ($3, $4) ORDER BY hoja, fila LIMIT $5`,
    [importacionID, hojas, despues.hoja, despues.fila, cuantas],
  )

export async function countFilas(
  db: Queryable,
  importacionID: number,
  hojas: readonly number[],
): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM importacion_fila WHERE importacion_id = $1 AND hoja = ANY($2)',
    [importacionID, hojas],
  )
  return row?.total ?? 0
}

/** Cells as a spreadsheet shows them. */
export const shownCells = (celdas: readonly Celda[] | null, largo = 500): string[] =>
  (celdas ?? []).map((cell) => cut(shown(cell) ?? '', largo))
