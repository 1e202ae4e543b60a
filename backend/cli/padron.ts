import { OperatorError } from '@/backend/cli/entorno'
import { RefusedDatabaseError } from '@/backend/db/migrar'
import { DamagedBackupError } from '@/backend/db/contenedor'
import { LockedError } from '@/backend/db/supervisor/candado'

type Command = (args: string[]) => Promise<number>

/** Each command is loaded only when asked for. */
const COMMANDS: Record<string, () => Promise<{ run: Command }>> = {
  iniciar: () => import('@/backend/cli/iniciar'),
  estrenar: () => import('@/backend/cli/estrenar'),
  respaldo: () => import('@/backend/cli/respaldo'),
  restaurar: () => import('@/backend/cli/restaurar'),
  verificar: () => import('@/backend/cli/verificar'),
  cuotas: () => import('@/backend/cli/cuotas'),
  generar: () => import('@/backend/cli/generar'),
  admin: () => import('@/backend/cli/admin'),
  openapi: () => import('@/backend/cli/openapi'),
}

async function main([name = '', ...args]: string[]): Promise<number> {
  const load = COMMANDS[name]
  if (!load) {
    console.error(`Órdenes: ${Object.keys(COMMANDS).join(', ')}.`)
    return 2
  }
  try {
    return await (await load()).run(args)
  } catch (error) {
    console.error(isExpected(error) ? error.message : error)
    return 1
  }
}

function isExpected(error: unknown): error is Error {
  return [OperatorError, RefusedDatabaseError, DamagedBackupError, LockedError].some(
    (kind) => error instanceof kind,
  )
}

// Whoever reads our output may stop reading (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
process.exit(await main(process.argv.slice(2)))
