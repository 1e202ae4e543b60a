import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { openAtAnyAge } from '@/backend/cli/abrir'
import { OperatorError, stateFolder } from '@/backend/cli/environment'
import { stamp } from '@/backend/cli/birth'
import { sweepBytes } from '@/backend/archivo/store'
import { withTransaction } from '@/backend/db/conexion'
import { backUp, keepNewest } from '@/backend/db/backup'

const KEPT = 14

/** `npm run respaldo [-- --a archivo]` writes the whole register to one file. */
export async function run({ a, conservar }: { a?: string; conservar?: string }): Promise<number> {
  const register = await openAtAnyAge('respaldo')
  try {
    const folder = register.folder?.backups ?? join(stateFolder(), 'respaldos')
    const target = a === undefined ? join(folder, `respaldo-${stamp()}.padron`) : resolve(a)
    if (existsSync(target)) throw new OperatorError(`Ya existe ${target}.`)
    // The nightly backup leaves out bytes that nobody uses any more.
    if (conservar) await withTransaction(register.db, (tx) => sweepBytes(tx, 1_000))
    const made = await backUp(register.db, target)
    if (conservar) keepNewest(dirname(target), conservar, KEPT)
    console.log(
      `${made.archivo}: ${made.filas} filas de ${made.tablas} tablas, ${Math.ceil(made.bytes / 1024)} kB`,
    )
    return 0
  } finally {
    await register.close()
  }
}
