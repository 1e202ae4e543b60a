import type { Ronda } from '@/backend/tarea/kinds'

const DIAS = 90
const CADA = 6 * 3_600_000

export const limpieza: Ronda = {
  cada: CADA,
  turno: async ({ db }) => {
    await db.query(
      `DELETE FROM tarea WHERE estado <> 'pendiente' AND terminada_en < now() - interval '${DIAS} days'`,
    )
    return null
  },
}
