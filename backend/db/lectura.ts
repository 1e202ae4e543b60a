import { openDatabase, sqlState, type Db } from '@/backend/db/conexion'

/** How old an answer of the standby may be, in milliseconds. */
const ATRASO_MAXIMO = 5_000
/** How long it is believed, once it was asked how far it is or did not answer. */
const CREIDO = 5_000
/** A standby that takes longer is no help: the primary answers then. */
const ESPERA = 5_000

/**
 * Milliseconds that it lags; null where it follows nobody any more, since nothing tells then how old it is. A server that is
 * no standby, as one that was promoted, lags nothing.
 */
const ATRASO = `SELECT CASE
    WHEN NOT pg_is_in_recovery() THEN 0
    WHEN NOT EXISTS (SELECT FROM pg_stat_wal_receiver) THEN NULL
    WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0
    ELSE extract(epoch FROM now() - pg_last_xact_replay_timestamp()) * 1000
  END::float8 AS atraso`

export interface OpcionesDeLectura {
  /** Told once when the primary answers in its place, with why, and once when it answers again. */
  alCambiar?: (sirve: boolean, porque: string) => void
  atrasoMaximo?: number
  creido?: number
  espera?: number
}

/**
 * The database for reads that may be some seconds old: a standby answers them, and the primary whatever the standby cannot,
 * which nobody notices but who reads the log. What is written, and transactions, are the primary's.
 */
export function openLectura(url: string, primary: Db, opciones: OpcionesDeLectura = {}): Db {
  const { atrasoMaximo = ATRASO_MAXIMO, creido = CREIDO, espera = ESPERA } = opciones
  const standby = openDatabase(url, { max: 4, applicationName: 'padron-lectura', patience: espera })
  let known: { hasta: number; sirve: boolean } | undefined
  let told = true
  const believe = (porque: string | undefined): boolean => {
    const sirve = porque === undefined
    known = { hasta: performance.now() + creido, sirve }
    if (sirve !== told) opciones.alCambiar?.(sirve, porque ?? '')
    told = sirve
    return sirve
  }
  const look = async (): Promise<boolean> => {
    try {
      const [row] = await standby.query<{ atraso: number | null }>(ATRASO)
      const atraso = row?.atraso ?? null
      if (atraso === null) return believe('no sigue a la principal')
      return believe(atraso > atrasoMaximo ? `atrasada ${Math.round(atraso / 1000)} s` : undefined)
    } catch (error) {
      return believe(wordsOf(error))
    }
  }
  let looking: Promise<boolean> | undefined
  const serves = async (): Promise<boolean> => {
    if (known && performance.now() < known.hasta) return known.sirve
    looking ??= look().finally(() => (looking = undefined))
    return looking
  }
  return {
    pool: primary.pool,
    sentencias: primary.sentencias,
    query: async <T>(sql: string, params?: readonly unknown[]) => {
      if (!(await serves())) return primary.query<T>(sql, params)
      try {
        return await standby.query<T>(sql, params)
      } catch (error) {
        // What it must not write, or had to give up for what it follows, says nothing against it.
        if (!DE_PASO.has(sqlState(error) ?? '')) believe(wordsOf(error))
        return primary.query<T>(sql, params)
      }
    },
    close: () => standby.close(),
  }
}

/** read_only_sql_transaction, and what a standby cancels to go on with its primary. */
const DE_PASO = new Set(['25006', '40001'])

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
