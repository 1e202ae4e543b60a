import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openAtAnyAge } from '@/backend/cli/abrir'
import { OperatorError, stateFolder } from '@/backend/cli/environment'
import { stamp } from '@/backend/cli/birth'
import { sweepBytes } from '@/backend/archivo/store'
import { withTransaction } from '@/backend/db/conexion'
import { backUp, keepNewest } from '@/backend/db/backup'

const KEPT = 14

/** `npm run respaldo [-- --a archivo]` writes the whole register to one file. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { a: { type: 'string' }, conservar: { type: 'string' } } })
  const register = await openAtAnyAge('respaldo')
  try {
    const folder = register.folder?.backups ?? join(stateFolder(), 'respaldos')
    const target = values.a === undefined ? join(folder, `respaldo-${stamp()}.padron`) : resolve(values.a)
    if (existsSync(target)) throw new OperatorError(`Ya existe ${target}.`)
    // The nightly backup leaves out bytes that nobody uses any more.
    if (values.conservar) await withTransaction(register.db, (tx) => sweepBytes(tx, 1_000))
    const made = await backUp(register.db, target)
    if (values.conservar) keepNewest(dirname(target), values.conservar, KEPT)
    console.log(
      `${made.archivo}: ${made.filas} filas de ${made.tablas} tablas, ${Math.ceil(made.bytes / 1024)} kB`,
    )
    return 0
  } finally {
    await register.close()
  }
}
