import { withTransaction, type Db, type Queryable } from '@/backend/db/conexion'
import { REGLAS } from '@/backend/verificar/reglas'

/** An invariant that does not hold. */
export interface Hallazgo {
  /** What should be true, in Spanish. */
  regla: string
  cantidad: number
  /** The first cases, in words. */
  ejemplos: string[]
}

const EXAMPLES = 5

/**
 * Checks every invariant of the ledger over the whole register, as it was at one moment: people may go on working.
 * Answers what is broken; nothing when all is well.
 */
export async function verificar(db: Db): Promise<Hallazgo[]> {
  return withTransaction(
    db,
    async (tx) => {
      // Whole tables are joined: what is little for a screen spills to disk here.
      await tx.query("SET LOCAL work_mem = '128MB'; SET TRANSACTION READ ONLY")
      return checkRules(tx)
    },
    { isolation: 'repeatable read', statementTimeout: 0 },
  )
}

/** The same inside somebody's transaction. */
export async function checkRules(db: Queryable): Promise<Hallazgo[]> {
  const found: Hallazgo[] = []
  for (const { regla, sql } of REGLAS) {
    const [row] = await db.query<Omit<Hallazgo, 'regla'>>(
      `SELECT count(*)::int AS cantidad, coalesce((array_agg(caso))[1:${EXAMPLES}], '{}') AS ejemplos
       FROM (${sql}) AS roto(caso)`,
    )
    if (row && row.cantidad > 0) found.push({ regla, ...row })
  }
  return found
}
