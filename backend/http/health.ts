import type { Hono } from 'hono'
import type { Db } from '@/backend/db/conexion'
import { motorInWords, readMotor } from '@/backend/db/motor'
import { readPrograma } from '@/backend/db/programa'
import type { Env } from '@/backend/http/env'

/** `drenando`: told to stop, it takes no new work from a balancer. */
export interface Ciclo {
  drenando: boolean
}

const PATIENCE = 2_000

/**
 * /salud/viva: the process answers, and what it is. /salud/lista: it can also work (503 while draining or without database),
 * and by which engine.
 */
export function addHealth(app: Hono<Env>, db: Db, ciclo: Ciclo, arranque: string | null): void {
  const version = readPrograma()
  app.get('/salud/viva', (c) => c.json({ arranque, ok: true, version }))
  app.get('/salud/lista', async (c) => {
    const motor = await askMotor(db)
    const ok = !ciclo.drenando && motor !== undefined
    return c.json({ arranque, ok, version, motor }, ok ? 200 : 503)
  })
}

/** What the database says it is; undefined when it does not answer in time. */
async function askMotor(db: Db): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE)
  })
  const asked = readMotor(db).then(motorInWords, () => undefined)
  const motor = await Promise.race([asked, late])
  clearTimeout(timer)
  return motor
}
