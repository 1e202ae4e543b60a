import { createHash } from 'node:crypto'
import type { TipoArchivo } from '@/domain/tipos-de-archivo'
import type { Imagen } from '@/backend/archivo/image'
import type { Queryable, Tx } from '@/backend/db/conexion'

/** Bytes of a row; more of a file is never in memory. */
export const TROZO = 262_144

export interface Guardado {
  huella: string
  tipo: string
  bytes: number
}

type Trozos = AsyncIterable<Buffer> | Iterable<Buffer>

/**
 * Keeps bytes once, under their hash, in the transaction of the row that refers to them. The lock keeps the sweep
 * away. Sweeps a few unused ones, but for who keeps many and sweeps himself.
 */
export async function keepBytes(
  tx: Tx,
  { huella, tipo, bytes }: Guardado & { tipo: TipoArchivo },
  trozos: Trozos,
  sweep = true,
): Promise<void> {
  const [row] = await tx.query<{ nuevo: boolean }>(
    `INSERT INTO archivo (huella, tipo, bytes) VALUES ($1, $2, $3)
     ON CONFLICT (huella) DO UPDATE SET usado_en = now() RETURNING xmax = 0 AS nuevo`,
    [huella, tipo, bytes],
  )
  if (!row?.nuevo) return
  let orden = 0
  for await (const datos of trozos)
    await tx.query('INSERT INTO archivo_trozo (huella, orden, datos) VALUES ($1, $2, $3)', [
      huella,
      orden++,
      datos,
    ])
  if (sweep) await sweepBytes(tx, 5)
}

/** Keeps a picture that was drawn anew and answers its hash. */
export async function keepImage(tx: Tx, { tipo, bytes }: Imagen): Promise<string> {
  const huella = createHash('sha256').update(bytes).digest('hex')
  await keepBytes(tx, { huella, tipo, bytes: bytes.length }, cutBytes(bytes))
  return huella
}

export function* cutBytes(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += TROZO) yield bytes.subarray(at, at + TROZO)
}

/** The same of bytes that come in pieces of any size. */
export async function* cutStream(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const piece of pieces) {
    held.push(piece)
    size += piece.length
    if (size < TROZO) continue
    const whole = Buffer.concat(held)
    const rest = size % TROZO
    yield* cutBytes(whole.subarray(0, size - rest))
    held = [whole.subarray(size - rest)]
    size = rest
  }
  if (size > 0) yield Buffer.concat(held)
}

/** Where bytes are kept: what a hash is of, and its piece of a number. */
export interface Estante {
  que(db: Queryable, huella: string): Promise<Guardado[]>
  trozo(db: Queryable, huella: string, orden: number): Promise<{ datos: Buffer }[]>
}

const ARCHIVOS: Estante = {
  que: (db, huella) =>
    db.query<Guardado>('SELECT huella, tipo, bytes::float8 AS bytes FROM archivo WHERE huella = $1', [
      huella,
    ]),
  trozo: (db, huella, orden) =>
    db.query<{ datos: Buffer }>('SELECT datos FROM archivo_trozo WHERE huella = $1 AND orden = $2', [
      huella,
      orden,
    ]),
}

export async function findBytes(
  db: Queryable,
  huella: string,
  estante = ARCHIVOS,
): Promise<Guardado | undefined> {
  const [row] = await estante.que(db, huella)
  return row
}

export const listBytes = (db: Queryable): Promise<Guardado[]> =>
  db.query('SELECT huella, tipo, bytes::float8 AS bytes FROM archivo ORDER BY huella')

export class TrozoFaltante extends Error {
  constructor(
    huella: string,
    readonly orden: number,
  ) {
    super(`Falta el trozo ${orden} del archivo ${huella}`)
    this.name = 'TrozoFaltante'
  }
}

/**
 * The bytes from `from` to `to`, both counted. Each piece is a query of its own, so a slow reader holds no
 * connection. Throws when a piece is missing.
 */
export async function* readBytes(
  db: Queryable,
  huella: string,
  from: number,
  to: number,
  estante = ARCHIVOS,
): AsyncGenerator<Buffer> {
  for (let at = from; at <= to;) {
    const orden = Math.floor(at / TROZO)
    const [row] = await estante.trozo(db, huella, orden)
    const start = orden * TROZO
    const piece = row?.datos.subarray(at - start, to - start + 1)
    if (!piece?.length) throw new TrozoFaltante(huella, orden)
    yield piece
    at += piece.length
  }
}

export async function readWhole(db: Queryable, { huella, bytes }: Guardado): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of readBytes(db, huella, 0, bytes - 1)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** References are foreign keys, so none can be forgotten here. */
const REFERENTES = `
  SELECT c.conrelid::regclass::text AS tabla, quote_ident(a.attname) AS columna
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  WHERE c.contype = 'f' AND c.confrelid = 'archivo'::regclass AND c.conrelid <> 'archivo_trozo'::regclass`

/** Deletes at most `limit` contents that were unused for a day; answers how many. */
export async function sweepBytes(tx: Tx, limit: number): Promise<number> {
  const referentes = await tx.query<{ tabla: string; columna: string }>(REFERENTES)
  const used = referentes.map(
    ({ tabla, columna }) => `AND NOT EXISTS (SELECT FROM ${tabla} r WHERE r.${columna} = a.huella)`,
  )
  const rows = await tx.query(
    `DELETE FROM archivo WHERE huella IN (
       SELECT a.huella FROM archivo a WHERE a.usado_en < now() - interval '1 day' ${used.join(' ')}
       ORDER BY a.usado_en LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING 1`,
    [limit],
  )
  return rows.length
}
