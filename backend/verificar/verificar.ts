import { createHash } from 'node:crypto'
import { listBytes, readBytes, TrozoFaltante } from '@/backend/archivo/store'
import { withTransaction, type Db, type Queryable } from '@/backend/db/conexion'
import { REGLAS } from '@/backend/verificar/rules'
import { nombreDePoliza, type NombreDePoliza } from '@/domain/poliza'

export interface Hallazgo {
  regla: string
  cantidad: number
  ejemplos: string[]
}

const EXAMPLES = 5

/**
 * Checks every invariant of the ledger and the bytes of every file at one moment, while people go on working. Answers
 * what is broken.
 */
export async function verificar(db: Db): Promise<Hallazgo[]> {
  return withTransaction(
    db,
    async (tx) => {
      // Joining whole tables spills to disk with a screen's memory.
      await tx.query("SET LOCAL work_mem = '128MB'; SET TRANSACTION READ ONLY")
      return [...(await checkRules(tx)), ...(await checkBytes(tx))]
    },
    { isolation: 'repeatable read', statementTimeout: 0 },
  )
}

export async function checkRules(db: Queryable): Promise<Hallazgo[]> {
  const found: Hallazgo[] = []
  for (const { regla, sql } of REGLAS) {
    const casos = await readCases(db, sql)
    if (casos.cantidad > 0) found.push({ regla, ...casos })
  }
  return found
}

/** How many there are, and some of them. */
async function readCases(db: Queryable, sql: string): Promise<Omit<Hallazgo, 'regla'>> {
  const [row] = await db.query<Omit<Hallazgo, 'regla'>>(
    `SELECT count(*)::int AS cantidad, coalesce((array_agg(caso))[1:${EXAMPLES}], '{}') AS ejemplos
     FROM (${sql}) AS roto(caso)`,
  )
  if (!row) throw new Error('Sin respuesta de la base')
  return row
}

/** How many each rule passes over, of those that pass over any. */
export async function countExempt(
  db: Queryable,
): Promise<{ regla: string; que: string; cantidad: number }[]> {
  const counted: { regla: string; que: string; cantidad: number }[] = []
  for (const { regla, exime } of REGLAS) {
    if (!exime) continue
    const { cantidad } = await readCases(db, exime.sql)
    if (cantidad > 0) counted.push({ regla, que: exime.que, cantidad })
  }
  return counted
}

/** Reads every kept file again, piece by piece, and compares its hash. */
async function checkBytes(db: Queryable): Promise<Hallazgo[]> {
  const broken: string[] = []
  for (const { huella, bytes } of await listBytes(db)) {
    const hash = createHash('sha256')
    try {
      for await (const piece of readBytes(db, huella, 0, bytes - 1)) hash.update(piece)
      if (hash.digest('hex') !== huella) broken.push(`archivo ${huella}${await policiesIn(db, huella)}`)
    } catch (error) {
      // The rule of pieces tells of a missing one; the other files are still read.
      if (!(error instanceof TrozoFaltante)) throw error
      broken.push(`archivo ${huella}: falta el trozo ${error.orden}`)
    }
  }
  const regla = 'Los bytes de cada archivo dan la huella con la que se guardan'
  return broken.length > 0 ? [{ regla, cantidad: broken.length, ejemplos: broken.slice(0, EXAMPLES) }] : []
}

/** The federation sends a policy again that is asked for by its name. */
async function policiesIn(db: Queryable, huella: string): Promise<string> {
  const polizas = await db.query<NombreDePoliza>(
    'SELECT anio, mes, matriculado_id AS "matriculadoID" FROM poliza WHERE huella = $1 ORDER BY id LIMIT 5',
    [huella],
  )
  return polizas.length > 0 ? `: póliza ${polizas.map(nombreDePoliza).join(', ')}` : ''
}
