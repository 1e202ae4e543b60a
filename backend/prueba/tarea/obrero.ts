import { expect } from 'vitest'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import type { Renglon } from '@/backend/nucleo/log'
import { type Vueltas, SIN_VUELTAS, type Trabajo } from '@/backend/tarea/kinds'
import { keepWorking, type Obra } from '@/backend/tarea/worker'
import { createTarea } from '@/backend/tarea/store'

/** A process at work: impatient, and with nothing to do but what a test gives it. */
export interface ObreroDePrueba {
  bitacora: Renglon[]
  stop: () => Promise<void>
}

export function startWorker(db: Db, trabajo: Trabajo<'cuotas'>, mas: Partial<Obra> = {}): ObreroDePrueba {
  const bitacora: Renglon[] = []
  const stop = keepWorking({
    db,
    bitacora: (renglon) => bitacora.push(renglon),
    trabajos: { cuotas: trabajo },
    vueltas: SIN_VUELTAS,
    plazo: 600,
    mirada: 20,
    pausa: 20,
    ...mas,
  })
  return { bitacora, stop }
}

/** A process that does nothing but what comes by itself. */
export const startTurns = (db: Db, vueltas: Partial<Vueltas>): ObreroDePrueba =>
  startWorker(db, NINGUNO, { vueltas: { ...SIN_VUELTAS, ...vueltas } })

const NINGUNO: Trabajo<'cuotas'> = {
  paso: () => Promise.reject(new Error('Nadie lo pidió')),
  resumen: () => Promise.resolve(''),
}

/** A job of so many rows that nothing but its own runner knows. */
export const order = (db: Db, clave: string, total: number): Promise<number> =>
  withTransaction(db, (tx) =>
    createTarea(tx, {
      tipo: 'cuotas',
      clave,
      pedido: { anio: 2026, mes: 11, corridaID: 1, hoy: '2026-11-21', pedidoID: null },
      usuarioID: null,
      total,
    }),
  )

export interface Estado {
  estado: string
  hechas: number
  fallas: number
  resumen: string | null
  causa: string | null
}

export async function stateOf(db: Db, id: number): Promise<Estado | undefined> {
  const [row] = await db.query<Estado>(
    'SELECT estado, hechas, fallas, resumen, causa FROM tarea WHERE id = $1',
    [id],
  )
  return row
}

export const ends = (db: Db, id: number, estado: string): Promise<void> =>
  expect.poll(async () => (await stateOf(db, id))?.estado, { timeout: 20_000, interval: 20 }).toBe(estado)

/** Connections of a process of its own, which a test may cut as a kill does. */
export function openProcess(url: string): { db: Db; kill(other: Db): Promise<void> } {
  const applicationName = `proceso-${Math.random().toString(36).slice(2)}`
  const db = openDatabase(url, { max: 4, applicationName })
  return {
    db,
    kill: async (other) => {
      // Whatever it asks for from now on fails, as with a process that is not there.
      Object.assign(db.pool, { connect: () => Promise.reject(new Error('muerto')) })
      Object.assign(db, { query: () => Promise.reject(new Error('muerto')) })
      await other.query(
        'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = $1',
        [applicationName],
      )
    },
  }
}
