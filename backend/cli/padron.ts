import { OperatorError } from '@/backend/cli/environment'
import { readOrden } from '@/backend/cli/leer-orden'
import { RefusedDatabaseError } from '@/backend/db/migrate'
import { isDiskFull } from '@/backend/db/conexion'
import { DamagedBackupError } from '@/backend/db/container'
import { MudanzaError } from '@/backend/mudanza/viaje/error'
import { LockedError } from '@/scripts/lock.mjs'
import { UnusableServerError } from '@/backend/db/supervisor/engine'

async function main(words: string[]): Promise<number> {
  try {
    const pedida = readOrden(words)
    if (!pedida) return 0
    const { run } = await pedida.orden.load()
    return await run(pedida.opciones as never, pedida.argumento as never)
  } catch (error) {
    console.error(isExpected(error) ? error.message : (systemTrouble(error) ?? error))
    return 1
  }
}

function isExpected(error: unknown): error is Error {
  return [
    OperatorError,
    RefusedDatabaseError,
    DamagedBackupError,
    LockedError,
    MudanzaError,
    UnusableServerError,
  ].some((kind) => error instanceof kind)
}

const TROUBLES: Record<string, string> = {
  ENOSPC: 'No queda lugar en el disco',
  // PostgreSQL's own, wherever it is.
  '53100': 'No queda lugar en el disco de la base de datos',
  EROFS: 'El disco es de solo lectura',
  EACCES: 'No hay permiso',
  EPERM: 'No hay permiso',
  ENOENT: 'No existe',
}

/** A refusal by the system in words; undefined for anything else. */
function systemTrouble(error: unknown): string | undefined {
  const { code = '', path } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  const words = TROUBLES[code]
  if (!words || (path === undefined && !isDiskFull(error))) return undefined
  return path === undefined ? `${words}.` : `${words}: ${path}`
}

// The reader of our output may stop reading (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
process.exit(await main(process.argv.slice(2)))
