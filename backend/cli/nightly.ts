import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { siblingProgram } from '@/backend/db/root'
import type { Vuelta } from '@/backend/tarea/kinds'
import { dayOf } from '@/domain/fechas'

const CADA = 15 * 60_000
/** The backup is due from this hour of Argentina; a machine that sleeps at night makes it in the morning. */
const DESDE_LAS = 3

function dueFile(folder: string, ahora: Date): string | undefined {
  const file = join(folder, `noche-${dayOf(ahora)}.padron`)
  const hour = new Date(ahora.getTime() - DESDE_LAS * 3_600_000)
  return dayOf(hour) === dayOf(ahora) && !existsSync(file) ? file : undefined
}

/** One backup a day, in a process of its own so that the API keeps none of its memory. */
export const respaldoNocturno = (databaseUrl: string, folder: string): Vuelta => ({
  cada: CADA,
  clave: `${hostname()}:${folder}`,
  hay: async (db) => {
    const [clock] = await db.query<{ ahora: string }>('SELECT now() AS ahora')
    return clock !== undefined && dueFile(folder, new Date(clock.ahora)) !== undefined
  },
  turno: async ({ ahora, fin }) => {
    const file = dueFile(folder, ahora)
    if (file !== undefined) await backUp(databaseUrl, file, fin)
    return null
  },
})

/** If the process ends meanwhile, no file is left that looks like a backup. */
async function backUp(databaseUrl: string, file: string, fin: AbortSignal): Promise<void> {
  const child = spawn(
    process.execPath,
    [siblingProgram('padron.mjs'), 'respaldo', '--a', file, '--conservar', 'noche-'],
    { env: { ...process.env, DATABASE_URL: databaseUrl }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const cut = (): void => void child.kill()
  fin.addEventListener('abort', cut)
  try {
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0 && !fin.aborted) throw new Error(`El respaldo nocturno ${file} falló.`)
  } finally {
    fin.removeEventListener('abort', cut)
  }
}
