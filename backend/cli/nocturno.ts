import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { siblingProgram } from '@/backend/db/raiz'
import { dayOf } from '@/domain/fechas'

const EVERY = 15 * 60_000
/** Hour of Argentina from which a day's backup is due; a machine that sleeps at night makes it in the morning. */
const DUE = 3

/** Makes one backup a day while Padrón runs, in a process of its own. Answers how to stop. */
export function keepNightly(databaseUrl: string, backups: string): () => void {
  const timer = setInterval(() => {
    const now = new Date()
    const file = join(backups, `noche-${dayOf(now)}.padron`)
    if (dayOf(new Date(now.getTime() - DUE * 3_600_000)) === dayOf(now) && !existsSync(file))
      launch(databaseUrl, file)
  }, EVERY)
  return () => clearInterval(timer)
}

function launch(databaseUrl: string, file: string): void {
  const child = spawn(
    process.execPath,
    [siblingProgram('padron.mjs'), 'respaldo', '--a', file, '--conservar', 'noche-'],
    { env: { ...process.env, DATABASE_URL: databaseUrl }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  child.once('error', (error) => console.error(`respaldo nocturno: ${error.message}`))
  child.once('exit', (code) => {
    if (code !== 0) console.error(`El respaldo nocturno ${file} falló.`)
  })
}
