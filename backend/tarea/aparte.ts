import { fork } from 'node:child_process'
import { once } from 'node:events'
import { siblingProgram } from '@/backend/db/root'
import type { Aparte } from '@/backend/tarea/kinds'
import type { TipoDeTarea } from '@/domain/tarea'

/**
 * Runs a command of the launcher for a job, in a process of its own that ends with this one or once `fin` is aborted; what it
 * tells is heard. Answers its exit code, null where a signal ended it.
 */
export async function runCommand(
  args: readonly string[],
  { databaseUrl, fin, hear }: { databaseUrl: string; fin: AbortSignal; hear?: (dicho: unknown) => void },
): Promise<number | null> {
  const child = fork(siblingProgram('padron.mjs'), args, {
    execArgv: ['--max-semi-space-size=8'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const cut = (): void => void child.kill()
  fin.addEventListener('abort', cut)
  if (hear) child.on('message', hear)
  try {
    const [code] = (await once(child, 'exit')) as [number | null]
    return code
  } finally {
    fin.removeEventListener('abort', cut)
  }
}

/** Has the command `pasos` take the steps of jobs of so many rows: they hold up nobody, and their memory ends with them. */
export const longOnes = (tipo: TipoDeTarea, databaseUrl: string): Aparte => ({
  desde: 5_000,
  tomar: async ({ id, dueno }, fin) => {
    const args = ['pasos', '--tipo', tipo, '--tarea', String(id), '--dueno', dueno]
    const code = fin.aborted ? null : await runCommand(args, { databaseUrl, fin })
    if (fin.aborted) return 'sigue'
    if (code !== 0) throw new Error(`Los pasos de la tarea ${id} (${tipo}) fallaron.`)
    return 'fin'
  },
})
