import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '@/backend/cli/environment'
import { emptyRegister } from '@/backend/db/table-catalog'
import { withTransaction, type Db } from '@/backend/db/conexion'
import { ADVISORY_LOCK, migrate } from '@/backend/db/migrate'
import { createRegistro, readRegistro, type ClaseRegistro, type Registro } from '@/backend/db/registro'
import { backUp, keepNewest } from '@/backend/db/backup'
import type { RegisterFolder } from '@/backend/db/supervisor/folder'

const BEARING = 2
const MARK = 'registro.json'
const UNLIMITED = { statementTimeout: 0, lockTimeout: 0 }
const KEPT = 14

/** What an embedded register was born as, readable without a server; undefined before its birth was complete. */
export function bornAs(folder: RegisterFolder): ClaseRegistro | undefined {
  const path = join(folder.root, MARK)
  if (!existsSync(path)) return undefined
  const { clase } = JSON.parse(readFileSync(path, 'utf8')) as { clase: ClaseRegistro }
  return clase
}

export function markBorn(folder: RegisterFolder, clase: ClaseRegistro): void {
  const path = join(folder.root, MARK)
  writeFileSync(`${path}.nuevo`, JSON.stringify({ clase }), { mode: 0o600, flush: true })
  renameSync(`${path}.nuevo`, path)
}

/** Migrates the schema; a register with data is backed up first. */
export async function migrateRegister(db: Db, backups: string): Promise<string[]> {
  return migrate(db, {
    beforeChange: async () => {
      if (!(await readRegistro(db))) return
      await backUp(db, join(backups, `antes-de-migrar-${stamp()}.padron`))
      keepNewest(backups, 'antes-de-migrar-', KEPT)
    },
  })
}

/**
 * Makes the register of a migrated database, or answers the one it has. The row that names it comes last, so an
 * interrupted birth is begun again. Of two at once the second waits.
 */
export async function bear(
  db: Db,
  clase: ClaseRegistro,
  nombre: string,
  fill: () => Promise<void>,
): Promise<{ registro: Registro; born: boolean }> {
  // This transaction only holds the lock. If it read a table, that table could not be emptied; a statement with
  // parameters would keep its snapshot to the end, and a vacuum meanwhile could mark nothing as seen by everybody.
  return withTransaction(
    db,
    async (guard) => {
      await guard.query(`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK}, ${BEARING})`)
      const found = await readRegistro(db)
      if (found) return { registro: found, born: false }
      await withTransaction(db, emptyRegister, UNLIMITED)
      await fill()
      await withTransaction(db, (tx) => createRegistro(tx, clase, nombre))
      const registro = await readRegistro(db)
      if (!registro) throw new OperatorError('No se pudo crear el registro.')
      return { registro, born: true }
    },
    UNLIMITED,
  )
}

/** '20261121-043000', for file names that sort by age. */
export function stamp(now = new Date()): string {
  return now.toISOString().slice(0, 19).replaceAll('-', '').replace('T', '-').replaceAll(':', '')
}
