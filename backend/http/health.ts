import type { Hono } from 'hono'
import type { Db } from '@/backend/db/conexion'
import type { Env } from '@/backend/http/env'

/** `drenando`: told to stop, it takes no new work from a balancer. */
export interface Ciclo {
  drenando: boolean
}

const PATIENCE = 2_000

/** /salud/viva: the process answers. /salud/lista: it can also work (503 while draining or without database). */
export function addHealth(app: Hono<Env>, db: Db, ciclo: Ciclo, arranque: string | null): void {
  app.get('/salud/viva', (c) => c.json({ arranque, ok: true }))
  app.get('/salud/lista', async (c) => {
    const ok = !ciclo.drenando && (await reaches(db))
    return c.json({ arranque, ok }, ok ? 200 : 503)
  })
}

async function reaches(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE)
  })
  const asked = db.query('SELECT 1').then(
    () => true,
    () => false,
  )
  const ok = await Promise.race([asked, late])
  clearTimeout(timer)
  return ok
}
