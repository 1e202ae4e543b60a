import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { ajusteSql } from '@/backend/acceso/ajuste/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { networkOf } from '@/backend/nucleo/client-address'
import { demasiados } from '@/backend/nucleo/rechazo'

/** Failed sign-ins are counted in the database, so that restarts and other processes forget nothing (decision 19). */
const POR_CUENTA = ajusteSql('intentosCuenta')
const POR_DIRECCION = ajusteSql('intentosDireccion')

/** Unknown names are counted as well. They are hashed, because people type passwords into the wrong field. */
export function accountKey(username: string): string {
  const folded = username.normalize('NFKC').trim().toLowerCase()
  return `cuenta:${createHash('sha256').update(folded).digest('base64url')}`
}
/** What an address is counted for: signing in, asking for a paper by its code, for a code by mail, or looking up a member. */
type Puerta = 'direccion' | 'verificar' | 'correo' | 'consulta' | 'baja'
const LIMITES: Readonly<Record<Puerta, string>> = {
  direccion: POR_DIRECCION,
  verificar: POR_DIRECCION,
  correo: POR_DIRECCION,
  baja: POR_DIRECCION,
  consulta: ajusteSql('consultasDireccion'),
}
const addressKey = (direccion: string, puerta: Puerta): string => `${puerta}:${networkOf(direccion)}`

/** The account's counter for one address, or for one known device. */
export const strangerKey = (cuenta: string, direccion: string): string => `${cuenta}@${networkOf(direccion)}`
export const deviceKey = (cuenta: string, dispositivo: Buffer): string =>
  `${cuenta}#${dispositivo.toString('base64url')}`
export const ACCOUNT_OF = `split_part(split_part(clave, '@', 1), '#', 1)`

interface Medida {
  limite: string
  /** The minutes of the first wait, of the second within 24 hours, and so on; without them one waits for the window's end. */
  esperas?: string
}
const DE_UNO: Medida = { limite: POR_CUENTA, esperas: '1, 2, 4, 8, 15' }
/** The count of all strangers together. One stranger never fills it, because of his own waits. */
const DE_TODOS: Medida = { limite: `5 * ${POR_CUENTA}`, esperas: '5, 15, 30, 60, 60' }

/** A try under way, which holds a place of its counter until it is settled or, where who took it died, for `VIDA`. */
export interface Cupo {
  clave: string
  /** PostgreSQL's own text: a Date would lose what tells it from the others. */
  desde: string
  medida: Medida
}

const VIDA = `interval '15 seconds'`
const OLD = `i.desde <= now() - interval '15 minutes'`
const ALIVE = `ARRAY(SELECT t FROM unnest(i.en_curso) t WHERE t > clock_timestamp() - ${VIDA})`
const FALLOS = `CASE WHEN ${OLD} THEN 0 ELSE i.fallos END`

/** Milliseconds that a try waits for others under way: longer than the dead keep their places. */
const PACIENCIA = 17_000
const PAUSA = 100
/** So many may wait in a process; who comes then is answered as if the counter were full. */
const MAX_ESPERAN = 100
let waiting = 0

/**
 * Takes a place before the password is looked at, so that of a hundred wrong ones at once only five get through. While
 * others under way hold the last places it waits: right ones leave them free. Answers the seconds to wait where the
 * counter is full. Throws 429 where those under way do not end.
 */
export async function takeCupo(db: Queryable, clave: string, medida = DE_UNO): Promise<Cupo | number> {
  const end = performance.now() + PACIENCIA
  do {
    const cupo = await tryCupo(db, clave, medida)
    if (typeof cupo !== 'string') return cupo
    if (waiting >= MAX_ESPERAN) return 1
    waiting++
    await delay(PAUSA * (0.5 + Math.random())).finally(() => waiting--)
  } while (performance.now() < end)
  throw demasiados(5)
}

async function tryCupo(db: Queryable, clave: string, medida: Medida): Promise<Cupo | number | 'ocupado'> {
  const { limite, esperas } = medida
  // A setting that became smaller must not shut a counter that nothing fills any more.
  const alone = esperas ? `OR cardinality(${ALIVE}) = 0` : ''
  const [taken] = await db.query<{ desde: string }>(
    `INSERT INTO intento AS i (clave, fallos, desde, en_curso) VALUES ($1, 0, now(), ARRAY[clock_timestamp()])
     ON CONFLICT (clave) DO UPDATE SET
       fallos = ${FALLOS},
       desde = CASE WHEN ${FALLOS} = 0 THEN now() ELSE i.desde END,
       en_curso = ${ALIVE} || greatest(clock_timestamp(), i.en_curso[cardinality(i.en_curso)] + interval '1 microsecond')
     WHERE (i.bloqueado_hasta IS NULL OR i.bloqueado_hasta <= now())
       AND (${FALLOS} + cardinality(${ALIVE}) < ${limite} ${alone})
     RETURNING en_curso[cardinality(en_curso)]::text AS desde`,
    [clave],
  )
  if (taken) return { clave, desde: taken.desde, medida }
  const [full] = await db.query<{ segundos: number }>(
    `SELECT ceil(extract(epoch FROM greatest(i.bloqueado_hasta,
         CASE WHEN ${FALLOS} >= ${limite} THEN i.desde + interval '15 minutes' END) - now()))::int AS segundos
     FROM intento i WHERE i.clave = $1`,
    [clave],
  )
  return (full?.segundos ?? 0) > 0 ? (full?.segundos ?? 1) : 'ocupado'
}

/**
 * Takes a stranger's try from his address and from all strangers together, so that guessing from a thousand addresses
 * is slow too. Undefined while one of them is full.
 */
export async function takeFromStrangers(
  db: Queryable,
  cuenta: string,
  direccion: string,
): Promise<Cupo[] | undefined> {
  const own = await takeCupo(db, strangerKey(cuenta, direccion))
  if (typeof own === 'number') return undefined
  const all = await takeCupo(db, cuenta, DE_TODOS)
  if (typeof all !== 'number') return [own, all]
  await giveBack(db, [own])
  return undefined
}

/** A known device's own count. Undefined while it is full. */
export async function takeFromDevice(db: Queryable, clave: string): Promise<Cupo[] | undefined> {
  const cupo = await takeCupo(db, clave)
  return typeof cupo === 'number' ? undefined : [cupo]
}

/**
 * Counts failed tries. `ultimo` means that one of them filled its count, so that waiting begins. Nothing may be told of
 * the password of one that is not `vigente`: another has taken its place, and there would be no bound to how many are
 * looked at.
 */
export async function countFailure(
  db: Queryable,
  cupos: readonly Cupo[],
): Promise<{ ultimo: boolean; vigente: boolean }> {
  const settled = { ultimo: false, vigente: true }
  for (const cupo of cupos) {
    const { ultimo, vigente } = await countOne(db, cupo)
    settled.ultimo ||= ultimo
    settled.vigente &&= vigente
  }
  return settled
}

async function countOne(db: Queryable, { clave, desde, medida: { limite, esperas } }: Cupo) {
  const fills = esperas ? `NOT (${OLD}) AND i.fallos + 1 >= ${limite}` : 'false'
  const again = `i.bloqueado_hasta > now() - interval '24 hours'`
  const wait = `(ARRAY[${esperas ?? 0}])[CASE WHEN ${again} THEN least(i.bloqueos + 1, 5) ELSE 1 END]`
  const [row] = await db.query<{ ultimo: boolean; vigente: boolean }>(
    `INSERT INTO intento AS i (clave, fallos, desde) VALUES ($1, 1, now())
     ON CONFLICT (clave) DO UPDATE SET
       en_curso = array_remove(i.en_curso, $2::timestamptz),
       fallos = CASE WHEN ${fills} THEN 0 ELSE ${FALLOS} + 1 END,
       desde = CASE WHEN ${OLD} OR ${fills} THEN now() ELSE i.desde END,
       bloqueos = CASE WHEN NOT (${fills}) THEN i.bloqueos WHEN ${again} THEN i.bloqueos + 1 ELSE 1 END,
       bloqueado_hasta = CASE WHEN ${fills} THEN now() + ${wait} * interval '1 minute' ELSE i.bloqueado_hasta END
     RETURNING fallos = 0 AS ultimo, $2::timestamptz > clock_timestamp() - ${VIDA} AS vigente`,
    [clave, desde],
  )
  if (!row) throw new Error('El intento no se contó')
  return row
}

/** Frees the places of tries that were no failures; what others did stays counted. Answers whether all were `vigente`. */
export async function giveBack(db: Queryable, cupos: readonly Cupo[]): Promise<boolean> {
  const alive = await freePlaces(db, cupos, '')
  await dropEmpty(db, cupos)
  return alive
}

async function freePlaces(db: Queryable, cupos: readonly Cupo[], also: string): Promise<boolean> {
  let alive = true
  for (const { clave, desde } of cupos) {
    const [row] = await db.query<{ vigente: boolean }>(
      `UPDATE intento SET en_curso = array_remove(en_curso, $2::timestamptz)${also} WHERE clave = $1
       RETURNING $2::timestamptz > clock_timestamp() - ${VIDA} AS vigente`,
      [clave, desde],
    )
    if (row?.vigente === false) alive = false
  }
  return alive
}

/**
 * A right password clears the account's counters, but for those who are trying meanwhile; the address keeps its own.
 * Throws 429 for a try that is not `vigente`.
 */
export async function forgetFailures(tx: Tx, cupos: readonly Cupo[]): Promise<void> {
  const alive = await freePlaces(tx, cupos, ', fallos = 0, bloqueos = 0, bloqueado_hasta = NULL')
  if (!alive) throw demasiados(5)
  await dropEmpty(tx, cupos)
  await tx.query(
    "DELETE FROM intento WHERE desde < now() - interval '2 days' AND coalesce(bloqueado_hasta, desde) < now() - interval '2 days'",
  )
}

const dropEmpty = (db: Queryable, cupos: readonly Cupo[]) =>
  db.query(
    'DELETE FROM intento WHERE clave = ANY($1) AND fallos = 0 AND bloqueado_hasta IS NULL AND cardinality(en_curso) = 0',
    [cupos.map(({ clave }) => clave)],
  )

/** Counts a try before it is made; whether it may be. A right one forgets all of them. */
export async function countTry(tx: Tx, clave: string): Promise<boolean> {
  const cupo = await takeCupo(tx, clave)
  if (typeof cupo === 'number') return false
  await countFailure(tx, [cupo])
  return true
}
export const forgetTries = (tx: Tx, clave: string) =>
  tx.query('DELETE FROM intento WHERE clave = $1', [clave])

/** An administrator's unlock clears every counter of the account. */
export async function forgetAccount(tx: Tx, username: string): Promise<void> {
  await tx.query(`DELETE FROM intento WHERE ${ACCOUNT_OF} = $1`, [accountKey(username)])
}

/** A try of the address at a door where only a failure counts. Throws 429 with the time to wait. */
export async function enterDoor(
  db: Queryable,
  direccion: string,
  puerta: 'direccion' | 'verificar',
): Promise<Cupo[]> {
  const cupo = await takeCupo(db, addressKey(direccion, puerta), { limite: LIMITES[puerta] })
  if (typeof cupo === 'number') throw demasiados(cupo)
  return [cupo]
}

/** Takes one of the address's tries at a door where each counts. Answers the seconds to wait, or 0. */
export async function takeFromAddress(db: Queryable, direccion: string, puerta: Puerta): Promise<number> {
  const clave = addressKey(direccion, puerta)
  const taken = await db.query(
    `INSERT INTO intento AS i (clave, fallos, desde) VALUES ($1, 1, now())
     ON CONFLICT (clave) DO UPDATE SET
       fallos = CASE WHEN i.desde <= now() - interval '15 minutes' THEN 1 ELSE i.fallos + 1 END,
       desde = CASE WHEN i.desde <= now() - interval '15 minutes' THEN now() ELSE i.desde END
     WHERE i.fallos < ${LIMITES[puerta]} OR i.desde <= now() - interval '15 minutes' RETURNING 1`,
    [clave],
  )
  if (taken.length > 0) return 0
  const [row] = await db.query<{ segundos: number }>(
    `SELECT ceil(extract(epoch FROM desde + interval '15 minutes' - now()))::int AS segundos FROM intento
     WHERE clave = $1`,
    [clave],
  )
  return Math.max(1, row?.segundos ?? 1)
}
