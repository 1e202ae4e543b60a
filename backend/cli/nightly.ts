import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { siblingProgram } from '@/backend/db/root'
import type { Db } from '@/backend/db/conexion'
import type { Vuelta } from '@/backend/tarea/kinds'
import { dayOf } from '@/domain/fechas'

const CADA = 15 * 60_000
/** The backup is due from this hour of Argentina; a machine that sleeps at night makes it in the morning. */
const DESDE_LAS = 3
/** The check of the ledger follows the backup. */
const VERIFICA_DESDE_LAS = 4

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
  const code = await runOrder(databaseUrl, ['respaldo', '--a', file, '--conservar', 'noche-'], fin)
  if (code !== 0 && !fin.aborted) throw new Error(`El respaldo nocturno ${file} falló.`)
}

/** One of `padron`'s orders on the served register; answers how it ended. */
async function runOrder(
  databaseUrl: string,
  order: readonly string[],
  fin: AbortSignal,
): Promise<number | null> {
  const child = spawn(process.execPath, [siblingProgram('padron.mjs'), ...order], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const cut = (): void => void child.kill()
  fin.addEventListener('abort', cut)
  try {
    const [code] = (await once(child, 'exit')) as [number | null]
    return code
  } finally {
    fin.removeEventListener('abort', cut)
  }
}

/** SQL: no check of the ledger ended since the last `VERIFICA_DESDE_LAS`, and the register is older than that. */
const SIN_VERIFICAR = `SELECT FROM registro r, (
    SELECT date_trunc('day', now() - interval '${VERIFICA_DESDE_LAS} hours') + interval '${VERIFICA_DESDE_LAS} hours' AS desde) q
  WHERE r.creado_en < q.desde AND NOT EXISTS (SELECT FROM verificacion v WHERE v.hecha_en >= q.desde)`

const isDue = async (db: Db): Promise<boolean> => (await db.query(SIN_VERIFICAR)).length > 0

/** One check of the ledger a day, in a process of its own, for all machines together. What it finds is watched. */
export const verificacionNocturna = (databaseUrl: string): Vuelta => ({
  cada: CADA,
  hay: isDue,
  turno: async ({ db, fin }) => {
    await runOrder(databaseUrl, ['verificar'], fin)
    // Broken rules end it with 1 as a failure does; only the former are written down.
    if (!fin.aborted && (await isDue(db))) throw new Error('La verificación nocturna no terminó.')
    return null
  },
})
