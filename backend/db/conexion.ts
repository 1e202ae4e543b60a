import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/** A store function that only reads asks for this. */
export interface Queryable {
  /** Returns the rows of one parameterised statement. `T` is the caller's word for their shape. */
  query<T>(sql: string, params?: readonly unknown[]): Promise<T[]>
}

/** The database outside any transaction. Functions that change things ask for `Tx` instead. */
export interface Db extends Queryable {
  readonly pool: pg.Pool
  /** Statements sent since it was opened, but those that begin and end a transaction. */
  readonly sentencias: { total: number }
  close(): Promise<void>
}

declare const txBrand: unique symbol

/** An open transaction. Only `withTransaction` gives one, so the type is the lock. */
export interface Tx extends Queryable {
  readonly [txBrand]: true
  /** The connection itself, for COPY streams; it must not outlive the transaction. */
  readonly client: pg.ClientBase
}

export interface DatabaseOptions {
  max?: number
  applicationName?: string
  statementTimeout?: number
  /** Milliseconds that a connection or an answer is waited for, whatever the server says; without it the server decides. */
  patience?: number
}

export interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
  statementTimeout?: number
  lockTimeout?: number
}

const STATEMENT_TIMEOUT = 25_000
const LOCK_TIMEOUT = 10_000
/**
 * A machine that loses its network in the middle of a transaction would keep its locks until TCP gives up, for hours.
 * Shorter than the wait for a lock, so that who waits for such a one is served and not refused.
 */
const SILENCE_TIMEOUT = 7_000
/** What waits for a reader of files waits for another's turn and its own, a minute each at most. */
const LONG_SILENCE = 150_000
/** SQL dates (`current_date`, `::date`) mean the council's day, whatever the server's zone is. */
const TIME_ZONE = 'America/Argentina/Buenos_Aires'

const { types } = pg
types.setTypeParser(types.builtins.INT8, BigInt)
types.setTypeParser(types.builtins.NUMERIC, asText)
types.setTypeParser(types.builtins.DATE, asText)
types.setTypeParser(types.builtins.TIMESTAMP, asText)
types.setTypeParser(types.builtins.TIMESTAMPTZ, toIsoInstant)

function asText(text: string): string {
  return text
}

function toIsoInstant(text: string): string {
  if (text.endsWith('infinity')) return text
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString()
}

/**
 * Opens a pool. int8 comes back as bigint, date and numeric as text, timestamptz as an ISO instant in UTC. It
 * connects lazily, so a wrong address fails at the first query.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Db {
  const statementTimeout = options.statementTimeout ?? STATEMENT_TIMEOUT
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'padron',
    connectionTimeoutMillis: options.patience ?? 10_000,
    ...(options.patience !== undefined && { query_timeout: options.patience }),
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // By SET and not as a startup parameter: transaction poolers refuse the latter.
    // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for it, whatever its types say
    onConnect: async (client) => {
      await client.query(
        `SET statement_timeout = ${statementTimeout}; SET lock_timeout = ${LOCK_TIMEOUT}; ` +
          `SET timezone = '${TIME_ZONE}'; SET client_min_messages = warning`,
      )
    },
  })
  let closing = false
  const sentencias = { total: 0 }
  // The pool replaces an idle connection that the server closed.
  pool.on('error', (error) => {
    if (!closing) console.error(`base de datos: conexión perdida (${error.message})`)
  })
  return {
    pool,
    sentencias,
    query: async <T>(sql: string, params: readonly unknown[] = []) => {
      sentencias.total++
      return (await pool.query(sql, [...params])).rows as T[]
    },
    close: () => {
      closing = true
      return pool.end()
    },
  }
}

/** The server undid everything, and the same work may succeed now: serialization failure or deadlock. */
export function isRetryable(error: unknown): boolean {
  const code = sqlState(error)
  return code === '40001' || code === '40P01'
}

export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** There is no room on a disk, the database's or this machine's: nothing was written, and reading goes on. */
export const isDiskFull = (error: unknown): boolean =>
  ['53100', 'ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown } | null | undefined)?.code))

/** The foreign key that a statement broke; undefined for any other error. */
export function brokenKey(error: unknown): string | undefined {
  return sqlState(error) === '23503' ? (error as pg.DatabaseError).constraint : undefined
}

/** How often work is begun, and how long it pauses at most before it is begun again. */
const TRIES = 4
const PAUSE = 60

/**
 * Commits what `fn` returns and rolls back what it throws. After a deadlock or serialization failure `fn` runs again,
 * so it must touch nothing but `tx`; the pause is random, since who begins again at once takes the lock the other was
 * just given. A lost connection is never retried: the outcome of its COMMIT is unknown.
 */
export async function withTransaction<R>(
  db: Db,
  fn: (tx: Tx) => Promise<R>,
  options: TransactionOptions = {},
): Promise<R> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(db, fn, options)
    } catch (error) {
      if (!isRetryable(error) || tries === TRIES) throw error
      await setTimeout(PAUSE * tries * (0.5 + Math.random() / 2))
    }
  }
}

async function attempt<R>(db: Db, fn: (tx: Tx) => Promise<R>, options: TransactionOptions): Promise<R> {
  const client = await db.pool.connect()
  let broken: Error | undefined
  // Without a listener, a connection lost between two statements would end the process.
  const onLost = (error: Error): void => {
    broken = error
  }
  client.on('error', onLost)
  let open = true
  try {
    await client.query(beginStatement(options))
    const result = await fn(openTx(client, db.sentencias, () => open))
    open = false
    await client.query('COMMIT')
    return result
  } catch (error) {
    broken ??= await rollback(client)
    throw error
  } finally {
    open = false
    client.off('error', onLost)
    client.release(broken)
  }
}

/** Before what makes the transaction wait for something else than the database; nobody else may need its locks. */
export async function mayFallSilent(tx: Tx): Promise<void> {
  await tx.query(`SET LOCAL idle_in_transaction_session_timeout = ${LONG_SILENCE}`)
}

function beginStatement(options: TransactionOptions): string {
  const isolation = options.isolation ?? 'read committed'
  const statement = options.statementTimeout ?? STATEMENT_TIMEOUT
  const lock = options.lockTimeout ?? LOCK_TIMEOUT
  // What may take as long as it takes (a backup, a move) also pauses between its statements.
  const silence = statement === 0 ? 0 : SILENCE_TIMEOUT
  return (
    `BEGIN ISOLATION LEVEL ${isolation}; ` +
    `SET LOCAL statement_timeout = ${statement}; SET LOCAL lock_timeout = ${lock}; ` +
    `SET LOCAL idle_in_transaction_session_timeout = ${silence}`
  )
}

function openTx(client: pg.PoolClient, sentencias: Db['sentencias'], isOpen: () => boolean): Tx {
  const tx: Omit<Tx, typeof txBrand> = {
    client,
    query: async <T>(sql: string, params: readonly unknown[] = []) => {
      // A forgotten await would otherwise write outside the transaction.
      if (!isOpen()) throw new Error('La transacción ya terminó.')
      sentencias.total++
      return (await client.query(sql, [...params])).rows as T[]
    },
  }
  // The brand exists only for the compiler, and only this place may give it.
  return tx as Tx
}

/** Answers the error when the connection cannot be cleaned, so that the pool drops it. */
async function rollback(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
